"""Build the site: a folder that any web server can host, with the page and the whole server in it, run by Pyodide.

    python tools/build_site.py [FOLDER] [--wheel WHEEL]

The wheel is the compiled one that tools/browser_wheel.py makes. Without it the engine is not compiled, and the site
offers only those levels that are fast enough. The other packages are those of the environment that runs this; Pyodide
and sql.js are among the packages of the page.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import os
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "page"
MODULES = PAGE / "node_modules"
SITE = ROOT / "build" / "site"
SERVICE_WORKER, FILES, INDEX = "service-worker.js", "files.json", "index.json"
VERSION = "__VERSION__"  # its place in the service worker

OURS = "entrepot"
PACKAGES = (
    "anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "idna", "itsdangerous", "pytz", "sqlalchemy",
    "starlette", "tqdm", "typing_extensions",
)  # fmt: skip
LANGUAGES = ("cs", "en", "hu", "is", "sv")
LEFT_OUT = (
    "babel/locale-data/", "babel/messages/", "pytz/zoneinfo/", "sqlalchemy/dialects/mssql/",
    "sqlalchemy/dialects/mysql/", "sqlalchemy/dialects/oracle/", "sqlalchemy/ext/", "sqlalchemy/orm/",
    "sqlalchemy/testing/", "anyio/_backends/_trio", "anyio/pytest_plugin", "starlette/testclient", "entrepot/arena/",
    "entrepot/cli/", "entrepot/envs/", "entrepot/terminal/", "entrepot/training/", "entrepot/server/page/",
)  # fmt: skip
"""Beginnings of paths in packages that the site does not need."""
LIBRARY_LEFT_OUT = (
    "_pyrepl/", "ctypes/macholib/", "ensurepip/", "idlelib/", "lib2to3/", "pydoc_data/", "turtledemo/", "unittest/",
    "venv/", "wsgiref/", "xml/dom/", "xml/sax/", "xmlrpc/", "tkinter/", "curses/", "dbm/", "sqlite3/", "__phello__/",
    "_pydecimal", "_pyio", "antigravity", "bdb", "cProfile", "code.", "codeop", "doctest", "ftplib", "imaplib",
    "mailbox", "netrc", "nntplib", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats",
    "pyclbr", "pydoc", "sched", "shelve", "smtplib", "tabnanny", "telnetlib", "this", "timeit", "trace.", "tracemalloc",
    "turtle", "webbrowser", "zipapp", "fileinput", "filecmp", "cmd.", "getpass", "modulefinder", "symtable",
    "rlcompleter",
)  # fmt: skip
"""Beginnings of paths in Python's library that the site does not need."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape",
             "unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_le", "utf_16_be")  # fmt: skip


def build(folder: Path, wheel: Path | None) -> None:
    """Build everything."""
    shutil.rmtree(folder, ignore_errors=True)
    run("npm", "run", "build", "--", "--mode", "site", environment={"PAGE_OUT": str(folder)})
    add_python(folder / "python", wheel)
    stamp(folder)
    print(f"{folder}: {sum(transferred(path) for path in files_in(folder)) / 1e6:.2f} MB compressed")


def run(*command: str, environment: dict[str, str] | None = None) -> None:
    """Run a command of the page's."""
    subprocess.run(command, cwd=PAGE, check=True, env={**os.environ, **(environment or {})})


# Python


def add_python(folder: Path, wheel: Path | None) -> None:
    """Pyodide, the library and the packages."""
    folder.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.js"):
        shutil.copy(MODULES / "pyodide" / name, folder)
    write_compressed(folder / "pyodide.asm.wasm.gz", (MODULES / "pyodide" / "pyodide.asm.wasm").read_bytes())
    write_compressed(folder / "sql-wasm.wasm.gz", (MODULES / "sql.js" / "dist" / "sql-wasm-browser.wasm").read_bytes())
    with TemporaryDirectory() as temporary:
        library, packages = Path(temporary, "library"), Path(temporary, "packages")
        unpack_library(library)
        unpack_packages(packages, wheel)
        others = [path for path in packages.iterdir() if path.is_dir() and path.name != OURS]
        run("node", str(ROOT / "tools" / "strip_for_browser.mjs"), str(library), *map(str, others))
        write_compressed(folder / "library.zip.gz", zipped(library))
        write_compressed(folder / "packages.tar.gz", tarred(packages))
    loaded = ("pyodide.asm.wasm", "library.zip", "packages.tar")
    sizes = {name: (folder / f"{name}.gz").stat().st_size for name in loaded}
    index = {"sizes": sizes, "lock": {"info": lock_info(), "packages": {}}}
    (folder / INDEX).write_text(json.dumps(index), encoding="utf-8")


