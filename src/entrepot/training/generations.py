"""Training in generations: each plays games with the network of the one before and learns from the last few.

Everything is in one folder, and a run that was interrupted continues where it was: samples in ``003-07.npz``, the
network in ``003.network``, what was learned in ``model.pt``, and the losses in ``progress.jsonl``.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from time import monotonic

import torch

from ..bots.bot import moment
from ..core.errors import OptionError
from ..core.messages import message
from ..workers import Workers, results
from .features import Feature, count, features_of, read
from .model import Course, Model, extended, restored, train
from .sampling import SelfPlay, Subject

PROGRESS = "progress.jsonl"
FRESH = 3  # the generation at which the model starts afresh: better players make other values matter
QUICK = 5  # how many times fewer simulations a decision gets that does not teach the policy
CONTINUED = 0.3  # of the rate, for a training that begins with a network: more did not improve it (docs/networks.md)
FIRST_SHARE = 0.15  # of the decisions by the playout policy that are recorded: there are plenty


@dataclass(frozen=True)
class Settings:
    """How a network is trained."""

    seed: int = 1
    hidden: int = 128
    deep: int = 32
    samples: int = 400_000
    """In each generation; a first one that is played by the game's playout policy has twice as many."""
    part: int = 25_000
    """Samples in a file."""
    window: int = 5
    """Generations whose samples are used."""
    line_share: float = 0.08
    """How many players of training games follow one of the game's lines."""
    simulations: int = 200
    """For a decision that teaches the policy; the others get a fifth of that."""
    rate: float = 1e-3
    outcome: float = 0.6
    begun_with: str = ""
    """The hash of the network that the training begins with, instead of games by the playout policy."""


@dataclass(frozen=True)
class Progress:
    """What a generation has brought."""

    generation: int
    games: int
    samples: int
    seconds: float
    losses: dict[str, float]


class Training:
    """The training of one network, in a folder."""

    def __init__(self, subject: Subject, settings: Settings, folder: Path, begin_with: bytes | None = None) -> None:
        torch.set_num_threads(1)
        if begin_with:
            settings = replace(settings, begun_with=sha256(begin_with).hexdigest())
        self.subject, self.settings, self.folder = subject, settings, folder
        folder.mkdir(parents=True, exist_ok=True)
        self._check()
        if begin_with and not self.done():
            self._write(0, restored(begin_with, subject))

    def _check(self) -> None:
        """See that the folder is empty or belongs to the same training."""
        path = self.folder / "settings.json"
        described = {"game": self.subject.game, "variants": self.subject.variants, **asdict(self.settings)}
        mine = json.loads(json.dumps(described))
        if not path.exists():
            path.write_text(json.dumps(mine, indent=1) + "\n", encoding="utf-8")
        elif json.loads(path.read_text(encoding="utf-8")) != mine:
            raise OptionError(message("train-other-run", path=str(self.folder)))

    def network(self, generation: int) -> Path:
        """The file of a generation's network."""
        return self.folder / f"{generation:03}.network"

    def done(self) -> int:
        """The number of generations that are complete."""
        generation = 0
        while self.network(generation).exists():
            generation += 1
        return generation

    def parts(self, generation: int) -> list[Path]:
        """The files for a generation's samples."""
        twice = generation == 0 and not self.subject.rules.training_teacher
        samples = self.settings.samples * (2 if twice else 1)
        return [self.folder / f"{generation:03}-{part:02}.npz" for part in range(-(-samples // self.settings.part))]

    def missing(self, generation: int) -> list[Path]:
        """Those that have not been made yet."""
        return [path for path in self.parts(generation) if not path.exists()]

    def run(self, generation: int, workers: Workers, made: Callable[[], object] = lambda: None) -> Progress:
        """The next generation; ``made`` is called after each file of samples."""
        begin, games = monotonic(), 0
        for name, content, played in results(self._tasks(generation), workers):
            write(self.folder / name, content)
            games += played
            made()
        samples, losses = self._learn(generation)
        progress = Progress(generation, games, samples, monotonic() - begin, losses)
        with (self.folder / PROGRESS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(progress)) + "\n")
        self._forget(generation - self.settings.window)
        return progress

    def _tasks(self, generation: int) -> Iterator[SelfPlay]:
        """One for each missing file."""
        settings = self.settings
        network = self.network(generation - 1).read_bytes() if generation else None
        playing = {"line_share": settings.line_share}
        if generation:
            playing |= {"full_simulations": settings.simulations, "quick_simulations": settings.simulations // QUICK}
        else:
            playing |= {"record_share": FIRST_SHARE}
        paths = self.parts(generation)
        for number, path in enumerate(paths, generation * len(paths)):
            if not path.exists():
                seed = moment(settings.seed, int(path.stem.replace("-", "")))
                variant = number % len(self.subject.variants)
                yield SelfPlay(self.subject, variant, path.name, network, settings.part, seed, playing)

    def _window(self, generation: int) -> list[Path]:
        """The files to learn from: those of the playout policy only until there are two better generations."""
        first = max(1 if generation >= 2 or self.settings.begun_with else 0, generation - self.settings.window + 1)
        return [path for each in range(first, generation + 1) for path in self.parts(each)]

    def _learn(self, generation: int) -> tuple[int, dict[str, float]]:
        """Train the model and write the generation's network; return the number of samples and the losses."""
        settings, paths = self.settings, self._window(generation)
        fresh = generation in (0, FRESH) and not settings.begun_with
        features = features_of(paths)
        model = self._new_model(features, generation) if fresh else torch.load(self._model, weights_only=False)
        model = extended(model, features)
        samples = read(paths, model.features)
        factor = 2.0 if fresh else CONTINUED if settings.begun_with else 1.0
        course = Course(
            epochs=2.0 if fresh else 1.0,
            rate=factor * settings.rate,
            outcome=settings.outcome if generation else 1.0,
        )
        losses = train(model, samples, count(self.parts(generation)), course, generation)
        self._write(generation, model)
        return len(samples["players"]), losses

    def _write(self, generation: int, model: Model) -> None:
        """Keep the model, and write the generation's network."""
        file = io.BytesIO()
        torch.save(model, file)
        write(self._model, file.getvalue())
        about = {"generation": generation, "settings": asdict(self.settings), "variants": self.subject.variants}
        write(self.network(generation), model.packed(self.subject, about))

    @property
    def _model(self) -> Path:
        return self.folder / "model.pt"

    def _new_model(self, features: list[Feature], seed: int) -> Model:
        torch.manual_seed(seed)
        shape, settings = self.subject.shape, self.settings
        sizes = shape["codes"], shape["players"], len(shape["score_parts"])
        return Model(features, *sizes, settings.hidden, settings.deep)

    def _forget(self, generation: int) -> None:
        """Delete samples that are no longer needed."""
        for path in self.parts(generation) if generation >= 0 else []:
            path.unlink(missing_ok=True)


def write(path: Path, content: bytes) -> None:
    """Write a file as a whole or not at all."""
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(content)
    unfinished.replace(path)


def read_progress(folder: Path) -> list[Progress]:
    """What all generations in a folder have brought."""
    path = folder / PROGRESS
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Progress(**json.loads(line)) for line in lines]
