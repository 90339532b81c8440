# Borð Kryddleiðarinnar á síðunni.
sr-points = Stigaspil
sr-merchants = Kaupmenn
sr-hand = Á hendi
sr-played = Úti
sr-ladder = Röð kryddanna: hver uppfærsla er eitt þrep upp
sr-tray = Ákvörðun
sr-score =
    { $n ->
        [one] { $n } stig
       *[other] { $n } stig
    }

# Hlutir í orðum, fyrir þá sem hlusta á borðið.
sr-caravan = Vagnlest: { $cubes }
sr-caravan-empty = Vagnlest: tóm
sr-lying = á spilinu { $cubes }
sr-card-create = Kryddspil: taka { $get-acc }
sr-card-upgrade =
    { $n ->
        [one] Uppfærsluspil: uppfæra kubb um { $n } þrep
       *[other] Uppfærsluspil: uppfæra kubba um allt að { $n } þrep
    }
sr-card-trade = Verslunarspil: skipta { $give-dat } fyrir { $get-acc }
sr-card-points =
    { $n ->
        [one] Stigaspil: { $n } stig fyrir { $cost-acc }
       *[other] Stigaspil: { $n } stig fyrir { $cost-acc }
    }
sr-about = Um þetta spil
sr-with-hint = { $name } ({ $hint })

# Það sem ákveða þarf.
sr-how-often = Hve oft?
sr-how-often-more = Hve oft enn?
sr-trade-times =
    { $n ->
        [1] Einu sinni: { $give-dat } fyrir { $get-acc }
        [one] { $n } sinni: { $give-dat } fyrir { $get-acc }
       *[other] { $n } sinnum: { $give-dat } fyrir { $get-acc }
    }
sr-cancel = Hætta við
sr-steps-left =
    { $n ->
        [one] Veldu kubb til að uppfæra: { $n } þrep eftir
       *[other] Veldu kubb til að uppfæra: { $n } þrep eftir
    }
sr-ask-drop =
    { $n ->
        [one] Veldu síðasta kubbinn til að leggja
       *[other] Veldu kubb á hvert spil vinstra megin: { $n } eftir
    }
sr-ask-discard = Of margir kubbar: veldu hverjir fara
sr-cheapest-drop = Leggja þá ódýrustu
sr-cheapest-discard = Fleygja þeim ódýrustu

# Upphafið.
page-game-spice-road = Skiptu á kryddi á leiðinni og náðu bestu stigaspilunum.

# Valkostir.
page-option-open-points = Stigaspil sýnileg öllum

# Hvað hlutur er.
page-about-merchant-card = Kaupmannsspil
page-about-point-card = Stigaspil
page-about-create = Taktu { $cubes-acc }.
page-about-upgrade =
    { $n ->
        [one] Uppfærðu kubb um eitt þrep.
       *[other] Uppfærðu kubba um alls { $n } þrep, hvert þrep í næsta krydd.
    }
page-about-trade = Skiptu { $give-dat } fyrir { $get-acc }, eins oft og þú vilt og getur.
page-about-claim = Borgaðu { $cubes-acc } fyrir { $points } stig.

