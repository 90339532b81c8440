"""A test client for a server, by HTTP and by sockets, that keeps all messages."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from ssl import _create_unverified_context as create_unverified_context
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

JSON = dict[str, Any]
WAIT = 20.0


class Seen:
    """A socket, with everything that came through it."""

    def __init__(self, line: AbstractContextManager[ClientConnection]) -> None:
        self.line = line
        self.socket = line.__enter__()
        self.said: list[JSON] = []
        self.state: JSON = {}
        self.table: JSON = {}
        self.events: list[JSON] = []

    def hear(self, timeout: float = WAIT) -> JSON:
        """The next message."""
        said: JSON = json.loads(self.socket.recv(timeout))
        self.said.append(said)
        self.state = said.get("state") or self.state
        self.table = said.get("table") or self.table
        if said.get("whole"):
            self.events = []
        self.events += said.get("events", [])
        return said

    def hear_until(self, done: Callable[[JSON], bool], timeout: float = WAIT) -> JSON:
        """Messages up to one that matches."""
        while not done(said := self.hear(timeout)):
            pass
        return said

    def hear_kind(self, kind: str) -> JSON:
        """Messages up to one of a kind."""
        return self.hear_until(lambda said: said["type"] == kind)

    def send(self, **message: Any) -> None:
        """Say something."""
        self.socket.send(json.dumps(message))

    def act(self, *actions: str, event: int | None = None) -> None:
        """Play, based on the last state received."""
        seen = self.state["event"] if event is None else event
        self.send(type="act", request=7, event=seen, actions=list(actions))

    def play(self, *actions: str) -> JSON:
        """Play, and receive the result. What the server says about the database meanwhile is no answer."""
        wanted = self.state["event"] + len(actions)
        self.act(*actions)
        refusal = {"type": "refused", "request": 7}
        return self.hear_until(lambda said: said | refusal == said or self.state["event"] >= wanted)

    def refused(self) -> str:
        """The id of the reason why not."""
        return str(self.hear_kind("refused")["reason"]["id"])

    def legal(self) -> list[str]:
        """What may be played."""
        return [choice["action"] for choice in self.state["legal"]]

    def close(self) -> None:
        """Go."""
        self.socket.close()


class Visitor:
    """A client with a cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.web = httpx.Client(base_url=address, timeout=WAIT, verify=False)
        self.csrf = self.web.get("/api/me").json()["csrf"]
        self.sockets: list[Seen] = []
        self.post("/api/me", name=name)

    def ask(self, path: str, **body: Any) -> httpx.Response:
        """Request a change, with any result."""
        return self.web.post(path, json=body, headers={"X-CSRF-Token": self.csrf})

    def post(self, path: str, **body: Any) -> Any:
        """Request a change that is accepted."""
        answer = self.ask(path, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Request a change that is refused: the status, and the id of the reason."""
        answer = self.ask(path, **body)
        return answer.status_code, answer.json()["reason"]["id"]

    def get(self, path: str) -> Any:
        """Ask."""
        answer = self.web.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def table(self, game: str = "spice_road", seats: str = "me bot", **terms: Any) -> JSON:
        """A new table; seats are ``me``, ``open``, ``bot`` (which plays anything)."""
        wishes = [{"kind": kind} | ({"bot": "random"} if kind == "bot" else {}) for kind in seats.split()]
        options = {"players": len(wishes)} | terms.pop("options", {})
        return self.post("/api/tables", game=game, options=options, seats=wishes, **terms)  # type: ignore[no-any-return]

    def cookie(self) -> dict[str, str]:
        """Who it is, as a header."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())}

    def become(self, cookie: str) -> None:
        """Be the guest of another cookie."""
        self.web.cookies.clear()
        self.web.cookies.set("entrepot_guest", cookie, domain="127.0.0.1")
        self.csrf = self.web.get("/api/me").json()["csrf"]

    def sit(self, table: str, since: int = 0, **headers: str) -> Seen:
        """A socket to a table, with the welcome heard."""
        seen = self.open(table, since, **headers)
        seen.hear_kind("welcome")
        return seen

    def open(self, table: str, since: int = 0, **headers: str) -> Seen:
        """A socket to a table."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?since={since}"
        ssl = create_unverified_context() if address.startswith("wss") else None
        asked = self.cookie() | headers
        seen = Seen(connect(address, ssl=ssl, additional_headers=asked, max_size=None, max_queue=None))
        self.sockets.append(seen)
        return seen

    def close(self) -> None:
        """Go home."""
        for seen in self.sockets:
            seen.close()
        self.web.close()


def play_out(seats: list[Seen], seed: int = 1) -> None:
    """Everybody plays at random whenever asked, to the end."""
    play_until(seats, lambda: bool(seats[0].state["result"]), seed)


def play_until(seats: list[Seen], done: Callable[[], bool], seed: int = 1, prefer: Sequence[str] = ()) -> None:
    """Everybody plays at random, but a preferred action where there is one, until something is the case."""
    dice = random.Random(seed)
    while not done():
        for seen in seats:
            if seen.state["legal"] and seen.state["event"] == seats[0].state["event"]:
                preferred = [action for action in seen.legal() if any(words in action for words in prefer)]
                seen.play(dice.choice(preferred or seen.legal()))
                break
        else:
            seats[0].hear()
        latest = max(seen.state["event"] for seen in seats)
        for seen in seats:
            while seen.state["event"] < latest:
                seen.hear()
