# Skýringar: hlutar stiganna, og það sem leikur tekur frá öðrum.
spice-road-part-cards = stigaspil
spice-road-part-coins = peningar
spice-road-part-cubes = kubbar
spice-road-explain-rival = { $seat } gæti líka tekið þetta spil.
