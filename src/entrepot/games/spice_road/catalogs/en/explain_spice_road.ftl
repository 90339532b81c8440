# Explanations: the parts of a score, and what an action takes away from others.
spice-road-part-cards = point cards
spice-road-part-coins = coins
spice-road-part-cubes = cubes
spice-road-explain-rival = { $seat } could claim this card, too.
