"""The page: one document for all its addresses, and the files it loads, whose names change with what they hold."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..core.messages import message

FOLDER = Path(__file__).parent / "page"
PLACES = ("new", "table", "join", "replay", "rules")


class Assets(StaticFiles):
    """Files that a browser may keep for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with leave to keep it."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def document(request: Request) -> Response:
    """The page itself; which part of it is shown it sees from its address."""
    path = FOLDER / "index.html"
    if not path.exists():
        return PlainTextResponse(str(message("server-no-page")), 503)
    return FileResponse(path, headers={"Cache-Control": "no-cache"})


async def loose_file(request: Request) -> Response:
    """A file beside the document, such as its icon."""
    path = FOLDER / request.path_params["name"]
    if path.parent != FOLDER or not path.is_file():
        raise HTTPException(404)
    return FileResponse(path, headers={"Cache-Control": "no-cache"})


def routes() -> list[BaseRoute]:
    """Where the page is."""
    return [
        Route("/", document),
        *(Route(f"/{place}", document) for place in PLACES),
        *(Route(f"/{place}/{{rest:path}}", document) for place in PLACES),
        Mount("/assets", Assets(directory=FOLDER / "assets", check_dir=False)),
        Route("/{name}", loose_file),
    ]
