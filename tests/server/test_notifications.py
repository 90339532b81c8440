"""Notifications of turns: sent once, to those who are not there, and to nobody who should not be asked."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import feedparser
import icalendar
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from sqlalchemy import select, update

from entrepot import server
from entrepot.server import channels, feeds, notifications, notifier, outgoing, schema, web_push
from entrepot.server.storage import connect

from .conftest import free_port, make_postgres_database, running
from .guest import Visitor, play_until
from .push_service import Browser, data, private_key, text, verified_claims
from .receiver import Receiver, receiving
from .test_backup import contents
from .test_running import ENVIRONMENT

DELAY = 0.3
PRIVATE: dict[str, Any] = {"notifications": "private"}
OWN = "/api/me/notifications"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Somewhere to send to."""
    with receiving() as found:
        yield found


@pytest.fixture
def notifying(serving: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """A factory of servers that notify soon, also on this machine."""
    monkeypatch.setattr(notifier, "BACKOFF", (0.1, 0.2))
    return lambda database=None, **settings: serving(database, **{**PRIVATE, "notify_delay": DELAY, **settings})


@pytest.fixture
def app(notifying: Callable[..., Any]) -> Any:
    return notifying()


def subscribe(visitor: Visitor, receiver: Receiver, kind: str = "webhook", path: str = "/hook") -> str:
    """Set up a channel; its id."""
    found = visitor.post(OWN, kind=kind, url=receiver.url + path)
    return str(found["channels"][-1]["id"])


def pair(visitor: Any, app: Any, **terms: Any) -> tuple[Visitor, Visitor, str]:
    """Ada and Ben at a table whose game has started; Ada is to decide."""
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    id = ada.table(seats="me open", **terms)["id"]
    ben.post(f"/api/tables/{id}/join")
    return ada, ben, id


def play(player: Visitor, table: str, *actions: str) -> None:
    """Come to a table, play, and leave it."""
    seen = player.sit(table)
    for action in actions:
        seen.play(action)
    seen.close()


def turns(receiver: Receiver) -> list[int]:
    """The events after which messages said that it was somebody's turn."""
    return [request.json["event"] for request in receiver.received if request.json["kind"] == "turn"]


def outcome(visitor: Visitor) -> Any:
    return visitor.get(OWN)["channels"][0]["outcome"]


def eventually(check: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def stays_at(receiver: Receiver, count: int, *apps: Any) -> None:
    """Nothing more has arrived after the servers have searched for what is due by now, and sent what they found."""
    for app in apps:
        found = app.api.notifications.notifier
        due = time.time() + 2 * min(2.0, found.settings.notify_delay)  # twice: for what waits while somebody is there
        for _ in range(2):  # what one search finds is claimed before the next one
            eventually(lambda found=found, due=due: found.searched > due)
            due = found.searched
        eventually(lambda found=found: not found.sending)
    assert [request.body for request in receiver.received[count:]] == []


# Who is notified, and when


def test_a_webhook_is_told_of_a_turn_once(app, visitor, receiver):
    ada, ben, id = pair(visitor, app)
    subscribe(ben, receiver)
    play(ada, id, "p0 play +YY")
    request = receiver.wait_for(1)[0]
    link = f"{app.state.address}/table/{id}"
    line = f"Spice Road: it is your turn: {link}"
    assert request.headers["content-type"] == "application/json"
    assert request.json == {
        "kind": "turn",
        "game": "spice_road",
        "table": id,
        "event": 1,
        "title": "Spice Road: it is your turn",
        "body": "The others are waiting for you.",
        "url": link,
        "text": line,
        "content": line,
    }
    stays_at(receiver, 1, app)
    assert outcome(ben) == "ok"


def test_each_turn_has_its_message(app, visitor, receiver):
    ada, ben, id = pair(visitor, app)
    subscribe(ben, receiver)
    play(ada, id, "p0 play +YY")
    receiver.wait_for(1)
    play(ben, id, "p1 play +YY")
    play(ada, id, "p0 rest")
    receiver.wait_for(2)
    assert turns(receiver) == [1, 3]


def test_ntfy_gets_a_title_a_text_and_a_link_in_the_guests_language(app, visitor, receiver):
    ada, ben, id = pair(visitor, app)
    ben.post("/api/me", language="is")
    subscribe(ben, receiver, "ntfy", "/my-topic")
    play(ada, id, "p0 play +YY")
    request = receiver.wait_for(1)[0]
    assert request.path == "/my-topic"
    assert request.title == "Kryddleiðin: þú átt leik"
    assert request.body.decode() == "Hinir bíða eftir þér."
    assert request.headers["click"] == f"{app.state.address}/table/{id}"


def test_whoever_is_connected_is_not_notified_before_leaving_without_having_acted(app, visitor, receiver):
    ada, ben, id = pair(visitor, app)
    subscribe(ben, receiver)
    seen = ben.sit(id)
    play(ada, id, "p0 play +YY")
    stays_at(receiver, 0, app)
    seen.close()
    receiver.wait_for(1)
    assert turns(receiver) == [1]


def test_whoever_acts_in_time_is_not_notified(notifying, visitor, receiver):
    app = notifying(notify_delay=2.0)
    ada, ben, id = pair(visitor, app)
    subscribe(ben, receiver)
    play(ada, id, "p0 play +YY")
    play(ben, id, "p1 play +YY")
    stays_at(receiver, 0, app)


def test_a_message_that_waits_is_dropped_once_the_turn_is_taken(app, visitor, receiver):
    ada, ben, id = pair(visitor, app)
    subscribe(ben, receiver)
    seen = ben.sit(id)
    play(ada, id, "p0 play +YY")
    eventually(lambda: bool(rows(app)))
    seen.hear_until(lambda said: seen.state["event"] == 1)
    seen.play("p1 play +YY")
    assert seen.state["event"] == 2
    seen.close()
    stays_at(receiver, 0, app)


def test_a_message_that_waits_is_dropped_even_if_the_same_guest_decides_again(app, visitor, receiver):
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    id = ada.table(seats="me open open")["id"]
    for seat in (1, 2):
        ben.post(f"/api/tables/{id}/join", seat=seat)
    subscribe(ben, receiver)
    seen = ben.sit(id)
    play(ada, id, "p0 play +YY")
    eventually(lambda: bool(rows(app)))
    seen.hear_until(lambda said: seen.state["event"] == 1)
    seen.play("p1 play +YY")
    assert seen.state["turn"] == 2
    seen.close()
    stays_at(receiver, 0, app)


def test_nobody_is_told_of_a_turn_that_continues_with_their_own_action(app, visitor, receiver):
    """Ada chooses a role of Puerto Rico, which is followed by a decision of her own."""
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    id = ada.table("puerto_rico", seats="me open bot", pace=0)["id"]
    subscribe(ada, receiver)
    ben.post(f"/api/tables/{id}/join")
    play(ada, id, "p0 role settler")
    assert ada.get(f"/api/tables/{id}")["events"] == 1
    stays_at(receiver, 0, app)


def test_games_with_a_clock_and_games_against_bots_are_silent(app, visitor, receiver):
    ada, ben, id = pair(visitor, app, clock={"seconds": 600})
    subscribe(ben, receiver)
    play(ada, id, "p0 play +YY")
    alone = ben.table(seats="me bot")["id"]
    play(ben, alone, "p0 play +YY")
    eventually(lambda: ben.get(f"/api/tables/{alone}")["events"] >= 2)
    stays_at(receiver, 0, app)


def test_a_guest_with_two_seats_gets_one_message(app, visitor, receiver):
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    id = ada.table(seats="me open open")["id"]
    subscribe(ben, receiver)
    for seat in (1, 2):
        ben.post(f"/api/tables/{id}/join", seat=seat)
    play(ada, id, "p0 play +YY")
    eventually(lambda: bool(turns(receiver)))
    stays_at(receiver, len(receiver.received), app)
    assert turns(receiver) == [1]


def test_a_channel_is_not_told_of_what_was_before_it(app, visitor, receiver):
    ada, ben, id = pair(visitor, app)
    play(ada, id, "p0 play +YY")
    subscribe(ben, receiver)
    stays_at(receiver, 0, app)


def test_the_start_is_told_to_those_who_are_not_to_decide_yet(app, visitor, receiver):
    ada, ben, cyn = visitor("Ada", app), visitor("Ben", app), visitor("Cyn", app)
    id = ada.table(seats="me open open")["id"]
    for player in (ada, ben):
        subscribe(player, receiver, path=f"/{player.get('/api/me')['name']}")
    ben.post(f"/api/tables/{id}/join")
    cyn.post(f"/api/tables/{id}/join")
    receiver.wait_for(2)
    stays_at(receiver, 2, app)
    told = {request.path: request.json["kind"] for request in receiver.received}
    assert told == {"/Ada": "turn", "/Ben": "started"}


def test_the_end_of_a_game_is_told(app, visitor, receiver):
    ada, ben, id = pair(visitor, app)
    for player in (ada, ben):
        subscribe(player, receiver, path=f"/{player.get('/api/me')['name']}")
    last = finish(ada, ben, id)
    other = "/Ada" if last else "/Ben"
    receiver.wait_for(1)
    stays_at(receiver, 1, app)
    assert (receiver.received[0].path, receiver.received[0].json["kind"]) == (other, "ended")
    assert receiver.received[0].json["title"] == "Spice Road: the game is over"


def finish(ada: Visitor, ben: Visitor, id: str) -> int:
    """Play a game to its end, after which both leave at once; the seat that acted last."""
    seats = [ada.sit(id), ben.sit(id)]
    play_until(seats, lambda: bool(seats[0].state["result"]), prefer=["claim"])
    for seen in seats:
        seen.close()
    return int(seats[0].events[-1]["seat"])


# Tests and failures


def test_a_test_is_sent_at_once_and_its_outcome_is_shown(app, visitor, receiver):
    ada = visitor("Ada", app)
    ada.post(f"{OWN}/test", id=subscribe(ada, receiver))
    request = receiver.wait_for(1)[0]
    assert (request.json["kind"], request.json["table"]) == ("test", None)
    assert request.json["url"] == f"{app.state.address}/"
    eventually(lambda: outcome(ada) == "ok")


def test_a_failure_that_may_pass_is_tried_again(app, visitor, receiver):
    ada, ben, id = pair(visitor, app)
    receiver.statuses = [503, 429, 200]
    subscribe(ben, receiver)
    play(ada, id, "p0 play +YY")
    receiver.wait_for(3)
    stays_at(receiver, 3, app)
    assert {request.body for request in receiver.received} == {receiver.received[0].body}
    assert outcome(ben) == "ok"


def test_a_message_is_given_up_after_some_attempts(app, visitor, receiver):
    ada, ben, id = pair(visitor, app)
    receiver.statuses = [500]
    subscribe(ben, receiver)
    play(ada, id, "p0 play +YY")
    receiver.wait_for(3)
    stays_at(receiver, 3, app)
    assert outcome(ben) == "500"


@pytest.mark.parametrize("status", [302, 307, 403])
def test_a_refusal_is_final_and_a_redirect_is_not_followed(app, visitor, receiver, status):
    ada = visitor("Ada", app)
    receiver.statuses = [status]
    ada.post(f"{OWN}/test", id=subscribe(ada, receiver))
    eventually(lambda: outcome(ada) == str(status))
    assert [request.path for request in receiver.received] == ["/hook"]


def test_a_channel_that_keeps_failing_is_left_alone_until_a_test_arrives(app, visitor, receiver, monkeypatch):
    monkeypatch.setattr(channels, "MOST_FAILURES", 1)
    ada, ben, id = pair(visitor, app)
    receiver.statuses = [403]
    channel = subscribe(ben, receiver)
    play(ada, id, "p0 play +YY")
    eventually(lambda: ben.get(OWN)["channels"][0]["paused"])
    play(ben, id, "p1 play +YY")
    play(ada, id, "p0 rest")
    stays_at(receiver, 1, app)
    receiver.statuses = [200]
    ben.post(f"{OWN}/test", id=channel)
    eventually(lambda: not ben.get(OWN)["channels"][0]["paused"])
    receiver.wait_for(3)
    assert turns(receiver) == [1, 3]


@pytest.mark.parametrize(("address", "expected"), [("silent", "timeout"), ("closed", "unreachable")])
def test_a_receiver_that_does_not_answer_delays_nobody(app, visitor, monkeypatch, address, expected):
    monkeypatch.setattr(outgoing, "SECONDS", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as door:  # accepts connections, and says nothing
        port = door.getsockname()[1] if address == "silent" else free_port()
        ada = visitor("Ada", app)
        channel = ada.post(OWN, kind="webhook", url=f"http://127.0.0.1:{port}/")["channels"][0]["id"]
        ada.post(f"{OWN}/test", id=channel)
        seen = ada.sit(ada.table(seats="me me")["id"])
        before = time.monotonic()
        seen.play("p0 play +YY")
        assert time.monotonic() - before < 0.9
        eventually(lambda: outcome(ada) == expected)


def test_a_slow_receiver_cannot_hold_a_connection_by_dripping(monkeypatch):
    monkeypatch.setattr(outgoing, "SECONDS", 0.5)

    def drip(door: socket.socket) -> None:
        line, _ = door.accept()
        for letter in b"HTTP/1.1 200 OK is what I would say":
            time.sleep(0.1)
            try:
                line.send(bytes([letter]))
            except OSError:
                return

    with socket.create_server(("127.0.0.1", 0)) as door:
        threading.Thread(target=drip, args=[door], daemon=True).start()
        with pytest.raises(outgoing.SendError, match="timeout"):
            asyncio.run(outgoing.post(f"http://127.0.0.1:{door.getsockname()[1]}/", {}, b"", private=True))


# Limits


def test_a_channel_gets_only_so_many_messages_in_an_hour(app, visitor, receiver, monkeypatch):
    monkeypatch.setattr(channels, "MOST_MESSAGES", 2)
    ada = visitor("Ada", app)
    channel = subscribe(ada, receiver)
    for number in range(3):
        ada.post(f"{OWN}/test", id=channel)
        eventually(lambda: not any(row["due"] and row["due"] <= time.time() + 30 for row in rows(app)))
        receiver.wait_for(min(number + 1, 2))
    stays_at(receiver, 2, app)
    assert rows(app)[0]["due"] % 3600 == 0, "it waits for the next hour"


def test_a_guest_has_only_so_many_channels(app, visitor, receiver):
    ada = visitor("Ada", app)
    for number in range(channels.MOST):
        subscribe(ada, receiver, path=f"/{number}")
    assert ada.refused(OWN, kind="webhook", url=receiver.url) == (409, "server-too-many-channels")
    assert len(ada.post(OWN, kind="webhook", url=f"{receiver.url}/0")["channels"]) == channels.MOST, "the same again"


def test_new_channels_and_tests_are_limited_by_address(notifying, visitor, receiver):
    ada = visitor("Ada", notifying(address_limits=0.1))
    channel = subscribe(ada, receiver)
    ada.post(f"{OWN}/test", id=channel)
    assert ada.refused(f"{OWN}/test", id=channel) == (429, "server-too-many-requests")


def test_what_belongs_to_somebody_else_cannot_be_tested_or_removed(app, visitor, receiver):
    ada, eve = visitor("Ada", app), visitor("Eve", app)
    channel = subscribe(ada, receiver)
    assert eve.refused(f"{OWN}/test", id=channel) == (409, "server-no-channel")
    eve.post(f"{OWN}/remove", id=channel)
    assert [found["id"] for found in ada.get(OWN)["channels"]] == [channel]
    ada.post(f"{OWN}/remove", id=channel)
    assert ada.get(OWN)["channels"] == eve.get(OWN)["channels"] == []


# Addresses


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
        "fd00:ec2::254", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:169.254.169.254", "64:ff9b::7f00:1",
        "64:ff9b:1::1", "2002:7f00:1::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public_are_not_connected_to(address):
    assert not outgoing.is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "159.203.148.75", "2606:4700:4700::1111", "64:ff9b::808:808"])
def test_public_addresses_are_connected_to(address):
    assert outgoing.is_public(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"])
def test_no_spelling_of_this_machine_is_requested(monkeypatch, host):
    """The port is allowed here, so that only the address can be the reason."""
    with receiving() as receiver:
        port = int(receiver.url.rpartition(":")[2])
        monkeypatch.setattr(outgoing, "PORTS", {"http": port, "https": 443})
        with pytest.raises(outgoing.SendError, match="address"):
            asyncio.run(outgoing.post(f"http://{host}/", {}, b"x"))
        assert receiver.received == []
        if ":" not in host:  # the receiver listens to IPv4 only
            assert asyncio.run(outgoing.post(f"http://{host}/", {}, b"x", private=True)) == 200


def test_a_name_is_resolved_once_and_the_checked_address_is_connected_to(monkeypatch):
    """A name server that gives a public address to the check must not give another one to the connection."""
    looked_up: list[str] = []
    resolved = socket.getaddrinfo

    def answering(host: str, *args: Any, **kwargs: Any) -> Any:
        if host != "rebind.example":
            return resolved(host, *args, **kwargs)
        looked_up.append(host)
        address = "192.0.2.7" if len(looked_up) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, args[0]))]

    connected: list[str] = []

    async def connecting(address: str, port: int, **secure: Any) -> Any:
        connected.append(address)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", answering)
    monkeypatch.setattr(outgoing, "is_public", lambda address: address == "192.0.2.7")
    monkeypatch.setattr(asyncio, "open_connection", connecting)
    with pytest.raises(outgoing.SendError, match="unreachable"):
        asyncio.run(outgoing.post("http://rebind.example/", {}, b""))
    assert (looked_up, connected) == (["rebind.example"], ["192.0.2.7"])


