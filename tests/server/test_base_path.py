"""A server below a base path: what it serves, what it names, and what it leaves to others on the same site."""

from __future__ import annotations

import re

import httpx
import pytest

from entrepot import cli
from entrepot.cli.parser import parser
from entrepot.server.security import CONTENT

from .conftest import running
from .guest import Visitor, play_out


@pytest.fixture(scope="module")
def below(tmp_path_factory):
    """A server whose base path is /games/; its address without it."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('below')}/tables.sqlite", base_path="/games/") as app:
        yield app.state.address


def test_a_game_is_played_below_the_base_path(below):
    ada = Visitor(f"{below}/games", "Ada")
    seen = ada.sit(ada.table(seats="me bot")["id"])
    play_out([seen])
    assert seen.state["result"]
    ada.close()


def test_the_document_names_only_addresses_below_the_base_path(below):
    """Whatever part of the page is asked for; and the content security policy is as strict as ever."""
    for path in ("/games/", "/games/new/spice_road", "/games/join/abc/def"):
        answer = httpx.get(below + path)
        named = re.findall(r'(?:href|src|content)="([./][^"]*)"', answer.text)
        assert '<meta name="base" content="/games/" />' in answer.text
        assert len(named) > 3
        assert all(address.startswith("/games/") for address in named)
        assert {httpx.get(below + address).status_code for address in named} == {200}
        assert answer.headers["content-security-policy"] == CONTENT
        assert answer.headers["cache-control"] == "no-cache"
    assert "base-uri 'none'" in CONTENT


def test_the_path_without_its_last_slash_leads_to_the_page(below):
    answer = httpx.get(f"{below}/games")
    assert (answer.status_code, answer.headers["location"]) == (307, f"{below}/games/")


def test_the_cookie_is_not_for_other_parts_of_the_site(below):
    assert "Path=/games/;" in httpx.get(f"{below}/games/api/me").headers["set-cookie"]


def test_without_a_base_path_everything_is_at_the_root(site):
    address = site.state.address
    assert "Path=/;" in httpx.get(f"{address}/api/me").headers["set-cookie"]
    assert '<meta name="base" content="/" />' in httpx.get(address).text
    assert httpx.get(f"{address}/games/api/me").status_code == 404


def test_a_proxy_may_remove_the_base_path(below):
    """The page then still names addresses below it; and Prometheus needs not know of it."""
    assert httpx.get(f"{below}/healthz").status_code == 200
    assert httpx.get(f"{below}/api/me").status_code == 200
    assert 'content="/games/"' in httpx.get(f"{below}/table/abc").text


def test_a_path_that_only_begins_like_the_base_path_is_not_ours(below):
    assert httpx.get(f"{below}/gamesapi/me").status_code == 404


def test_the_description_says_where_the_paths_begin(below, site):
    assert httpx.get(f"{below}/games/openapi.json").json()["servers"] == [{"url": "/games"}]
    assert httpx.get(f"{site.state.address}/openapi.json").json()["servers"] == [{"url": "/"}]


@pytest.mark.parametrize("path", ["/a b/", "/../x/", "/x?y/", '/"/', "/é/", "/%2e/"])
def test_a_base_path_that_would_have_to_be_quoted_is_refused(capsys, path):
    with pytest.raises(SystemExit):
        cli.main(["serve", "--base-path", path])
    assert "is not a path such as /games/" in capsys.readouterr().err


@pytest.mark.parametrize(("given", "path"), [("games", "/games/"), ("/a/b", "/a/b/"), ("/", "/"), ("", "/")])
def test_slashes_at_the_ends_may_be_left_out(given, path):
    assert parser().parse_args(["serve", "--base-path", given]).base_path == path


def test_the_site_is_offered_below_its_own_path(tmp_path, new_site):
    """Only its workers may compile WebAssembly; the page of the server keeps its policy."""
    with running(f"sqlite:///{tmp_path}/tables.sqlite", base_path="/games/", site=str(new_site)) as app:
        address = f"{app.state.address}/games/site"
        document, worker = httpx.get(f"{address}/"), httpx.get(f"{address}/assets/tables.worker-1.js")
        assert document.text == "the site"
        assert document.headers["Content-Security-Policy"] == CONTENT
        assert "script-src 'self' 'wasm-unsafe-eval'" in worker.headers["Content-Security-Policy"]
        assert "unsafe-eval'" not in worker.headers["Content-Security-Policy"].replace("'wasm-unsafe-eval'", "")
        assert "immutable" in worker.headers["Cache-Control"]
        assert document.headers["Cache-Control"] == "no-cache"
        assert httpx.get(f"{address}/../../etc/passwd").status_code == 404
        assert httpx.get(f"{app.state.address}/games/").headers["Content-Security-Policy"] == CONTENT


def test_a_folder_without_a_site_is_refused(tmp_path, new_site, capsys):
    assert parser().parse_args(["serve", "--site", str(new_site)]).site == str(new_site)
    with pytest.raises(SystemExit):
        cli.main(["serve", "--site", str(tmp_path)])
    assert "index.html" in capsys.readouterr().err


@pytest.fixture
def new_site(tmp_path):
    """A folder like that of a site."""
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the site")
    (folder / "assets" / "tables.worker-1.js").write_text("work()")
    return folder
