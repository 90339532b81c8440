"""Chance: a small random generator whose whole state is one 64-bit number.

It is SplitMix64, bit for bit the same compiled and uncompiled, so a seed gives the same game everywhere.
Never compiled: the ``.pxd`` beside it gives compiled modules the same arithmetic inline.
"""

MASK64 = 0xFFFFFFFFFFFFFFFF
STRIDE = 0x9E3779B97F4A7C15


def advance(rng: int) -> int:
    """The generator's next state."""
    return (rng + STRIDE) & MASK64


def bits32(rng: int) -> int:
    """The number of 32 bits that this state of the generator gives."""
    z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    return (z ^ (z >> 31)) >> 32


def below(rng: int, n: int) -> int:
    """The number from 0 to n - 1 that this state of the generator gives; n is less than 2**32."""
    return (bits32(rng) * n) >> 32


def shuffled(items: list[int], rng: int) -> tuple[list[int], int]:
    """The items in a random order, and the generator's state afterwards."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        rng = advance(rng)
        other = below(rng, last + 1)
        order[last], order[other] = order[other], order[last]
    return order, rng


def stream(seed: int, number: int) -> int:
    """The generator's state at the start of a game's n-th shuffle, without computing the earlier shuffles."""
    return (seed + number * 0xD1342543DE82EF95) & MASK64


def independent(seed: int, number: int) -> int:
    """An independent seed for every number."""
    rng = advance((seed ^ number * 0xD1342543DE82EF95) & MASK64)
    return bits32(rng) << 32 | bits32(advance(rng))
