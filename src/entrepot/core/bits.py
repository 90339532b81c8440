"""Sets of small numbers as bit masks.

Never compiled: the ``.pxd`` beside it gives compiled modules the same functions as single machine instructions.
"""

ONE = 1  # compiled, of 64 bits, so that it can be shifted to any place of a mask


def lowest(mask: int) -> int:
    """The smallest number in the set, which must not be empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """The size of the set."""
    return mask.bit_count()


def members(mask: int) -> list[int]:
    """The set's numbers, ascending."""
    found = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def has(mask: int, member: int) -> bool:
    """Whether the number is in the set."""
    return bool(mask >> member & 1)