def certificate(folder: Path) -> Path:
    """A certificate for the name localhost, signed by itself, with its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test")])
    now, names = datetime.now(UTC), x509.SubjectAlternativeName([x509.DNSName("localhost")])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.not_valid_before(now - timedelta(1)).not_valid_after(now + timedelta(1)).serial_number(1)
    signed = made.add_extension(names, False).add_extension(x509.BasicConstraints(True, None), True)
    plain = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path = folder / "certificate.pem"
    path.write_bytes(plain + signed.sign(key, SHA256()).public_bytes(Encoding.PEM))
    return path


@pytest.mark.parametrize(("host", "trusted"), [("localhost", True), ("127.0.0.1", True), ("localhost", False)])
def test_a_certificate_must_be_valid_for_the_host(tmp_path, monkeypatch, host, trusted):
    path = certificate(tmp_path)
    if trusted:
        monkeypatch.setattr(outgoing, "tls", lambda: ssl.create_default_context(cafile=path))
    with receiving(path) as receiver:
        url = receiver.url.replace("127.0.0.1", host)
        if (host, trusted) == ("localhost", True):
            assert asyncio.run(outgoing.post(url, {"X-Test": "1"}, b"hello", private=True)) == 200
            assert (receiver.received[0].body, receiver.received[0].headers["x-test"]) == (b"hello", "1")
        else:
            with pytest.raises(outgoing.SendError, match="unreachable"):
                asyncio.run(outgoing.post(url, {}, b"", private=True))
            assert receiver.received == []


@pytest.mark.parametrize(
    "url",
    [
        "", "ftp://example.com/", "file:///etc/passwd", "gopher://example.com", "http://", "https://example.com:22/",
        "https://example.com:8080/", "https://user:secret@example.com/", "https://example.com/a b", "https://[::1",
        "https://example.com/\r\nX-Evil: 1", "https://example.com:99999/", "https://example.com/" + "a" * 500,
        "https://exämple.com/", "javascript:alert(1)",
    ],
)  # fmt: skip
def test_a_url_must_be_a_public_one(serving, visitor, site, url):
    assert visitor("Ada").refused(OWN, kind="webhook", url=url) == (400, "server-url")


def test_a_server_asks_no_private_addresses_unless_it_is_allowed(visitor, monkeypatch, receiver):
    """The shared server has the default settings."""
    port = int(receiver.url.rpartition(":")[2])
    monkeypatch.setattr(outgoing, "PORTS", {"http": port, "https": 443})
    ada = visitor("Ada")
    ada.post(f"{OWN}/test", id=subscribe(ada, receiver))
    eventually(lambda: outcome(ada) == "address")
    assert receiver.received == []


def test_notifications_can_be_switched_off(serving, visitor, receiver):
    app = serving(notifications="off")
    ada = visitor("Ada", app)
    assert ada.get(OWN)["enabled"] is False
    assert ada.refused(OWN, kind="webhook", url="https://example.com/") == (409, "server-no-notifications")


def test_every_table_is_found_however_many_there_are(app, visitor, receiver, monkeypatch):
    monkeypatch.setattr(notifications, "PAGE", 2)
    pairs = [pair(visitor, app) for _ in range(5)]
    for ada, ben, id in pairs:
        subscribe(ben, receiver)
        play(ada, id, "p0 play +YY")
    receiver.wait_for(5)
    assert {request.json["table"] for request in receiver.received} == {id for _, _, id in pairs}


# Restarts, processes, backups


def rows(app: Any) -> list[dict[str, Any]]:
    """All notifications that are stored."""
    with connect(app.state.service.settings.database).connect() as connection:
        return [dict(row) for row in connection.execute(select(schema.notifications)).mappings()]


def test_a_restart_loses_no_message_and_sends_none_twice(new_database, visitor, receiver):
    database = new_database()
    with running(database, **PRIVATE, notify_delay=3600.0) as app:
        ada, ben, id = pair(visitor, app)
        subscribe(ben, receiver)
        play(ada, id, "p0 play +YY")
        stays_at(receiver, 0, app)
    for _ in range(2):
        with running(database, **PRIVATE, notify_delay=DELAY) as app:
            receiver.wait_for(1)
            stays_at(receiver, 1, app)


def test_a_killed_process_leaves_its_message_to_the_next(new_database, visitor, receiver):
    """Killed before the receiver has answered: nobody can know whether it has the message, so it is sent again."""
    database = new_database()
    with running(database, **PRIVATE, notify_delay=3600.0) as app:
        ada, ben, id = pair(visitor, app)
        subscribe(ben, receiver)
        play(ada, id, "p0 play +YY")
    receiver.pause = 30.0
    command = [sys.executable, "-m", "entrepot", "serve", "--port", str(free_port()), "--database", database]
    process = subprocess.Popen([*command, "--notifications", "private", "--notify-delay", "0"], env=ENVIRONMENT)
    receiver.wait_for(1, 60)
    process.kill()
    process.wait()
    receiver.pause = 0.0
    with running(database, **PRIVATE, notify_delay=DELAY) as app:
        stays_at(receiver, 1, app)
        with connect(database).begin() as connection:  # the end of the lease
            connection.execute(update(schema.notifications).values(due=0.0))
        receiver.wait_for(2)
        stays_at(receiver, 2, app)
    assert turns(receiver) == [1, 1]


@pytest.mark.long
def test_several_processes_send_each_message_once(postgres, visitor, receiver):
    database = make_postgres_database(postgres, f"notified{time.time_ns()}")
    with ExitStack() as stack:
        apps = [stack.enter_context(running(database, **PRIVATE, notify_delay=DELAY)) for _ in range(3)]
        pairs = [pair(visitor, apps[0]) for _ in range(12)]
        for ada, ben, id in pairs:
            subscribe(ben, receiver)
            play(ada, id, "p0 play +YY")
        receiver.wait_for(12)
        stays_at(receiver, 12, *apps)
        assert {request.json["table"] for request in receiver.received} == {id for _, _, id in pairs}


@pytest.mark.long
def test_whoever_is_connected_to_another_process_is_not_notified(postgres, visitor, receiver):
    database = make_postgres_database(postgres, f"elsewhere{time.time_ns()}")
    with running(database, **PRIVATE, notify_delay=DELAY) as app:
        ada, ben, id = pair(visitor, app)
        subscribe(ben, receiver)
        with running(database, notifications="off") as other:
            ben.address = other.state.address
            seen = ben.sit(id)
            play(ada, id, "p0 play +YY")
            stays_at(receiver, 0, app)
            seen.close()
            receiver.wait_for(1)


def test_a_backup_keeps_channels_and_what_was_sent(app, visitor, receiver, new_database, tmp_path):
    ada, ben, id = pair(visitor, app)
    subscribe(ben, receiver)
    feed = ben.post(OWN, kind="feed")["channels"][-1]["feeds"][0]
    play(ada, id, "p0 play +YY")
    receiver.wait_for(1)
    eventually(lambda: rows(app)[0]["due"] is None)
    database, target = app.state.service.settings.database, new_database()
    server.back_up(database, tmp_path / "x.gz")
    server.restore(target, tmp_path / "x.gz")
    assert contents(target) == contents(database)
    assert {"channels", "notifications"} <= set(contents(target)[-1])
    with running(target, **PRIVATE, notify_delay=DELAY) as restored:
        stays_at(receiver, 1, restored)
        assert visitor("Eve", restored).web.get(feed.removeprefix(app.state.address)).status_code == 200


# Web push


def test_encryption_is_that_of_the_example_in_rfc_8291():
    """Section 5 and appendix A."""
    browser = Browser(private_key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), data("BTBZMqHH6r4Tts7J_aSIgg"))
    assert browser.keys["p256dh"] == (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    own = private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    said = b"When I grow up, I want to be a watermelon"
    sealed = web_push.encrypt(said, **browser.keys, salt=data("DGv6ra1nlYgDCS1FRnbzlw"), own=own)
    assert text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypt(sealed) == said


def test_a_push_service_gets_what_only_the_browser_can_read(app, visitor, receiver):
    ada, ben, id = pair(visitor, app)
    browser = Browser()
    ben.post(OWN, kind="push", url=f"{receiver.url}/push/abc", keys=browser.keys)
    play(ada, id, "p0 play +YY")
    request = receiver.wait_for(1)[0]
    assert b"Spice" not in request.body
    said = json.loads(browser.decrypt(request.body))
    assert (said["kind"], said["title"]) == ("turn", "Spice Road: it is your turn")
    assert said["url"] == f"{app.state.address}/table/{id}"
    headers = request.headers
    assert (headers["content-encoding"], headers["ttl"], headers["topic"]) == ("aes128gcm", "86400", id)
    claims = verified_claims(headers["authorization"], ben.get(OWN)["push_key"])
    assert claims["aud"] == receiver.url
    assert claims["sub"] == f"{app.state.address}/"
    assert 0 < claims["exp"] - time.time() <= 24 * 3600


def test_a_browser_that_has_unsubscribed_is_forgotten(app, visitor, receiver):
    ada = visitor("Ada", app)
    receiver.statuses = [410]
    found = ada.post(OWN, kind="push", url=f"{receiver.url}/push", keys=Browser().keys)
    ada.post(f"{OWN}/test", id=found["channels"][0]["id"])
    eventually(lambda: ada.get(OWN)["channels"] == [])


def test_the_key_of_a_server_is_made_once(new_database, visitor):
    database, keys = new_database(), set()
    for _ in range(2):
        with running(database) as app:
            keys.add(visitor("Ada", app).get(OWN)["push_key"])
    assert len(keys) == 1


@pytest.mark.parametrize(
    "keys", [{}, {"p256dh": "BC", "auth": "BT"}, {"p256dh": text(b"\4" + bytes(64)), "auth": "A" * 22}]
)
def test_keys_that_cannot_encrypt_are_refused(visitor, keys):
    status, _ = visitor("Ada").refused(OWN, kind="push", url="https://push.example/", keys=keys)
    assert status == 400


def test_a_server_without_the_package_says_so(serving, visitor, monkeypatch):
    monkeypatch.setattr(web_push, "find_spec", lambda name: None)
    ada = visitor("Ada", serving())
    assert ada.get(OWN)["push_key"] is None
    asked = ada.ask(OWN, kind="push", url="https://push.example/", keys=Browser().keys)
    assert (asked.status_code, asked.json()["reason"]["id"]) == (409, "server-no-push")


# Feeds


def feed_paths(visitor: Visitor) -> list[str]:
    """The paths of a guest's new feed: Atom and iCalendar."""
    addresses = visitor.post(OWN, kind="feed")["channels"][-1]["feeds"]
    assert all(address.startswith(f"{visitor.address}/api/feeds/") for address in addresses)
    return [address.removeprefix(visitor.address) for address in addresses]


