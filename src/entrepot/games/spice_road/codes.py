"""The numbers the engine speaks: kinds of decisions, codes of actions, kinds of events.

Never compiled: the ``.pxd`` beside it repeats the numbers as compile-time constants, and a test holds the two equal.
"""

# What is being decided.
TURN = 0
UPGRADE = 1
TRADE = 2
DROP = 3
DISCARD = 4

# Actions: each verb's first code, to which the card's or spice's number is added.
PLAY = 0
ACQUIRE = 45
CLAIM = 90
REST = 126
RAISE = 127
AGAIN = 130
STOP = 131
DROP_CUBE = 132
DISCARD_CUBE = 136
ALL = 140  # how many codes there are

# What the log tells.
PLAYED = 0
RAISED = 1
TRADED = 2
DROPPED = 3
ACQUIRED = 4
RESTED = 5
CLAIMED = 6
DISCARDED = 7
OPENED_MERCHANT = 8
OPENED_POINTS = 9
LAST_ROUND = 10

# Coins (CEN-5).
NO_COIN = 0
GOLD = 1
SILVER = 2

# Sizes.
ROW = 6  # merchant cards open (CEN-4)
POINT_ROW = 5
CARAVAN = 10  # cubes a caravan holds (CEN-13)
LANES = 0x80808080  # the top bit of each spice's byte
RAISABLE = 0x00FFFFFF  # all spices but cinnamon
