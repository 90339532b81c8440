"""The cards of Century: Spice Road, as tables of their printed texts.

A merchant card is written as printed: ``+YYR`` creates cubes, ``^2`` upgrades, ``YY>G`` trades.
A point card is written as its cost. Everything else about a card is derived from its text.
"""

SEATS = 5  # at most (CEN-1)
ROW = 6  # face-up merchant cards (CEN-4)
POINT_ROW = 5
CARAVAN = 10  # cubes a caravan holds (CEN-13)
GOLD_POINTS = 3  # of a gold coin; a silver one counts 1 (CEN-15)

SPICES = ("turmeric", "saffron", "cardamom", "cinnamon")  # in order of worth
LETTERS = "YRGB"

STARTERS = ("+YY", "^2")  # CEN-3: each player holds both

MARKET = (  # one of each
    "+YYY", "+YR", "+G", "+YYYY", "+YYR", "+YG", "+RR", "+B",
    "^3",
    "YYYYY>GGG", "YYYYY>BB", "YYYY>GG", "YYYY>GB", "YYY>RRR", "YYY>RG", "YYY>B", "YYG>BB", "YY>RR", "YY>G", "YR>B",
    "RRR>YYGG", "RRR>YGB", "RRR>GGG", "RRR>BB", "RR>YYYG", "RR>YYB", "RR>GG", "R>YYY",
    "GGG>BBB", "GG>YYRRR", "GG>YYRB", "GG>RRB", "GG>BB", "G>YYYYR", "G>YRR", "G>RR",
    "BB>YRGGG", "BB>RRRGG", "B>YYYG", "B>YYRR", "B>YRG", "B>RRR", "B>GG",
)  # fmt: skip

MERCHANT_CARDS = STARTERS + MARKET  # a card's number is its index here

POINT_CARDS = {  # cost: points
    "YYRR": 6, "YYYRR": 7, "YYRRR": 8, "YYGG": 8, "RRRR": 8, "YYYGG": 9, "YYRB": 9, "YYBB": 10, "RRRRR": 10,
    "RRGG": 10, "YYYBB": 11, "YYGGG": 11, "YRGB": 12, "YGGB": 12, "RRRGG": 12, "RRGB": 12, "RRBB": 12, "GGGG": 12,
    "YYRRGG": 13, "RRGGG": 13, "YYYRGB": 14, "YYBBB": 14, "RRRBB": 14, "GGBB": 14, "YYRRBB": 15, "GGGGG": 15,
    "YRRRGB": 16, "RRBBB": 16, "BBBB": 16, "YYGGBB": 17, "GGGBB": 17, "YRGGGB": 18, "GGBBB": 18, "RRGGBB": 19,
    "YRGBBB": 20, "BBBBB": 20,
}  # fmt: skip

POINT_COSTS = tuple(POINT_CARDS)  # a point card's number is its index here

START_CUBES = ("YYY", "YYYY", "YYYY", "YYYR", "YYYR")  # CEN-2, by seat


def packed(cubes: str) -> int:
    """Cubes as one number with a byte for each spice, turmeric lowest, so that one comparison covers all four."""
    return sum(1 << 8 * LETTERS.index(letter) for letter in cubes)


def unpacked(cubes: int) -> str:
    """Packed cubes in letters, in order of worth."""
    return "".join(letter * (cubes >> 8 * spice & 0xFF) for spice, letter in enumerate(LETTERS))
