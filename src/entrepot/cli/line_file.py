"""A file to which lines are appended atomically."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType


class LineFile:
    """Contains only complete lines at any moment, even if the process is killed or the disk is full.

    There are two copies: the new line is appended to the spare copy, which then replaces the other one.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.spare = path.with_name(path.name + ".part")
        self.old = path.with_name(path.name + ".old")
        self.missing = b""  # what the spare copy lacks
        self.is_device = path.exists() and not path.is_file()  # a device cannot be replaced

    def __enter__(self) -> LineFile:
        self.path.write_bytes(b"")
        self.close()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Remove the spare copies."""
        self.spare.unlink(missing_ok=True)
        self.old.unlink(missing_ok=True)

    def add(self, line: str) -> None:
        """Append a line."""
        try:
            self._write(f"{line}\n".encode())
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from error

    def _write(self, data: bytes) -> None:
        if self.is_device:
            self.path.write_bytes(data)
            return
        with self.spare.open("ab") as file:
            file.write(self.missing + data)
        self.missing = data
        self._swap()

    def _swap(self) -> None:
        try:
            os.link(self.path, self.old)
        except OSError:  # no hard links here: for a moment there is no file at all
            self.path.replace(self.old)
        self.spare.replace(self.path)
        self.old.replace(self.spare)
