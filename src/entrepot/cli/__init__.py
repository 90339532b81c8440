"""The command ``entrepot``."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence

from .. import compiled
from ..core.errors import EntrepotError
from ..core.messages import message
from ..files import system_reason
from .command import INTERRUPTED, speaking
from .parser import parser, requested_language

BAD_USE = 2
BROKEN_PIPE = 141  # as a shell reports a process whose reader has gone


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code. Errors are reported in one line."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    with speaking(requested_language(argv)):
        args = parser().parse_args(argv)
        _mention_plain_engine()
        return _run(args)


def _mention_plain_engine() -> None:
    """Tell a person at a terminal that the engine could not be compiled: pip does not show it."""
    if not compiled and not os.environ.get("ENTREPOT_PURE") and sys.stderr.isatty():
        print(message("cli-plain-engine"), file=sys.stderr)


def _run(args: argparse.Namespace) -> int:
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        _silence()
        return BROKEN_PIPE
    except EntrepotError as error:
        return _complain(str(error))
    except OSError as error:
        if error.filename is None:
            _silence()
        path = str(error.filename or message("cli-output"))
        return _complain(str(message("error-file", path=path, reason=system_reason(error))))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _complain(words: str) -> int:
    print("entrepot:", " ".join(words.split()), file=sys.stderr)
    return BAD_USE


def _silence() -> None:
    """Discard pending output: Python would try to write it again at exit, and fail."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
