# Kryddornas förkortningar på bordet och i menyn: begynnelsebokstaven, eller två bokstäver där flera börjar likadant.
# Ingen får vara den bokstav som notationen har för en annan krydda (Y, R, G, B).
spice-road-letter-turmeric = Gu
spice-road-letter-saffron = S
spice-road-letter-cardamom = Kr
spice-road-letter-cinnamon = Kn
