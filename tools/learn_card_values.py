"""Learn the value of each merchant card of Spice Road, and write it to the data file that its bots read.

For many random hands a planner plays some turns alone, once with the card and once without it; the average number of
points that the card adds is its value. No value is entered by hand. It takes some seconds:

    python tools/learn_card_values.py

The stored values differ from its result by up to 0.23. They come from an earlier planner and are kept, because what was
measured of the bots depends on them.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from statistics import mean

from tqdm import tqdm

import entrepot
from entrepot.games.spice_road import beam_search
from entrepot.games.spice_road.beam_search import BeamSearch
from entrepot.games.spice_road.cards import MARKET, MERCHANT_CARDS
from entrepot.games.spice_road.state import State

OUT = Path(beam_search.__file__).parent / "card_values.json"
HANDS = 60  # random hands for each card
COMPANY = 3  # other cards in such a hand
TURNS = 16
WIDTH, DEPTH = 14, 5  # of the plans


def alone(hand: list[str], seed: int) -> State:
    """A game in which only seat 0 moves, with this hand and nothing to acquire."""
    numbers = [MERCHANT_CARDS.index(card) for card in hand]
    state = entrepot.new("spice_road", players=2, seed=seed).state
    assert isinstance(state, State)
    state.hand = [sum(1 << number for number in numbers) | 3, 0, 0, 0, 0]
    state.row_size = state.deck_size = 0
    return state


def points(hand: list[str], seed: int) -> float:
    """The points that a planner makes with the hand in ``TURNS`` turns."""
    state = alone(hand, seed)
    planner = BeamSearch(WIDTH)
    for _ in range(TURNS):
        play_turn(state, planner)
    return state.scores()[0] + beam_search.cubes_value(state.caravan[0])


def play_turn(state: State, planner: BeamSearch) -> None:
    """Play one turn, after which nobody else moves. As no card can be acquired, the values of cards do not matter."""
    while state.seat == 0:
        state.apply(planner.best_first(state, DEPTH))
    state.seat = 0
    state.over = False


def learned(card: str) -> float:
    """The card's value."""
    gains = []
    for number in range(HANDS):
        rng = random.Random(number)  # noqa: S311
        company = rng.sample([each for each in MARKET if each != card], COMPANY)
        gains.append(points([card, *company], number) - points(company, number))
    return mean(gains)


def main() -> None:
    """Learn and write."""
    values = {card: round(learned(card), 2) for card in tqdm(MARKET)}
    OUT.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