def test_a_feed_lists_the_tables_that_wait(app, visitor):
    ada, ben, id = pair(visitor, app)
    ben.post("/api/me", language="cs")
    path = feed_paths(ben)[0]
    stranger = visitor("Eve", app)
    answer = stranger.web.get(path)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    assert feedparser.parse(answer.content).entries == []
    play(ada, id, "p0 play +YY")
    found = feedparser.parse(stranger.web.get(path).content)
    assert not found.bozo
    assert found.feed.title == "Entrepôt: moje tahy"
    (entry,) = found.entries
    assert (entry.title, entry.link) == ("Cesta koření: jsi na tahu", f"{app.state.address}/table/{id}")
    assert abs(datetime.fromisoformat(entry.updated).timestamp() - time.time()) < 60
    ElementTree.fromstring(stranger.web.get(path).content)
    play(ben, id, "p1 play +YY")
    assert feedparser.parse(stranger.web.get(path).content).entries == []


def test_a_calendar_shows_since_when_tables_wait(app, visitor):
    ada, ben, id = pair(visitor, app)
    path = feed_paths(ben)[1]
    play(ada, id, "p0 play +YY")
    began = time.time() - 3 * 86400
    with connect(app.state.service.settings.database).begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(since=began))
    answer = visitor("Eve", app).web.get(path)
    assert answer.headers["content-type"].startswith("text/calendar")
    calendar = icalendar.Calendar.from_ical(answer.text)
    (event,) = calendar.walk("VEVENT")
    assert str(event["SUMMARY"]) == "Spice Road: it is your turn"
    assert str(event["URL"]) == f"{app.state.address}/table/{id}"
    assert event.decoded("DTSTART") == datetime.fromtimestamp(began, UTC).date()
    assert event.decoded("DTEND") - datetime.now(UTC).date() <= timedelta(days=1)
    assert max(len(line.encode()) for line in answer.text.split("\r\n")) <= 75


