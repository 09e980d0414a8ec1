"""Set the program up in this checkout and run it, its checks or its benchmarks.

Run by the system's Python, with nothing but the standard library:

    python3 packaging/bootstrap.py play [-- --new backgammon]
    python3 packaging/bootstrap.py test

`make play` and `make test` do the same. Everything goes into `.venv` beside the program.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - the very thing that is to be said
    sys.exit(
        "Python 3.11 or newer is needed, and this is Python {}.{}. Install it, or name another "
        "one, as in: make play PYTHON=python3.12".format(*sys.version_info)
    )

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"
STAMP = VENV / "set-up.txt"
TRANSLATIONS = ROOT / "resources" / "i18n"

sys.path.insert(0, str(ROOT))
from trictrac_gui.assets import SOURCE_LANGUAGE  # noqa: E402 - found only with the path above
from trictrac_gui.startup import preflight  # noqa: E402 - found only with the path above

MARKS = "QT_TRANSLATE_NOOP+=mark,translate+=say"
"""How texts are marked in the code, told to Qt's collector by what it knows."""

GNUBG = Path("/usr/games/gnubg")

CHECK_TIMEOUT, LONG_TIMEOUT = 180, 2100
"""Seconds that one test may take."""

SCREEN_READER = {
    "/usr/bin/Xvfb": "xvfb",
    "/usr/bin/xdotool": "xdotool",
    "/usr/bin/dbus-run-session": "dbus",
    "/usr/share/dbus-1/services/org.a11y.Bus.service": "at-spi2-core",
    "/usr/lib/python3/dist-packages/gi/__init__.py": "python3-gi",
    "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
}
"""What the tests need that listen to the window as a screen reader does: a file of each package,
and Debian's name for it."""


BUILD_VENV = ROOT / "build" / "venv"
BUILD_PYTHON = BUILD_VENV / BIN.name / f"python{EXE}"

NETS_VENV = ROOT / "build" / "nets"
NETS_PYTHON = NETS_VENV / BIN.name / f"python{EXE}"
NETS_NEED = ("numpy>=2.0,<3", "gnubg-nn==1.1.0a11")
"""What training and measuring need: gnubg-nn (GPL) is an opponent only and never shipped."""

_BINUTILS = {"/usr/bin/objdump": "binutils"}
BUILDING = {
    "bundle": _BINUTILS,
    "deb": _BINUTILS,
    "rpm": {**_BINUTILS, "/usr/bin/rpmbuild": "rpm"},
}
"""What building needs of the system: a file of each package, and Debian's name for it."""

NOTHING: Mapping[str, str] = {}


def main(arguments: list[str]) -> int:
    """Do what the first argument names; the exit status."""
    tasks = {
        "venv": venv,
        "play": play,
        "test": check,
        "check": check,
        "check-long": check_long,
        "quick": quick,
        "bench": bench,
        "fuzz": fuzz,
        "contrast": contrast,
        "gallery": gallery,
        "mutate": mutate,
        "translations": translations,
        "nets": nets,
        "strength": strength,
        "bundle": build,
        "deb": build,
        "rpm": build,
        "dist": build,
    }
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name not in tasks:
        print(f"Usage: python3 packaging/bootstrap.py {'|'.join(tasks)}", file=sys.stderr)
        return 2
    try:
        words = [word for word in rest if word != "--"]
        return build([name, *words]) if tasks[name] is build else tasks[name](words)
    except SetUpError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


class SetUpError(Exception):
    """The set-up cannot go on; the text is for the person at the terminal."""


# --- What can be run -------------------------------------------------------------------------


def venv(rest: list[str]) -> int:
    """Only set up what work on the program needs."""
    set_up(dev=True)
    return 0


def play(rest: list[str]) -> int:
    """Start the window."""
    set_up(dev=False)
    return run(PYTHON, "-m", "trictrac_gui", *rest)