# Reglurnar í stuttu máli.
page-rules-spice-road-aim = Um hvað spilið snýst
page-rules-spice-road-aim-text = Hver spilari fer fyrir vagnlest sem rúmar allt að tíu kryddkubba. Með spilunum er kubba aflað, þeir uppfærðir og þeim skipt. Sá sem á kubbana sem stigaspil sýnir má taka það; stigin ráða úrslitum.
page-rules-spice-road-turn = Þegar þú átt leik
page-rules-spice-road-turn-text = Veldu eitt af fernu:
page-rules-action-play = Setja út spil
page-rules-action-play-text = Settu út kaupmannsspil af hendi og gerðu það sem það segir: taktu kubba, uppfærðu kubba, eða skiptu þeim eins oft og þú vilt.
page-rules-action-acquire = Kaupa spil
page-rules-action-acquire-text = Taktu kaupmannsspil úr röðinni. Það fyrsta er ókeypis; fyrir þau sem aftar eru leggurðu kubb á hvert spil fyrir framan. Kubbar sem liggja á spilinu eru þínir.
page-rules-action-rest = Hvíla
page-rules-action-rest-text = Taktu öll spil sem þú hefur sett út aftur á hönd.
page-rules-action-claim = Taka stigaspil
page-rules-action-claim-text = Borgaðu kubbana sem það sýnir. Fyrstu tveimur spilunum í röðinni fylgja gullpeningur og silfurpeningur meðan til eru: 3 stig og 1.
page-rules-spice-road-cubes = Krydd
page-rules-spice-road-cubes-text = Frá því ódýrasta til þess dýrmætasta. Að uppfæra kubb er að skipta honum fyrir þann næsta.
page-rules-spice-road-end = Lokin
page-rules-spice-road-end-text = Þegar einhver hefur tekið fimmta stigaspilið, eða það sjötta ef tveir eða þrír spila, er umferðin spiluð til enda. Hver kubbur sem þá er eftir gefur eitt stig, nema þeir ódýrustu.

# Kennsluspilið.
page-lesson-spice-road-welcome = Þetta er vagnlestin þín. Þú byrjar með nokkra kubba og tvö spil. Línan efst segir alltaf hvað þú átt að gera; það sem velja má er með appelsínugulum ramma.
page-lesson-spice-road-deal = Fyrsta kaupmannsspilið er ókeypis: það gefur þrjá túrmerikkubba. Með því næsta skiptirðu þremur túrmerikkubbum fyrir saffran og kardimommu; séu skiptin gerð tvisvar duga þau fyrir stigaspilinu sem kostar tvo saffrankubba og tvo kardimommukubba.
page-lesson-spice-road-watch = Nú eiga hinir leik. Fylgstu með hvaða spil þeir taka.
page-lesson-spice-road-play = Veldu eitt: settu út spil af hendi, kauptu kaupmannsspil, hvíldu, eða taktu stigaspil. Í fyrstu borgar sig að afla kubba og leita að spili sem gefur mikið fyrir þá.
page-lesson-spice-road-acquire = Með kaupmannsspilum aflar þú krydds og skiptir því. Það fyrsta í röðinni er ókeypis.
page-lesson-spice-road-raise = Uppfærðu kubb í næsta krydd, eins oft og spilið leyfir.
page-lesson-spice-road-again = Skipti má endurtaka meðan þú átt fyrir þeim. Haltu áfram, eða hættu hér.
page-lesson-spice-road-drop = Spil aftar í röðinni kostar kubb á hvert spil fyrir framan það. Leggðu þá kubba sem þú mátt helst missa.
page-lesson-spice-road-discard = Vagnlest rúmar tíu kubba. Skilaðu þeim sem þú mátt helst missa.
page-lesson-spice-road-rest = Þú hefur sett út öll spilin þín, eða flest: hvíldu til að taka þau aftur á hönd.
page-lesson-spice-road-end = Svona gengur þetta: aflaðu kubba, skiptu þeim fyrir dýrari, taktu stigaspil. Spilaðu áfram; appelsínugulu rammarnir fylgja þér.

# Það sem umferð hefur breytt.
page-change-cubes =
    { $n ->
        [one] { $signed } kubbur
       *[other] { $signed } kubbar
    }
page-change-cards =
    { $n ->
        [one] { $signed } kaupmannsspil
       *[other] { $signed } kaupmannsspil
    }
page-change-claimed =
    { $n ->
        [one] { $signed } stigaspil
       *[other] { $signed } stigaspil
    }

# Parts of the table, on a narrow screen.
sr-tabs = Hlutar borðsins
sr-tab-table = Borðið
sr-tab-others = Aðrir
