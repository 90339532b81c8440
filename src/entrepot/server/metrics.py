"""Metrics for Prometheus: how much is going on and how long it takes. No names, no games."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from ..extras import need

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        need("prometheus_client", "server")
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector  # not in a browser

        self.registry = own = CollectorRegistry()
        self.tables = Gauge("entrepot_tables", "Tables in memory", registry=own)
        self.games = Gauge("entrepot_games", "Games in memory", registry=own)
        self.connections = Gauge("entrepot_connections", "Open sockets", registry=own)
        self.waiting = Gauge("entrepot_waiting", "Decisions of bots that wait for a process", registry=own)
        self.events = Counter("entrepot_events", "Events that were stored and sent", registry=own)
        self.refused = Counter("entrepot_refused", "Messages on sockets that were refused", registry=own)
        self.conflicts = Counter("entrepot_conflicts", "Changes that another process was faster with", registry=own)
        self.notifications = Counter("entrepot_notifications", "Messages that were sent", ["outcome"], registry=own)
        self.errors = Counter("entrepot_errors", "Unexpected errors", registry=own)
        self.storing = Histogram("entrepot_storing_seconds", "Until events are committed", registry=own, buckets=QUICK)
        self.thinking = Histogram("entrepot_thinking_seconds", "Until a bot has answered", registry=own, buckets=SLOW)
        ProcessCollector(registry=own)  # memory, processor time and open files, where the system says

    def response(self) -> Response:
        """All of them, as Prometheus reads them."""
        from prometheus_client import generate_latest
        from prometheus_client.exposition import CONTENT_TYPE_LATEST

        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)


class NoMetrics(Metrics):
    """For a server that nobody watches."""

    def __init__(self) -> None:
        pass

    def __getattr__(self, name: str) -> Any:
        return Unmeasured()


class Unmeasured:
    """Takes every measurement and keeps none."""

    def __getattr__(self, name: str) -> Any:
        return lambda *given: self

    def __enter__(self) -> None:
        pass

    def __exit__(self, *error: object) -> None:
        pass
