"""tmp"""
from ..games.spice_road.cards import MERCHANT_CARDS
W={"Y":1,"R":2,"G":3,"B":4}
def _v(t):
    if t[0]=="^": return 0.9*int(t[1:])
    give,get=t.split(">") if ">" in t else ("",t[1:])
    d=sum(W[c] for c in get)-sum(W[c] for c in give)
    return d*(0.75 if give else 0.7)
VALUES=[_v(t) for t in MERCHANT_CARDS]
def card_value(card:int)->float: return VALUES[card]