def test_long_and_special_texts_survive_a_calendar():
    said = "Þú átt leik; já, þú \\ " * 20
    lines = ["BEGIN:VCALENDAR", feeds.folded(f"SUMMARY:{feeds.escaped(said)}"), "END:VCALENDAR", ""]
    assert str(icalendar.Calendar.from_ical("\r\n".join(lines))["SUMMARY"]) == said
    assert max(len(line.encode()) for line in "\r\n".join(lines).split("\r\n")) == 75


def test_a_removed_feed_does_not_work_any_more(app, visitor):
    ada = visitor("Ada", app)
    first = feed_paths(ada)
    second = feed_paths(ada)  # a new one takes the place of the old one
    assert [ada.web.get(path).status_code for path in (*first, *second)] == [404, 404, 200, 200]
    ada.post(f"{OWN}/remove", id=ada.get(OWN)["channels"][0]["id"])
    assert [ada.web.get(path).status_code for path in second] == [404, 404]


def test_the_channels_of_others_are_no_feeds(app, visitor, receiver):
    """The id of a channel that is not a feed opens nothing."""
    ada = visitor("Ada", app)
    assert ada.web.get(f"/api/feeds/{subscribe(ada, receiver)}/turns.atom").status_code == 404


def test_links_are_below_the_address_at_which_the_guest_reaches_the_page(app, visitor):
    ada = visitor("Ada", app)
    ada.web.headers["host"] = "localhost:1234"
    assert ada.post(OWN, kind="feed")["channels"][0]["feeds"][0].startswith("http://localhost:1234/api/feeds/")
