"""What later rows say about the barrels that a craftsman phase must have produced, where the table lacks the goods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .. import powers
from ..components import PRICES
from .table import Row


@dataclass(frozen=True)
class Prospect:
    """What a player does with the barrels before the next craftsman phase."""

    fewest: int = 0
    """The barrels that are sold and shipped, at least."""
    most: int | None = None
    """The barrels that are sold and shipped, at most; ``None`` if nothing is shipped before more are produced."""
    sales: tuple[frozenset[int], ...] = ()
    """For each sale, the goods that may have been sold."""

    def allows(self, barrels: Sequence[int]) -> bool:
        """Whether these barrels are enough."""
        return sum(barrels) >= self.fewest and all(any(barrels[good] for good in sale) for sale in self.sales)

    def cost(self, barrels: int, possible: int) -> float:
        """How implausible this number of barrels is: players ship what they have, and produce as much as they can."""
        if self.most is None:
            return (possible - barrels) / 4
        return max(0, barrels - self.most) / 2


def prospect(rows: Sequence[Row], craftsman: int, seat: int) -> Prospect:
    """What the rows from a craftsman phase to the next captain or craftsman phase say about a player's barrels."""
    sales: list[frozenset[int]] = []
    possible_sales = 0
    for number in range(craftsman + 1, len(rows)):
        row, before, after = rows[number], rows[number - 1].facts[seat], rows[number].facts[seat]
        if row.role == "craftsman":
            break
        if row.role == "trader" and before.doubloons is not None and after.doubloons is not None:
            gained = after.doubloons - before.doubloons
            possible_sales += 1
            if gained > 0 and row.seat != seat:
                sales.append(goods_sold_for(gained, before.buildings))
        if row.role == "captain" and before.vp is not None and after.vp is not None:
            shipped = after.vp - before.vp
            if shipped and row.seat == seat:
                shipped -= 1  # CAP-6
            fewest = (shipped + 1) // 2 if powers.VP_FOR_LOADING in before.buildings else shipped
            return Prospect(fewest + len(sales), shipped + possible_sales, tuple(sales))
    return Prospect(len(sales), None, tuple(sales))


def goods_sold_for(doubloons: int, buildings: frozenset[int]) -> frozenset[int]:
    """The goods that a player with these buildings may have sold for this many doubloons (TRA-7)."""
    bonuses = {0}
    for building, bonus in powers.SALE_BONUSES.items():
        if building in buildings:
            bonuses |= {each + bonus for each in bonuses}
    return frozenset(good for good, price in enumerate(PRICES) if doubloons - price in bonuses)