def lock_info() -> dict[str, str]:
    """What Pyodide wants to know of its packages, even if it loads none of them."""
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return dict(lock["info"])


def unpack_library(folder: Path) -> None:
    """Python's library, without what the site does not need."""
    with zipfile.ZipFile(MODULES / "pyodide" / "python_stdlib.zip") as library:
        for name in library.namelist():
            if not name.startswith(LIBRARY_LEFT_OUT) and is_known_encoding(name):
                library.extract(name, folder)


def is_known_encoding(name: str) -> bool:
    """Whether a file is none of the many encodings that nobody uses here."""
    return not name.startswith("encodings/") or Path(name).stem in ENCODINGS


def unpack_packages(folder: Path, wheel: Path | None) -> None:
    """Our package and those that it needs."""
    for name in PACKAGES:
        for file in distribution(name).files or ():
            put(folder, file.as_posix(), Path(str(file.locate())))
    if wheel:
        unpack_wheel(folder, wheel)
    else:
        for path in files_in(ROOT / "src"):
            put(folder, path.relative_to(ROOT / "src").as_posix(), path)


def unpack_wheel(folder: Path, wheel: Path) -> None:
    """The compiled package, without the sources of compiled modules."""
    with zipfile.ZipFile(wheel) as archive:
        compiled = {f"{name.split('.')[0]}.py" for name in archive.namelist() if name.endswith(".so")}
        for name in archive.namelist():
            if is_needed(name) and name not in compiled:
                archive.extract(name, folder)


def put(folder: Path, name: str, source: Path) -> None:
    """Copy a file of a package, if the site needs it."""
    if is_needed(name) and source.suffix != ".so":
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def is_needed(name: str) -> bool:
    """Whether the site needs a file of a package."""
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in (*LANGUAGES, "root")
    data = (".py", ".so", ".ftl", ".json", ".network", ".dat")
    return name.endswith(data) and not name.startswith((*LEFT_OUT, "..")) and ".dist-info/" not in name


def zipped(folder: Path) -> bytes:
    """A zip archive that is not compressed itself: as a whole it becomes smaller."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for path in files_in(folder):
            archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())
    return made.getvalue()


def tarred(folder: Path) -> bytes:
    """A tar archive of files; the same files give the same archive."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(files_in(folder), key=lambda path: (path.suffix, path)):
            entry = tarfile.TarInfo(path.relative_to(folder).as_posix())
            entry.size = path.stat().st_size
            with path.open("rb") as file:
                archive.addfile(entry, file)
    return made.getvalue()


def write_compressed(path: Path, data: bytes) -> None:
    """Write a file as gzip, always with the same bytes."""
    path.write_bytes(gzip.compress(data, 9, mtime=0))


# The list of files


def stamp(folder: Path) -> None:
    """Write the list of all files, by which the service worker knows what is new, and the version into that worker."""
    worker = folder / SERVICE_WORKER
    found = {path.relative_to(folder).as_posix(): digest(path) for path in files_in(folder) if path != worker}
    version = sha256(json.dumps(found).encode()).hexdigest()[:12]
    (folder / FILES).write_text(json.dumps({"version": version, "files": found}, indent=1), encoding="utf-8")
    if worker.exists():
        worker.write_text(worker.read_text(encoding="utf-8").replace(VERSION, version), encoding="utf-8")


def digest(path: Path) -> str:
    """By which a file is told from an earlier one."""
    return sha256(path.read_bytes()).hexdigest()[:16]


def transferred(path: Path) -> int:
    """The bytes that a browser loads: web servers compress what is not compressed."""
    data = path.read_bytes()
    return len(data) if path.suffix in (".gz", ".png", ".woff2") else len(gzip.compress(data))


def files_in(folder: Path) -> Iterator[Path]:
    """All files below a folder, in order."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts)


def main(arguments: Iterable[str] | None = None) -> None:
    """Build the site."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=SITE)
    parser.add_argument("--wheel", type=Path, help="the compiled wheel for the browser")
    options = parser.parse_args(list(arguments) if arguments is not None else None)
    build(options.folder.resolve(), options.wheel)


if __name__ == "__main__":
    main()
