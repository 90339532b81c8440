"""Builds the package for Python in the browser: ``python tools/browser_wheel.py [FOLDER]`` writes a wheel for Pyodide.

The ordinary way is ``pyodide build``, which needs the Emscripten SDK. This one needs only package registries: Clang
from PyPI's ``ziglang``, Pyodide from npm, Emscripten's C headers from Debian, and the headers of a CPython of
Pyodide's version. Downloads stay in ``build/browser-tools/``. Run it where Cython and setuptools are installed, as in
the environment that ``make`` creates.

The wheel has the package's data and Python files, also those of compiled modules, but not what a browser cannot use.
``--pure`` leaves the compiled modules out: such a wheel needs no download, and its games are slow.
"""

from __future__ import annotations

import argparse
import base64
import csv
import hashlib
import io
import json
import os
import runpy
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from setuptools import Distribution, Extension

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
TOOLS = ROOT / "build" / "browser-tools"
PYODIDE = "0.29.5"
ENDINGS = (".py", ".ftl", ".json", ".network", "py.typed")
PACKAGE = SOURCES / "entrepot"
# The built page, and what needs a terminal, another process or torch.
LEFT_OUT = (
    *("__main__.py", "cli", "server/page", "terminal", "training"),
    *(f"server/{name}.py" for name in ("administration", "erasure", "supervisor", "usage")),
)
EMSCRIPTEN_HEADERS = "usr/share/emscripten/cache/sysroot/include"

COMPILE = (
    *("-target", "wasm32-emscripten", "-mcpu=mvp+bulk_memory+mutable_globals+sign_ext+nontrapping_fptoint"),
    *("-fPIC", "-fvisibility=hidden", "-fwrapv", "-fno-sanitize=all", "-g0", "-DNDEBUG", "-nostdinc", "-w"),
)
SIMD = "entrepot.bots.network"  # 1.6 times as fast by it; all other modules are as fast with -Os as with -O2 or -O3
NOT_COMPILED = ("entrepot.envs.batch", "entrepot.training.recorder")  # of no use without numpy or torch
LINK = (
    *("-shared", "--experimental-pic", "--no-entry", "--import-undefined", "--unresolved-symbols=import-dynamic"),
    *("--export-if-defined=__wasm_apply_data_relocs", "--export-if-defined=__wasm_call_ctors"),
    *("--gc-sections", "--strip-all", "-O2"),
)


def run(*command: object, folder: Path = ROOT) -> str:
    """What a program prints; if it fails, the build ends with its last words."""
    words = [str(word) for word in command]
    if not shutil.which(words[0]):
        sys.exit(f"{words[0]} is not installed; only --pure works without it")
    environment = os.environ | {"ZIG_GLOBAL_CACHE_DIR": str(TOOLS / "cache")}
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"failed: {' '.join(words)}\n{done.stderr[-3000:]}")
    return done.stdout


# What is downloaded


def is_missing(folder: Path) -> bool:
    """Whether a download has to be made; then its folder is empty."""
    if (folder / "complete").exists():
        return False
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    print(f"Downloading {folder.name} ...", flush=True)
    return True


def zig() -> Path:
    """The program zig, which contains Clang and LLVM's linker."""
    folder = TOOLS / "ziglang"
    if is_missing(folder):
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", folder]
        run(*pip, "-c", ROOT / "constraints.txt", "ziglang")
        (folder / "complete").touch()
    return folder / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")


def emscripten_headers() -> Path:
    """The folder of Emscripten's C headers, taken out of Debian's package, which is not installed."""
    folder = TOOLS / "emscripten"
    if is_missing(folder):
        run("apt-get", "download", "emscripten", folder=folder)
        [package] = folder.glob("*.deb")
        extract_headers(package, folder)
        package.unlink()
        (folder / "complete").touch()
    return folder / EMSCRIPTEN_HEADERS


def extract_headers(package: Path, folder: Path) -> None:
    """Extract the headers from Debian's package: 13 of its 800 MB."""
    files = folder / "files.tar"
    with files.open("wb") as out:
        subprocess.run(["dpkg-deb", "--fsys-tarfile", package], stdout=out, check=True)
    with tarfile.open(files) as archive:
        wanted = [each for each in archive if each.name.startswith(f"./{EMSCRIPTEN_HEADERS}/")]
        archive.extractall(folder, wanted, filter="data")
    files.unlink()


