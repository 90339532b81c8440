# How the terminal abbreviates the spices on the board and in the menu: by the initial, or by two letters where others
# begin alike. None may be what the notation writes for another spice (Y, R, G, B).
spice-road-letter-turmeric = Ku
spice-road-letter-saffron = S
spice-road-letter-cardamom = Ka
spice-road-letter-cinnamon = F