def check(rest: list[str]) -> int:
    """Form, faults, types, import contracts and the tests with small counts."""
    set_up(dev=True)
    status = look()
    return status or pytest("-n", "auto", "--maxprocesses=4", f"--timeout={CHECK_TIMEOUT}", *rest)


def look() -> int:
    """Form, faults, types and import contracts, up to the first that fails."""
    steps = (
        ("ruff", "format", "--check", "."),
        ("ruff", "check", "."),
        ("mypy",),
        ("lint-imports", "--no-cache", "pyproject.toml", "packaging/importlinter-typing.toml"),
    )
    for tool, *options in steps:
        print(f"— {tool} {' '.join(options)}", flush=True)
        status = run(BIN / f"{tool}{EXE}", *options)
        if status:
            return status
    return 0


def quick(rest: list[str]) -> int:
    """For daily work: what `check` looks at, and of the tests only those of what was changed."""
    set_up(dev=True)
    status = look()
    chosen = tests_of(changed())
    if status or not chosen:
        return status
    return pytest("-n", "auto", "--maxprocesses=4", *chosen, *rest)


def changed() -> list[str]:
    """The files that differ from the last commit; in a clean checkout those of that commit."""
    asked = (
        ("diff", "--name-only", "HEAD"),
        ("ls-files", "--others", "--exclude-standard"),
        ("diff", "--name-only", "HEAD~1"),
    )
    for questions in (asked[:2], asked[2:]):
        told = [
            subprocess.run(
                ["git", *question], cwd=ROOT, check=False, capture_output=True, text=True
            ).stdout.splitlines()
            for question in questions
        ]
        found = [name for names in told for name in names]
        if found:
            return found
    return []


def tests_of(files: Iterable[str]) -> list[str]:
    """The tests beside changed files: of the same name, else those of the folder."""
    found = set()
    for name in files:
        path = Path(name)
        if path.suffix != ".py":
            continue
        match path.parts:
            case ("tests", *_):
                test, folder = path, path.parent
            case ("packaging", *_):
                test = folder = Path("tests", "packages", f"test_{path.name}")
            case (_, *inside):
                folder = Path("tests", *inside[:-1])
                test = folder / f"test_{path.name}"
        if path.parts[0] == "tests" and not path.name.startswith("test_"):
            continue  # help for tests: which of them use it is not known here
        if (ROOT / test).is_file():
            found.add(test.as_posix())
        elif folder.name != "tests" and (ROOT / folder).is_dir():
            found.add(folder.as_posix())
    return sorted(found)


def check_long(rest: list[str]) -> int:
    """The tests with their full counts, and gnubg as a second judge of files and positions."""
    set_up(dev=True)
    need_gnubg()
    want_screen_reader()
    return pytest(
        "-m", "long", "-n", "auto", "--maxprocesses=4", f"--timeout={LONG_TIMEOUT}", *rest
    )


def bench(rest: list[str]) -> int:
    """Measure, and fail over a limit."""
    set_up(dev=True)
    return run(PYTHON, str(ROOT / "packaging" / "bench.py"), *rest)


def fuzz(rest: list[str]) -> int:
    """Feed the readers of files with damaged input."""
    set_up(dev=True)
    return run(PYTHON, str(ROOT / "packaging" / "fuzz.py"), *rest)


def contrast(rest: list[str]) -> int:
    """How well the things of each theme can be told apart; fails where a pair falls short."""
    set_up(dev=False)
    return run(PYTHON, str(ROOT / "packaging" / "contrast.py"), *rest)


def mutate(rest: list[str]) -> int:
    """Change the code in small wrong ways and tell which of them no test notices."""
    set_up(dev=True)
    # Beside what is there, and not in `.venv` from the first: few need it.
    if "mutate" not in STAMP.read_text(encoding="utf-8").split():
        pip(PYTHON, "-e", f"{ROOT}[mutate]")
        with STAMP.open("a", encoding="utf-8") as stamp:
            stamp.write("mutate\n")
    return run(PYTHON, str(ROOT / "packaging" / "mutate.py"), *rest)


