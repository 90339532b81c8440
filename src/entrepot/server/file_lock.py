"""Keeps a second server from using the same SQLite file.

The system releases the lock when the process ends, however it ends. The empty file beside the database stays.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from ..core.errors import OptionError
from ..core.messages import message
from ..files import system_reason


def lock_database(path: Path) -> IO[bytes]:
    """Lock a database until the file that is returned is closed."""
    try:
        file = path.with_name(f"{path.name}.lock").open("ab")
    except OSError as error:
        raise OptionError(message("server-database", reason=system_reason(error))) from error
    try:
        lock(file)
    except OSError as error:
        file.close()
        raise OptionError(message("server-database-in-use", path=str(path))) from error
    return file


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Lock a file, or raise an error at once."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:

    def lock(file: IO[bytes]) -> None:
        """Lock a file, or raise an error at once."""
        import fcntl  # not in a browser, where there is no file

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
