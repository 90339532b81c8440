# Skýringar: hlutar stiganna, og það sem leikur tekur frá öðrum.
puerto-rico-part-shipping = útflutningur
puerto-rico-part-buildings = byggingar
puerto-rico-part-bonuses = aukastig stórra bygginga
puerto-rico-explain-no-room = { $seat } getur ekki lengur sett { $good-acc } á vöruflutningaskip.
puerto-rico-explain-house-full = { $seat } getur ekki lengur selt: verslunin er full.
puerto-rico-explain-house-blocked = { $seat } getur ekki lengur selt { $good-acc } í verslunina.
puerto-rico-explain-last-building = Enginn annar getur lengur byggt { $building-acc }.
puerto-rico-explain-last-quarry = Þetta er síðasta grjótnáman.
puerto-rico-explain-doubloons =
    { $n ->
        [one] Á spjaldinu er { $n } doblúna.
       *[other] Á spjaldinu eru { $n } doblúnur.
    }