def gallery(rest: list[str]) -> int:
    """Pictures of every page and dialog; more options choose a theme or a language."""
    set_up(dev=False)
    folder = ROOT / "build" / "gallery"
    paths = os.pathsep.join(map(str, (ROOT / "packaging", ROOT)))
    return run(PYTHON, "-m", "gallery", str(folder), *rest, PYTHONPATH=paths)


def nets(rest: list[str]) -> int:
    """Train the net of a game, at low priority; it goes on where it was cut short."""
    return training("nets.train", rest)


def strength(rest: list[str]) -> int:
    """Let the net of a game play against players that did not teach it."""
    return training("nets.strength", rest)


def training(module: str, rest: list[str]) -> int:
    """Run a part of the training in its own environment, which holds the opponents too."""
    set_up_for_nets()
    paths = os.pathsep.join(map(str, (ROOT / "packaging", ROOT)))
    return run(NETS_PYTHON, "-m", module, *rest, PYTHONPATH=paths, OPENBLAS_NUM_THREADS="1")


def translations(rest: list[str]) -> int:
    """Take new texts of the code into the files of translations, and drop those that are gone."""
    set_up(dev=True)
    return collect_texts(TRANSLATIONS)


def build(words: list[str]) -> int:
    """Make the bundle, the packages from it, or the wheel and the sdist."""
    kind, *rest = words
    set_up_to_build(kind)
    script = {"bundle": "bundle.py", "dist": "wheels.py"}.get(kind, "linux_packages.py")
    if kind in ("deb", "rpm"):
        rest = [kind, *rest]
        if not (ROOT / "build" / "bundle").is_dir():
            status = run(BUILD_PYTHON, str(ROOT / "packaging" / "bundle.py"))
            if status:
                return status
    return run(BUILD_PYTHON, str(ROOT / "packaging" / script), *rest)


def pytest(*options: str) -> int:
    """Run the tests on a screen of their own in memory."""
    print(f"— pytest {' '.join(options)}", flush=True)
    return run(PYTHON, "-m", "pytest", *options, QT_QPA_PLATFORM="offscreen")


def run(program: Path, *options: str, **environment: str) -> int:
    """Run a program of the environment in the checkout's folder."""
    command = [str(program), *options]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, check=False
    ).returncode


# --- Setting up ------------------------------------------------------------------------------


def set_up(*, dev: bool) -> None:
    """Make `.venv` with all that is needed, unless it is there already."""
    need_system_packages(offscreen=dev)
    want = fingerprint()
    have = STAMP.read_text(encoding="utf-8").split() if STAMP.exists() else []
    if have[:1] != [want] or (dev and "dev" not in have) or not PYTHON.exists():
        STAMP.unlink(missing_ok=True)
        print("Setting up .venv (the first time this fetches about 100 MB) …", flush=True)
        install(VENV, PYTHON, "-e", f"{ROOT}[dev]" if dev else str(ROOT))
        STAMP.write_text(f"{want} {'dev' if dev else 'play'}\n", encoding="utf-8")
    compile_translations()


def set_up_to_build(kind: str) -> None:
    """Make an environment of its own for building: it holds sound, which the other goes without."""
    need_system_packages(offscreen=True, besides=BUILDING.get(kind, {}))
    stamp = BUILD_VENV / STAMP.name
    want = fingerprint()
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != want:
        stamp.unlink(missing_ok=True)
        print("Setting up build/venv (the first time this fetches about 300 MB) …", flush=True)
        install(BUILD_VENV, BUILD_PYTHON, "-e", f"{ROOT}[build]")
        stamp.write_text(want, encoding="utf-8")
    compile_translations(BUILD_PYTHON.parent)


