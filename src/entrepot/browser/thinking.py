"""Tasks of the worker in which bots think; it imports no more than they need, so it starts quickly."""

from __future__ import annotations

import pickle
from typing import Any


def work(task: Any) -> bytes:
    """Do a pickled task; its result or exception, pickled."""
    try:
        return pickle.dumps((pickle.loads(bytes_of(task))(), None))  # noqa: S301 - made in this browser
    except Exception as error:
        return pickle.dumps((None, error))


def result_of(answer: Any) -> Any:
    """What a task has returned; what it has raised is raised."""
    result, error = pickle.loads(bytes_of(answer))  # noqa: S301 - made in this browser
    if error is not None:
        raise error
    return result


def bytes_of(data: Any) -> bytes:
    """Bytes that come from JavaScript, where they are an array."""
    return data if isinstance(data, bytes) else bytes(data.to_bytes())
