# Skammstafanir kryddanna á borðinu og í valmyndinni: upphafsstafur, eða tveir stafir þar sem fleiri byrja eins.
# Engin má vera stafurinn sem ritunin hefur fyrir annað krydd (Y, R, G, B).
spice-road-letter-turmeric = T
spice-road-letter-saffron = S
spice-road-letter-cardamom = Kr
spice-road-letter-cinnamon = Kn
