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
page-lesson-spice-road-aim = Markmið spilsins: að fá flest stig með því að taka stigaspil og borga fyrir þau með kryddi.
page-lesson-spice-road-turn = Í hverjum leik gerirðu eitt af fernu: setur út spil, kaupir kaupmannsspil, tekur stigaspil eða hvílir.
page-lesson-spice-road-ladder = Kryddin eiga sína röð, frá túrmeriki til kanils. Uppfærsla skiptir kubbi fyrir næsta krydd. Vagnlestin ber tíu kubba.
page-lesson-spice-road-merchants = Fyrsta kaupmannsspilið í röðinni er ókeypis. Önnur kosta einn kubb á hvert spil á undan; kubbarnir á spilinu sem þú kaupir verða þínir.
page-lesson-spice-road-rest = Spilin sem þú setur út liggja á borðinu þar til þú hvílir: þá tekurðu þau öll aftur á hönd.
page-lesson-spice-road-engine = Spilin þín eru eins og vél: sum gefa krydd, önnur gera betra krydd úr því. Fá spil sem vinna saman eru meira virði en mörg sem gera það ekki.
page-lesson-spice-road-trade = Verslunarspil má nota oft í sama leik, eins oft og þú getur borgað.
page-lesson-spice-road-points = Stigaspil kostar kryddið sem það sýnir. Fyrsta spilinu í röðinni fylgir gullpeningur (3 stig) og öðru silfurpeningur (1 stig) meðan þeir endast.
page-lesson-spice-road-timing = Tímasetningin skiptir máli: hinir kunna að vilja sama stigaspil. Fylgstu með því hvaða vagnlest getur brátt borgað það.
page-lesson-spice-road-end = Með þremur spilurum lýkur spilinu með þeirri umferð þegar einhver tekur sjötta stigaspilið sitt. Hver kubbur sem þú átt þá eftir er 1 stigs virði, nema túrmerik.
page-lesson-spice-road-finish = Nú þekkirðu kryddin og spilin og veist hvernig spilinu lýkur. Spilaðu áfram; ábendingarnar fylgja þér.
page-lesson-spice-road-watch = Nú eiga hinir leik. Fylgstu með hvaða spil þeir taka.
page-lesson-spice-road-ask-turn = Hvaða stigaspil geturðu borgað fyrst, og hvaða spil hjálpa þér til þess?
page-lesson-spice-road-ask-upgrade = Hvert skref breytir einum kubbi í næsta krydd. Þú mátt hætta fyrr.
page-lesson-spice-road-ask-trade = Þú mátt endurtaka skiptin svo lengi sem þú getur borgað, eða hætta.
page-lesson-spice-road-ask-drop = Einn kubbur fer á hvert spil á undan því sem þú vilt. Þú velur hvaða kubbar það eru.
page-lesson-spice-road-ask-discard = Vagnlestin ber tíu kubba. Þú velur hverjum þú skilar.

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