@dataclass(frozen=True)
class Pyodide:
    """The Python that the wheel is for."""

    python: str
    """Its version, such as 3.13."""
    abi: str
    emscripten: tuple[str, ...]
    """The version of the SDK that compiled it."""
    variables: dict[str, Any]
    """How it was configured: what its ``sysconfig`` says."""

    @property
    def tag(self) -> str:
        """The tag of a compiled wheel."""
        python = "cp" + self.python.replace(".", "")
        return f"{python}-{python}-pyodide_{self.abi}_wasm32"

    @property
    def defines(self) -> list[str]:
        """The macros with which the SDK's compiler states its version."""
        parts = zip(("major", "minor", "tiny"), self.emscripten, strict=True)
        return [f"-D__EMSCRIPTEN_{part}__={number}" for part, number in parts]

    def pyconfig(self) -> str:
        """Its ``pyconfig.h``; a value of 0 stands for a macro that is not defined."""
        macros = {name: value for name, value in self.variables.items() if isinstance(value, int) and value}
        return "".join(f"#define {name} {value}\n" for name, value in sorted(macros.items()))


def pyodide() -> Pyodide:
    """Download Pyodide and look at what it is."""
    folder = TOOLS / f"pyodide-{PYODIDE}"
    if is_missing(folder):
        run("npm", "pack", "--silent", f"pyodide@{PYODIDE}", folder=folder)
        [package] = folder.glob("*.tgz")
        with tarfile.open(package) as archive:
            archive.extractall(folder, filter="data")
        (folder / "complete").touch()
    info = json.loads((folder / "package/pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    with ZipFile(folder / "package/python_stdlib.zip") as library:
        [name] = [name for name in library.namelist() if name.startswith("_sysconfigdata")]
        configuration = runpy.run_path(library.extract(name, folder))
    python = info["python"].rpartition(".")[0]
    return Pyodide(
        python, info["abi_version"], tuple(info["platform"].split("_")[1:]), configuration["build_time_vars"]
    )


# The headers of Python


def pythons(version: str) -> Iterator[Path]:
    """The Pythons of this version that may be installed: on the path, or beside the one that runs this."""
    if found := shutil.which(f"python{version}"):
        yield Path(found)
    yield from sorted(Path(sys.base_prefix).parent.glob(f"*{version}*/bin/python{version}"))


def installed_headers(version: str) -> Path | None:
    """The C headers of an installed CPython of this version."""
    script = "import sysconfig; print(sysconfig.get_path('include'))"
    for python in pythons(version):
        printed = subprocess.run([python, "-c", script], capture_output=True, text=True).stdout.strip()
        if printed and (Path(printed) / "Python.h").exists():
            return Path(printed)
    return None


def python_headers(target: Pyodide, installed: Path | None) -> Path:
    """A copy of CPython's headers with the configuration of Pyodide instead of this machine's."""
    if not installed:
        sys.exit(f"no C headers of Python {target.python}; install them, or name their folder with --python-include")
    patchlevel = installed / "patchlevel.h"
    if not patchlevel.exists() or f' "{target.python}.' not in patchlevel.read_text(encoding="utf-8"):
        sys.exit(f"{installed} does not have the headers of Python {target.python}")
    folder = TOOLS / "python"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(installed, folder)
    (folder / "pyconfig.h").write_text(target.pyconfig(), encoding="utf-8")
    return folder


# The compiled modules


def project() -> Distribution:
    """The project as setup.py describes it."""
    from distutils.core import run_setup  # which setuptools provides

    found = run_setup("setup.py", stop_after="config")
    assert isinstance(found, Distribution)
    return found


def translated(described: Distribution) -> list[Extension]:
    """The engine modules, translated to C as for any other wheel."""
    command: Any = described.get_command_obj("build_ext")
    command.extensions = described.ext_modules
    command.translate()
    return [module for module in command.extensions if module.name not in NOT_COMPILED]


def optimization(module: Extension) -> list[str]:
    """The options that make a module fast if that matters, otherwise small.

    Where setup.py asks for a small module, the engine calls copies of its functions in other modules; see there. What
    Cython shares among the modules handles memoryviews, which are made once for a search or an array.
    """
    if module.name == SIMD:
        return ["-O3", "-msimd128"]
    is_small = "-Os" in module.extra_compile_args or module.name.endswith("._cyutility")
    return ["-Os", "-fno-inline-functions"] if is_small else ["-Os"]


class Compiler:
    """Compiles and links a module for Pyodide."""

    def __init__(self, target: Pyodide, installed: Path | None) -> None:
        python = python_headers(target, installed or installed_headers(target.python))
        self.zig = zig()
        emscripten = emscripten_headers()
        includes = [self.zig.parent / "lib/include", emscripten, emscripten / "compat", python]
        self.options = [*COMPILE, *target.defines, *(word for path in includes for word in ("-isystem", path))]
        self.suffix = str(target.variables["EXT_SUFFIX"])

    def build(self, module: Extension) -> tuple[str, bytes]:
        """The name of the compiled module in the wheel, and its content."""
        compiled = TOOLS / "modules" / f"{module.name}.o"
        linked = compiled.with_suffix(".so")
        compiled.parent.mkdir(exist_ok=True)
        [source] = module.sources
        run(self.zig, "cc", *self.options, *optimization(module), "-c", source, "-o", compiled)
        run(self.zig, "wasm-ld", *LINK, compiled, "-o", linked)
        return module.name.replace(".", "/") + self.suffix, linked.read_bytes()


# The wheel


def package_files() -> Iterator[tuple[str, bytes]]:
    """The files of the package that a browser can use."""
    left_out = {PACKAGE / name for name in LEFT_OUT}
    for path in sorted(PACKAGE.rglob("*")):
        if path.name.endswith(ENDINGS) and left_out.isdisjoint((path, *path.parents)):
            yield path.relative_to(SOURCES).as_posix(), path.read_bytes()


def description_files(described: Distribution, tag: str) -> Iterator[tuple[str, bytes]]:
    """What a wheel says about itself; without the README."""
    folder = f"{described.get_name()}-{described.get_version()}.dist-info"
    metadata = io.StringIO()
    described.metadata.long_description = None
    described.metadata.write_pkg_file(metadata)
    is_pure = str(tag.endswith("-any")).lower()
    wheel = f"Wheel-Version: 1.0\nGenerator: browser_wheel\nRoot-Is-Purelib: {is_pure}\nTag: {tag}\n"
    yield f"{folder}/licenses/LICENSE", (ROOT / "LICENSE").read_bytes()
    yield f"{folder}/METADATA", metadata.getvalue().encode()
    yield f"{folder}/WHEEL", wheel.encode()


def record(files: dict[str, bytes], name: str) -> bytes:
    """The list of all files with their checksums."""
    lines = io.StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        writer.writerow([path, f"sha256={digest}", len(content)])
    writer.writerow([name, "", ""])
    return lines.getvalue().encode()


def write(path: Path, files: dict[str, bytes]) -> None:
    """Write an archive that depends on nothing but its files."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(path, "w") as archive:
        for name, content in files.items():
            info = ZipInfo(name)  # of 1980
            info.external_attr = 0o644 << 16
            archive.writestr(info, content, ZIP_DEFLATED, 9)


def build(folder: Path, described: Distribution, tag: str, compiled: dict[str, bytes]) -> Path:
    """Write the wheel; return its path."""
    files = dict(sorted({**dict(package_files()), **compiled}.items()))
    files |= dict(description_files(described, tag))
    name = f"{described.get_name()}-{described.get_version()}"
    files[f"{name}.dist-info/RECORD"] = record(files, f"{name}.dist-info/RECORD")
    path = folder / f"{name}-{tag}.whl"
    write(path, files)
    return path


def print_sizes(path: Path) -> None:
    """Print how large the wheel is, and what of it each kind of file needs."""
    sizes: dict[str, int] = {}
    with ZipFile(path) as archive:
        for each in archive.infolist():
            ending = Path(each.filename).suffix if each.filename.startswith("entrepot/") else "other"
            sizes[ending] = sizes.get(ending, 0) + each.compress_size
    for ending, size in sorted(sizes.items(), key=lambda item: -item[1]):
        print(f"{size:>9} bytes  {ending}")
    print(f"{path.stat().st_size:>9} bytes  {path}")


def main() -> None:
    """Build the wheel."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "browser", metavar="FOLDER")
    parser.add_argument("--pure", action="store_true", help="plain Python, for any system")
    parser.add_argument("--python-include", type=Path, metavar="DIR", help="the folder that has Python.h")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many modules to compile at a time")
    args = parser.parse_args()
    folder, installed = args.folder.resolve(), args.python_include and args.python_include.resolve()
    os.chdir(ROOT)
    described = project()
    if args.pure:
        print_sizes(build(folder, described, "py3-none-any", {}))
        return
    target = pyodide()
    compiler = Compiler(target, installed)
    modules = translated(described)
    with ThreadPoolExecutor(args.jobs) as pool:
        compiled = dict(pool.map(compiler.build, modules))
    print_sizes(build(folder, described, target.tag, compiled))


if __name__ == "__main__":
    main()
