var e=Object.assign({"../../../src/entrepot/games/puerto_rico/catalogs/is/buildings.ftl":`# Það sem byggingar í Puerto Rico gera. Hver texti á við mannaða byggingu.

building-text-small-indigo-plant = Í áfanga handverksmannsins framleiðir nýlendubúinn hér eina tunnu af { $good-dat }, sé til mönnuð plantekra með { $good-dat }.
building-text-small-sugar-mill = Í áfanga handverksmannsins framleiðir nýlendubúinn hér eina tunnu af { $good-dat }, sé til mönnuð plantekra með { $good-dat }.
building-text-indigo-plant = Í áfanga handverksmannsins framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð plantekra með { $good-dat } fyrir hvern.
building-text-sugar-mill = Í áfanga handverksmannsins framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð plantekra með { $good-dat } fyrir hvern.
building-text-tobacco-storage = Í áfanga handverksmannsins framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð plantekra með { $good-dat } fyrir hvern.
building-text-coffee-roaster = Í áfanga handverksmannsins framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð plantekra með { $good-dat } fyrir hvern.

building-text-small-market = Sala í verslunina gefur 1 doblúnu að auki.
building-text-hacienda = Í áfanga landnemans máttu draga plantekru á grúfu áður en þú tekur flís; hana verður að leggja.
building-text-construction-hut = Í áfanga landnemans máttu taka grjótnámu í stað plantekru.
building-text-small-warehouse = Að lestun lokinni heldur þú öllum tunnum af einni tegund, auk þeirrar einu tunnu sem allir halda.
building-text-hospice = Flísin sem þú tekur í áfanga landnemans má koma með nýlendubúa.
building-text-office = Þú mátt selja tegund sem þegar er í versluninni. Skrifstofan nýtist ekki með verslunarstöðinni í sömu sölu.
building-text-large-market = Sala í verslunina gefur 2 doblúnur að auki.
building-text-large-warehouse = Að lestun lokinni heldur þú öllum tunnum af tveimur tegundum, auk þeirrar einu tunnu sem allir halda.
building-text-factory = Í áfanga handverksmannsins færðu 1, 2, 3 eða 5 doblúnur fyrir að framleiða tvær, þrjár, fjórar eða fimm tegundir.
building-text-university = Bygging sem þú kaupir má koma með nýlendubúa.
building-text-harbor = Í hvert sinn sem þú lestar í áfanga skipstjórans færðu 1 vinningsstig að auki.
building-text-wharf = Einu sinni í áfanga skipstjórans máttu flytja út allar tunnur þínar af einni tegund án þess að nota vöruflutningaskip.

building-text-guild-hall = Í lokin færðu 1 vinningsstig fyrir hverja litla og 2 fyrir hverja stóra framleiðslubyggingu sem þú átt, mannaða eða ekki.
building-text-residence = Í lokin færðu 4 vinningsstig fyrir allt að níu setna reiti á eyjunni, og 5, 6 eða 7 fyrir tíu, ellefu eða tólf.
building-text-fortress = Í lokin færðu 1 vinningsstig fyrir hverja þrjá nýlendubúa þína, hvar sem þeir standa.
building-text-customs-house = Í lokin færðu 1 vinningsstig fyrir hver fjögur vinningsstig sem þú hefur safnað í skífum.
building-text-city-hall = Í lokin færðu 1 vinningsstig fyrir hverja fjólubláa byggingu þína, þessa líka.

building-text-aqueduct = Þegar þú framleiðir indíalit í mannaðri indígóplöntuvinnslu færðu eina tunnu að auki, og eins þegar þú framleiðir sykur í sykurvinnslu. Litlu vinnslurnar telja ekki.
building-text-black-market = Þegar þú kaupir byggingu má einn nýlendubúi, ein tunna og eitt vinningsstig koma hvert í stað einnar doblúnu sem vantar. Nýlendubúinn á svarta markaðnum sjálfum má það ekki.
building-text-forest-house = Í áfanga landnemans máttu leggja plantekru á grúfu sem skóg. Hverjir tveir skógar gera hverja byggingu 1 doblúnu ódýrari, þótt þetta hús standi autt.
building-text-storehouse = Að lestun lokinni heldur þú þremur tunnum að auki, af hvaða tegundum sem er.
building-text-guesthouse = Það hýsir allt að { $circles } gesti. Í öllum áföngum nema borgarstjórans mega þeir flytja sig í lausa hringi þína og vinna þar strax.
building-text-trading-post = Hér máttu selja tunnu af hvaða tegund sem er í stað þess að selja í verslunina. Fríðindi kaupmannsins gilda, markaðir ekki. Verslunarstöðin nýtist ekki með skrifstofunni í sömu sölu.
building-text-church = Bygging sem þú kaupir gefur 1 vinningsstig ef hún er í dálki 2 eða 3, og 2 ef hún er í dálki 4. Kaupin á kirkjunni sjálfri gefa ekkert.
building-text-small-wharf = Einu sinni í áfanga skipstjórans máttu flytja út hve margar tunnur sem er af hvaða tegundum sem er án vöruflutningaskips, fyrir 1 vinningsstig á hverjar tvær tunnur.
building-text-lighthouse = Í hvert sinn sem þú lestar í áfanga skipstjórans færðu 1 doblúnu; sem skipstjóri færðu 1 að auki í byrjun.
building-text-library = Fríðindi hlutverksins sem þú tekur gilda tvöfalt. Sem landnemi tekur þú aðra flís á eftir öllum hinum.
building-text-specialty-factory = Í áfanga handverksmannsins færðu jafnmargar doblúnur og þú tekur tunnur af þeirri tegund sem þú færð mest af, mínus 1. Maís telur ekki.
building-text-union-hall = Þegar röðin kemur fyrst að þér í áfanga skipstjórans færðu, áður en lestað er, 1 vinningsstig fyrir hverjar tvær tunnur af sömu tegund, líka þótt þú getir ekkert lestað.
building-text-statue = Hér vinnur enginn: styttan er { $vp } vinningsstiga virði og ekkert annað.
building-text-cloister = Í lokin færðu 1, 3, 6 eða 10 vinningsstig fyrir eina, tvær, þrjár eða fjórar þrennur af eins flísum á eyjunni.

building-text-land-office = Í áfanga kaupmannsins kaupir nýlendubúi hér handa þér plantekru fyrir 1 doblúnu. Aðalsmaður selur eina af plantekrum þínum eða skógum fyrir 1 doblúnu.
building-text-chapel = Í byrjun áfanga handverksmannsins gefur nýlendubúi hér 1 doblúnu, aðalsmaður 1 vinningsstig.
building-text-hunting-lodge = Í lok áfanga landnemans má nýlendubúi hér fleygja einni af plantekrum þínum eða skógum. Aðalsmaður gefur 2 vinningsstig ef þú átt flesta lausa reiti á eyju og enginn annar jafnmarga.
building-text-zoning-office = Með nýlendubúa hér kosta byggingar í dálkum 1 til 3 einni doblúnu minna; með aðalsmanni kosta þær stóru 2 minna.
building-text-royal-supplier = Þegar röðin kemur fyrst að þér í áfanga skipstjórans máttu, áður en lestað er, skila allt að jafnmörgum tunnum og þú átt aðalsmenn, öllum af ólíkum tegundum, og færð 1 vinningsstig fyrir hverja, líka þótt þú getir ekkert lestað.
building-text-villa = Í áfanga borgarstjórans kemur til þín aðalsmaður úr bankanum, eða annars nýlendubúi, áður en gengið er af skipinu.
building-text-jeweler = Í áfanga handverksmannsins færðu 1 doblúnu fyrir hvern aðalsmann þinn. Hún telst stór framleiðslubygging.
building-text-royal-garden = Í lokin er hver aðalsmaður þinn 1 vinningsstigi meira virði.
`,"../../../src/entrepot/games/puerto_rico/catalogs/is/page_puerto_rico.ftl":`# Borð Puerto Rico á síðunni.
pr-tabs = Hlutar borðsins
pr-tab-own = Mitt spjald
pr-tab-front = Spjald
pr-tab-harbour = Höfnin
pr-tab-others = Aðrir
pr-tab-market = Byggingar
pr-tab-calls = hér má velja eitthvað
pr-about = Um: { $what }
pr-close = Loka

# Stafur sem merkir vöru tunnu; allir fimm eru ólíkir.
pr-letter-corn = M
pr-letter-indigo = I
pr-letter-sugar = S
pr-letter-tobacco = T
pr-letter-coffee = K

pr-roles = Hlutverk
pr-round = Umferð { $n }
pr-last-round = lokaumferð
pr-taken-by = tekið: { $seat }
pr-harbour = Höfnin
pr-market = Byggingar til sölu
pr-trading-house = verslun
pr-pays = borgar { $n } fyrir { $good-acc }
pr-cargo-ship = Vöruflutningaskip fyrir { $n } tunnur
pr-ship-load =
    { $n ->
        [one] { $n } tunna af { $good-dat } um borð
       *[other] { $n } tunnur af { $good-dat } um borð
    }
pr-ship-empty = autt
pr-aboard =
    { $n ->
        [one] { $n } nýlendubúi á nýlenduskipinu
       *[other] { $n } nýlendubúar á nýlenduskipinu
    }
pr-aboard-nobles =
    { $n ->
        [one] { $n } aðalsmaður á nýlenduskipinu
       *[other] { $n } aðalsmenn á nýlenduskipinu
    }
pr-nobody-aboard = enginn um borð
pr-stack =
    { $n ->
        [one] Plantekrur á grúfu: { $n } flís
       *[other] Plantekrur á grúfu: { $n } flísar
    }
pr-stack-short = stafli
pr-discards =
    { $n ->
        [one] Plantekrur sem fleygt var: { $n } flís
       *[other] Plantekrur sem fleygt var: { $n } flísar
    }
pr-discards-short = fleygt
pr-quarries =
    { $n ->
        [one] { $n } grjótnáma eftir
       *[other] { $n } grjótnámur eftir
    }
pr-forests =
    { $n ->
        [one] { $n } skógur eftir
       *[other] { $n } skógar eftir
    }
pr-supply-of =
    { $n ->
        [one] { $n } tunna af { $good-dat } í bankanum
       *[other] { $n } tunnur af { $good-dat } í bankanum
    }
pr-supply-vp =
    { $n ->
        [one] { $n } vinningsstig í bankanum
       *[other] { $n } vinningsstig í bankanum
    }
pr-supply-colonists =
    { $n ->
        [one] { $n } nýlendubúi í bankanum
       *[other] { $n } nýlendubúar í bankanum
    }
pr-supply-nobles =
    { $n ->
        [one] { $n } aðalsmaður í bankanum
       *[other] { $n } aðalsmenn í bankanum
    }

pr-column =
    { $n ->
        [one] Mest { $n } grjótnáma telur
       *[other] Mest { $n } grjótnámur telja
    }
pr-cost = kostar { $n }
pr-price-for-you = { $n } fyrir þig
pr-worth = { $n } stig
pr-circles =
    { $n ->
        [0] enginn hringur
        [one] { $n } hringur
       *[other] { $n } hringir
    }
pr-remains =
    { $n ->
        [0] þú átt þá enga doblúnu eftir
        [one] þú átt þá { $n } doblúnu eftir
       *[other] þú átt þá { $n } doblúnur eftir
    }
pr-left = { $n } eftir
pr-not-in-game = ekki enn í spilinu
pr-yours = þín

pr-own-board = Spjald: { $seat }
pr-board-of = Spjald: { $seat }
pr-governor = landstjóri
pr-doubloons =
    { $n ->
        [one] { $n } doblúna
       *[other] { $n } doblúnur
    }
pr-vp =
    { $n ->
        [one] { $n } vinningsstig í skífum
       *[other] { $n } vinningsstig í skífum
    }
pr-vp-hidden = Vinningsstig á grúfu
pr-barrels =
    { $n ->
        [one] { $n } tunna af { $good-dat }
       *[other] { $n } tunnur af { $good-dat }
    }
pr-own-barrels =
    { $n ->
        [one] Tunnurnar þínar: { $n } af { $good-dat }
       *[other] Tunnurnar þínar: { $n } af { $good-dat }
    }
pr-san-juan =
    San Juan: { $n ->
        [one] { $n } nýlendubúi
       *[other] { $n } nýlendubúar
    }{ $nobles ->
        [0] { "" }
        [one] { " " }og { $nobles } aðalsmaður
       *[other] { " " }og { $nobles } aðalsmenn
    }
pr-island = Eyja, { $n } af { $of } reitum setnir
pr-city = Borg, { $n } af { $of } reitum setnir
pr-occupied = { $n } af { $of } mannaðir
pr-circle =
    { $place }: { $who ->
        [colonist] nýlendubúi
        [noble] aðalsmaður
       *[empty] auður hringur
    }

# Borgarstjórinn.
pr-arrange-help = Ýttu á hringi til að setja niður eða taka upp, eða dragðu.
pr-arrange-left =
    { $n ->
        [0] Enginn bíður í San Juan
        [one] { $n } bíður í San Juan
       *[other] { $n } bíða í San Juan
    }, { $empty ->
        [0] enginn hringur er auður.
        [one] { $empty } hringur er auður.
       *[other] { $empty } hringir eru auðir.
    }
pr-as-before = Eins og áður
pr-fill-production = Manna framleiðsluna
pr-all-to-san-juan = Allir til San Juan
pr-confirm = Búið

# Upphafið.
page-game-puerto-rico = Að rækta, byggja og sigla: sá sem tekur hlutverk hleypir öllum að.

# Valkostir.
page-option-edition = Útgáfa
page-option-expansions = Viðbætur
page-option-market = Fjólubláar byggingar
page-option-buildings = Byggingar í spilinu
page-option-vp-supply-5p = Vinningsstig þegar fimm spila
page-option-hospice-fallback = Gistihúsið, þegar bankinn er tómur
page-option-short-refill = Nýlenduskipið, þegar of fáir eru eftir
page-option-wharf-capacity = Tunnur á bryggjunni
page-option-forest-source = Skógar eru
page-option-nobles-market = Byggingar aðalsmanna
page-option-land-office-draw = Landskrifstofan selur
page-option-land-office-sells = Aðalsmaður á landskrifstofunni selur
page-option-specialty-counts-privilege = Sérverksmiðjan telur fríðindin með
page-option-open-vp = Vinningsstig eru sýnileg
page-option-first-governor = Fyrsti landstjóri
page-edition-standard = Stöðluð
page-edition-is = Íslensk
page-edition-sv = Sænsk
page-edition-cs = Tékknesk
page-edition-hu = Ungversk
page-value-new-buildings = Nýjar byggingar
page-value-nobles = Aðalsmenn
page-value-fixed = þær í grunnspilinu
page-value-draft = valdar til skiptis
page-value-all = allar
page-value-custom = að eigin vali
page-value-ship = af skipinu
page-value-partial = tekur það sem til er
page-value-unlimited = eins margar og vill
page-value-flipped = plantekrur á grúfu
page-value-token = sérstakar flísar
page-value-added = bætast við
page-value-face-down = flís úr staflanum
page-value-face-up = opna flís
page-value-plantation-or-forest = plantekru eða skóg
page-value-plantation = aðeins plantekru

# Hvað hlutur er.
page-about-cost = Verð
page-about-vp = Stig
page-about-quarries = Grjótnámur sem telja
page-about-circles = Hringir
page-about-spaces = Reitir í borginni
page-text-settler = Allir taka plantekruflís hver á eftir öðrum. Landneminn má taka grjótnámu í staðinn.
page-text-mayor = Allir taka nýlendubúa af skipinu hver á eftir öðrum og koma svo öllum sínum fyrir upp á nýtt. Borgarstjórinn fær einn að auki úr bankanum.
page-text-builder = Allir mega kaupa byggingu hver á eftir öðrum. Byggingameistarinn borgar einni doblúnu minna.
page-text-craftsman = Allir fá þær vörur sem mannaðar plantekrur þeirra og vinnslur gefa. Handverksmaðurinn fær eina tunnu að auki.
page-text-trader = Allir mega selja eina tunnu í verslunina hver á eftir öðrum. Kaupmaðurinn fær eina doblúnu að auki.
page-text-captain = Allir verða að lesta tunnur á skipin, hring eftir hring, og fá eitt vinningsstig fyrir hverja. Skipstjórinn fær eitt stig að auki. Það sem ekki er hægt að geyma tapast.
page-text-prospector = Enginn gerir neitt. Sá sem tekur spjaldið fær eina doblúnu.
page-text-quarry = Mönnuð grjótnáma gerir byggingar einni doblúnu ódýrari, svo margar sem dálkur byggingarinnar leyfir.
page-text-forest = Hverjir tveir skógar gera hverja byggingu einni doblúnu ódýrari.
page-text-corn = Maís þarf enga vinnslu: hver mönnuð plantekra gefur tunnu.
page-text-indigo = Fyrir hverja tunnu þarf nýlendubúa á indígóplantekru og annan í indígóplöntuvinnslu.
page-text-sugar = Fyrir hverja tunnu þarf nýlendubúa á sykurplantekru og annan í sykurvinnslu.
page-text-tobacco = Fyrir hverja tunnu þarf nýlendubúa á tóbaksplantekru og annan í tóbaksgeymslu.
page-text-coffee = Fyrir hverja tunnu þarf nýlendubúa á kaffiplantekru og annan í kaffibrennslu.

# Reglurnar í stuttu máli.
page-rules-building = Bygging
page-rules-does = Það sem hún gerir þegar einhver vinnur þar
page-rules-buildings-base = Byggingar
page-rules-buildings-new-buildings = Nýjar byggingar
page-rules-buildings-nobles = Aðalsmenn
page-rules-puerto-rico-aim = Um hvað spilið snýst
page-rules-puerto-rico-aim-text = Hver spilari á eyju með tólf reitum fyrir plantekrur og borg með tólf reitum fyrir byggingar. Vörur sem fluttar eru út og byggingar sem reistar eru gefa vinningsstig. Sá sem á flest í lokin vinnur.
page-rules-puerto-rico-round = Umferð
page-rules-puerto-rico-round-text = Frá landstjóranum talið tekur hver spilari eitt af hlutverkaspjöldunum. Þá gera allir, og sá fyrstur, það sem hlutverkið snýst um; sá sem tók það nýtur auk þess fríðinda. Spjöld sem enginn tók fá doblúnu hvert, og næsti spilari verður landstjóri.
page-rules-puerto-rico-goods = Vörur
page-rules-puerto-rico-goods-text = Plantekra eða bygging gerir ekkert fyrr en nýlendubúi stendur á henni. Maís vex af sjálfu sér; indíalitur, sykur, tóbak og kaffi þurfa líka vinnslu með nýlendubúa fyrir hverja tunnu. Verslunin borgar ekkert fyrir maís og 1, 2, 3 og 4 doblúnur fyrir hitt, og kaupir hverja tegund einu sinni þar til hún er tæmd. Á skipunum er hver tunna eins vinningsstigs virði, hvað sem í henni er.
page-rules-puerto-rico-end = Lokin
page-rules-puerto-rico-end-text = Umferðin er sú síðasta þegar ekki er hægt að fylla nýlenduskipið, þegar einhver hefur fyllt alla tólf reiti borgarinnar, eða þegar vinningsstigin eru búin. Þá eru skífur, byggingar og það sem stóru byggingarnar gefa lögð saman.

# Spilið sem kennir.
page-lesson-puerto-rico-welcome = Þetta er eyjan þín. Þú átt plantekru, nokkrar doblúnur og auða borg. Línan efst segir alltaf hvað þú átt að ákveða; það sem velja má er með appelsínugulum ramma.
page-lesson-puerto-rico-deal = Þú átt indígóplantekru, sem gefur ekkert án indígóplöntuvinnslu, og tvær doblúnur. Við höfnina liggja plantekrur með indígóplöntum, maís, kaffi og sykri. Maís þarf enga vinnslu: einn nýlendubúi á ekrunni nægir.
page-lesson-puerto-rico-watch = Nú eru hinir að. Sjáðu hvað þeir taka: allir fá að gera það sem hlutverk snýst um.
page-lesson-puerto-rico-role = Taktu hlutverkaspjald. Allir munu gera það sem það snýst um, og þú nýtur fríðinda. Doblúnur sem liggja á spjaldinu verða þínar.
page-lesson-puerto-rico-take = Landneminn: taktu plantekru á eyjuna þína. Með ólíkum tegundum geturðu selt meira; grjótnáma gerir byggingar ódýrari.
page-lesson-puerto-rico-man = Borgarstjórinn: komdu nýlendubúum þínum fyrir. Hringur án nýlendubúa gerir ekkert. Settu þá á plantekru og, nema þar vaxi maís, í vinnsluna.
page-lesson-puerto-rico-colonist = Þú mátt taka einn nýlendubúa að auki úr bankanum. Sjaldan er ástæða til að sleppa því.
page-lesson-puerto-rico-build = Byggingameistarinn: kauptu byggingu ef þú átt fyrir henni. Vinnslur gera vörur úr plantekrum, fjólubláar byggingar hjálpa á annan hátt. Hver bygging telur í lokin.
page-lesson-puerto-rico-bonus = Handverksmaðurinn hefur framleitt vörur fyrir alla. Þú tókst hlutverkið og færð eina tunnu að auki: veldu tegund.
page-lesson-puerto-rico-sell = Kaupmaðurinn: seldu eina tunnu. Dýrari vörur gefa meira; hver tegund er keypt einu sinni þar til verslunin hefur verið tæmd.
page-lesson-puerto-rico-load = Skipstjórinn: lestaðu tunnurnar þínar. Hver er eins vinningsstigs virði. Skip ber eina tegund, og engin tvö skip þá sömu.
page-lesson-puerto-rico-store = Ekki er pláss fyrir allt sem ekki fór á skip: veldu hverju þú heldur.
page-lesson-puerto-rico-keep = Ein stök tunna má vera eftir hjá þér. Hitt tapast.
page-lesson-puerto-rico-end = Nú hefurðu séð hvernig umferð gengur: taktu hlutverk, láttu eyjuna vinna, flyttu út eða seldu það sem hún gefur. Spilaðu áfram; merkin fylgja þér.

# What a round has changed.
page-change-doubloons =
    { $n ->
        [one] { $signed } doblúna
       *[other] { $signed } doblúnur
    }
page-change-barrels =
    { $n ->
        [one] { $signed } tunna
       *[other] { $signed } tunnur
    }
page-change-tiles =
    { $n ->
        [one] { $signed } flís
       *[other] { $signed } flísar
    }
page-change-buildings =
    { $n ->
        [one] { $signed } bygging
       *[other] { $signed } byggingar
    }
page-change-vp = { $signed } stig
`,"../../../src/entrepot/games/puerto_rico/catalogs/is/puerto_rico.ftl":`puerto-rico = Puerto Rico

# Föll: .acc er þolfall, .dat þágufall; hlutverk standa í þolfalli með greini.
role-settler = landnemi
    .acc = landnemann
role-mayor = borgarstjóri
    .acc = borgarstjórann
role-builder = byggingameistari
    .acc = byggingameistarann
role-craftsman = handverksmaður
    .acc = handverksmanninn
role-trader = kaupmaður
    .acc = kaupmanninn
role-captain = skipstjóri
    .acc = skipstjórann
role-prospector = gullgrafari
    .acc = gullgrafarann
role-prospector2 = seinni gullgrafari
    .acc = seinni gullgrafarann

good-corn = maís
    .acc = maís
    .dat = maís
good-indigo = indíalitur
    .acc = indíalit
    .dat = indíalit
good-sugar = sykur
    .acc = sykur
    .dat = sykri
good-tobacco = tóbak
    .acc = tóbak
    .dat = tóbaki
good-coffee = kaffi
    .acc = kaffi
    .dat = kaffi

tile-corn = maísplantekra
    .acc = maísplantekru
    .dat = maísplantekru
tile-indigo = indígóplantekra
    .acc = indígóplantekru
    .dat = indígóplantekru
tile-sugar = sykurplantekra
    .acc = sykurplantekru
    .dat = sykurplantekru
tile-tobacco = tóbaksplantekra
    .acc = tóbaksplantekru
    .dat = tóbaksplantekru
tile-coffee = kaffiplantekra
    .acc = kaffiplantekru
    .dat = kaffiplantekru
tile-quarry = grjótnáma
    .acc = grjótnámu
    .dat = grjótnámu
tile-forest = skógur
    .acc = skóg
    .dat = skógi

thing-san-juan = San Juan

building-small-indigo-plant = lítil indígóplöntuvinnsla
    .acc = litla indígóplöntuvinnslu
building-small-sugar-mill = lítil sykurvinnsla
    .acc = litla sykurvinnslu
building-indigo-plant = indígóplöntuvinnsla
    .acc = indígóplöntuvinnslu
building-sugar-mill = sykurvinnsla
    .acc = sykurvinnslu
building-tobacco-storage = tóbaksgeymsla
    .acc = tóbaksgeymslu
building-coffee-roaster = kaffibrennsla
    .acc = kaffibrennslu
building-small-market = lítill markaður
    .acc = lítinn markað
building-hacienda = búgarður
    .acc = búgarð
building-construction-hut = smiðja
    .acc = smiðju
building-small-warehouse = lítið vöruhús
    .acc = lítið vöruhús
building-hospice = gistihús
    .acc = gistihús
building-office = skrifstofa
    .acc = skrifstofu
building-large-market = stór markaður
    .acc = stóran markað
building-large-warehouse = stórt vöruhús
    .acc = stórt vöruhús
building-factory = verksmiðja
    .acc = verksmiðju
building-university = háskóli
    .acc = háskóla
building-harbor = höfn
    .acc = höfn
building-wharf = bryggja
    .acc = bryggju
building-guild-hall = gildissalur
    .acc = gildissal
building-residence = heimili
    .acc = heimili
building-fortress = virki
    .acc = virki
building-customs-house = tollhús
    .acc = tollhús
building-city-hall = ráðhús
    .acc = ráðhús
building-aqueduct = vatnsveita
    .acc = vatnsveitu
building-black-market = svartur markaður
    .acc = svartan markað
building-forest-house = skógarhús
    .acc = skógarhús
building-storehouse = birgðahús
    .acc = birgðahús
building-guesthouse = gistiheimili
    .acc = gistiheimili
building-trading-post = verslunarstöð
    .acc = verslunarstöð
building-church = kirkja
    .acc = kirkju
building-small-wharf = lítil bryggja
    .acc = litla bryggju
building-lighthouse = viti
    .acc = vita
building-library = bókasafn
    .acc = bókasafn
building-specialty-factory = sérverksmiðja
    .acc = sérverksmiðju
building-union-hall = félagsheimili
    .acc = félagsheimili
building-statue = stytta
    .acc = styttu
building-cloister = klaustur
    .acc = klaustur
building-land-office = landskrifstofa
    .acc = landskrifstofu
building-chapel = kapella
    .acc = kapellu
building-hunting-lodge = veiðihús
    .acc = veiðihús
building-zoning-office = skipulagsskrifstofa
    .acc = skipulagsskrifstofu
building-royal-supplier = hirðbirgir
    .acc = hirðbirgi
building-villa = villa
    .acc = villu
building-jeweler = skartgripasmiðja
    .acc = skartgripasmiðju
building-royal-garden = hallargarður
    .acc = hallargarð

# Af hverju eitthvað má ekki.
puerto-rico-why-not-now =
    { $asked ->
        [pick] verið er að velja byggingar í spilið: veldu byggingu (NEW-1).
        [role] verið er að velja hlutverk (RND-1).
        [guests] nú mega gestir flytja sig, eða sitja hjá (NEW-10).
        [settle] landneminn er á ferð: taktu flís eða sittu hjá (SETL-1).
        [lay] flísina sem var dregin verður að leggja, sem plantekru eða sem skóg (NEW-7).
        [tile_colonist] spurt er hvort nýlendubúi fari á nýju flísina (SETL-7).
        [second_tile] landneminn tekur aðra flís (NEW-16).
        [discard] spurt er hvaða flís eigi að fleygja (NOB-7).
        [mayor_colonist] spurt er hvort borgarstjórinn taki nýlendubúa (MAY-1).
        [board] nýlendubúar ganga á land: taktu nýlendubúa eða aðalsmann af skipinu (NOB-3).
        [man_who] verið er að koma nýlendubúum fyrir (MAY-3).
        [man] verið er að koma nýlendubúum fyrir (MAY-3).
        [build] byggingameistarinn er á ferð: byggðu eða sittu hjá (BUI-1).
        [pay] verið er að borga bygginguna (NEW-8).
        [building_colonist] spurt er hvort nýlendubúi fari í nýju bygginguna (BUI-6).
        [bonus] spurt er hvaða tunnu fríðindi handverksmannsins gefa (CRA-3).
        [trade] kaupmaðurinn er á ferð: seldu eða sittu hjá (TRA-1).
        [supply] spurt er hvaða tunnur fari til hirðbirgisins (NOB-9).
        [load] verið er að lesta skipin (CAP-1).
        [small] verið er að lesta við litlu bryggjuna (NEW-13).
       *[store] verið er að koma tunnum í geymslu (CAP-11).
    }
puerto-rico-why-picked-already = { $building } er þegar í spilinu (NEW-1).
puerto-rico-why-not-drafted = { $building } er ekki meðal þeirra bygginga sem velja má úr (NEW-1).
puerto-rico-why-no-board-space = ekkert pláss er laust fyrir byggingu sem kostar { $cost } (NEW-1).
puerto-rico-why-role-taken = { $seat } hefur þegar tekið { $role-acc } í þessari umferð (RND-1).
puerto-rico-why-no-such-role = þegar { $n } spila er ekkert slíkt hlutverk til: { $role } (SET-10).
puerto-rico-why-draw-first-turn-only = flísin á grúfu tilheyrir fyrsta leik landnemans (NEW-16).
puerto-rico-why-needs-building = til þess þarf mannaða byggingu: { $building } ({ $rule }).
puerto-rico-why-needs-noble = til þess þarf aðalsmann í byggingunni: { $building } ({ $rule }).
puerto-rico-why-needs-colonist = til þess þarf nýlendubúa í byggingunni: { $building } ({ $rule }).
puerto-rico-why-drawn-already = flís á grúfu hefur þegar verið dregin í þessum leik (SETL-5).
puerto-rico-why-island-full = allir tólf reitir eyjunnar eru setnir (SETL-3).
puerto-rico-why-no-tile-left = engin flís á grúfu er eftir (SETL-5).
puerto-rico-why-no-quarry-left = engin grjótnáma er eftir (SETL-2).
puerto-rico-why-no-right-to-quarry = grjótnáma er aðeins fyrir landnemann, eða þann sem á mannaða smiðju (SETL-2, SETL-6).
puerto-rico-why-not-face-up = engin { $tile } liggur opin (SETL-1).
puerto-rico-why-no-forest-left = engin skógarflís er eftir (NEW-5).
puerto-rico-why-no-such-tile = á eyjunni er þessi flís ekki til að fleygja: { $tile } (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = landskrifstofan hefur þegar verið notuð í þessum áfanga (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] í þessari útgáfu selur landskrifstofan opna flís: nefndu hana (NOB-5).
       *[other] í þessari útgáfu selur landskrifstofan flís á grúfu (NOB-5).
    }
puerto-rico-why-land-office-no-forests = í þessari útgáfu selur landskrifstofan ekki skóga (NOB-5).
puerto-rico-why-no-doubloon = engin doblúna er til að borga með (NOB-5).
puerto-rico-why-other-place = nú er spurt um annan stað: { $place } (MAY-3).
puerto-rico-why-manning = svona verður staðurinn ekki mannaður: { $place }; enginn má bíða í San Juan meðan hringur er auður, og fleiri en til eru geta ekki farið (MAY-4).
puerto-rico-why-owned-already = { $building } stendur þegar í borginni (BLD-1).
puerto-rico-why-not-in-game = { $building } er ekki í þessu spili (SET-11).
puerto-rico-why-sold-out = uppselt: { $building } (SET-11).
puerto-rico-why-no-city-space =
    { $n ->
        [0] { $building } tekur { $needed } af reitum borgarinnar og enginn er laus (BUI-5).
        [one] { $building } tekur { $needed } af reitum borgarinnar og { $n } er laus (BUI-5).
       *[other] { $building } tekur { $needed } af reitum borgarinnar og { $n } eru lausir (BUI-5).
    }
puerto-rico-why-too-expensive =
    { $n ->
        [0] { $building } kostar nú { $price } og engin doblúna er til (BUI-2, BUI-3).
        [one] { $building } kostar nú { $price } og { $n } doblúna er til (BUI-2, BUI-3).
       *[other] { $building } kostar nú { $price } og { $n } doblúnur eru til (BUI-2, BUI-3).
    }
puerto-rico-why-no-colonist-there = hér er enginn sem láta mætti: { $place } (NEW-8).
puerto-rico-why-no-vp = ekkert vinningsstig er til að láta (NEW-8).
puerto-rico-why-paying-order =
    { $n ->
        [one] { $n } doblúnu vantar
       *[other] { $n } doblúnur vantar
    }: fyrst nýlendubúi, svo tunna, svo vinningsstig, og engu má sleppa sem hitt getur ekki bætt upp (NEW-8).
puerto-rico-why-not-produced = handverksmaðurinn framleiddi ekki { $good-acc } í þessum áfanga (CRA-3).
puerto-rico-why-supply-empty = ekkert er eftir í bankanum af { $good-dat } (CRA-3).
puerto-rico-why-sold-already = ein tunna hefur þegar verið seld í þessum áfanga (TRA-1).
puerto-rico-why-no-barrel = engin tunna af { $good-dat } er til.
puerto-rico-why-house-full = verslunin er full (TRA-5).
puerto-rico-why-in-house = í versluninni er þegar til { $good } (TRA-4).
puerto-rico-why-supplied-already = þetta hefur þegar verið afhent: { $good }; hver tegund fer einu sinni (NOB-9).
puerto-rico-why-wharf-used = bryggjan hefur þegar verið notuð í þessum áfanga (CAP-9).
puerto-rico-why-small-wharf-used = litla bryggjan hefur þegar verið notuð í þessum áfanga (NEW-13).
puerto-rico-why-no-such-ship = ekkert vöruflutningaskip er til fyrir { $ship } tunnur (SET-8).
puerto-rico-why-ship-carries = { $good } má ekki fara á { $ship } tunna skipið: þar er { $other } um borð (CAP-2).
puerto-rico-why-ship-full = { $ship } tunna skipið er fullt (CAP-2).
puerto-rico-why-kind-on-other-ship = { $good } fer með { $ship } tunna skipinu og engu öðru (CAP-2).
puerto-rico-why-takes-more = { $good } verður að fara á autt skip sem tekur { $n } tunnur, ekki á { $ship } tunna skipið (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] engin tunna af { $good-dat } er til.
        [one] { $n } tunna af { $good-dat } er til að flytja út (NEW-13).
       *[other] { $n } tunnur af { $good-dat } eru til að flytja út (NEW-13).
    }
puerto-rico-why-small-order = við litlu bryggjuna fara vörurnar í réttri röð, hver tegund einu sinni (NEW-13).
puerto-rico-why-nothing-to-store = ekkert er eftir af { $good-dat } sem finna þarf stað (CAP-11).
puerto-rico-why-store-first = fyrst eru vöruhúsin fyllt: veldu heila tegund (CAP-11).
puerto-rico-why-no-warehouse-left = ekki er pláss fyrir heila tegund: haltu stökum tunnum (CAP-11).
puerto-rico-why-no-guests-with-mayor = gestir flytja sig ekki í áfanga borgarstjórans (NEW-10).
puerto-rico-why-no-guests = engir gestir eru í eigin gistiheimili (NEW-10).
puerto-rico-why-no-circle = hér er enginn laus hringur fyrir gest: { $place } (NEW-10).
puerto-rico-why-must-load = sá sem getur lestað skip verður að lesta (CAP-1).

# Það sem gerst hefur.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } tekur { $role-acc }.
        [one] { $seat } tekur { $role-acc } og { $doubloons } doblúnu.
       *[other] { $seat } tekur { $role-acc } og { $doubloons } doblúnur.
    }
puerto-rico-took-tile = { $seat } leggur { $tile-acc }.
puerto-rico-drew-tile = { $seat } dregur flís á grúfu.
puerto-rico-laid-forest = { $seat } leggur skóg.
puerto-rico-got-colonist = { $seat } fær nýlendubúa: { $place }.
puerto-rico-got-noble = { $seat } fær aðalsmann: San Juan.
puerto-rico-discarded = { $seat } fleygir { $tile-dat }.
puerto-rico-boarded =
    { $noble ->
        [1] { $bodies ->
            [one] { $seat } tekur { $bodies } aðalsmann af skipinu.
           *[other] { $seat } tekur { $bodies } aðalsmenn af skipinu.
        }
       *[other] { $bodies ->
            [one] { $seat } tekur { $bodies } nýlendubúa af skipinu.
           *[other] { $seat } tekur { $bodies } nýlendubúa af skipinu.
        }
    }
puerto-rico-arranged = { $seat } hefur komið nýlendubúum sínum fyrir.
puerto-rico-ship-filled =
    { $nobles ->
        [0] { $colonists ->
            [one] Nýlenduskipið bíður með { $colonists } nýlendubúa um borð.
           *[other] Nýlenduskipið bíður með { $colonists } nýlendubúa um borð.
        }
       *[other] { $colonists ->
            [one] Nýlenduskipið bíður með { $colonists } nýlendubúa og einn aðalsmann um borð.
           *[other] Nýlenduskipið bíður með { $colonists } nýlendubúa og einn aðalsmann um borð.
        }
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } byggir { $building-acc } ókeypis.
        [one] { $seat } byggir { $building-acc } fyrir { $doubloons } doblúnu.
       *[other] { $seat } byggir { $building-acc } fyrir { $doubloons } doblúnur.
    }
puerto-rico-paid-colonist = { $seat } borgar með nýlendubúa: { $place }.
puerto-rico-paid-good = { $seat } borgar með tunnu af { $good-dat }.
puerto-rico-paid-vp = { $seat } borgar með vinningsstigi.
puerto-rico-produced =
    { $barrels ->
        [one] { $seat } framleiðir { $barrels } tunnu af { $good-dat }.
       *[other] { $seat } framleiðir { $barrels } tunnur af { $good-dat }.
    }
puerto-rico-took-bonus = { $seat } tekur eina tunnu í viðbót af { $good-dat }.
puerto-rico-sold =
    { $doubloons ->
        [0] { $seat } selur { $good-acc } fyrir ekkert.
        [one] { $seat } selur { $good-acc } fyrir { $doubloons } doblúnu.
       *[other] { $seat } selur { $good-acc } fyrir { $doubloons } doblúnur.
    }
puerto-rico-posted =
    { $doubloons ->
        [0] { $seat } selur { $good-acc } í verslunarstöðinni fyrir ekkert.
        [one] { $seat } selur { $good-acc } í verslunarstöðinni fyrir { $doubloons } doblúnu.
       *[other] { $seat } selur { $good-acc } í verslunarstöðinni fyrir { $doubloons } doblúnur.
    }
puerto-rico-bought-tile = { $seat } kaupir flís fyrir eina doblúnu.
puerto-rico-house-emptied = Verslunin er full og er tæmd.
puerto-rico-loaded =
    { $barrels ->
        [one] { $seat } setur { $barrels } tunnu af { $good-dat } á { $ship } tunna skipið.
       *[other] { $seat } setur { $barrels } tunnur af { $good-dat } á { $ship } tunna skipið.
    }
puerto-rico-loaded-wharf =
    { $barrels ->
        [one] { $seat } flytur út { $barrels } tunnu af { $good-dat } um bryggjuna.
       *[other] { $seat } flytur út { $barrels } tunnur af { $good-dat } um bryggjuna.
    }
puerto-rico-loaded-small =
    { $barrels ->
        [one] { $seat } flytur út { $barrels } tunnu af { $good-dat } um litlu bryggjuna.
       *[other] { $seat } flytur út { $barrels } tunnur af { $good-dat } um litlu bryggjuna.
    }
puerto-rico-supplied = { $seat } lætur hirðbirginn fá { $good-acc }.
puerto-rico-lost =
    { $barrels ->
        [one] { $seat } hefur ekki pláss fyrir { $barrels } tunnu af { $good-dat }.
       *[other] { $seat } hefur ekki pláss fyrir { $barrels } tunnur af { $good-dat }.
    }
puerto-rico-ship-emptied = { $ship } tunna skipið siglir með farminn: { $good }.
puerto-rico-guest-moved = { $seat } færir gest: { $place }.
puerto-rico-got-doubloons =
    { $doubloons ->
        [one] { $seat } fær { $doubloons } doblúnu
       *[other] { $seat } fær { $doubloons } doblúnur
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-got-vp =
    { $vp ->
        [one] { $seat } fær { $vp } vinningsstig
       *[other] { $seat } fær { $vp } vinningsstig
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-round-began = Umferð { $round } hefst; { $seat } er landstjóri.
puerto-rico-end-came =
    { $end ->
        [END-1] Bankinn getur ekki fyllt nýlenduskipið: þetta er síðasta umferðin (END-1).
        [END-2] Borg er fullbyggð: þetta er síðasta umferðin (END-2).
       *[END-3] Vinningsstigin eru búin: þetta er síðasta umferðin (END-3).
    }
ended-by-end-1 = Bankinn gat ekki fyllt nýlenduskipið (END-1).
ended-by-end-2 = Borg var fullbyggð (END-2).
ended-by-end-3 = Vinningsstigin voru búin (END-3).
puerto-rico-picked = { $seat } velur { $building-acc } í spilið.
puerto-rico-opened-tile = Flís er snúið við: { $tile }.
puerto-rico-shuffled = Flísarnar { $tiles } sem fleygt var eru stokkaðar í nýjan stafla.

# Valkostir og stöður.
puerto-rico-error-buildings-without-custom = „buildings“ á aðeins við með market = custom.
puerto-rico-error-custom-needs-buildings = market = custom þarf „buildings“: lista yfir fjólubláar byggingar.
puerto-rico-error-building-twice = „buildings“ nefnir { $building } tvisvar.
puerto-rico-error-takers = hlutverkin verða að hafa verið tekin í röð frá landstjóranum, sæti { $governor }.
puerto-rico-error-turns =
    { $n ->
        [one] { $n } hlutverk hefur verið tekið
       *[other] { $n } hlutverk hafa verið tekin
    }, og það kemur ekki heim við áfangann (RND-1).
puerto-rico-error-spaces = of margar byggingar kosta { $cost }; pláss er fyrir { $most } (NEW-1).
puerto-rico-error-end = { $rule } kemur ekki heim við það sem er á borðinu.
puerto-rico-error-no-end = spil sem er lokið nefnir það sem batt enda á það (RND-5).
puerto-rico-error-no-seat = enginn á leik eftir að spilinu lýkur (RND-5).
puerto-rico-error-ships = skip verður að vera til fyrir hvert af: { $ships }.
puerto-rico-error-ship-good = skip með tunnum nefnir vöruna, autt skip nefnir enga.
puerto-rico-error-kind-twice = hver tegund fer aðeins með einu skipi (CAP-2).
puerto-rico-error-more-than-box = af { $what } eru { $seen } á borðinu en { $total } í kassanum.
puerto-rico-error-not-in-game = { $building } er ekki í þessu spili.
puerto-rico-error-no-tokens = í þessari útgáfu eru engar skógarflísar.
puerto-rico-error-no-forests = án nýju bygginganna eru engir skógar.
puerto-rico-error-forest-tiles = skógarnir { $forests } verða að vera úr flísum sem eru hvergi annars staðar.
puerto-rico-error-draft = svona getur val bygginga ekki staðið.
puerto-rico-error-pending = það getur ekki verið um þetta sem spurt er hér.

# Borðið.
puerto-rico-board-round = umferð { $round }
puerto-rico-board-governor = landstjóri { $player }
puerto-rico-board-phase =
    { $phase ->
        [draft] byggingar valdar
        [role_choice] hlutverk valið
       *[game_over] spilinu er lokið
    }
puerto-rico-board-ending = lokaumferð
puerto-rico-board-roles = hlutverk
puerto-rico-board-tiles = flísar
puerto-rico-board-ships = skip
puerto-rico-board-supply = banki
puerto-rico-board-island = · eyja
puerto-rico-board-city = · borg
puerto-rico-board-quarries = grjótnáma ×{ $n }
puerto-rico-board-stack = stafli { $n }
puerto-rico-board-discards = fleygt { $n }
puerto-rico-board-forests = skógar { $n }
puerto-rico-board-house = verslun: { $goods }
puerto-rico-board-vp = stig { $n }
puerto-rico-board-colonists =
    { $nobles ->
        [0] nýlendubúar { $n }
       *[other] nýlendubúar { $n }, aðalsmenn { $nobles }
    }
puerto-rico-board-colonist-ship =
    { $nobles ->
        [0] um borð { $n }
       *[other] um borð { $n } + aðall { $nobles }
    }
puerto-rico-board-doubloons =
    { $n ->
        [one] { $n } doblúna
       *[other] { $n } doblúnur
    }
puerto-rico-board-own-vp = { $vp } stig
puerto-rico-board-spaces = ({ $used }/12)

# Það sem spurt er um, svo allir sjái.
puerto-rico-ask-pick = { $seat } velur byggingu í spilið
puerto-rico-ask-role = { $seat } velur hlutverk
puerto-rico-ask-guests = { $seat } má færa gesti
puerto-rico-ask-settle = Landnemi: { $seat } tekur flís
puerto-rico-ask-lay = { $seat } leggur flísina sem var dregin
puerto-rico-ask-tile-colonist = Landnemi: { $seat } má taka nýlendubúa á nýju flísina: { $tile }
puerto-rico-ask-second-tile = Landnemi: { $seat } tekur aðra flís
puerto-rico-ask-discard = Landnemi: { $seat } má fleygja flís
puerto-rico-ask-mayor-colonist = Borgarstjóri: { $seat } má taka nýlendubúa úr bankanum
puerto-rico-ask-board = Borgarstjóri: { $seat } tekur nýlendubúa eða aðalsmann af skipinu
puerto-rico-ask-man =
    Borgarstjóri: { $seat } kemur fyrir { $n ->
        [one] { $n } nýlendubúa
       *[other] { $n } nýlendubúum
    }{ $nobles ->
        [0] { "" }
        [one] { " " }og { $nobles } aðalsmanni
       *[other] { " " }og { $nobles } aðalsmönnum
    }
puerto-rico-ask-build = Byggingameistari: { $seat } má byggja
puerto-rico-ask-pay =
    { $n ->
        [one] Byggingameistari: { $seat } skuldar enn { $n } doblúnu fyrir { $building-acc }
       *[other] Byggingameistari: { $seat } skuldar enn { $n } doblúnur fyrir { $building-acc }
    }
puerto-rico-ask-building-colonist = Byggingameistari: { $seat } má taka nýlendubúa í nýju bygginguna: { $building }
puerto-rico-ask-bonus = Handverksmaður: { $seat } má taka eina tunnu í viðbót
puerto-rico-ask-trade =
    { $sold ->
        [1] Kaupmaður: { $seat } má nota landskrifstofuna
       *[other] Kaupmaður: { $seat } má selja tunnu
    }
puerto-rico-ask-supply = Skipstjóri: { $seat } má láta hirðbirginn fá tunnur
puerto-rico-ask-load = Skipstjóri: { $seat } lestar tunnur
puerto-rico-ask-small = Skipstjóri: { $seat } lestar við litlu bryggjuna
puerto-rico-ask-store = Skipstjóri: { $seat } kemur tunnum í geymslu

# Það sem svara má, fyrir hnapp eða lista.
puerto-rico-label-pick = Velja { $building-acc } í spilið
puerto-rico-label-role = Taka { $role-acc }
puerto-rico-label-draw = Draga fyrst flís á grúfu
puerto-rico-label-lay = Leggja { $tile-acc }
puerto-rico-label-take = Taka { $tile-acc }
puerto-rico-label-take-forest = Taka { $tile-acc } sem skóg
puerto-rico-label-colonist = Taka nýlendubúa
puerto-rico-label-discard =
    { $sold ->
        [1] Selja { $tile-acc } fyrir eina doblúnu
       *[other] Fleygja { $tile-dat }
    }
puerto-rico-label-board-noble = Taka aðalsmann
puerto-rico-label-man-who =
    { $who ->
        [noble] Setja aðalsmann hér: { $place }
        [colonist] Setja nýlendubúa hér: { $place }
       *[none] Hafa autt: { $place }
    }
puerto-rico-label-man =
    { $n ->
        [0] Hafa autt: { $place }
       *[other] Setja { $n } hér: { $place }
    }
puerto-rico-label-build = Byggja { $building-acc }
puerto-rico-label-pay-colonist = Borga með nýlendubúa: { $place }
puerto-rico-label-pay-good = Borga með tunnu af { $good-dat }
puerto-rico-label-pay-vp = Borga með vinningsstigi
puerto-rico-label-bonus = Taka eina tunnu í viðbót af { $good-dat }
puerto-rico-label-sell = Selja { $good-acc } í verslunina
puerto-rico-label-post = Selja { $good-acc } í verslunarstöðinni
puerto-rico-label-buy-tile = Kaupa flís á grúfu
puerto-rico-label-buy-open-tile = Kaupa { $tile-acc }
puerto-rico-label-supply = Láta hirðbirginn fá { $good-acc }
puerto-rico-label-load = Setja { $good-acc } á { $ship } tunna skipið
puerto-rico-label-load-wharf = Flytja út { $good-acc } um bryggjuna
puerto-rico-label-small =
    { $n ->
        [one] Flytja út { $n } tunnu af { $good-dat } um litlu bryggjuna
       *[other] Flytja út { $n } tunnur af { $good-dat } um litlu bryggjuna
    }
puerto-rico-label-done = Þetta er nóg
puerto-rico-label-store = Geyma allar tunnur af { $good-dat }
puerto-rico-label-keep = Halda einni tunnu af { $good-dat }
puerto-rico-label-guest = Færa gest: { $place }
puerto-rico-label-pass =
    { $asked ->
        [guests] Láta gestina vera
        [tile_colonist] Engan nýlendubúa
        [discard] Fleygja engu
        [mayor_colonist] Engan nýlendubúa
        [building_colonist] Engan nýlendubúa
        [bonus] Enga tunnu
        [supply] Ekkert meira
       *[other] Sitja hjá
    }

# Við hlið valkostanna.
puerto-rico-hint-role =
    { $n ->
        [one] { $n } doblúna á spjaldinu
       *[other] { $n } doblúnur á spjaldinu
    }
puerto-rico-hint-craftsman =
    { $made ->
        [0] þú framleiðir ekkert
       *[other] þú framleiðir { $made }
    }{ $n ->
        [0] { "" }
        [one] , { $n } doblúna á spjaldinu
       *[other] , { $n } doblúnur á spjaldinu
    }
puerto-rico-hint-build =
    { $price ->
        [0] ókeypis
        [one] { $price } doblúna
       *[other] { $price } doblúnur
    }, { $vp } stig
puerto-rico-hint-sell =
    { $n ->
        [one] { $n } doblúna
       *[other] { $n } doblúnur
    }
puerto-rico-hint-load =
    { $n ->
        [one] { $n } tunna
       *[other] { $n } tunnur
    }, { $vp } stig

# Stigatalningin.
puerto-rico-score-vp = vinningsstig
puerto-rico-score-buildings = byggingar
puerto-rico-score-nobles = aðalsmenn
`,"../../../src/entrepot/games/spice_road/catalogs/is/page_spice_road.ftl":`# Borð Spice Road á síðunni.
sr-points = Stigaspil
sr-merchants = Kaupmenn
sr-hand = Á hendi
sr-played = Úti
sr-tray = Það sem ákveða þarf
sr-score =
    { $n ->
        [one] { $n } stig
       *[other] { $n } stig
    }

# Hlutir í orðum, fyrir þá sem hlusta á borðið.
sr-caravan = Vagnlest: { $cubes }
sr-caravan-empty = Vagnlest: auð
sr-lying = á því { $cubes }
sr-card-create = Kryddspil: taka { $get-acc }
sr-card-upgrade =
    { $n ->
        [one] Uppfærsluspil: uppfæra kubb um { $n } þrep
       *[other] Uppfærsluspil: uppfæra kubba um allt að { $n } þrep
    }
sr-card-trade = Verslunarspil: láta { $give-acc } fyrir { $get-acc }
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
        [1] Einu sinni: { $give-acc } fyrir { $get-acc }
        [one] { $n } sinni: { $give-acc } fyrir { $get-acc }
       *[other] { $n } sinnum: { $give-acc } fyrir { $get-acc }
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
page-game-spice-road = Skiptu á kryddi á leiðinni og breyttu því í bestu spilin.

# Valkostir.
page-option-open-points = Stigaspil eru sýnileg

# Hvað hlutur er.
page-about-merchant-card = Kaupmannsspil
page-about-point-card = Stigaspil
page-about-create = Taktu { $cubes-acc }.
page-about-upgrade =
    { $n ->
        [one] Uppfærðu kubb um eitt þrep.
       *[other] Uppfærðu kubba um alls { $n } þrep, hvert þeirra í næsta krydd.
    }
page-about-trade = Láttu { $give-acc } og taktu { $get-acc }, eins oft og þú vilt og getur.
page-about-claim = Borgaðu { $cubes-acc } fyrir { $points } stig.

# Reglurnar í stuttu máli.
page-rules-spice-road-aim = Um hvað spilið snýst
page-rules-spice-road-aim-text = Hver spilari fer fyrir vagnlest sem ber allt að tíu kubba af kryddi. Spilin gefa þá, uppfæra þá og skipta þeim. Sá sem á kubbana á stigaspili má taka það; stigin ráða úrslitum.
page-rules-spice-road-turn = Leikur
page-rules-spice-road-turn-text = Veldu eitt af fernu:
page-rules-action-play = Setja út spil
page-rules-action-play-text = Leggðu kaupmannsspil af hendi og gerðu það sem það segir: taktu kubba, uppfærðu kubba, eða skiptu þeim eins oft og þú vilt.
page-rules-action-acquire = Kaupa spil
page-rules-action-acquire-text = Taktu kaupmannsspil úr röðinni. Það fyrsta er ókeypis; fyrir þau sem aftar eru leggurðu kubb á hvert spil fyrir framan. Kubbar sem liggja á spilinu eru þínir.
page-rules-action-rest = Hvíla
page-rules-action-rest-text = Taktu öll spil sem þú hefur sett út aftur á hönd.
page-rules-action-claim = Taka stigaspil
page-rules-action-claim-text = Borgaðu kubbana sem það sýnir. Fyrstu tveimur spilunum í röðinni fylgja gullpeningur og silfurpeningur meðan til eru: 3 stig og 1.
page-rules-spice-road-cubes = Krydd
page-rules-spice-road-cubes-text = Frá því ódýrasta til þess dýrmætasta. Að uppfæra kubb er að skipta honum fyrir þann næsta.
page-rules-spice-road-end = Lokin
page-rules-spice-road-end-text = Þegar einhver hefur tekið fimmta stigaspilið, eða það sjötta ef tveir eða þrír spila, er umferðin kláruð. Kubbar sem eftir eru og eru ekki af ódýrustu gerð gefa eitt stig hver.

# Spilið sem kennir.
page-lesson-spice-road-welcome = Þetta er vagnlestin þín. Þú byrjar með nokkra kubba og tvö spil. Línan efst segir alltaf hvað þú átt að ákveða; það sem velja má er með appelsínugulum ramma.
page-lesson-spice-road-deal = Fyrsta kaupmannsspilið er ókeypis: það gefur þrjú túrmerik. Það næsta lætur þrjú túrmerik fyrir saffran og kardimommu; tvisvar dugar það fyrir stigaspilinu sem kostar tvö saffran og tvær kardimommur.
page-lesson-spice-road-watch = Nú eru hinir að. Sjáðu hvaða spil þeir taka.
page-lesson-spice-road-play = Veldu eitt: settu út spil af hendi, kauptu kaupmannsspil, hvíldu, eða taktu stigaspil. Í fyrstu borgar sig að afla kubba og leita að spili sem skiptir þeim vel.
page-lesson-spice-road-acquire = Með kaupmannsspilum aflar þú krydds og skiptir því. Það fyrsta í röðinni er ókeypis.
page-lesson-spice-road-raise = Uppfærðu kubb í næsta krydd, eins oft og spilið leyfir.
page-lesson-spice-road-again = Skipti má endurtaka meðan þú átt fyrir þeim. Haltu áfram, eða hættu hér.
page-lesson-spice-road-drop = Spil aftar í röðinni kostar kubb á hvert spil fyrir framan það. Leggðu það sem þú þarft síst.
page-lesson-spice-road-discard = Vagnlest ber tíu kubba. Skilaðu því sem þú þarft síst.
page-lesson-spice-road-rest = Þú hefur sett út öll spilin þín, eða flest: hvíld tekur þau aftur á hönd.
page-lesson-spice-road-end = Svona gengur þetta: aflaðu kubba, skiptu þeim upp, taktu spil. Spilaðu áfram; merkin fylgja þér.

# What a round has changed.
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
`,"../../../src/entrepot/games/spice_road/catalogs/is/spice_road.ftl":`spice-road = Spice Road

# Föll: .acc er þolfall, .dat þágufall; .many er nefnifall fleirtölu og .acc-many þolfall hennar.
spice-turmeric = túrmerik
    .acc = túrmerik
    .dat = túrmeriki
    .many = túrmerik
    .acc-many = túrmerik
spice-saffron = saffran
    .acc = saffran
    .dat = saffrani
    .many = saffran
    .acc-many = saffran
spice-cardamom = kardimomma
    .acc = kardimommu
    .dat = kardimommu
    .many = kardimommur
    .acc-many = kardimommur
spice-cinnamon = kanill
    .acc = kanil
    .dat = kanil
    .many = kanill
    .acc-many = kanil

# Af hverju eitthvað má ekki.
spice-road-why-nothing-played = ekkert spil er úti til að taka aftur á hönd (CEN-11).
spice-road-why-nothing-begun = ekkert er hafið sem þetta gæti haldið áfram (CEN-6).
spice-road-why-already-played = { $card-name } hefur þegar verið sett út; það kemur aftur við hvíld (CEN-11).
spice-road-why-not-in-hand = { $card-name } er ekki á hendi (CEN-7).
spice-road-why-nothing-to-raise = enginn kubbur er til sem uppfæra mætti (CEN-8).
spice-road-why-cannot-trade = ekki er til fyrir { $card-name }: { $missing-acc } vantar (CEN-9).
spice-road-why-not-in-row = { $card-name } liggur ekki í röð kaupmannsspila (CEN-10).
spice-road-why-cannot-acquire =
    { $needed ->
        [one] { $card-name } kostar { $needed } kubb
       *[other] { $card-name } kostar { $needed } kubba
    }, einn á hvert spil vinstra megin við það, og fjöldi kubba í vagnlestinni er { $cubes } (CEN-10).
spice-road-why-not-in-point-row = ekkert stigaspil fyrir { $cost-acc } liggur í röðinni (CEN-12).
spice-road-why-cannot-claim = ekki er til fyrir stigaspilinu sem kostar { $cost-acc }: { $missing-acc } vantar (CEN-12).
spice-road-why-raise-one = minnst einn kubb verður að uppfæra (CEN-8).
spice-road-why-no-such-cube = í vagnlestinni er ekkert af { $spice-dat }.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] verið er að setja út { $card-name }: uppfærðu kubba eða hættu (CEN-8).
        [trade] verið er að setja út { $card-name }: skiptu aftur eða hættu (CEN-9).
        [drop] verið er að kaupa { $card-name }: leggðu kubb á hvert spil vinstra megin við það (CEN-10).
       *[discard] í vagnlestinni eru fleiri en tíu kubbar: fleygðu þeim sem eru umfram (CEN-13).
    }

# Það sem gerst hefur.
spice-road-played = { $seat } setur út { $card-name }.
spice-road-raised = { $seat } uppfærir { $spice-acc } í { $to-acc }.
spice-road-traded = { $seat } lætur { $give-acc } fyrir { $get-acc }.
spice-road-dropped = { $seat } leggur { $spice-acc } á { $card-name }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } kaupir { $card-name }.
       *[other] { $seat } kaupir { $card-name } og fær { $cubes-acc } af spilinu.
    }
spice-road-rested = { $seat } hvílir.
spice-road-claimed =
    { $points ->
        [one] { $seat } tekur { $points } stig fyrir { $card-acc }
       *[other] { $seat } tekur { $points } stig fyrir { $card-acc }
    }{ $coin ->
        [gold] , og gullpening að auki.
        [silver] , og silfurpening að auki.
       *[none] .
    }
spice-road-discarded = { $seat } fleygir { $spice-dat }.
spice-road-opened-merchant = Kaupmannsspil er lagt í röðina: { $card }.
spice-road-opened-points =
    { $points ->
        [one] Stigaspil er lagt í röðina: { $points } stig fyrir { $card-acc }.
       *[other] Stigaspil er lagt í röðina: { $points } stig fyrir { $card-acc }.
    }
spice-road-last-round = { $seat } er með nógu mörg stigaspil: þetta er síðasta umferðin.
ended-by-cen-14 = Einhver var kominn með nógu mörg stigaspil (CEN-14).

# Villur í stöðum.
spice-road-error-starters = á hendi og úti verða að vera +YY og ^2, hvert spil einu sinni.
spice-road-error-cubes = kubbar eru skrifaðir með stöfunum { $letters }, mest { $most } þeirra.
spice-road-error-row = í röðinni verða að vera { $length } spil, eða færri þegar stokkurinn er búinn.
spice-road-error-pending = það getur ekki verið um þetta sem spurt er hér.
spice-road-error-caravan = í vagnlest eru mest { $most } kubbar milli leikja (CEN-13).
spice-road-error-points = enginn fær fleiri en { $most } stigaspil (CEN-14).
spice-road-error-ended = með svo mörg spil á þetta sæti ekki fleiri leiki, spilinu væri lokið (CEN-14).

# Borðið.
spice-road-board-round = umferð { $round }
spice-road-board-points = stig
spice-road-board-merchants = kaupmenn
spice-road-board-hand = á hendi
spice-road-board-played = úti
spice-road-board-deck = { $n } í stokki
spice-road-board-price =
    { $n ->
        [0] ókeypis
        [one] { $n } kubbur
       *[other] { $n } kubbar
    }
spice-road-coins-gold = gull ×{ $n }
spice-road-coins-silver = silfur ×{ $n }
spice-road-board-claimed =
    { $n ->
        [0] engin stigaspil
        [one] { $n } stigaspil
       *[other] { $n } stigaspil
    }

# Það sem spurt er um, svo allir sjái.
spice-road-ask-turn = { $seat } setur út spil, kaupir, tekur eða hvílir
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } má uppfæra kubb um { $n } þrep
       *[other] { $seat } má uppfæra kubba, alls um { $n } þrep
    }
spice-road-ask-trade = { $seat } má skipta aftur: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } leggur kubb á næsta spil vinstra megin
       *[other] { $seat } leggur kubb á hvert af { $n } spilum vinstra megin
    }
spice-road-ask-discard =
    { $n ->
        [one] { $seat } fleygir { $n } kubb: vagnlest rúmar tíu
       *[other] { $seat } fleygir { $n } kubbum: vagnlest rúmar tíu
    }

# Það sem svara má, fyrir hnapp eða lista.
spice-road-label-play = Setja út: { $card }
spice-road-label-acquire = Kaupa: { $card }
spice-road-label-claim =
    { $points ->
        [one] Taka { $points } stig fyrir { $card-acc }
       *[other] Taka { $points } stig fyrir { $card-acc }
    }
spice-road-label-rest =
    { $n ->
        [one] Hvíla og taka aftur { $n } spil
       *[other] Hvíla og taka aftur { $n } spil
    }
spice-road-label-raise = Uppfæra { $spice-acc } í { $to-acc }
spice-road-label-again = Einu sinni enn: { $card }
spice-road-label-stop = Þetta er nóg
spice-road-label-drop = Leggja { $spice-acc }
spice-road-label-discard = Fleygja { $spice-dat }

# Spil og kubbar í orðum.
spice-road-card-create = taka { $cubes-acc }
    .name = „taka { $cubes-acc }“
spice-road-card-upgrade =
    { $n ->
        [one] uppfæra kubb um { $n } þrep
       *[other] uppfæra kubba um { $n } þrep
    }
    .name =
        { $n ->
            [one] „uppfæra kubb um { $n } þrep“
           *[other] „uppfæra kubba um { $n } þrep“
        }
spice-road-card-trade = láta { $give-acc } fyrir { $get-acc }
    .name = „láta { $give-acc } fyrir { $get-acc }“
spice-road-cubes-1 = { $a }
    .acc = { $a-acc }
spice-road-cubes-2 = { $a } og { $b }
    .acc = { $a-acc } og { $b-acc }
spice-road-cubes-3 = { $a }, { $b } og { $c }
    .acc = { $a-acc }, { $b-acc } og { $c-acc }
spice-road-cubes-4 = { $a }, { $b }, { $c } og { $d }
    .acc = { $a-acc }, { $b-acc }, { $c-acc } og { $d-acc }
spice-road-cubes-of =
    { $n ->
        [one] { $n } { $spice }
       *[other] { $n } { $spice-many }
    }
    .acc =
        { $n ->
            [one] { $n } { $spice-acc }
           *[other] { $n } { $spice-acc-many }
        }

# Það sem valkostur kostar eða gefur.
spice-road-hint-trade =
    { $n ->
        [1] einu sinni
        [one] mest { $n } sinni
       *[other] mest { $n } sinnum
    }
spice-road-hint-acquire =
    { $n ->
        [0] ókeypis
        [one] fyrir { $n } kubb
       *[other] fyrir { $n } kubba
    }{ $cubes ->
        [none] { "" }
       *[other] , á því: { $cubes }
    }
spice-road-hint-claim =
    { $coin ->
        [gold] með gullpeningi
       *[silver] með silfurpeningi
    }
spice-road-hint-again =
    { $n ->
        [1] einu sinni enn
        [one] mest { $n } sinni enn
       *[other] mest { $n } sinnum enn
    }
spice-road-hint-cubes = { $n } í vagnlestinni

# Stigatalningin.
spice-road-score-cards = stigaspil
spice-road-score-gold = gull
spice-road-score-silver = silfur
spice-road-score-cubes = kubbar
`,"../../../src/entrepot/i18n/is/bots.ftl":`bots-unknown = Þjarkinn „{ $name }“ er ekki til; til eru: { $known }.
bots-one-game = { $name } spilar aðeins { $game }.
`,"../../../src/entrepot/i18n/is/core.ftl":`# Kóði tungumálsins, fyrir forrit sem lesa síðu upphátt.
language = is

# Villur. Hver er ein skýr setning; lyklar og leikir standa í henni eins og þeir voru skrifaðir.
error-not-an-action = „{ $text }“ er ekki leikur í þessu spili.
error-illegal-action = „{ $action }“ er ekki leyft: { $reason } Leyft er: { $legal }.
error-game-over = Spilinu er lokið: ekki er hægt að leika „{ $action }“.
error-nothing-to-undo = { $seat } hefur ekkert að taka til baka: einhver annar hefur leikið síðan, eða eitthvað kom í ljós.
error-unknown-game = Spilið „{ $game }“ er ekki til; til eru: { $known }.
error-broken-game = Ekki er hægt að hlaða spilinu „{ $game }“: { $reason }.
error-game-fails = Spilið er bilað: { $where }: { $reason }.
error-option-unknown = Valkosturinn „{ $option }“ er ekki til; til eru: { $known }.
error-option-value = { $option } getur ekki verið „{ $value }“; í boði er: { $values }.
error-names = Gefðu upp { $players } nöfn, eitt fyrir hvern spilara, hvert þeirra texti í einni línu.
error-seed = „{ $value }“ er ekki sáðtala: sáðtala er heil tala frá 0 til 2^64 - 1.
error-no-seat = Sætið „{ $seat }“ er ekki til; sætin eru 0 til { $last }.
error-no-such-moment = Augnablikið { $number } er ekki til; í spilinu eru augnablikin 0 til { $last }.

error-position = { $key }: { $reason }
error-key-missing = þennan lykil vantar.
error-unknown-key = slíkur lykill er ekki til; til eru: { $known }.
error-not-whole = „{ $value }“ er ekki heil tala.
error-not-text = „{ $value }“ er ekki texti.
error-not-list = „{ $value }“ er ekki listi.
error-not-object = „{ $value }“ er ekki hlutur.
error-out-of-range = { $value } er ekki á milli { $low } og { $high }.
error-not-one-of = „{ $value }“ er ekki eitt af: { $allowed }.
error-too-many = of mikið af { $what }; mest má vera { $most }.
error-missing-pieces = þetta er hvergi að finna: { $what }.
error-number-of-players = spilarar verða að vera { $players }, eins og valkostirnir segja.

error-nothing-to-arrange = ekkert er til að koma fyrir núna.
error-no-chance = eftir upphafið er ekkert háð tilviljun í þessu spili.

error-not-a-record = Þetta er ekki spilaskrá: í henni er ekki "format": "{ $format }".
error-record-key = „{ $key }“ vantar í spilaskrána eða er gallað.
error-record-action = Spilaskráin gengur ekki upp við leik { $number }: { $reason }
error-record-chance = „chance“ í spilaskránni er ekki það sem leikirnir kalla á.
error-record-result = Úrslitin í spilaskránni eru ekki þau sem leikirnir leiða til.
error-record-rules = Spilaskráin var gerð eftir útgáfu { $version } af reglunum og gengur ekki upp eftir útgáfu { $now }: { $reason }

why-not-your-turn = { $seat } á leik.

board-game-over = spilinu er lokið
board-to-decide = { $player } á leik

score-points = stig

# Þar sem spil á sér engin eigin orð.
question-decides = { $seat } á leik
why-not-legal = reglurnar leyfa það ekki hér.
ended-by-end = Spilið var spilað til enda.

error-file = { $path }: { $reason }.
error-not-json = Í { $path } er ekki JSON: { $reason }.
`,"../../../src/entrepot/i18n/is/page.ftl":`# Síðan í kringum spilaborðin.
page-title = Entrepôt
page-home = Á upphafssíðu
page-skip = Beint að borðinu
page-close = Loka
page-again = Reyna aftur
page-copy = Afrita
page-copied = Afritað.

# Það sem fór úrskeiðis.
page-error-unreachable = Ekki næst í þjóninn. Gáðu hvort þú ert í sambandi við netið og reyndu aftur.
page-error-status = Þjónninn gat ekki gert þetta ({ $status }).
page-error-unexpected = Eitthvað fór úrskeiðis hér: { $what }
page-refused-offline = Ekki sent: sambandið er rofið í augnablikinu. Borðið kemur aftur af sjálfu sér; veldu þá aftur.
page-refused-silent = Þjónninn hefur ekki svarað. Athugaðu hvort þetta fór í gegn; veldu annars aftur.
page-connection-lost = Sambandið er rofið. Borðið kemur aftur af sjálfu sér.

# Upphafið.
page-start-heading = Spil um verslun
page-start-lead = Við þjarka, með vinum eða við sama skjá. Engin skráning.
page-start-which = Hvaða spil
page-start-more = Meira
page-play-now = Spila núna
page-play-now-more =
    { $n ->
        [one] Þú og einn miðlungssterkur þjarkur
       *[other] Þú og { $n } miðlungssterkir þjarkar
    }
page-make-table = Stofna borð
page-make-table-more = Velja spilara, þjarka og reglur
page-join = Vera með
page-join-more = Opið borð eða boð
page-continue = Halda áfram
page-learn = Lærðu { $game } með því að spila
page-rules = Reglur
page-name = Þú heitir
# Nöfn sem stungið er upp á við nýja gesti, með kommu á milli.
page-names = Anís, Basilíka, Blóðberg, Dill, Einiber, Fennel, Hvönn, Lárviður, Múskat, Rósmarín, Salvía, Vanilla

# Listar yfir borð.
page-tables-continue = Halda áfram
page-tables-join = Líta inn
page-tables-watch = Fylgjast með
page-status-waiting = bíður eftir spilurum
page-status-playing = í gangi
page-status-finished = lokið
page-status-abandoned = hætt í miðju kafi

# Að vera með.
page-join-heading = Setjast að borði
page-join-link = Boðstengill
page-join-go = Fara þangað
page-join-no-link = Þetta er ekki tengill á borð.
page-join-open = Opin borð
page-join-none = Ekkert opið borð í augnablikinu. Stofnaðu eitt, eða biddu vin um tengil.
page-join-running = Spil til að fylgjast með
page-invited = Þér er boðið: { $game }
page-invited-join = Setjast
page-invited-full = Öll sæti eru setin.

# Að stofna borð.
page-new-heading = Nýtt borð: { $game }
page-new-hints = Sýna öllum ábendingar
page-new-private = Aðeins með boði
page-new-more = Meira
page-new-clock = Klukka
page-new-shuffle = Draga um sæti
page-new-open = Opna borðið
page-new-begin = Byrja
page-clock-none = engin
page-clock = { $minutes } mínútur á mann og { $seconds } sekúndur að auki fyrir hverja ákvörðun
page-seats = Spilarar
page-seat-you = þú
page-seat-me = Þú ({ $name })
page-seat-guest = Annar við þennan skjá
page-seat-guest-name = Spilari { $number }
page-seat-name = Nafn spilara { $number }
page-seat-wait = Opið: bíður eftir einhverjum
page-seat-open = opið
page-seat-bots = Þjarki
page-seat-yours = (þú)
page-front = Sýna fremst: { $seat }
page-seat-away = (þjarki spilar)
page-seat-gone = (ekki við)
page-seat-replace = Láta þjarka spila
page-seat-reclaim = Spila áfram
page-level-beginner = Byrjandi
page-level-easy = Léttur
page-level-medium = Miðlungs
page-level-hard = Erfiður
page-level-expert = Meistari

# Valkostir.
page-option-players = Spilarar
page-value-usual = Eins og venjulega
page-value-none = ekkert
page-value-yes = já
page-value-no = nei
page-value-seat = Sæti { $number }
page-value-random = dregið um

# Biðstofan.
page-room-heading = { $game }: borðið er tilbúið
page-room-waiting =
    { $n ->
        [one] { $n } sæti er opið.
       *[other] { $n } sæti eru opin.
    }
page-room-link = Sendu þennan tengil til þeirra sem eiga að vera með
page-room-sit = Sitja hér
page-room-start = Byrja núna, með þjarka í opnu sætunum
page-room-leave = Yfirgefa borðið
page-room-commitment = Sáðtalan er þegar ákveðin; þetta er innsigli hennar:

# Við borðið.
page-question = Það sem spurt er um
page-your-turn = Þú átt leik
page-over = Spilinu er lokið.
page-suggestion = Þjarki myndi velja: { $what }
page-suggested = ábending
page-undo = Taka til baka
page-undone = { $seat } tekur þetta til baka.
page-board = Spilaborð
page-choices = Kostir
page-all-choices = Allir kostir í orðum ({ $n })
page-log = Það sem gerst hefur
page-log-and-chat = Það sem gerst hefur og sagt er
page-chat = Það sem sagt er
page-chat-say = Segðu eitthvað
page-chat-send = Segja
page-spectators =
    { $n ->
        [one] { $n } áhorfandi
       *[other] { $n } áhorfendur
    }
page-curtain = Skjárinn skiptir um hendur
page-curtain-to = { $seat } á leik
page-curtain-why = Réttu skjáinn áfram: sumt er aðeins fyrir augu þess sem á leik.
page-curtain-ready = Ég er { $seat }
page-summary = Umferð { $round }
page-summary-all = Öll

# Flýtilyklar.
page-keys = Flýtilyklar
page-key-arrows = færa sig milli þess sem velja má
page-key-tab = það sama, eitt af öðru
page-key-enter = velja
page-key-escape = til baka, loka
page-key-undo = taka til baka
page-key-help = þessi listi

# Stillingar.
page-settings = Stillingar
page-settings-language = Tungumál
page-settings-shade = Ljóst eða dökkt
page-shade-system = eins og í kerfinu
page-shade-light = ljóst
page-shade-dark = dökkt
page-settings-pace = Það sem aðrir gera er sýnt
page-pace-0 = strax
page-pace-1 = hratt
page-pace-2 = í rólegheitum
page-pace-3 = hægt
page-settings-moving = Hreyfing
page-settings-moving-more = Tunnur, kubbar og peningar ferðast þangað sem þau fara.
page-settings-sounds = Hljóð
page-settings-sounds-more = Lítið hljóð þegar þú átt leik.
page-settings-hints = Ábendingar
page-settings-hints-more = Merkja það sem þjarki myndi gera, við borð sem leyfa það.
page-settings-summaries = Samantektir
page-settings-summaries-more = Ein lína um hverja umferð þegar henni lýkur.

# Lokin.
page-end = Lok spilsins
page-winners =
    { $n ->
        [one] { $names } vinnur
       *[other] { $names } deila sigrinum
    }
page-total = Samtals
page-rematch = Einu sinni enn
page-rematch-there = Í næsta spil
page-replay = Skoða aftur
page-analysis = Greina
page-analysis-running = Þjarki skoðar hverja ákvörðun: { $done } af { $of }
page-record = Geyma spilaskrána
page-fair = Stokkunin var ákveðin fyrir spilið og innsiglið stemmir.
page-unfair = Innsiglið stemmir ekki við sáðtöluna: þetta var ekki sú stokkun sem boðuð var.
page-fair-how = Fyrir fyrsta leik fengu allir að sjá innsiglið: SHA-256 af saltinu, tvípunkti og sáðtölunni. Nú er sáðtalan kunn og vafrinn þinn hefur reiknað út það sama.
page-fair-seed = Sáðtala
page-fair-salt = Salt
page-fair-commitment = Innsigli frá því fyrir spilið
page-fair-hash = Reiknað rétt í þessu
page-curve = Sigurlíkur, ákvörðun fyrir ákvörðun
page-turns = Þar sem spilið snerist
page-turn-own = { $seat } gefur eftir { $change } með: { $played }
page-turn-own-better = { $seat } gefur eftir { $change } með: { $played }. Betra: { $better }
page-turn-other = { $change } hjá { $seat } vegna þess sem aðrir gerðu, eða af tilviljun
page-turn-show = Sýna { $number }

# Að skoða spil aftur.
page-replay-upload = Skoða spilaskrá
page-replay-of = { $game }, skoðað aftur
page-replay-file = Spilaskrá (.erec) af þessari tölvu
page-replay-first = Fara fremst í spilið
page-replay-back = Eitt skref aftur
page-replay-play = Spila áfram
page-replay-pause = Hlé
page-replay-next = Eitt skref áfram
page-replay-last = Fara aftast í spilið
page-replay-moment = Augnablik
page-replay-at = { $at } af { $of }

# Reglurnar í stuttu máli.
page-rules-of = { $game } í stuttu máli

# Spilið sem kennir.
page-lesson = Um hvað þetta snýst
page-lesson-read = Ég skil
page-lesson-stop = Engar fleiri kennslustundir
page-lesson-try = Prófaðu þetta: { $what }
`,"../../../src/entrepot/i18n/is/server.ftl":`# Það sem þjónninn neitar, og af hverju.
server-not-allowed = Þetta er ekki leyft: { $reason }
server-stale = Eitthvað hefur gerst á meðan; líttu aftur á borðið.
server-not-playing = Spilið er ekki í gangi.
server-not-waiting = Spilið er þegar hafið.
server-not-finished = Spilinu er ekki lokið.
server-not-your-seat = Þetta er ekki þitt sæti.
server-not-at-table = Þú átt ekki sæti við þetta borð.
server-not-owner = Aðeins sá sem stofnaði borðið getur gert þetta.
server-no-table = Borðið er ekki til, eða það er lokað.
server-no-guest = Við þekkjum þig ekki: leyfa þarf vefkökur.
server-csrf = Beiðnin kom ekki frá síðunni okkar.
server-origin = Beiðnin kom frá síðu sem er ekki okkar.
server-name = Í nafni eru 1 til { $most } stafir í einni línu.
server-seats = Spilarar eru { $players } en sætin sem nefnd voru { $given }.
server-seat-taken = Þetta sæti er upptekið.
server-which-bot = Nefndu þjarkann sem á að spila.
server-lesson-alone = Kennsluspil er fyrir eina manneskju á móti þjörkum: gjöfin er þekkt fyrir fram.
server-no-lesson = Þessu spili fylgir ekkert kennsluspil.
server-yes-or-no = „{ $key }“ tekur true eða false.
server-pace = Hraðinn er tala frá 0 til { $most }.
server-too-many-tables = Þú ert með { $most } borð í gangi: ljúktu einu eða yfirgefðu það fyrst.
server-still-there = { $seat } þarf að hafa verið í burtu í { $seconds } sekúndur áður en þjarki má taka við.
server-out-of-time = Tíminn þinn er búinn: þjarkinn spilar áfram.
server-nothing-to-undo = Ekkert er að taka til baka.
server-actions = Sendu 1 til { $most } leiki.
server-chat-too-fast = Ekki svona hratt: bíddu aðeins með næstu línu.
server-chat = Í línu eru 1 til { $most } stafir.
server-record-too-long = Í spilaskránni eru fleiri en { $most } leikir.
server-old-rules = Þetta spil hófst eftir eldri reglum og það er ekki lengur hægt að sýna.
server-not-json = Þetta er ekki JSON.
server-too-long = Þetta er of langt; leyfð eru { $most } bæti.
server-http = Þetta er ekki hægt að fá hér ({ $status }).
server-error = Eitthvað fór úrskeiðis hjá okkur. Engu var breytt.

# Það sem þjónninn segir þeim sem keyrir hann.
server-no-page = Síðan hefur ekki verið smíðuð: keyrðu „npm ci“ og „npm run build“ í möppunni page.
server-database = Ekki er hægt að opna gagnagrunninn: { $reason }.
server-database-version = Gagnagrunnurinn er af útgáfu { $found }, þetta forrit þekkir útgáfu { $known }.
server-port = Ekki er hægt að hlusta á gátt { $port }: { $reason }. Ef til vill er þjónninn þegar í gangi; --port velur aðra.
server-running = Entrepôt er á { $address }. Ctrl-C lýkur.

# entrepot verify
verify-replays = Spilaskráin gengur upp, fjöldi leikja: { $n }, og úrslitin eru þau sem hún segir.
verify-start = Upphafið og allt sem tilviljunin færði leiðir af sáðtölunni { $seed }.
verify-commitment = Sáðtalan er sú sem þjónninn batt sig við í upphafi: { $commitment }.
verify-needs-both = Skuldbindingin er prófuð með saltinu sem var tætt með sáðtölunni: gefðu upp hvort tveggja.
verify-wrong-start = Upphaf spilsins leiðir ekki af sáðtölunni { $seed }.
verify-wrong-chance = Það sem tilviljunin færði síðar leiðir ekki af sáðtölunni { $seed }.
verify-wrong-commitment = Sáðtalan er ekki sú sem þjónninn batt sig við: { $commitment } er tæting af einhverju öðru.
`});export{e as default};