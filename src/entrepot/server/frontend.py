"""Serves the built page: one document for all its addresses, and assets whose names contain their hash."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..core.messages import message
from .security import CONTENT

FOLDER = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
WORKER = ".worker-"  # in the names of scripts that run in workers
CLIENT_ROUTES = ("new", "table", "join", "move", "replay", "rules", "puzzles")


class Assets(StaticFiles):
    """Files that a browser may cache for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with headers that allow caching."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = FOR_EVER
        return response


async def document(request: Request, status: int = 200) -> Response:
    """The document of the page, which finds its part by the address. What it names is below the base path."""
    path = FOLDER / "index.html"
    if not path.exists():
        return PlainTextResponse(str(message("server-no-page")), 503)
    text = path.read_text(encoding="utf-8").replace('"./', f'"{request.scope["root_path"]}/')
    return HTMLResponse(text, status, headers={"Cache-Control": "no-cache"})


def is_for_people(request: Request) -> bool:
    """Whether somebody may have typed the address, or followed an old link: then the page says what is wrong."""
    scope = request.scope  # a mounted application has a root path of its own
    path = scope["path"].removeprefix(scope.get("app_root_path", scope["root_path"]))
    return request.method in ("GET", "HEAD") and path.strip("/").split("/")[0] not in ("api", "assets")


async def root_file(request: Request) -> Response:
    """A file beside the document, such as its icon."""
    path = FOLDER / request.path_params["name"]
    if path.parent != FOLDER or not path.is_file():
        raise HTTPException(404)
    return FileResponse(path, headers={"Cache-Control": "no-cache"})


class Site(StaticFiles):
    """The page that needs no server: files that any web server could host. Its workers may compile WebAssembly."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with headers for it."""
        response = await super().get_response(path, scope)
        if WORKER in path:
            response.headers["Content-Security-Policy"] = f"{CONTENT}; script-src 'self' 'wasm-unsafe-eval'"
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response


def routes(site: str = "") -> list[BaseRoute]:
    """The routes of the page, and of the site in a folder, if there is one."""
    mounted = [Mount("/site", Site(directory=site, html=True))] if site else []
    return [
        *mounted,
        Route("/", document),
        *(Route(f"/{place}", document) for place in CLIENT_ROUTES),
        *(Route(f"/{place}/{{rest:path}}", document) for place in CLIENT_ROUTES),
        Mount("/assets", Assets(directory=FOLDER / "assets", check_dir=False)),
        Route("/{name}", root_file),
    ]
