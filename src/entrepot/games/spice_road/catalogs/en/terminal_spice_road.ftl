# How the terminal abbreviates the spices on the board and in the menu. In English it writes them as the notation does, by
# the colors of the cubes: yellow, red, green, brown. Elsewhere they have the initial of their name, or two letters where
# others begin alike. None may be what the notation writes for another spice.
spice-road-letter-turmeric = Y
spice-road-letter-saffron = R
spice-road-letter-cardamom = G
spice-road-letter-cinnamon = B