def set_up_for_nets() -> None:
    """Make an environment of its own for the training of nets; a C compiler must be there."""
    need_system_packages(
        offscreen=True, besides={"/usr/bin/cc": "gcc", "/usr/include/stdio.h": "libc6-dev"}
    )
    stamp = NETS_VENV / STAMP.name
    want = "\n".join(NETS_NEED)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != want:
        stamp.unlink(missing_ok=True)
        print("Setting up build/nets (the first time this fetches about 40 MB) …", flush=True)
        install(NETS_VENV, NETS_PYTHON, *NETS_NEED)
        stamp.write_text(want, encoding="utf-8")


def fingerprint() -> str:
    """Changes whenever `.venv` has to be made anew: other requirements, Python or folder."""
    parts = [
        (ROOT / "pyproject.toml").read_text(encoding="utf-8"),
        (ROOT / "trictrac_gui" / "__init__.py").read_text(encoding="utf-8"),
        str(ROOT),
        # Not the whole version: the system may bring a new build while its packages are installed.
        f"{sys.version_info.major}.{sys.version_info.minor}",
        os.path.realpath(sys.executable),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def install(venv: Path, python: Path, *wanted: str) -> None:
    """Fill an environment; the stamp comes after it, so that a broken attempt is begun anew."""
    fresh = ["--clear"] if venv.exists() else []
    if subprocess.run([sys.executable, "-m", "venv", *fresh, str(venv)], check=False).returncode:
        raise SetUpError(f"Python could not make {venv}; its own words are above.")
    pip(python, *wanted)
    # PySide6 carries a part of itself as text that is compiled at each start, a fifth of it, unless
    # it is told to lay that part out as files. Where it does not do so, it starts as before.
    if "-e" in wanted:
        run(python, "-c", "import shiboken6", SBK_EMBED="0")


def pip(python: Path, *wanted: str) -> None:
    """Install something into an environment; raises ``SetUpError`` with what pip says of it."""
    command = ["-m", "pip", "install", "--quiet", "--retries=2", "--disable-pip-version-check"]
    done = subprocess.run(
        [str(python), *command, *wanted],
        cwd=ROOT,
        check=False,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise SetUpError(not_installed(done.stderr or ""))


UNREACHED = ("connection broken", "ConnectionError", "Max retries", "timed out", "ProxyError")
"""What pip says, in many lines, where the network or what lies behind it does not answer."""


def not_installed(words: str) -> str:
    """Why pip could not install everything, from all its ``words``."""
    if any(sign in words for sign in UNREACHED):
        return (
            "The packages come from the network, and it cannot be reached. Look at the connection "
            "and run the command again."
        )
    lines = words.strip().splitlines()
    errors = [line for line in lines if line.startswith("ERROR:")] or lines[-5:]
    return "\n".join([*errors, "Not everything could be installed; run the command again."])


def compile_translations(programs: Path | None = None) -> None:
    """Make Qt's `.qm` files from the `.ts` files that are newer."""
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        target = source.with_suffix(".qm")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        program = (programs or BIN) / f"pyside6-lrelease{EXE}"
        if run(program, "-silent", str(source), "-qm", str(target)):
            raise SetUpError(f"{source.name} could not be compiled; see above.")


def collect_texts(folder: Path, programs: Path | None = None) -> int:
    """Bring the `.ts` files of a folder up to the code; the exit status.

    The source language is left alone: its file has nothing but plurals, which a test counts.
    """
    code = [str(file) for file in sorted((ROOT / "trictrac_gui").rglob("*.py"))]
    files = [
        file for file in sorted(folder.glob("*.ts")) if file.stem != f"trictrac_{SOURCE_LANGUAGE}"
    ]
    options = ["-silent", "-no-obsolete", "-locations", "none"]
    options += ["-disable-heuristic", "similartext", "-disable-heuristic", "sametext"]
    program = (programs or BIN) / f"pyside6-lupdate{EXE}"
    marks = ("-tr-function-alias", MARKS)
    return max(run(program, *options, *marks, *code, "-ts", str(file)) for file in files)


# --- The system's packages -------------------------------------------------------------------


def need_system_packages(*, offscreen: bool, besides: Mapping[str, str] = NOTHING) -> None:
    """Install what the system lacks, or say with which one command to do it."""
    if not sys.platform.startswith("linux"):
        return
    packages = lacking(offscreen=offscreen) + absent(besides)
    if not packages:
        return
    if not preflight.is_debian(preflight.read_release()) or not shutil.which("apt-get"):
        raise SetUpError(
            "Something of the system is missing; these are Debian's names for it, yours may be "
            f"called a little differently: {' '.join(packages)}"
        )
    if os.geteuid() != 0:
        command = preflight.install_command(packages, sudo=shutil.which("sudo") is not None)
        raise SetUpError(f"System packages are missing. Install them with:\n\n    {command}\n")
    install_packages(packages)
    still = lacking(offscreen=offscreen) + absent(besides)
    if still:
        raise SetUpError(f"These packages did not bring what is missing: {' '.join(still)}")


def need_gnubg() -> None:
    """Install gnubg where that can be done; without it the tests that ask it say so."""
    if not sys.platform.startswith("linux"):
        return
    if GNUBG.exists() or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    install_packages(["gnubg"])


def want_screen_reader() -> None:
    """Install as root what tests with a screen reader need; others are told what is skipped."""
    if not sys.platform.startswith("linux"):
        return
    packages = lacking_for_screen_reader()
    if not packages:
        return
    release = preflight.read_release()
    if not preflight.is_debian(release) or not shutil.which("apt-get") or os.geteuid() != 0:
        names = " ".join(packages)
        print(f"The tests with a screen reader are skipped; they need {names}.", flush=True)
        return
    install_packages(packages)
    still = lacking_for_screen_reader()
    if still:
        raise SetUpError(f"These packages did not bring what is missing: {' '.join(still)}")


def absent(files: Mapping[str, str]) -> list[str]:
    """The packages of those files, each with a star where it may lie deeper, that are not there."""
    root = Path("/")
    return [package for file, package in files.items() if not any(root.glob(file.lstrip("/")))]


def lacking_for_screen_reader() -> list[str]:
    """Debian's names of the packages that are missing to listen to a window on a screen."""
    packages = absent(SCREEN_READER)
    missing = preflight.missing_libraries(preflight.Platform.X11)
    return packages + list(preflight.debian_packages(missing, preflight.read_release()))


def lacking(*, offscreen: bool) -> list[str]:
    """Debian's names of the packages that are missing here."""
    importlib.invalidate_caches()
    packages = []
    if not has_venv():
        packages.append(venv_package())
    platform = preflight.Platform.OFFSCREEN if offscreen else window_platform()
    release = preflight.read_release()
    packages += preflight.debian_packages(preflight.missing_libraries(platform), release)
    return packages


def has_venv() -> bool:
    """Whether environments with pip can be made; Debian keeps that in a package of its own."""
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def venv_package() -> str:
    """The package that has `venv` for the Python that runs this."""
    if os.path.realpath(sys.executable) == os.path.realpath("/usr/bin/python3"):
        return "python3-venv"
    return f"python{sys.version_info.major}.{sys.version_info.minor}-venv"


def window_platform() -> preflight.Platform:
    """How a window would be shown from this terminal; X11 where nothing speaks against it."""
    if os.environ.get("WAYLAND_DISPLAY") and not os.environ.get("DISPLAY"):
        return preflight.Platform.WAYLAND
    return preflight.Platform.X11


def install_packages(packages: list[str]) -> None:
    """Install packages as root, with fresh lists."""
    print(f"Installing system packages: {' '.join(packages)} …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq"]
    options = ["install", "-y", "--no-install-recommends"]
    for command in ([*apt, "update"], [*apt, *options, *packages]):
        done = subprocess.run(
            command, env=quiet, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        if done.returncode:
            raise SetUpError(f"“{' '.join(command)}” failed; its own words are above.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
