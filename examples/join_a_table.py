"""Take a seat at a table of a server and play at random: join_a_table.py http://localhost:8320 TABLE [INVITATION]"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect

address, table, *rest = sys.argv[1:]
invitation = rest[0] if rest else ""
web = httpx.Client(base_url=address)
token = web.get("/api/me").json()["csrf"]  # the cookie stays in the client


def post(path: str, **body: object) -> None:
    """Send a request with the cookie and the token."""
    web.post(path, json=body, headers={"X-CSRF-Token": token}).raise_for_status()


post("/api/me", name="Robot")
post(f"/api/tables/{table}/join", invitation=invitation)
cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
with connect(f"ws{address[4:]}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}) as socket:
    for text in socket:
        state = json.loads(text).get("state")
        if state and state["result"]:
            print("scores:", *state["result"]["scores"])
            break
        if state and state["legal"]:
            action = random.choice(state["legal"])["action"]
            socket.send(json.dumps({"type": "act", "request": 1, "event": state["event"], "actions": [action]}))
