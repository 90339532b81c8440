"""Hosts in network namespaces, on a bridge that stands for the switch between them, and nginx in front of them.

Only root may create them, and only on Linux. The namespace that the tool runs in is the host of nginx and PostgreSQL.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from people import RETRY
from sqlalchemy.engine import make_url

PORT = 8320
SERVER = [sys.executable, "-m", "entrepot", "serve"]
# What lets people continue on another host. max_fails=0: otherwise a host that has failed counts as failed until a
# request to it has ended, and sockets do not end; so after some failures people would be let in one by one.
NGINX = """
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream entrepot {{
        {upstreams}
    }}
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://entrepot;
            proxy_http_version 1.1;
            proxy_connect_timeout 2s;
            proxy_read_timeout 1h;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
        }}
    }}
}}
"""


class Host:
    """A network namespace with servers in it, which can be killed or unplugged."""

    def __init__(self, bridge: str, number: int, gateway: str, command: Sequence[str]) -> None:
        self.bridge, self.name, self.port = bridge, f"{bridge}h{number}", f"{bridge}p{number}"
        self.ip = f"{gateway.rpartition('.')[0]}.{number + 1}"
        self.address = f"http://{self.ip}:{PORT}"
        self.command = [*command, "--host", self.ip, "--port", str(PORT), "--proxy", gateway, "--address-limits", "0"]
        inside = ["netns", "exec", self.name, "ip"]
        ip("netns", "add", self.name)
        ip("link", "add", self.port, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip(*inside, "link", "set", "lo", "up")
        ip(*inside, "link", "set", "eth0", "up")
        ip(*inside, "address", "add", f"{self.ip}/24", "dev", "eth0")
        ip("link", "set", self.port, "up")
        self.plug_in()

    def start(self) -> None:
        """Start the servers and wait until they respond."""
        process = subprocess.Popen(["ip", "netns", "exec", self.name, *self.command], stdout=subprocess.DEVNULL)
        while self.trouble():
            assert process.poll() is None, "the server has ended"
            time.sleep(RETRY)

    def trouble(self) -> str:
        """Why a server cannot be reached or is not healthy; nothing if it is."""
        try:
            httpx.get(f"{self.address}/healthz", timeout=2).raise_for_status()
        except httpx.HTTPError as error:
            return repr(error)
        return ""

    def kill(self) -> None:
        """Kill everything on this host."""
        while found := output("netns", "pids", self.name).split():
            for id in map(int, found):
                with suppress(ProcessLookupError):
                    os.kill(id, signal.SIGKILL)
            time.sleep(RETRY)

    def unplug(self) -> None:
        """Cut it off: whatever is sent in either direction vanishes without an error."""
        ip("link", "set", self.port, "nomaster")

    def plug_in(self) -> None:
        """Connect it to the others."""
        ip("link", "set", self.port, "master", self.bridge)

    def remove(self) -> None:
        """Kill everything, and remove the namespace with its link."""
        self.kill()
        ip("netns", "delete", self.name)


@contextmanager
def hosts(count: int, network: str, database: str, command: Sequence[str]) -> Iterator[list[Host]]:
    """Hosts that use a database of this machine, which they reach at the first address of their network."""
    bridge, gateway = f"ent{os.getpid()}", f"{network}.1"
    url = make_url(database).set(host=gateway).render_as_string(hide_password=False)
    made: list[Host] = []
    ip("link", "add", bridge, "type", "bridge")
    try:
        ip("address", "add", f"{gateway}/24", "dev", bridge)
        ip("link", "set", bridge, "up")
        for number in range(1, count + 1):
            made.append(Host(bridge, number, gateway, [*command, "--database", url]))
        yield made
    finally:
        for host in made:
            host.remove()
        ip("link", "delete", bridge)


@contextmanager
def nginx(folder: Path, port: int, served: Sequence[Host]) -> Iterator[str]:
    """A proxy in front of hosts; its address."""
    upstreams = "\n        ".join(f"server {host.ip}:{PORT} max_fails=0;" for host in served)
    config = folder / "nginx.conf"
    config.write_text(NGINX.format(folder=folder, port=port, upstreams=upstreams))
    process = subprocess.Popen(["nginx", "-c", str(config), "-g", "daemon off; user root;"], stderr=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def ip(*args: str) -> None:
    """Configure the network."""
    output(*args)


def output(*args: str) -> str:
    """What the command that configures the network says."""
    done = subprocess.run(["ip", *args], check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"ip {' '.join(args)}: {done.stderr}"
    return done.stdout
