# Magyarázatok: miből állnak a pontok, és mit vesz el egy akció a többiektől.
spice-road-part-cards = pontkártyák
spice-road-part-coins = érmék
spice-road-part-cubes = kockák
spice-road-explain-rival = { $seat } is megszerezhetné ezt a kártyát.
