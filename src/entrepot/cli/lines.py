"""A file of lines that holds whole lines at every moment."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType


class LineFile:
    """Lines that are there or not, never in part, even if the process is killed or the disk is full.

    Two copies are written by turns: the one that got the new line then takes the other's place.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.spare = path.with_name(path.name + ".part")
        self.old = path.with_name(path.name + ".old")
        self.lacking = b""  # what the spare copy does not have yet
        self.is_device = path.exists() and not path.is_file()  # which cannot be replaced

    def __enter__(self) -> LineFile:
        self.path.write_bytes(b"")
        self.close()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Leave nothing but the file."""
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
            file.write(self.lacking + data)
        self.lacking = data
        self._change_places()

    def _change_places(self) -> None:
        try:
            os.link(self.path, self.old)
        except OSError:  # a disk without links: for a moment there is no file at all
            self.path.replace(self.old)
        self.spare.replace(self.path)
        self.old.replace(self.spare)
