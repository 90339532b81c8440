"""nginx with the configuration in ``deploy/``, on ports and with a certificate of its own."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

DEPLOY = Path(__file__).parents[1] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
MAIN = """
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/upstream.conf;
    include {folder}/entrepot.conf;
}}
"""


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A text with some words replaced, all of which it must contain."""
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after)
    return text


def configure(folder: Path, http: int, https: int, servers: Sequence[int]) -> Path:
    """The deployed configuration for these ports, with a new certificate; the main file."""
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    key = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    subprocess.run([*make, "-days", "2", *subject, *key], check=True, capture_output=True)
    site = changed(
        (DEPLOY / "nginx/entrepot.conf").read_text(encoding="utf-8"),
        ("listen [::]:80;", ""),
        ("listen [::]:443 ssl http2;", ""),
        ("listen 80;", f"listen 127.0.0.1:{http};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{https} ssl"),
        ("server_name games.example;", "server_name localhost;"),
        ("/etc/entrepot/tls", str(folder)),
    )
    (folder / "entrepot.conf").write_text(site, encoding="utf-8")
    upstream = (DEPLOY / "nginx/upstream.conf").read_text(encoding="utf-8")
    if len(servers) == 1:
        upstream = changed(upstream, ("server 127.0.0.1:8321 max_fails=0;", ""))
    ports = zip(("8320", "8321"), map(str, servers), strict=False)
    upstream = changed(upstream, *((f":{before} ", f":{after} ") for before, after in ports))
    (folder / "upstream.conf").write_text(upstream, encoding="utf-8")
    user = "user root;" if folder.owner() == "root" else ""
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user), encoding="utf-8")
    return folder / "nginx.conf"


@contextmanager
def nginx(folder: Path, http: int, https: int, servers: Sequence[int]) -> Iterator[str]:
    """A running nginx in front of servers; the address of the page. Skips the test if there is no nginx."""
    if NGINX is None:
        pytest.skip("there is no nginx")
    command = [NGINX, "-c", str(configure(folder, http, https, servers)), "-e", str(folder / "error.log")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    process = subprocess.Popen(command)
    try:
        wait_for(f"http://127.0.0.1:{http}/.well-known/acme-challenge/")
        yield f"https://localhost:{https}/games"
    finally:
        process.terminate()
        process.wait(20)


def wait_for(address: str) -> None:
    """Wait until something answers."""
    until = time.monotonic() + 20
    while True:
        try:
            urlopen(address, timeout=5).close()
        except OSError as error:
            if getattr(error, "code", None):  # any response will do
                return
            assert time.monotonic() < until, f"{address} does not answer"
            time.sleep(0.05)
        else:
            return
