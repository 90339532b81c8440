var e=Object.assign({"../../../src/entrepot/games/puerto_rico/catalogs/is/buildings.ftl":`# Það sem byggingar í Puerto Rico gera. Hver texti á við mannaða byggingu.

building-text-small-indigo-plant = Í handverksmannalotu framleiðir nýlendubúinn hér eina tunnu af { $good-dat }, sé til mönnuð indígóplantekra.
building-text-small-sugar-mill = Í handverksmannalotu framleiðir nýlendubúinn hér eina tunnu af { $good-dat }, sé til mönnuð sykurplantekra.
building-text-indigo-plant = Í handverksmannalotu framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð indígóplantekra fyrir hvern.
building-text-sugar-mill = Í handverksmannalotu framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð sykurplantekra fyrir hvern.
building-text-tobacco-storage = Í handverksmannalotu framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð tóbaksplantekra fyrir hvern.
building-text-coffee-roaster = Í handverksmannalotu framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð kaffiplantekra fyrir hvern.

building-text-small-market = Þegar þú selur í verslunina færðu 1 doblúnu að auki.
building-text-hacienda = Í landnemalotu máttu draga plantekru á hvolfi áður en þú tekur flís; hana verður að leggja.
building-text-construction-hut = Í landnemalotu máttu taka grjótnámu í stað plantekru.
building-text-small-warehouse = Að lestun lokinni heldurðu öllum tunnum af einni tegund, auk þeirrar einu tunnu sem allir halda.
building-text-hospice = Í landnemalotu máttu setja nýlendubúa úr bankanum á flísina sem þú tekur.
building-text-office = Þú mátt selja tegund sem þegar er í versluninni. Skrifstofan nýtist ekki með verslunarstöðinni í sömu sölu.
building-text-large-market = Þegar þú selur í verslunina færðu 2 doblúnur að auki.
building-text-large-warehouse = Að lestun lokinni heldurðu öllum tunnum af tveimur tegundum, auk þeirrar einu tunnu sem allir halda.
building-text-factory = Í handverksmannalotu færðu 1, 2, 3 eða 5 doblúnur fyrir að framleiða tvær, þrjár, fjórar eða fimm tegundir.
building-text-university = Þú mátt setja nýlendubúa úr bankanum í bygginguna sem þú kaupir.
building-text-harbor = Í hvert sinn sem þú lestar í skipstjóralotu færðu 1 vinningsstig að auki.
building-text-wharf = Einu sinni í skipstjóralotu máttu flytja út allar tunnur þínar af einni tegund án þess að nota vöruflutningaskip.

building-text-guild-hall = Í lokin færðu 1 vinningsstig fyrir hverja litla og 2 fyrir hverja stóra framleiðslustöð sem þú átt, mannaða eða ekki.
building-text-residence = Í lokin færðu 4 vinningsstig ef allt að níu reitir eyjunnar eru í notkun, og 5, 6 eða 7 ef þeir eru tíu, ellefu eða tólf.
building-text-fortress = Í lokin færðu 1 vinningsstig fyrir hverja þrjá nýlendubúa þína, hvar sem þeir standa.
building-text-customs-house = Í lokin færðu 1 vinningsstig fyrir hver fjögur stig á vinningsstigaskjöldunum þínum.
building-text-city-hall = Í lokin færðu 1 vinningsstig fyrir hverja fjólubláa byggingu þína, þessa líka.

building-text-aqueduct = Þegar þú framleiðir indíalit í mannaðri indígóplöntuvinnslu færðu eina tunnu að auki, og eins þegar þú framleiðir sykur í sykurvinnslu. Litlu vinnslurnar telja ekki.
building-text-black-market = Þegar þú kaupir byggingu má einn nýlendubúi, ein tunna og einn vinningsstigaskjöldur koma hvert í stað einnar doblúnu sem vantar. Nýlendubúinn á svarta markaðnum sjálfum má það ekki.
building-text-forest-house = Í landnemalotu máttu leggja plantekru á hvolfi sem skóg. Hverjir tveir skógar gera hverja byggingu 1 doblúnu ódýrari, þótt þetta hús standi autt.
building-text-storehouse = Að lestun lokinni heldurðu þremur tunnum að auki, af hvaða tegundum sem er.
building-text-guesthouse = Það hýsir allt að { $circles } gesti. Í öllum lotum nema borgarstjóralotu mega þeir flytja sig í lausa hringi þína og byrja strax að vinna þar.
building-text-trading-post = Hér máttu selja tunnu af hvaða tegund sem er í stað þess að selja í verslunina. Fríðindi kaupmannsins gilda, markaðir ekki. Verslunarstöðin nýtist ekki með skrifstofunni í sömu sölu.
building-text-church = Bygging sem þú kaupir gefur 1 vinningsstig ef hún er í dálki 2 eða 3, og 2 ef hún er í dálki 4. Kaupin á kirkjunni sjálfri gefa ekkert.
building-text-small-wharf = Einu sinni í skipstjóralotu máttu flytja út hve margar tunnur sem er af hvaða tegundum sem er án vöruflutningaskips og færð 1 vinningsstig fyrir hverjar tvær tunnur.
building-text-lighthouse = Í hvert sinn sem þú lestar í skipstjóralotu færðu 1 doblúnu; sem skipstjóri færðu 1 að auki í byrjun.
building-text-library = Fríðindi hlutverksins sem þú velur gilda tvöfalt. Sem landnemi tekurðu aðra flís á eftir öllum hinum.
building-text-specialty-factory = Í handverksmannalotu færðu jafnmargar doblúnur og þú færð tunnur af þeirri tegund sem þú færð mest af, mínus 1. Maís telur ekki.
building-text-union-hall = Þegar röðin kemur fyrst að þér í skipstjóralotu færðu, áður en þú lestar, 1 vinningsstig fyrir hverjar tvær tunnur af sömu tegund, líka þótt þú getir ekkert lestað.
building-text-statue = Hér vinnur enginn: styttan gefur sín { $vp } vinningsstig og ekkert annað.
building-text-cloister = Í lokin færðu 1, 3, 6 eða 10 vinningsstig fyrir eina, tvær, þrjár eða fjórar þrennur af eins flísum á eyjunni.

building-text-land-office = Í kaupmannslotu kaupir nýlendubúi hér plantekru handa þér fyrir 1 doblúnu. Aðalsmaður selur eina af plantekrum þínum eða skógum fyrir 1 doblúnu.
building-text-chapel = Í byrjun handverksmannalotu gefur nýlendubúi hér 1 doblúnu, aðalsmaður 1 vinningsstig.
building-text-hunting-lodge = Í lok landnemalotu má nýlendubúi hér fleygja einni af plantekrum þínum eða skógum. Aðalsmaður gefur 2 vinningsstig ef þú átt flesta lausa reiti á eyju og enginn annar jafnmarga.
building-text-zoning-office = Með nýlendubúa hér kosta byggingar í dálkum 1 til 3 einni doblúnu minna; með aðalsmann hér kosta þær stóru tveimur doblúnum minna.
building-text-royal-supplier = Þegar röðin kemur fyrst að þér í skipstjóralotu máttu, áður en þú lestar, skila allt að jafnmörgum tunnum og þú átt aðalsmenn, öllum af ólíkum tegundum, og færð 1 vinningsstig fyrir hverja, líka þótt þú getir ekkert lestað.
building-text-villa = Í borgarstjóralotu kemur til þín aðalsmaður úr bankanum, eða annars nýlendubúi, áður en gengið er af skipinu.
building-text-jeweler = Í handverksmannalotu færðu 1 doblúnu fyrir hvern aðalsmann þinn. Skartgripasmiðjan telst stór framleiðslustöð.
building-text-royal-garden = Í lokin er hver aðalsmaður þinn 1 vinningsstigi meira virði.
`,"../../../src/entrepot/games/puerto_rico/catalogs/is/explain_puerto_rico.ftl":`# Skýringar: hlutar stiganna, og það sem leikur tekur frá öðrum.
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
`,"../../../src/entrepot/games/puerto_rico/catalogs/is/page_puerto_rico.ftl":`# Borð Puerto Rico á síðunni.
pr-tabs = Hlutar borðsins
pr-tab-own = Mitt borð
pr-tab-front = Leikmannsborð
pr-tab-harbour = Höfnin
pr-tab-others = Aðrir
pr-tab-market = Byggingar
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
pr-taken-by = valið: { $seat }
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
pr-ship-empty = tómt
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
        [one] Plantekrur á hvolfi: { $n } flís
       *[other] Plantekrur á hvolfi: { $n } flísar
    }
pr-stack-short = stafli
pr-discards =
    { $n ->
        [one] Kastbunki: { $n } flís
       *[other] Kastbunki: { $n } flísar
    }
pr-discards-short = kast
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
pr-price-for-you = kostar þig { $n }
pr-price-why =
    { $quarries ->
        [0] { "" }
       *[other] { $quarries } minna vegna grjótnáma
    }{ $privilege ->
        [0] { "" }
       *[other] { $quarries ->
            [0] { $privilege } minna vegna fríðinda eða bygginga
           *[other] , { $privilege } vegna fríðinda eða bygginga
        }
    }
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

pr-own-board = Leikmannsborð: { $seat }
pr-board-of = Leikmannsborð: { $seat }
pr-governor = landstjóri
pr-doubloons =
    { $n ->
        [one] { $n } doblúna
       *[other] { $n } doblúnur
    }
pr-vp =
    { $n ->
        [one] { $n } vinningsstig á skjöldum
       *[other] { $n } vinningsstig á skjöldum
    }
pr-vp-hidden = Vinningsstigaskildir á hvolfi
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
pr-island = Eyja, reitir í notkun: { $n } af { $of }
pr-city = Borg, reitir í notkun: { $n } af { $of }
pr-occupied = mannað: { $n } af { $of }
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
pr-suggested = Val þjarka
pr-all-to-san-juan = Allir til San Juan
pr-confirm = Búið

# Upphafið.
page-game-puerto-rico = Ræktaðu, byggðu og sigldu: sá sem velur hlutverk setur alla af stað.

# Valkostir.
page-option-edition = Útgáfa
page-option-expansions = Viðbætur
page-option-market = Fjólubláar byggingar
page-option-buildings = Byggingar í spilinu
page-option-vp-supply-5p = Vinningsstigaskildir þegar fimm spila
page-option-hospice-fallback = Nýlendubúi gistihússins þegar bankinn er tómur
page-option-short-refill = Áfylling nýlenduskipsins þegar of fáir eru eftir
page-option-wharf-capacity = Tunnur á bryggjunni
page-option-forest-source = Skógar eru
page-option-nobles-market = Byggingar aðalsmanna
page-option-land-office-draw = Landskrifstofan selur
page-option-land-office-sells = Aðalsmaður á landskrifstofunni selur
page-option-specialty-counts-privilege = Sérverksmiðjan telur fríðindin með
page-option-open-vp = Vinningsstig sýnileg öllum
page-option-first-governor = Fyrsti landstjóri
page-edition-standard = Stöðluð
page-edition-is = Íslensk
page-edition-sv = Sænsk
page-edition-cs = Tékknesk
page-edition-hu = Ungversk
page-value-new-buildings = Nýjar byggingar
page-value-nobles = Aðalsmenn
page-value-expansions-none = engar
page-value-fixed = úr grunnspilinu
page-value-draft = valdar til skiptis
page-value-all = allar
page-value-custom = að eigin vali
page-value-ship = af skipinu
page-value-hospice-fallback-none = enginn
page-value-partial = að hluta
page-value-short-refill-none = engin
page-value-unlimited = ótakmarkað
page-value-flipped = plantekrur á hvolfi
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
page-text-craftsman = Allir fá þær vörur sem mannaðar plantekrur þeirra og framleiðslustöðvar gefa. Handverksmaðurinn fær eina tunnu að auki.
page-text-trader = Allir mega selja eina tunnu í verslunina hver á eftir öðrum. Kaupmaðurinn fær eina doblúnu að auki.
page-text-captain = Allir verða að lesta tunnur á skipin, hring eftir hring, og fá eitt vinningsstig fyrir hverja. Skipstjórinn fær eitt stig að auki. Það sem ekki er hægt að geyma tapast.
page-text-prospector = Enginn gerir neitt. Sá sem velur spjaldið fær eina doblúnu.
page-text-quarry = Hver mönnuð grjótnáma gerir byggingu einni doblúnu ódýrari; dálkur byggingarinnar segir hve margar telja mest.
page-text-forest = Hverjir tveir skógar gera hverja byggingu einni doblúnu ódýrari.
page-text-corn = Maís þarf enga framleiðslustöð: hver mönnuð plantekra gefur tunnu.
page-text-indigo = Fyrir hverja tunnu þarf nýlendubúa á indígóplantekru og annan í indígóplöntuvinnslu.
page-text-sugar = Fyrir hverja tunnu þarf nýlendubúa á sykurplantekru og annan í sykurvinnslu.
page-text-tobacco = Fyrir hverja tunnu þarf nýlendubúa á tóbaksplantekru og annan í tóbaksgeymslu.
page-text-coffee = Fyrir hverja tunnu þarf nýlendubúa á kaffiplantekru og annan í kaffibrennslu.

# Reglurnar í stuttu máli.
page-rules-building = Bygging
page-rules-does = Áhrif þegar hún er mönnuð
page-rules-buildings-base = Byggingar
page-rules-buildings-new-buildings = Nýjar byggingar
page-rules-buildings-nobles = Aðalsmenn
page-rules-puerto-rico-aim = Um hvað spilið snýst
page-rules-puerto-rico-aim-text = Hver spilari á eyju með tólf reitum fyrir plantekrur og borg með tólf reitum fyrir byggingar. Vörur sem fluttar eru út og byggingar sem reistar eru gefa vinningsstig. Sá sem á flest í lokin vinnur.
page-rules-puerto-rico-round = Umferð
page-rules-puerto-rico-round-text = Landstjórinn byrjar og hver spilari á fætur öðrum velur eitt af hlutverkaspjöldunum. Allir gera þá það sem hlutverkið snýst um, fyrst sá sem valdi það, og hann nýtur auk þess fríðinda. Á hvert spjald sem enginn valdi er sett ein doblúna, og næsti spilari verður landstjóri.
page-rules-puerto-rico-goods = Vörur
page-rules-puerto-rico-goods-text = Plantekra eða bygging gerir ekkert fyrr en nýlendubúi mannar hana. Maís þarf ekkert annað; indíalitur, sykur, tóbak og kaffi þurfa líka framleiðslustöð með nýlendubúa fyrir hverja tunnu. Verslunin borgar ekkert fyrir maís og 1, 2, 3 og 4 doblúnur fyrir hitt, og kaupir hverja tegund einu sinni þar til hún er tæmd. Á skipunum er hver tunna eins vinningsstigs virði, hvað sem í henni er.
page-rules-puerto-rico-end = Lokin
page-rules-puerto-rico-end-text = Umferðin er sú síðasta þegar ekki er hægt að fylla nýlenduskipið, þegar einhver hefur fyllt alla tólf reiti borgarinnar, eða þegar vinningsstigaskildirnir eru búnir. Þá eru lögð saman stigin á skjöldunum, stig bygginganna og það sem stóru byggingarnar gefa.

# Kennsluspilið.
page-lesson-puerto-rico-aim = Markmið spilsins: að fá flest vinningsstig með því að flytja út vörur og reisa byggingar.
page-lesson-puerto-rico-roles = Í hverri umferð velur hver spilari eitt hlutverkaspjald. Allir gera það sem hlutverkið snýst um, og sá sem valdi það nýtur auk þess fríðinda.
page-lesson-puerto-rico-round = Ný umferð: ein doblúna bætist á hvert spjald sem enginn valdi, og sá sem velur það fær hana. Næsti spilari er landstjóri og byrjar.
page-lesson-puerto-rico-settler = Landneminn: hver spilari á fætur öðrum má taka plantekru. Sá sem valdi hlutverkið má taka grjótnámu í staðinn.
page-lesson-puerto-rico-mayor = Borgarstjórinn: nýlendubúunum á skipinu er skipt á milli spilaranna, og sá sem valdi hlutverkið fær einn að auki. Síðan kemur hver spilari sínum fyrir.
page-lesson-puerto-rico-builder = Byggingameistarinn: hver spilari á fætur öðrum má kaupa eina byggingu. Sá sem valdi hlutverkið borgar einni doblúnu minna.
page-lesson-puerto-rico-craftsman = Handverksmaðurinn: hver spilari fær þær vörur sem mannaðar plantekrur hans og framleiðslustöðvar gefa. Sá sem valdi hlutverkið fær eina tunnu að auki.
page-lesson-puerto-rico-trader = Kaupmaðurinn: hver spilari á fætur öðrum má selja eina tunnu í verslunina, sem kaupir hverja tegund aðeins einu sinni þar til hún er tæmd. Sá sem valdi hlutverkið fær eina doblúnu að auki.
page-lesson-puerto-rico-captain = Skipstjórinn: allir verða að lesta tunnur svo lengi sem þeir geta og fá eitt vinningsstig fyrir hverja. Hvert skip tekur aðeins eina tegund, og engin tvö skip þá sömu. Sá sem valdi hlutverkið fær eitt stig að auki.
page-lesson-puerto-rico-ways = Tvær leiðir eru til sigurs: að flytja út margar tunnur, hversu ódýrar sem þær eru, eða að selja dýrar vörur og byggja fyrir doblúnurnar. Flestir gera sitt lítið af hvoru.
page-lesson-puerto-rico-end = Spilinu lýkur með þeirri umferð þegar vinningsstigaskildirnir klárast, ekki er hægt að fylla nýlenduskipið eða einhver hefur fyllt alla tólf reiti borgarinnar.
page-lesson-puerto-rico-finish = Nú þekkirðu hlutverkin og veist hvernig spilinu lýkur. Spilaðu áfram; ábendingarnar fylgja þér.
page-lesson-puerto-rico-watch = Nú eiga hinir leik. Allir gera það sem hlutverkið snýst um.
page-lesson-puerto-rico-ask-role = Hlutverkið sem þú velur gagnast hinum líka. Leitaðu að því sem gagnast þér mest.
page-lesson-puerto-rico-ask-settle = Auðveldara er að selja ólíkar tegundir. Mannaðar grjótnámur gera byggingar ódýrari.
page-lesson-puerto-rico-ask-tile-colonist = Gistihúsið þitt býður nýlendubúa á nýju flísina.
page-lesson-puerto-rico-ask-mayor-colonist = Þessi nýlendubúi að auki er fríðindi borgarstjórans.
page-lesson-puerto-rico-ask-man = Ekkert virkar án nýlendubúa í hringnum. Maís þarf einn á plantekruna; aðrar vörur þurfa líka einn í framleiðslustöð.
page-lesson-puerto-rico-ask-build = Framleiðslustöðvar gera vörur úr uppskerunni, fjólubláar byggingar hjálpa á annan hátt. Allar gefa þær stig í lokin.
page-lesson-puerto-rico-ask-building-colonist = Háskólinn þinn býður nýlendubúa í nýju bygginguna.
page-lesson-puerto-rico-ask-bonus = Þessi tunna að auki er fríðindi handverksmannsins, af tegund sem þú varst að framleiða.
page-lesson-puerto-rico-ask-trade = Verðið fer eftir tegundinni. Fyrir doblúnur fást byggingar.
page-lesson-puerto-rico-ask-load = Hér er hver tunna jafn mikils virði, líka maís. Það sem ekki er hægt að geyma á eftir tapast.
page-lesson-puerto-rico-ask-store = Vöruhús geyma heilar tegundir; auk þess heldurðu einni stakri tunnu. Hitt tapast.

# Það sem umferð hefur breytt.
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

# Myndir nafna. Beyging: .acc er þolfall, .dat þágufall, án greinis; hlutverk standa í þolfalli með greini.
# Byggingar: .the er með greini, .manned er „mannaða byggingu“ í þolfalli.
# Staðir, með forsetningu: .to svarar hvert (.to-many ef fleiri en einn fara), .in hvar, .from hvaðan.
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
    .to = á maísplantekru
    .to-many = á maísplantekrur
    .in = á maísplantekru
    .from = af maísplantekru
tile-indigo = indígóplantekra
    .acc = indígóplantekru
    .dat = indígóplantekru
    .to = á indígóplantekru
    .to-many = á indígóplantekrur
    .in = á indígóplantekru
    .from = af indígóplantekru
tile-sugar = sykurplantekra
    .acc = sykurplantekru
    .dat = sykurplantekru
    .to = á sykurplantekru
    .to-many = á sykurplantekrur
    .in = á sykurplantekru
    .from = af sykurplantekru
tile-tobacco = tóbaksplantekra
    .acc = tóbaksplantekru
    .dat = tóbaksplantekru
    .to = á tóbaksplantekru
    .to-many = á tóbaksplantekrur
    .in = á tóbaksplantekru
    .from = af tóbaksplantekru
tile-coffee = kaffiplantekra
    .acc = kaffiplantekru
    .dat = kaffiplantekru
    .to = á kaffiplantekru
    .to-many = á kaffiplantekrur
    .in = á kaffiplantekru
    .from = af kaffiplantekru
tile-quarry = grjótnáma
    .acc = grjótnámu
    .dat = grjótnámu
    .to = í grjótnámu
    .to-many = í grjótnámur
    .in = í grjótnámu
    .from = úr grjótnámu
tile-forest = skógur
    .acc = skóg
    .dat = skógi
    .to = í skóg
    .to-many = í skóga
    .in = í skógi
    .from = úr skógi

thing-san-juan = San Juan
    .to = til San Juan
    .to-many = til San Juan
    .in = í San Juan
    .from = frá San Juan

building-small-indigo-plant = lítil indígóplöntuvinnsla
    .acc = litla indígóplöntuvinnslu
    .the = litla indígóplöntuvinnslan
    .to = í litlu indígóplöntuvinnsluna
    .to-many = í litlu indígóplöntuvinnsluna
    .in = í litlu indígóplöntuvinnslunni
    .from = úr litlu indígóplöntuvinnslunni
    .manned = mannaða litla indígóplöntuvinnslu
building-small-sugar-mill = lítil sykurvinnsla
    .acc = litla sykurvinnslu
    .the = litla sykurvinnslan
    .to = í litlu sykurvinnsluna
    .to-many = í litlu sykurvinnsluna
    .in = í litlu sykurvinnslunni
    .from = úr litlu sykurvinnslunni
    .manned = mannaða litla sykurvinnslu
building-indigo-plant = indígóplöntuvinnsla
    .acc = indígóplöntuvinnslu
    .the = indígóplöntuvinnslan
    .to = í indígóplöntuvinnsluna
    .to-many = í indígóplöntuvinnsluna
    .in = í indígóplöntuvinnslunni
    .from = úr indígóplöntuvinnslunni
    .manned = mannaða indígóplöntuvinnslu
building-sugar-mill = sykurvinnsla
    .acc = sykurvinnslu
    .the = sykurvinnslan
    .to = í sykurvinnsluna
    .to-many = í sykurvinnsluna
    .in = í sykurvinnslunni
    .from = úr sykurvinnslunni
    .manned = mannaða sykurvinnslu
building-tobacco-storage = tóbaksgeymsla
    .acc = tóbaksgeymslu
    .the = tóbaksgeymslan
    .to = í tóbaksgeymsluna
    .to-many = í tóbaksgeymsluna
    .in = í tóbaksgeymslunni
    .from = úr tóbaksgeymslunni
    .manned = mannaða tóbaksgeymslu
building-coffee-roaster = kaffibrennsla
    .acc = kaffibrennslu
    .the = kaffibrennslan
    .to = í kaffibrennsluna
    .to-many = í kaffibrennsluna
    .in = í kaffibrennslunni
    .from = úr kaffibrennslunni
    .manned = mannaða kaffibrennslu
building-small-market = lítill markaður
    .acc = lítinn markað
    .the = litli markaðurinn
    .to = á litla markaðinn
    .to-many = á litla markaðinn
    .in = á litla markaðnum
    .from = af litla markaðnum
    .manned = mannaðan lítinn markað
building-hacienda = búgarður
    .acc = búgarð
    .the = búgarðurinn
    .to = á búgarðinn
    .to-many = á búgarðinn
    .in = á búgarðinum
    .from = af búgarðinum
    .manned = mannaðan búgarð
building-construction-hut = smiðja
    .acc = smiðju
    .the = smiðjan
    .to = í smiðjuna
    .to-many = í smiðjuna
    .in = í smiðjunni
    .from = úr smiðjunni
    .manned = mannaða smiðju
building-small-warehouse = lítið vöruhús
    .acc = lítið vöruhús
    .the = litla vöruhúsið
    .to = í litla vöruhúsið
    .to-many = í litla vöruhúsið
    .in = í litla vöruhúsinu
    .from = úr litla vöruhúsinu
    .manned = mannað lítið vöruhús
building-hospice = gistihús
    .acc = gistihús
    .the = gistihúsið
    .to = á gistihúsið
    .to-many = á gistihúsið
    .in = á gistihúsinu
    .from = af gistihúsinu
    .manned = mannað gistihús
building-office = skrifstofa
    .acc = skrifstofu
    .the = skrifstofan
    .to = á skrifstofuna
    .to-many = á skrifstofuna
    .in = á skrifstofunni
    .from = af skrifstofunni
    .manned = mannaða skrifstofu
building-large-market = stór markaður
    .acc = stóran markað
    .the = stóri markaðurinn
    .to = á stóra markaðinn
    .to-many = á stóra markaðinn
    .in = á stóra markaðnum
    .from = af stóra markaðnum
    .manned = mannaðan stóran markað
building-large-warehouse = stórt vöruhús
    .acc = stórt vöruhús
    .the = stóra vöruhúsið
    .to = í stóra vöruhúsið
    .to-many = í stóra vöruhúsið
    .in = í stóra vöruhúsinu
    .from = úr stóra vöruhúsinu
    .manned = mannað stórt vöruhús
building-factory = verksmiðja
    .acc = verksmiðju
    .the = verksmiðjan
    .to = í verksmiðjuna
    .to-many = í verksmiðjuna
    .in = í verksmiðjunni
    .from = úr verksmiðjunni
    .manned = mannaða verksmiðju
building-university = háskóli
    .acc = háskóla
    .the = háskólinn
    .to = í háskólann
    .to-many = í háskólann
    .in = í háskólanum
    .from = úr háskólanum
    .manned = mannaðan háskóla
building-harbor = höfn
    .acc = höfn
    .the = höfnin
    .to = á höfnina
    .to-many = á höfnina
    .in = á höfninni
    .from = af höfninni
    .manned = mannaða höfn
building-wharf = bryggja
    .acc = bryggju
    .the = bryggjan
    .to = á bryggjuna
    .to-many = á bryggjuna
    .in = á bryggjunni
    .from = af bryggjunni
    .manned = mannaða bryggju
building-guild-hall = gildissalur
    .acc = gildissal
    .the = gildissalurinn
    .to = í gildissalinn
    .to-many = í gildissalinn
    .in = í gildissalnum
    .from = úr gildissalnum
    .manned = mannaðan gildissal
building-residence = heimili
    .acc = heimili
    .the = heimilið
    .to = á heimilið
    .to-many = á heimilið
    .in = á heimilinu
    .from = af heimilinu
    .manned = mannað heimili
building-fortress = virki
    .acc = virki
    .the = virkið
    .to = í virkið
    .to-many = í virkið
    .in = í virkinu
    .from = úr virkinu
    .manned = mannað virki
building-customs-house = tollhús
    .acc = tollhús
    .the = tollhúsið
    .to = í tollhúsið
    .to-many = í tollhúsið
    .in = í tollhúsinu
    .from = úr tollhúsinu
    .manned = mannað tollhús
building-city-hall = ráðhús
    .acc = ráðhús
    .the = ráðhúsið
    .to = í ráðhúsið
    .to-many = í ráðhúsið
    .in = í ráðhúsinu
    .from = úr ráðhúsinu
    .manned = mannað ráðhús
building-aqueduct = vatnsveita
    .acc = vatnsveitu
    .the = vatnsveitan
    .to = í vatnsveituna
    .to-many = í vatnsveituna
    .in = í vatnsveitunni
    .from = úr vatnsveitunni
    .manned = mannaða vatnsveitu
building-black-market = svartur markaður
    .acc = svartan markað
    .the = svarti markaðurinn
    .to = á svarta markaðinn
    .to-many = á svarta markaðinn
    .in = á svarta markaðnum
    .from = af svarta markaðnum
    .manned = mannaðan svartan markað
building-forest-house = skógarhús
    .acc = skógarhús
    .the = skógarhúsið
    .to = í skógarhúsið
    .to-many = í skógarhúsið
    .in = í skógarhúsinu
    .from = úr skógarhúsinu
    .manned = mannað skógarhús
building-storehouse = birgðahús
    .acc = birgðahús
    .the = birgðahúsið
    .to = í birgðahúsið
    .to-many = í birgðahúsið
    .in = í birgðahúsinu
    .from = úr birgðahúsinu
    .manned = mannað birgðahús
building-guesthouse = gistiheimili
    .acc = gistiheimili
    .the = gistiheimilið
    .to = á gistiheimilið
    .to-many = á gistiheimilið
    .in = á gistiheimilinu
    .from = af gistiheimilinu
    .manned = mannað gistiheimili
building-trading-post = verslunarstöð
    .acc = verslunarstöð
    .the = verslunarstöðin
    .to = í verslunarstöðina
    .to-many = í verslunarstöðina
    .in = í verslunarstöðinni
    .from = úr verslunarstöðinni
    .manned = mannaða verslunarstöð
building-church = kirkja
    .acc = kirkju
    .the = kirkjan
    .to = í kirkjuna
    .to-many = í kirkjuna
    .in = í kirkjunni
    .from = úr kirkjunni
    .manned = mannaða kirkju
building-small-wharf = lítil bryggja
    .acc = litla bryggju
    .the = litla bryggjan
    .to = á litlu bryggjuna
    .to-many = á litlu bryggjuna
    .in = á litlu bryggjunni
    .from = af litlu bryggjunni
    .manned = mannaða litla bryggju
building-lighthouse = viti
    .acc = vita
    .the = vitinn
    .to = í vitann
    .to-many = í vitann
    .in = í vitanum
    .from = úr vitanum
    .manned = mannaðan vita
building-library = bókasafn
    .acc = bókasafn
    .the = bókasafnið
    .to = á bókasafnið
    .to-many = á bókasafnið
    .in = á bókasafninu
    .from = af bókasafninu
    .manned = mannað bókasafn
building-specialty-factory = sérverksmiðja
    .acc = sérverksmiðju
    .the = sérverksmiðjan
    .to = í sérverksmiðjuna
    .to-many = í sérverksmiðjuna
    .in = í sérverksmiðjunni
    .from = úr sérverksmiðjunni
    .manned = mannaða sérverksmiðju
building-union-hall = félagsheimili
    .acc = félagsheimili
    .the = félagsheimilið
    .to = í félagsheimilið
    .to-many = í félagsheimilið
    .in = í félagsheimilinu
    .from = úr félagsheimilinu
    .manned = mannað félagsheimili
building-statue = stytta
    .acc = styttu
    .the = styttan
    .to = á styttuna
    .to-many = á styttuna
    .in = á styttunni
    .from = af styttunni
    .manned = mannaða styttu
building-cloister = klaustur
    .acc = klaustur
    .the = klaustrið
    .to = í klaustrið
    .to-many = í klaustrið
    .in = í klaustrinu
    .from = úr klaustrinu
    .manned = mannað klaustur
building-land-office = landskrifstofa
    .acc = landskrifstofu
    .the = landskrifstofan
    .to = á landskrifstofuna
    .to-many = á landskrifstofuna
    .in = á landskrifstofunni
    .from = af landskrifstofunni
    .manned = mannaða landskrifstofu
building-chapel = kapella
    .acc = kapellu
    .the = kapellan
    .to = í kapelluna
    .to-many = í kapelluna
    .in = í kapellunni
    .from = úr kapellunni
    .manned = mannaða kapellu
building-hunting-lodge = veiðihús
    .acc = veiðihús
    .the = veiðihúsið
    .to = í veiðihúsið
    .to-many = í veiðihúsið
    .in = í veiðihúsinu
    .from = úr veiðihúsinu
    .manned = mannað veiðihús
building-zoning-office = skipulagsskrifstofa
    .acc = skipulagsskrifstofu
    .the = skipulagsskrifstofan
    .to = á skipulagsskrifstofuna
    .to-many = á skipulagsskrifstofuna
    .in = á skipulagsskrifstofunni
    .from = af skipulagsskrifstofunni
    .manned = mannaða skipulagsskrifstofu
building-royal-supplier = hirðbirgðastöð
    .acc = hirðbirgðastöð
    .the = hirðbirgðastöðin
    .to = í hirðbirgðastöðina
    .to-many = í hirðbirgðastöðina
    .in = í hirðbirgðastöðinni
    .from = úr hirðbirgðastöðinni
    .manned = mannaða hirðbirgðastöð
building-villa = villa
    .acc = villu
    .the = villan
    .to = í villuna
    .to-many = í villuna
    .in = í villunni
    .from = úr villunni
    .manned = mannaða villu
building-jeweler = skartgripasmiðja
    .acc = skartgripasmiðju
    .the = skartgripasmiðjan
    .to = í skartgripasmiðjuna
    .to-many = í skartgripasmiðjuna
    .in = í skartgripasmiðjunni
    .from = úr skartgripasmiðjunni
    .manned = mannaða skartgripasmiðju
building-royal-garden = hallargarður
    .acc = hallargarð
    .the = hallargarðurinn
    .to = í hallargarðinn
    .to-many = í hallargarðinn
    .in = í hallargarðinum
    .from = úr hallargarðinum
    .manned = mannaðan hallargarð

# Af hverju eitthvað má ekki.
puerto-rico-why-not-now =
    { $asked ->
        [pick] verið er að velja byggingar í spilið: veldu byggingu (NEW-1).
        [role] verið er að velja hlutverk (RND-1).
        [guests] nú máttu færa gesti eða sitja hjá (NEW-10).
        [settle] landnemalota stendur yfir: taktu flís eða sittu hjá (SETL-1).
        [lay] leggja verður flísina sem var dregin, sem plantekru eða sem skóg (NEW-7).
        [tile_colonist] spurt er hvort nýlendubúi fari á nýju flísina (SETL-7).
        [second_tile] landneminn er að taka aðra flís (NEW-16).
        [discard] spurt er hvaða flís eigi að fleygja (NOB-7).
        [mayor_colonist] spurt er hvort borgarstjórinn taki nýlendubúa (MAY-1).
        [board] nýlendubúar ganga á land: taktu nýlendubúa eða aðalsmann af skipinu (NOB-3).
        [man_who] verið er að koma nýlendubúum fyrir (MAY-3).
        [man] verið er að koma nýlendubúum fyrir (MAY-3).
        [build] byggingameistaralota stendur yfir: byggðu eða sittu hjá (BUI-1).
        [pay] verið er að borga bygginguna (NEW-8).
        [building_colonist] spurt er hvort nýlendubúi fari í nýju bygginguna (BUI-6).
        [bonus] spurt er hvaða tunnu fríðindi handverksmannsins gefa (CRA-3).
        [trade] kaupmannslota stendur yfir: seldu eða sittu hjá (TRA-1).
        [supply] spurt er hvaða tunnur fari í hirðbirgðastöðina (NOB-9).
        [load] verið er að lesta skipin (CAP-1).
        [small] verið er að lesta við litlu bryggjuna (NEW-13).
       *[store] verið er að koma tunnum í geymslu (CAP-11).
    }
puerto-rico-why-picked-already = { $building-the } er þegar í spilinu (NEW-1).
puerto-rico-why-not-drafted = { $building-the } er ekki meðal þeirra bygginga sem velja má úr (NEW-1).
puerto-rico-why-no-board-space = ekkert pláss er laust fyrir byggingu sem kostar { $cost } (NEW-1).
puerto-rico-why-role-taken = { $seat } hefur þegar valið { $role-acc } í þessari umferð (RND-1).
puerto-rico-why-no-such-role = enginn { $role } er með þegar { $n } spila (SET-10).
puerto-rico-why-draw-first-turn-only = flís á hvolfi má aðeins draga í fyrsta leik landnemans (NEW-16).
puerto-rico-why-needs-building = til þess þarf { $building-manned } ({ $rule }).
puerto-rico-why-needs-noble = til þess þarf aðalsmann { $building-in } ({ $rule }).
puerto-rico-why-needs-colonist = til þess þarf nýlendubúa { $building-in } ({ $rule }).
puerto-rico-why-drawn-already = flís á hvolfi hefur þegar verið dregin í þessum leik (SETL-5).
puerto-rico-why-island-full = allir tólf reitir eyjunnar eru í notkun (SETL-3).
puerto-rico-why-no-tile-left = engin flís á hvolfi er eftir (SETL-5).
puerto-rico-why-no-quarry-left = engin grjótnáma er eftir (SETL-2).
puerto-rico-why-no-right-to-quarry = aðeins landneminn og þeir sem eiga mannaða smiðju mega taka grjótnámu (SETL-2, SETL-6).
puerto-rico-why-not-face-up = engin { $tile } er í boði (SETL-1).
puerto-rico-why-no-forest-left = engin skógarflís er eftir (NEW-5).
puerto-rico-why-no-such-tile = til þess þarf { $tile-acc } á eyjunni (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = landskrifstofan hefur þegar verið notuð í þessari lotu (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] í þessari útgáfu selur landskrifstofan opna flís: nefndu hana (NOB-5).
       *[other] í þessari útgáfu selur landskrifstofan flís á hvolfi (NOB-5).
    }
puerto-rico-why-land-office-no-forests = í þessari útgáfu er ekki hægt að selja skóga á landskrifstofunni (NOB-5).
puerto-rico-why-no-doubloon = þú átt enga doblúnu til að borga með (NOB-5).
puerto-rico-why-other-place = nú er spurt hverjir fari { $place-to } (MAY-3).
puerto-rico-why-manning = þetta gengur ekki { $place-in }: enginn má bíða í San Juan meðan hringur er auður, og ekki er hægt að setja fleiri en til eru (MAY-4).
puerto-rico-why-owned-already = { $building-the } stendur þegar í borginni (BLD-1).
puerto-rico-why-not-in-game = { $building-the } er ekki í þessu spili (SET-11).
puerto-rico-why-sold-out = { $building-the } er ekki lengur til sölu (SET-11).
puerto-rico-why-no-city-space =
    { $building-the } þarf { $needed ->
        [one] { $needed } reit
       *[other] { $needed } reiti
    } í borginni en { $n ->
        [0] enginn er laus
        [one] aðeins { $n } er laus
       *[other] aðeins { $n } eru lausir
    } (BUI-5).
puerto-rico-why-too-expensive =
    { $building-the } kostar nú { $price ->
        [one] { $price } doblúnu
       *[other] { $price } doblúnur
    } en þú átt { $n ->
        [0] enga
        [one] aðeins { $n }
       *[other] aðeins { $n }
    } (BUI-2, BUI-3).
puerto-rico-why-no-colonist-there = { $place-in } er enginn sem borga má með (NEW-8).
puerto-rico-why-no-vp = þú átt engan vinningsstigaskjöld til að borga með (NEW-8).
puerto-rico-why-paying-order =
    { $n ->
        [one] { $n } doblúnu vantar
       *[other] { $n } doblúnur vantar
    }: fyrst er borgað með nýlendubúa, svo með tunnu, svo með vinningsstigaskildi, og engu má sleppa sem hitt getur ekki bætt upp (NEW-8).
puerto-rico-why-not-produced = handverksmaðurinn framleiddi ekki { $good-acc } í þessari lotu (CRA-3).
puerto-rico-why-supply-empty = ekkert er eftir af { $good-dat } í bankanum (CRA-3).
puerto-rico-why-sold-already = ein tunna hefur þegar verið seld í þessari lotu (TRA-1).
puerto-rico-why-no-barrel = þú átt enga tunnu af { $good-dat }.
puerto-rico-why-house-full = verslunin er full (TRA-5).
puerto-rico-why-in-house = { $good } er þegar í versluninni (TRA-4).
puerto-rico-why-supplied-already = tunnu af { $good-dat } hefur þegar verið skilað; aðeins má skila einni af hverri tegund (NOB-9).
puerto-rico-why-wharf-used = bryggjan hefur þegar verið notuð í þessari lotu (CAP-9).
puerto-rico-why-small-wharf-used = litla bryggjan hefur þegar verið notuð í þessari lotu (NEW-13).
puerto-rico-why-no-such-ship = ekkert { $ship } farmrýma skip er í spilinu (SET-8).
puerto-rico-why-ship-carries = { $good } má ekki fara á { $ship } farmrýma skipið: þar er { $other } um borð (CAP-2).
puerto-rico-why-ship-full = { $ship } farmrýma skipið er fullt (CAP-2).
puerto-rico-why-kind-on-other-ship = { $good } fer með { $ship } farmrýma skipinu og engu öðru (CAP-2).
puerto-rico-why-takes-more =
    { $good } verður að fara á tómt skip sem tekur { $n ->
        [one] { $n } tunnu
       *[other] { $n } tunnur
    }, ekki á { $ship } farmrýma skipið (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] þú átt enga tunnu af { $good-dat }.
        [one] þú átt aðeins { $n } tunnu af { $good-dat } til að flytja út (NEW-13).
       *[other] þú átt aðeins { $n } tunnur af { $good-dat } til að flytja út (NEW-13).
    }
puerto-rico-why-small-order = við litlu bryggjuna fara vörurnar í réttri röð, hver tegund einu sinni (NEW-13).
puerto-rico-why-nothing-to-store = ekki er meira af { $good-dat } sem koma þarf fyrir (CAP-11).
puerto-rico-why-store-first = fyrst eru vöruhúsin fyllt: veldu heila tegund (CAP-11).
puerto-rico-why-no-warehouse-left = ekki er pláss fyrir heila tegund: haltu stökum tunnum (CAP-11).
puerto-rico-why-no-guests-with-mayor = gestir flytja sig ekki í borgarstjóralotu (NEW-10).
puerto-rico-why-no-guests = engir gestir eru á gistiheimilinu þínu (NEW-10).
puerto-rico-why-no-circle = enginn hringur er laus fyrir gest { $place-in } (NEW-10).
puerto-rico-why-must-load = sá sem getur lestað skip verður að lesta (CAP-1).

# Gangur spilsins.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } velur { $role-acc }.
        [one] { $seat } velur { $role-acc } og fær { $doubloons } doblúnu.
       *[other] { $seat } velur { $role-acc } og fær { $doubloons } doblúnur.
    }
puerto-rico-took-tile = { $seat } leggur { $tile-acc } á eyjuna sína.
puerto-rico-drew-tile = { $seat } dregur flís á hvolfi.
puerto-rico-laid-forest = { $seat } leggur skóg á eyjuna sína.
puerto-rico-got-colonist = { $seat } fær nýlendubúa { $place-to }.
puerto-rico-got-noble = { $seat } fær aðalsmann til San Juan.
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
puerto-rico-arranged = { $seat } kemur nýlendubúum sínum fyrir.
puerto-rico-ship-filled =
    { $nobles ->
        [0] { $colonists ->
            [0] Nýlenduskipið bíður tómt.
            [one] Nýlenduskipið bíður með { $colonists } nýlendubúa um borð.
           *[other] Nýlenduskipið bíður með { $colonists } nýlendubúa um borð.
        }
       *[other] { $colonists ->
            [0] Nýlenduskipið bíður með 1 aðalsmann um borð.
            [one] Nýlenduskipið bíður með { $colonists } nýlendubúa og 1 aðalsmann um borð.
           *[other] Nýlenduskipið bíður með { $colonists } nýlendubúa og 1 aðalsmann um borð.
        }
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } byggir { $building-acc } ókeypis.
        [one] { $seat } byggir { $building-acc } fyrir { $doubloons } doblúnu.
       *[other] { $seat } byggir { $building-acc } fyrir { $doubloons } doblúnur.
    }
puerto-rico-paid-colonist = { $seat } borgar með nýlendubúa { $place-from }.
puerto-rico-paid-good = { $seat } borgar með tunnu af { $good-dat }.
puerto-rico-paid-vp = { $seat } borgar með vinningsstigaskildi.
puerto-rico-produced =
    { $barrels ->
        [one] { $seat } framleiðir { $barrels } tunnu af { $good-dat }.
       *[other] { $seat } framleiðir { $barrels } tunnur af { $good-dat }.
    }
puerto-rico-took-bonus = { $seat } tekur 1 tunnu af { $good-dat } í viðbót.
puerto-rico-sold =
    { $doubloons ->
        [0] { $seat } selur { $good-acc } og fær ekkert fyrir.
        [one] { $seat } selur { $good-acc } fyrir { $doubloons } doblúnu.
       *[other] { $seat } selur { $good-acc } fyrir { $doubloons } doblúnur.
    }
puerto-rico-posted =
    { $doubloons ->
        [0] { $seat } selur { $good-acc } í verslunarstöðinni og fær ekkert fyrir.
        [one] { $seat } selur { $good-acc } í verslunarstöðinni fyrir { $doubloons } doblúnu.
       *[other] { $seat } selur { $good-acc } í verslunarstöðinni fyrir { $doubloons } doblúnur.
    }
puerto-rico-bought-tile = { $seat } kaupir flís fyrir 1 doblúnu.
puerto-rico-house-emptied = Verslunin er full og því tæmd.
puerto-rico-loaded =
    { $barrels ->
        [one] { $seat } setur { $barrels } tunnu af { $good-dat } á { $ship } farmrýma skipið.
       *[other] { $seat } setur { $barrels } tunnur af { $good-dat } á { $ship } farmrýma skipið.
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
puerto-rico-supplied = { $seat } skilar tunnu af { $good-dat } í hirðbirgðastöðina.
puerto-rico-lost =
    { $barrels ->
        [one] { $seat } hefur ekki pláss fyrir { $barrels } tunnu af { $good-dat }.
       *[other] { $seat } hefur ekki pláss fyrir { $barrels } tunnur af { $good-dat }.
    }
puerto-rico-ship-emptied = { $ship } farmrýma skipið siglir með fullfermi af { $good-dat }.
puerto-rico-guest-moved = { $seat } færir gest { $place-to }.
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
        [END-1] Ekki er hægt að fylla nýlenduskipið: þetta er síðasta umferðin (END-1).
        [END-2] Borg er fullbyggð: þetta er síðasta umferðin (END-2).
       *[END-3] Vinningsstigaskildirnir eru búnir: þetta er síðasta umferðin (END-3).
    }
ended-by-end-1 = Ekki var hægt að fylla nýlenduskipið (END-1).
ended-by-end-2 = Borg var fullbyggð (END-2).
ended-by-end-3 = Vinningsstigaskildirnir voru búnir (END-3).
puerto-rico-picked = { $seat } velur { $building-acc } í spilið.
puerto-rico-opened-tile = Flís er flett upp: { $tile }.
puerto-rico-shuffled =
    { $tiles ->
        [one] Kastbunkinn ({ $tiles } flís) er stokkaður í nýjan stafla.
       *[other] Kastbunkinn ({ $tiles } flísar) er stokkaður í nýjan stafla.
    }

# Valkostir og stöður.
puerto-rico-error-buildings-without-custom = „buildings“ á aðeins við með market = custom.
puerto-rico-error-custom-needs-buildings = „buildings“ þarf að fylgja market = custom: listi yfir fjólubláar byggingar.
puerto-rico-error-building-twice = „buildings“ nefnir { $building } tvisvar.
puerto-rico-error-takers = hlutverkin verða að hafa verið valin í röð frá landstjóranum, sæti { $governor }.
puerto-rico-error-turns =
    { $n ->
        [one] { $n } hlutverk hefur verið valið
       *[other] { $n } hlutverk hafa verið valin
    }, og það kemur ekki heim við lotuna (RND-1).
puerto-rico-error-spaces = of margar byggingar kosta { $cost }; pláss er fyrir { $most } (NEW-1).
puerto-rico-error-end = { $rule } kemur ekki heim við það sem er á borðinu.
puerto-rico-error-no-end = í spili sem er lokið verður að koma fram hvað batt enda á það (RND-5).
puerto-rico-error-no-seat = enginn á leik eftir að spilinu lýkur (RND-5).
puerto-rico-error-ships = skip verður að vera til í hverri þessara stærða: { $ships }.
puerto-rico-error-ship-good = nefna verður vöruna á skipi með tunnum, en enga á tómu skipi.
puerto-rico-error-kind-twice = hver tegund fer aðeins með einu skipi (CAP-2).
puerto-rico-error-more-than-box = { $what }: { $seen } á borðinu en aðeins { $total } í kassanum.
puerto-rico-error-not-in-game = { $building-the } er ekki í þessu spili.
puerto-rico-error-no-tokens = í þessari útgáfu eru engar skógarflísar.
puerto-rico-error-no-forests = án nýju bygginganna eru engir skógar.
puerto-rico-error-forest-tiles = skógarnir { $forests } verða að vera úr flísum sem eru hvergi annars staðar.
puerto-rico-error-draft = svona getur staðan ekki verið meðan byggingar eru valdar.
puerto-rico-error-pending = um þetta getur ekki verið spurt hér.

# Það sem villurnar nefna.
puerto-rico-pieces-colonists = nýlendubúar
puerto-rico-pieces-nobles = aðalsmenn
puerto-rico-pieces-barrels = tunnur
puerto-rico-pieces-tiles = flísar
puerto-rico-pieces-city-spaces = reitir í borginni
puerto-rico-tiles-counted = { $tile } ×{ $n }
puerto-rico-tiles-listed = { $first }, { $next }

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
puerto-rico-board-discards = kastbunki { $n }
puerto-rico-board-forests = skógar { $n }
puerto-rico-board-house = verslun: { $goods }
puerto-rico-board-vp = vinningsstig { $n }
puerto-rico-board-colonists =
    { $nobles ->
        [0] nýlendubúar { $n }
       *[other] nýlendubúar { $n }, aðalsmenn { $nobles }
    }
puerto-rico-board-colonist-ship =
    { $nobles ->
        [0] um borð { $n }
       *[other] um borð { $n } + { $nobles } aðalsmaður
    }
puerto-rico-board-doubloons =
    { $n ->
        [one] { $n } doblúna
       *[other] { $n } doblúnur
    }
puerto-rico-board-own-vp = { $vp } stig
puerto-rico-board-spaces = ({ $used }/12)

# Spurningar, svo allir sjái.
puerto-rico-ask-pick = { $seat } velur byggingu í spilið
    .you = Veldu byggingu í spilið
puerto-rico-ask-role = { $seat } velur hlutverk
    .you = Veldu hlutverk
puerto-rico-ask-guests = { $seat } má færa gesti
    .you = Þú mátt færa gesti
puerto-rico-ask-settle = Landnemi: { $seat } má taka flís
    .you = Landnemi: þú mátt taka flís
puerto-rico-ask-lay = { $seat } leggur flísina sem var dregin
    .you = Leggðu flísina sem þú dróst
puerto-rico-ask-tile-colonist = Landnemi: { $seat } má setja nýlendubúa á nýju flísina ({ $tile })
    .you = Landnemi: þú mátt setja nýlendubúa á nýju flísina ({ $tile })
puerto-rico-ask-forest-colonist = Landnemi: { $seat } má taka nýlendubúa til San Juan fyrir skóginn
    .you = Landnemi: þú mátt taka nýlendubúa til San Juan fyrir skóginn
puerto-rico-ask-second-tile = Landnemi: { $seat } má taka aðra flís
    .you = Landnemi: þú mátt taka aðra flís
puerto-rico-ask-discard = Landnemi: { $seat } má fleygja flís
    .you = Landnemi: þú mátt fleygja flís
puerto-rico-ask-mayor-colonist = Borgarstjóri: { $seat } má taka nýlendubúa úr bankanum
    .you = Borgarstjóri: þú mátt taka nýlendubúa úr bankanum
puerto-rico-ask-board = Borgarstjóri: { $seat } tekur nýlendubúa eða aðalsmann af skipinu
    .you = Borgarstjóri: taktu nýlendubúa eða aðalsmann af skipinu
puerto-rico-ask-man =
    Borgarstjóri: { $seat } kemur fyrir { $n ->
        [one] { $n } nýlendubúa
       *[other] { $n } nýlendubúum
    }{ $nobles ->
        [0] { "" }
        [one] { " " }og { $nobles } aðalsmanni
       *[other] { " " }og { $nobles } aðalsmönnum
    }
    .you = Borgarstjóri: komdu fyrir { $n ->
            [one] { $n } nýlendubúa
           *[other] { $n } nýlendubúum
        }{ $nobles ->
            [0] { "" }
            [one] { " " }og { $nobles } aðalsmanni
           *[other] { " " }og { $nobles } aðalsmönnum
        }
puerto-rico-ask-build = Byggingameistari: { $seat } má byggja
    .you = Byggingameistari: þú mátt byggja
puerto-rico-ask-pay =
    { $n ->
        [one] Byggingameistari: { $seat } skuldar enn { $n } doblúnu fyrir { $building-acc }
       *[other] Byggingameistari: { $seat } skuldar enn { $n } doblúnur fyrir { $building-acc }
    }
    .you =
        { $n ->
            [one] Byggingameistari: þú skuldar enn { $n } doblúnu fyrir { $building-acc }
           *[other] Byggingameistari: þú skuldar enn { $n } doblúnur fyrir { $building-acc }
        }
puerto-rico-ask-building-colonist = Byggingameistari: { $seat } má setja nýlendubúa { $building-to }
    .you = Byggingameistari: þú mátt setja nýlendubúa { $building-to }
puerto-rico-ask-bonus = Handverksmaður: { $seat } má taka 1 tunnu í viðbót
    .you = Handverksmaður: þú mátt taka 1 tunnu í viðbót
puerto-rico-ask-trade =
    { $sold ->
        [1] Kaupmaður: { $seat } má nota landskrifstofuna
       *[other] Kaupmaður: { $seat } má selja tunnu
    }
    .you =
        { $sold ->
            [1] Kaupmaður: þú mátt nota landskrifstofuna
           *[other] Kaupmaður: þú mátt selja tunnu
        }
puerto-rico-ask-supply = Skipstjóri: { $seat } má skila tunnum í hirðbirgðastöðina
    .you = Skipstjóri: þú mátt skila tunnum í hirðbirgðastöðina
puerto-rico-ask-load = Skipstjóri: { $seat } lestar tunnur
    .you = Skipstjóri: lestaðu tunnur
puerto-rico-ask-small = Skipstjóri: { $seat } lestar við litlu bryggjuna
    .you = Skipstjóri: lestaðu við litlu bryggjuna
puerto-rico-ask-store = Skipstjóri: { $seat } kemur tunnum í geymslu
    .you = Skipstjóri: komdu tunnum í geymslu

# Það sem svara má, fyrir hnapp eða lista.
puerto-rico-label-pick = Velja { $building-acc } í spilið
puerto-rico-label-role = Velja { $role-acc }
puerto-rico-label-draw = Draga fyrst flís á hvolfi
puerto-rico-label-lay = Leggja { $tile-acc }
puerto-rico-label-take = Taka { $tile-acc }
puerto-rico-label-take-forest = Taka { $tile-acc } sem skóg
puerto-rico-label-colonist = Taka nýlendubúa
puerto-rico-label-colonist-to-san-juan = Taka nýlendubúa til San Juan
puerto-rico-label-discard =
    { $sold ->
        [1] Selja { $tile-acc } fyrir 1 doblúnu
       *[other] Fleygja { $tile-dat }
    }
puerto-rico-label-board-noble = Taka aðalsmann
puerto-rico-label-man-who =
    { $who ->
        [noble] Setja aðalsmann { $place-to }
        [colonist] Setja nýlendubúa { $place-to }
       *[none] Setja engan { $place-to }
    }
puerto-rico-label-man =
    { $n ->
        [0] Setja engan { $place-to }
        [one] Setja { $n } { $place-to }
       *[other] Setja { $n } { $place-to-many }
    }
puerto-rico-label-build = Byggja { $building-acc }
puerto-rico-label-pay-colonist = Borga með nýlendubúa { $place-from }
puerto-rico-label-pay-good = Borga með tunnu af { $good-dat }
puerto-rico-label-pay-vp = Borga með vinningsstigaskildi
puerto-rico-label-bonus = Taka 1 tunnu af { $good-dat } í viðbót
puerto-rico-label-sell = Selja { $good-acc } í verslunina
puerto-rico-label-post = Selja { $good-acc } í verslunarstöðinni
puerto-rico-label-buy-tile = Kaupa flís á hvolfi
puerto-rico-label-buy-open-tile = Kaupa { $tile-acc }
puerto-rico-label-supply = Skila tunnu af { $good-dat } í hirðbirgðastöðina
puerto-rico-label-load = Setja { $good-acc } á { $ship } farmrýma skipið
puerto-rico-label-load-wharf = Flytja út { $good-acc } um bryggjuna
puerto-rico-label-small =
    { $n ->
        [one] Flytja út { $n } tunnu af { $good-dat } um litlu bryggjuna
       *[other] Flytja út { $n } tunnur af { $good-dat } um litlu bryggjuna
    }
puerto-rico-label-done = Láta þetta nægja
puerto-rico-label-store = Geyma allar tunnur af { $good-dat }
puerto-rico-label-keep = Halda einni tunnu af { $good-dat }
puerto-rico-label-guest = Færa gest { $place-to }
puerto-rico-label-pass =
    { $asked ->
        [guests] Láta gestina vera kyrra
        [tile_colonist] Engan nýlendubúa
        [discard] Fleygja engu
        [mayor_colonist] Engan nýlendubúa
        [building_colonist] Engan nýlendubúa
        [bonus] Enga tunnu
        [supply] Skila ekki fleiri
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
        [one] þú framleiðir { $made } tunnu
       *[other] þú framleiðir { $made } tunnur
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
puerto-rico-score-vp = stigaskildir
puerto-rico-score-buildings = byggingar
puerto-rico-score-nobles = aðalsmenn
`,"../../../src/entrepot/games/puerto_rico/catalogs/is/study_puerto_rico.ftl":`# What the book of openings counts.
puerto-rico-fact-opening = Fyrsta hlutverk spilsins
puerto-rico-fact-first-role = Fyrsta eigið hlutverk
puerto-rico-fact-first-tile = Fyrsti reitur
puerto-rico-fact-first-building = Fyrsta bygging
puerto-rico-fact-second-building = Önnur bygging
puerto-rico-fact-plans = Áætlanir
puerto-rico-fact-buildings = Byggingar
puerto-rico-fact-quarries = Grjótnámur
puerto-rico-fact-large-buildings = Stórar byggingar
puerto-rico-fact-has-large-building = Að minnsta kosti ein stór bygging
puerto-rico-fact-captain = Oft skipstjóri
puerto-rico-fact-craftsman = Oft handverksmaður
plan-quarries = þrjár grjótnámur eða fleiri
plan-wharf = bryggja
plan-harbor = höfn
plan-factory = verksmiðja
plan-large-buildings = tvær stórar byggingar eða fleiri
plan-shipping = fleiri stig fyrir lestun en byggingar
plan-building = ekki fleiri stig fyrir lestun en byggingar

# The themes of puzzles.
puerto-rico-theme-storage = geymsla
puerto-rico-theme-mayor = niðurröðun nýlendubúa
puerto-rico-theme-shipping = lestun
puerto-rico-theme-blocking = skipi lokað
puerto-rico-theme-trade = sala
puerto-rico-theme-production = framleiðsla
puerto-rico-theme-plantation = val á reit
puerto-rico-theme-quarry = grjótnáma
puerto-rico-theme-building = bygging
puerto-rico-theme-wharf = bryggja
puerto-rico-theme-large-building = stór bygging
puerto-rico-theme-role = val á hlutverki
puerto-rico-theme-denial = að meina öðrum
puerto-rico-theme-ending = lok spilsins
`,"../../../src/entrepot/games/spice_road/catalogs/is/explain_spice_road.ftl":`# Skýringar: hlutar stiganna, og það sem leikur tekur frá öðrum.
spice-road-part-cards = stigaspil
spice-road-part-coins = peningar
spice-road-part-cubes = kubbar
spice-road-explain-rival = { $seat } gæti líka tekið þetta spil.
`,"../../../src/entrepot/games/spice_road/catalogs/is/page_spice_road.ftl":`# Borð Kryddleiðarinnar á síðunni.
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
`,"../../../src/entrepot/games/spice_road/catalogs/is/spice_road.ftl":`spice-road = Kryddleiðin

# Myndir nafna: .acc er þolfall, .dat þágufall. Taldir kubbar: .cube er einn, .cubes fleiri, í nefnifalli;
# .acc-cube, .acc-cubes, .dat-cube og .dat-cubes eru þolfall og þágufall þeirra.
spice-turmeric = túrmerik
    .acc = túrmerik
    .dat = túrmeriki
    .cube = túrmerikkubbur
    .cubes = túrmerikkubbar
    .acc-cube = túrmerikkubb
    .acc-cubes = túrmerikkubba
    .dat-cube = túrmerikkubbi
    .dat-cubes = túrmerikkubbum
spice-saffron = saffran
    .acc = saffran
    .dat = saffrani
    .cube = saffrankubbur
    .cubes = saffrankubbar
    .acc-cube = saffrankubb
    .acc-cubes = saffrankubba
    .dat-cube = saffrankubbi
    .dat-cubes = saffrankubbum
spice-cardamom = kardimomma
    .acc = kardimommu
    .dat = kardimommu
    .cube = kardimommukubbur
    .cubes = kardimommukubbar
    .acc-cube = kardimommukubb
    .acc-cubes = kardimommukubba
    .dat-cube = kardimommukubbi
    .dat-cubes = kardimommukubbum
spice-cinnamon = kanill
    .acc = kanil
    .dat = kanil
    .cube = kanilkubbur
    .cubes = kanilkubbar
    .acc-cube = kanilkubb
    .acc-cubes = kanilkubba
    .dat-cube = kanilkubbi
    .dat-cubes = kanilkubbum

# Af hverju eitthvað má ekki.
spice-road-why-nothing-played = þú átt ekkert spil úti til að taka aftur á hönd (CEN-11).
spice-road-why-nothing-begun = ekkert er í gangi sem hægt er að halda áfram með (CEN-6).
spice-road-why-already-played = spilið { $card-name } er þegar úti; hvíldu til að taka það aftur á hönd (CEN-11).
spice-road-why-not-in-hand = spilið { $card-name } er ekki á hendi (CEN-7).
spice-road-why-nothing-to-raise = þú átt engan kubb sem hægt er að uppfæra (CEN-8).
spice-road-why-cannot-trade = ekki er hægt að setja út spilið { $card-name }: { $missing-acc } vantar (CEN-9).
spice-road-why-not-in-row = spilið { $card-name } er ekki í röð kaupmannsspila (CEN-10).
spice-road-why-cannot-acquire =
    { $needed ->
        [one] spilið { $card-name } kostar { $needed } kubb
       *[other] spilið { $card-name } kostar { $needed } kubba
    }, einn á hvert spil vinstra megin við það, en { $cubes ->
        [0] vagnlestin þín er tóm
        [one] í vagnlestinni þinni er aðeins { $cubes }
       *[other] í vagnlestinni þinni eru aðeins { $cubes }
    } (CEN-10).
spice-road-why-not-in-point-row = ekkert stigaspil fyrir { $cost-acc } er í röðinni (CEN-12).
spice-road-why-cannot-claim = stigaspilið kostar { $cost-acc }: { $missing-acc } vantar (CEN-12).
spice-road-why-raise-one = uppfæra verður minnst einn kubb (CEN-8).
spice-road-why-no-such-cube = enginn { $spice-cube } er í vagnlestinni þinni.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] verið er að setja út spilið { $card-name }: uppfærðu kubba eða láttu þetta nægja (CEN-8).
        [trade] verið er að setja út spilið { $card-name }: skiptu aftur eða láttu þetta nægja (CEN-9).
        [drop] verið er að kaupa spilið { $card-name }: leggðu kubb á hvert spil vinstra megin við það (CEN-10).
       *[discard] í vagnlestinni eru fleiri en tíu kubbar: fleygðu þeim sem eru umfram (CEN-13).
    }

# Gangur spilsins.
spice-road-played = { $seat } setur út spilið { $card-name }.
spice-road-raised = { $seat } uppfærir { $spice-acc } í { $to-acc }.
spice-road-traded = { $seat } skiptir { $give-dat } fyrir { $get-acc }.
spice-road-dropped = { $seat } leggur { $spice-acc-cube } á spilið { $card-name }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } kaupir spilið { $card-name }.
       *[other] { $seat } kaupir spilið { $card-name } og fær með því { $cubes-acc }.
    }
spice-road-rested = { $seat } hvílir.
spice-road-claimed =
    { $points ->
        [one] { $seat } tekur { $points } stigs spil fyrir { $card-acc }
       *[other] { $seat } tekur { $points } stiga spil fyrir { $card-acc }
    }{ $coin ->
        [gold] ; gullpeningur fylgir.
        [silver] ; silfurpeningur fylgir.
       *[none] .
    }
spice-road-discarded = { $seat } fleygir { $spice-dat-cube }.
spice-road-opened-merchant = Kaupmannsspil er lagt í röðina: { $card }.
spice-road-opened-points =
    { $points ->
        [one] Stigaspil er lagt í röðina: { $points } stig fyrir { $card-acc }.
       *[other] Stigaspil er lagt í röðina: { $points } stig fyrir { $card-acc }.
    }
spice-road-last-round = { $seat } er með nógu mörg stigaspil: þetta er síðasta umferðin.
ended-by-cen-14 = Einhver var kominn með nógu mörg stigaspil (CEN-14).

# Villur í stöðum.
spice-road-error-starters = á hendi og úti verða að vera +YY og ^2, hvort spil einu sinni.
spice-road-error-cubes = kubbar eru skrifaðir með stöfunum { $letters }, mest { $most } stafir.
spice-road-error-row = í röðinni verða að vera { $length } spil, eða færri þegar stokkurinn er búinn.
spice-road-error-pending = um þetta getur ekki verið spurt hér.
spice-road-error-caravan = í vagnlest eru mest { $most } kubbar milli leikja (CEN-13).
spice-road-error-points = enginn fær fleiri en { $most } stigaspil (CEN-14).
spice-road-error-ended = með svo mörg spil á þetta sæti ekki fleiri leiki, spilinu væri lokið (CEN-14).

# Það sem villurnar nefna.
spice-road-pieces-gold = gullpeningar
spice-road-pieces-silver = silfurpeningar

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

# Spurningar, svo allir sjái.
spice-road-ask-turn = { $seat } setur út spil, kaupir spil, tekur stigaspil eða hvílir
    .you = Settu út spil, kauptu spil, taktu stigaspil eða hvíldu
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } má uppfæra kubb um { $n } þrep
       *[other] { $seat } má uppfæra kubba, alls um { $n } þrep
    }
    .you =
        { $n ->
            [one] Þú mátt uppfæra kubb um { $n } þrep
           *[other] Þú mátt uppfæra kubba, alls um { $n } þrep
        }
spice-road-ask-trade = { $seat } má gera þetta aftur: { $card }
    .you = Þú mátt gera þetta aftur: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } leggur kubb á næsta spil vinstra megin
       *[other] { $seat } leggur kubb á hvert af { $n } spilum vinstra megin
    }
    .you =
        { $n ->
            [one] Leggðu kubb á næsta spil vinstra megin
           *[other] Leggðu kubb á hvert af { $n } spilum vinstra megin
        }
spice-road-ask-discard =
    { $n ->
        [one] { $seat } fleygir { $n } kubbi: vagnlest rúmar tíu
       *[other] { $seat } fleygir { $n } kubbum: vagnlest rúmar tíu
    }
    .you =
        { $n ->
            [one] Fleygðu { $n } kubbi: vagnlest rúmar tíu
           *[other] Fleygðu { $n } kubbum: vagnlest rúmar tíu
        }

# Það sem svara má, fyrir hnapp eða lista.
spice-road-label-play = Setja út: { $card }
spice-road-label-acquire = Kaupa: { $card }
spice-road-label-claim =
    { $points ->
        [one] Taka { $points } stigs spil fyrir { $card-acc }
       *[other] Taka { $points } stiga spil fyrir { $card-acc }
    }
spice-road-label-rest =
    { $n ->
        [one] Hvíla og taka { $n } spil aftur á hönd
       *[other] Hvíla og taka { $n } spil aftur á hönd
    }
spice-road-label-raise = Uppfæra { $spice-acc } í { $to-acc }
spice-road-label-again = Einu sinni enn: { $card }
spice-road-label-stop = Láta þetta nægja
spice-road-label-drop = Leggja { $spice-acc-cube }
spice-road-label-discard = Fleygja { $spice-dat-cube }

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
spice-road-card-trade = skipta { $give-dat } fyrir { $get-acc }
    .name = „skipta { $give-dat } fyrir { $get-acc }“
spice-road-cubes-1 = { $a }
    .acc = { $a-acc }
    .dat = { $a-dat }
spice-road-cubes-2 = { $a } og { $b }
    .acc = { $a-acc } og { $b-acc }
    .dat = { $a-dat } og { $b-dat }
spice-road-cubes-3 = { $a }, { $b } og { $c }
    .acc = { $a-acc }, { $b-acc } og { $c-acc }
    .dat = { $a-dat }, { $b-dat } og { $c-dat }
spice-road-cubes-4 = { $a }, { $b }, { $c } og { $d }
    .acc = { $a-acc }, { $b-acc }, { $c-acc } og { $d-acc }
    .dat = { $a-dat }, { $b-dat }, { $c-dat } og { $d-dat }
spice-road-cubes-of =
    { $n ->
        [one] { $n } { $spice-cube }
       *[other] { $n } { $spice-cubes }
    }
    .acc =
        { $n ->
            [one] { $n } { $spice-acc-cube }
           *[other] { $n } { $spice-acc-cubes }
        }
    .dat =
        { $n ->
            [one] { $n } { $spice-dat-cube }
           *[other] { $n } { $spice-dat-cubes }
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
       *[other] , á spilinu: { $cubes }
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
`,"../../../src/entrepot/games/spice_road/catalogs/is/study_spice_road.ftl":`# What the book of openings counts.
spice-road-fact-first-card = Fyrsta kaupmannsspil
spice-road-fact-second-card = Annað kaupmannsspil
spice-road-fact-hand = Fengin kaupmannsspil
spice-road-fact-merchant-cards = Fjöldi fenginna kaupmannsspila
spice-road-fact-point-cards = Stigaspil
spice-road-fact-gold = Gullpeningar
spice-road-fact-silver = Silfurpeningar
spice-road-fact-rests = Hvíldir

# The themes of puzzles.
spice-road-theme-claiming = að krefjast stigaspils
spice-road-theme-engine = uppbygging handar
spice-road-theme-timing = tímasetning
spice-road-theme-caravan = vagnlest
spice-road-theme-spices = krydd
spice-road-theme-denial = að meina öðrum
spice-road-theme-ending = lok spilsins
`,"../../../src/entrepot/games/spice_road/catalogs/is/terminal_spice_road.ftl":`# Skammstafanir kryddanna á borðinu og í valmyndinni: upphafsstafur, eða tveir stafir þar sem fleiri byrja eins.
# Engin má vera stafurinn sem ritunin hefur fyrir annað krydd (Y, R, G, B).
spice-road-letter-turmeric = T
spice-road-letter-saffron = S
spice-road-letter-cardamom = Kr
spice-road-letter-cinnamon = Kn
`,"../../../src/entrepot/i18n/is/bots.ftl":`bots-unknown = Þjarkinn „{ $name }“ er ekki til; í boði: { $known }.
bots-one-game = { $name } spilar aðeins { $game }.

# Styrkleikarnir, einnig nöfn þjarkanna sem spila á þeim.
bots-level-beginner = Byrjandi
bots-level-easy = Auðveldur
bots-level-medium = Miðlungs
bots-level-hard = Erfiður
bots-level-expert = Meistari
bots-network-broken = { $name } er ekki tauganet sem þessi útgáfa getur notað, svo þjarkarnir leita án þess: { $reason }
bots-network-outdated = Það var þjálfað fyrir aðra útgáfu spilsins.
bots-network-damaged = Skráin er skemmd.
`,"../../../src/entrepot/i18n/is/core.ftl":`# Kóði tungumálsins, fyrir forrit sem lesa síðu upphátt.
language = is

# Villur. Hver er ein skýr setning; lyklar og leikir standa í henni eins og þeir voru skrifaðir.
error-not-an-action = „{ $text }“ er ekki leikur í þessu spili.
error-illegal-action = „{ $action }“ er ekki löglegur leikur: { $reason } Löglegir leikir: { $legal }.
error-game-over = Spilinu er lokið: ekki er hægt að leika „{ $action }“.
error-nothing-to-undo = { $seat } getur ekkert tekið til baka: einhver annar hefur leikið síðan, eða eitthvað nýtt kom í ljós.
error-unknown-game = Spilið „{ $game }“ er ekki til; í boði: { $known }.
error-broken-game = Ekki tókst að opna spilið „{ $game }“: { $reason }.
error-game-fails = Villa er í spilinu: { $where }: { $reason }.
error-option-unknown = Valkosturinn „{ $option }“ er ekki til; í boði: { $known }.
error-option-value = { $option } getur ekki verið „{ $value }“; í boði: { $values }.
error-names = Gefðu upp { $players } nöfn, eitt fyrir hvern spilara, hvert í einni línu.
error-seed = „{ $value }“ er ekki frætala: frætala er heil tala frá 0 til 2^64 - 1.
error-no-seat = Sætið „{ $seat }“ er ekki til; sætin eru númeruð frá 0 til { $last }.
error-no-such-moment = Staða { $number } er ekki til; stöður spilsins eru númeraðar frá 0 til { $last }.

error-position = { $key }: { $reason }
error-key-missing = þennan lykil vantar.
error-unknown-key = slíkur lykill er ekki til; í boði: { $known }.
error-not-whole = „{ $value }“ er ekki heil tala.
error-not-text = „{ $value }“ er ekki texti.
error-not-list = „{ $value }“ er ekki listi.
error-not-object = „{ $value }“ er ekki hlutur.
error-out-of-range = { $value } er ekki á bilinu { $low } til { $high }.
error-not-one-of = „{ $value }“ er ekki eitt af þessu: { $allowed }.
error-too-many = of mikið af þessu: { $what }; mest má vera { $most }.
error-missing-pieces = þetta er hvergi að finna: { $what }.
error-number-of-players = spilarar verða að vera { $players }, eins og valkostirnir segja til um.

error-nothing-to-arrange = nú er ekkert sem koma þarf fyrir.
error-no-chance = í þessu spili ræður tilviljun engu eftir upphafið.

error-not-a-record = Þetta er ekki spilaskrá: í hana vantar "format": "{ $format }".
error-record-key = Í spilaskrána vantar „{ $key }“, eða gildið er gallað.
error-record-action = Spilaskráin gengur ekki upp við leik { $number }: { $reason }
error-record-chance = „chance“ í spilaskránni stemmir ekki við leikina.
error-record-result = Úrslitin í spilaskránni stemma ekki við leikina.
error-record-rules = Spilaskráin fylgir útgáfu { $version } af reglunum og gengur ekki upp með útgáfu { $now }: { $reason }

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
`,"../../../src/entrepot/i18n/is/explain.ftl":`# Hvers vegna leikur er góður, ein setning í senn.
explain-part = Fleiri stig: { $part } +{ $points }.
explain-less = Færri stig: { $part } −{ $points }.
explain-denial = { $seat } fær færri stig: { $part } −{ $points }.
explain-chance = Betri sigurlíkur: +{ $percent } %.
explain-even = Aðrir kostir eru álíka góðir.
explain-next = Síðan: { $action }.
explain-ends-game = Þar með lýkur spilinu.
explain-last-round = Þetta verður síðasta umferðin.
explain-hint = Ábending: { $action }.
explain-over = Spilinu er lokið: engin ákvörðun er eftir til að skýra.

# Kaflar spilsins.
explain-phase-opening = byrjun
explain-phase-middle = miðspil
explain-phase-endgame = lokakafli

# Tegundir mistaka.
explain-mistake-missed = glatað: { $part }
explain-mistake-gave = í hag { $seat }: { $part }
explain-mistake-position = forskotið gefið eftir
`,"../../../src/entrepot/i18n/is/page.ftl":`# Síðan í kringum spilaborðin.
page-title = Entrepôt
page-home = Forsíða
page-skip = Beint að borðinu
page-close = Loka
page-again = Reyna aftur
page-copy = Afrita
page-copied = Afritað.

# Það sem fór úrskeiðis.
page-error-unreachable = Ekki næst samband við þjóninn. Athugaðu nettenginguna og reyndu aftur.
page-error-status = Þjónninn gat ekki gert þetta ({ $status }).
page-error-unexpected = Eitthvað fór úrskeiðis hér: { $what }
page-refused-offline = Ekki sent: sambandið er rofið í augnablikinu. Tengingin kemst sjálfkrafa á aftur; veldu þá aftur.
page-refused-silent = Þjónninn hefur ekki svarað. Athugaðu hvort þetta fór í gegn; veldu annars aftur.
page-connection-lost = Sambandið er rofið. Tengingin kemst sjálfkrafa á aftur.

# Upphafið.
page-start-heading = Spil um verslun
page-start-lead = Við þjarka, með vinum eða öll við sama skjá. Engin skráning.
page-start-which = Hvaða spil
page-start-more = Meira
page-play-now = Spila núna
page-play-now-more =
    { $n ->
        [one] Þú og { $n } miðlungssterkur þjarki
       *[other] Þú og { $n } miðlungssterkir þjarkar
    }
page-make-table = Stofna borð
page-make-table-more = Velja spilara, þjarka og reglur
page-join = Vera með
page-join-more = Opið borð eða boð
page-learn = Kennsluspil: { $game }
page-rules = Reglur
page-name = Nafnið þitt
# Nöfn sem stungið er upp á við nýja gesti, með kommu á milli.
page-names = Anís, Basilíka, Blóðberg, Dill, Einiber, Fennika, Hvönn, Lárviður, Múskat, Rósmarín, Salvía, Vanilla

# Listar yfir borð.
page-tables-continue = Halda áfram
page-tables-join = Opna
page-tables-watch = Fylgjast með
page-status-waiting = bíður eftir spilurum
page-status-playing = í gangi
page-status-finished = lokið
page-status-abandoned = hætt í miðju kafi

# Að vera með.
page-join-heading = Setjast að borði
page-join-link = Boðstengill
page-join-go = Áfram
page-join-no-link = Þetta er ekki tengill á borð.
page-join-open = Opin borð
page-join-none = Ekkert opið borð í augnablikinu. Stofnaðu borð, eða biddu vin um tengil.
page-join-running = Spil í gangi
page-invited = Þér er boðið að spila: { $game }
page-invited-join = Setjast við borðið
page-invited-full = Öll sæti eru skipuð.

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
page-seat-guest = Við þennan skjá
page-seat-guest-name = Spilari { $number }
page-seat-name = Nafn spilara { $number }
page-seat-color = Annar litur fyrir spilara { $number }
page-seat-wait = Laust öllum
page-seat-open = laust
page-seat-bots = Þjarki
page-seat-yours = (þú)
page-front = Sýna fremst: { $seat }
page-seat-away = (þjarki spilar)
page-seat-gone = (ekki í sambandi)
page-seat-replace = Láta þjarka spila
page-seat-reclaim = Taka við aftur

# Valkostir.
page-option-players = Spilarar
page-value-usual = Sjálfgefið
page-value-none = ekkert
page-value-yes = já
page-value-no = nei
page-value-seat = Sæti { $number }
page-value-random = af handahófi

# Biðstofan.
page-room-heading = { $game }: beðið eftir spilurum
page-room-waiting =
    { $n ->
        [one] { $n } sæti er laust.
       *[other] { $n } sæti eru laus.
    }
page-room-link = Sendu þennan tengil til þeirra sem eiga að vera með
page-room-sit = Setjast hér
page-room-start = Byrja núna, með þjarka í lausu sætunum
page-room-leave = Fara frá borðinu
page-room-commitment = Frætalan er þegar ákveðin; þetta er innsigli hennar:

# Við borðið.
page-question = Spurning
page-your-turn = Þú átt leik
page-over = Spilinu er lokið.
page-suggestion = Þjarki myndi velja: { $what }
page-hint = Ábending
page-hint-arranged = Uppröðunin á borðinu þínu er sú sem þjarki veldi. Þú getur enn breytt henni.
page-suggested = ábending
page-undo = Taka til baka
page-undone = { $seat } tekur þetta til baka.
page-board = Spilaborð
page-choices = Valkostir
page-all-choices = Allir valkostir í orðum ({ $n })
page-log = Gangur spilsins
page-log-and-chat = Gangur spilsins og spjall
page-chat = Spjall
page-chat-say = Skrifaðu skilaboð
page-chat-send = Senda
page-chat-unread =
    { $n ->
        [one] ein ný skilaboð
       *[other] { $n } ný skilaboð
    }
page-log-whose = Leikir hvers
page-log-all = allra
page-tab-story = Gangur
page-tab-calls = hér má velja eitthvað
page-next = Áfram
page-spectators =
    { $n ->
        [one] { $n } áhorfandi
       *[other] { $n } áhorfendur
    }
page-curtain = Næsti tekur við skjánum
page-curtain-to = { $seat } á leik
page-curtain-why = Láttu skjáinn ganga áfram: sumt má aðeins sá sjá sem á leik.
page-curtain-ready = Ég er { $seat }
page-summary = Umferð { $round }

# Flýtilyklar.
page-keys = Flýtilyklar
page-key-arrows = fara á milli valkosta
page-key-tab = það sama, í réttri röð
page-key-enter = velja
page-key-escape = til baka, loka
page-key-hint = ábending, með skýringu
page-key-undo = taka til baka
page-key-help = þessi listi

# Stillingar.
page-settings = Stillingar
page-settings-language = Tungumál
page-settings-shade = Útlit
page-shade-system = eins og í kerfinu
page-shade-light = ljóst
page-shade-dark = dökkt
page-settings-pace = Leikir annarra birtast
page-pace-0 = strax
page-pace-1 = hratt
page-pace-2 = á eðlilegum hraða
page-pace-3 = hægt
page-pace-4 = skref fyrir skref
page-settings-moving = Hreyfing
page-settings-moving-more = Tunnur, kubbar og peningar renna á sinn stað.
page-settings-sounds = Hljóð
page-settings-sounds-more = Stutt hljóðmerki þegar þú átt leik.
page-settings-hints = Ábendingar
page-settings-hints-more = Merkja það sem þjarki myndi velja, við borð sem leyfa það.
page-settings-summaries = Samantektir
page-settings-summaries-more = Ein lína um hverja umferð þegar henni lýkur.
page-settings-size = Stærð
page-settings-color = Liturinn minn
page-color-any = hvaða litur sem er
page-color = litur { $n }
page-settings-alerts = Tilkynningar um leik
page-settings-alerts-more = Vafrinn lætur vita þegar þú átt leik og ert að skoða annað.
page-settings-confirm = Staðfesta
page-confirm-never = aldrei
page-confirm-turn = það sem lýkur umferð minni
page-confirm-always = allt
page-away = Á meðan þú varst í burtu
page-confirm = { $what }?
page-confirm-yes = Já
page-confirm-no = Nei
page-notify = Tilkynningar
page-notify-more = Fyrir spil án klukku: skilaboð þegar þú átt leik og hefur ekki komið að borðinu um stund. Þau nefna spilið og vísa á borðið; þjónustan sem þú velur getur lesið þau, en skilaboð í vafra eru dulkóðuð.
page-notify-ntfy = ntfy-efni
page-notify-webhook = Vefkrókur
page-notify-push = Vafri
page-notify-feed = Straumur: ég á leik
page-notify-kind = Senda á
page-notify-url = Slóð (URL)
page-notify-add = Bæta við
page-notify-browser = Tilkynna í þessum vafra
page-notify-new-feed = Búa til straum
page-notify-feed-more = Hver sem þekkir þessar slóðir getur séð við hvaða borð þú átt leik. Þær hætta að virka þegar þú fjarlægir strauminn.
page-notify-atom = Straumalesari
page-notify-ical = Dagatal
page-notify-test = Senda prófun
page-notify-remove = Fjarlægja
page-notify-sending = Sendi …
page-notify-outcome-ok = Síðustu skilaboð bárust.
page-notify-outcome-timeout = Síðustu skilaboð mistókust: ekkert svar barst í tæka tíð.
page-notify-outcome-unreachable = Síðustu skilaboð mistókust: ekki næst samband við slóðina.
page-notify-outcome-address = Síðustu skilaboð voru ekki send: slóðin vísar á einkanet.
page-notify-outcome-status = Síðustu skilaboðum var hafnað (staða { $status }).
page-notify-paused = Í bið eftir að hafa mistekist nokkrum sinnum. Prófun sem berst kemur þessu aftur af stað.
page-notify-denied = Vafrinn leyfir ekki tilkynningar frá þessari síðu. Því má breyta í stillingum hans.
page-notify-unsupported = Þessi vafri getur ekki tekið við tilkynningum hér; til þess þarf HTTPS.

# Tæki gestsins og það sem gestgjafi ákveður um aðra.
page-you = Þú
page-you-move = Spila í öðru tæki
page-you-move-how = Með tengli verður annað tæki þitt: sama nafn, sömu borð, sömu sæti. Hann virkar einu sinni, innan tíu mínútna.
page-you-link = Búa til tengil
page-you-link-made = Opnaðu þennan tengil í hinu tækinu innan tíu mínútna
page-you-code = Endurheimtarkóði
page-you-code-how = Skrifaðu hann hjá þér: með honum kemstu aftur inn ef tækið týnist eða vafrinn er hreinsaður. Hver sem þekkir hann getur spilað sem þú.
page-you-code-make = Búa til endurheimtarkóða
page-you-code-made = Endurheimtarkóðinn þinn. Hann er aðeins sýndur núna
page-you-code-since = Þú átt endurheimtarkóða frá { $date }. Nýr kóði kemur í staðinn.
page-you-enter = Ég er með tengil eða endurheimtarkóða
page-devices = Tækin þín
page-device-unknown = Óþekkt tæki
page-device-current = þetta tæki
page-device-used = síðast notað: { $date }
page-device-sign-out = Skrá út
page-sign-out-all = Skrá út öll önnur tæki
page-sign-out-all-how = Tenglar og endurheimtarkóðinn hætta líka að virka.
page-move = Halda áfram í þessu tæki
page-move-code = Tengill eða endurheimtarkóði
page-move-next = Áfram
page-move-who = Halda áfram í þessu tæki sem { $name }?
page-move-tables = Opin borð: { $n }
page-move-now = Hingað til heitir þú hér { $name }, opin borð: { $n }. Til að komast aftur að þeim þarf endurheimtarkóða fyrir það nafn eða annað tæki.
page-move-careful = Haltu aðeins áfram ef tengillinn eða kóðinn er þinn eigin. Annars spilar þú í nafni annars.
page-move-confirm = Já, ég er { $name }
page-move-cancel = Hætta við
page-signed-out = Aðgangi þínum í þessu tæki hefur verið lokað.
page-person = Valmynd gestgjafa: { $name }
page-person-remove = Vísa frá borðinu
page-person-remove-how = Sætið losnar; meðan á spili stendur tekur þjarki við. Þessu má breyta aftur.
page-person-readmit = Hleypa inn aftur
page-person-mute = Loka á skilaboð
page-person-mute-how = Enginn sér ný skilaboð frá þessum spilara. Þessu má breyta aftur.
page-person-unmute = Leyfa skilaboð
page-person-removed = vísað frá
page-person-muted = lokað á skilaboð
page-restricted = Vísað frá eða lokað á skilaboð
page-new-chat = Hverjir skrifa í spjallið
page-chat-everyone = allir
page-chat-players = aðeins spilarar
page-chat-nobody = enginn

# Lokin.
page-end = Lok spilsins
page-winners =
    { $n ->
        [one] { $names } vinnur
       *[other] { $names } deila sigrinum
    }
page-total = Samtals
page-rematch = Spila aftur
page-rematch-there = Fara í næsta spil
page-replay = Endursýning
page-analysis = Greina
page-analysis-running = Þjarki greinir hverja ákvörðun: { $done } af { $of }
page-analysis-waiting = Fjöldi greininga á undan þessari: { $n }
page-record = Sækja spilaskrána
page-share = Deila
page-share-copied = Slóð afrituð
page-branch = Spilinu var haldið áfram frá leik { $move } í öðru spili og því var ekki stokkað frá byrjun.
page-fair = Stokkunin var ákveðin áður en spilið hófst og innsiglið stemmir.
page-unfair = Innsiglið stemmir ekki við frætöluna: þetta var ekki sú stokkun sem boðuð var.
page-fair-how = Fyrir fyrsta leik fengu allir að sjá innsiglið: SHA-256 af saltinu, tvípunkti og frætölunni. Nú þegar frætalan er kunn hefur vafrinn þinn reiknað út sama gildi.
page-fair-seed = Frætala
page-fair-salt = Salt
page-fair-commitment = Innsigli gefið fyrir spilið
page-fair-hash = Reiknað rétt í þessu
page-curve = Sigurlíkur, ákvörðun fyrir ákvörðun
page-turns = Vendipunktar
page-turn-own = { $seat } tapar { $change } með: { $played }
page-turn-own-better = { $seat } tapar { $change } með: { $played }. Betra: { $better }
page-turn-other = { $seat }: { $change } vegna þess sem aðrir gerðu, eða af tilviljun
page-turn-show = Sýna { $number }

# Endursýningar.
page-replay-upload = Skoða spilaskrá
page-replay-of = Endursýning: { $game }
page-replay-loading = Sæki spilið…
page-replay-file = Spilaskrá (.erec) af þessari tölvu
page-replay-first = Fara í upphaf spilsins
page-replay-back = Eitt skref aftur á bak
page-replay-play = Spila
page-replay-pause = Hlé
page-replay-next = Eitt skref áfram
page-replay-last = Fara í lok spilsins
page-replay-moment = Staða
page-replay-at = { $at } af { $of }
page-replay-import = Veldu spilaskrá eða dragðu hana inn á síðuna.
page-replay-drop = Slepptu spilaskránni hér
page-replay-pace = Hraði
page-play-on = Spila áfram héðan
page-play-on-how = Nýtt borð hefst á stöðunni eftir leik { $move }. Allt sem snýr niður er stokkað aftur, svo að enginn veit hvað kemur.
page-play-on-seat = Þú spilar
page-play-on-bots = Hinir spilararnir
page-play-on-begin = Spila

# Reglurnar í stuttu máli.
page-rules-of = { $game } í stuttu máli

# Kennsluspilið.
page-lesson = Kennsla
page-lesson-read = Ég skil
page-lesson-stop = Hætta kennslu
page-lesson-progress = Skref { $at } af { $of }
page-lesson-look = Sýna á borðinu
page-lesson-open = Sýna aftur

# Puzzles.
page-puzzles = Þrautir
page-puzzles-of = Þrautir: { $game }
page-puzzles-lead = Finndu besta leikinn. Stöðurnar eru úr spilum sem þjarki spilaði við sjálfan sig og nokkrar langar leitir eru sammála um hverja lausn.
page-puzzles-all = Allar þrautir
page-puzzle-next = Næsta þraut
page-puzzle-again = Reyna aftur
page-puzzle-solved = leyst
page-puzzle-tried = reynt
`,"../../../src/entrepot/i18n/is/page_tables.ftl":`# Borð á síðunni: þau sem eru horfin, mín eigin, anddyrið, sæti og boð.

# Hér er ekkert.
page-lost-address = Hér er ekkert að finna
page-lost-address-why = Tengillinn gæti verið ófullkominn eða úreltur.
page-lost-table = Ekki er hægt að opna þetta borð
page-lost-table-why = Því gæti hafa verið eytt. Ef það er lokað þarftu boðstengilinn.
page-lost-closed = Þessu borði hefur verið lokað
page-lost-closed-why = Allir fóru áður en spilið hófst.
page-lost-ways = Hvert viltu fara?

# Borðin mín.
page-mine = Borðin mín
page-mine-theirs = Beðið eftir: { $name }
page-mine-all = Sýna öll ({ $n })
page-mine-finished = Spil sem er lokið
page-mine-won =
    { $n ->
        [one] Þú vannst
       *[other] Þú deildir sigrinum
    }
page-mine-place = { $place }. sæti af { $players }
page-mine-replay = Endursýning
page-mine-result = Úrslit og greining
page-statistics = Tölfræðin mín
page-statistics-none = Hér birtast spil sem þú klárar með eitt sæti.
page-statistics-games = Eftir spilum og fjölda spilara
page-statistics-opponents = Eftir mótspilurum
page-statistics-game = Spil
page-statistics-opponent = Mótspilari
page-statistics-played = Spiluð
page-statistics-won = Þú vannst
page-statistics-lost = Mótspilari vann
page-statistics-mean = Stig að meðaltali
page-statistics-best = Best

# Anddyrið.
page-lobby-filter = Hvaða borð á að sýna
page-lobby-any = sama
page-lobby-any-game = öll spil
page-lobby-clock = með klukku
page-lobby-no-clock = án klukku
page-lobby-free-seats = Laus sæti
page-lobby-at-least = { $n } eða fleiri
page-lobby-all = Sýna öll
page-lobby-none = Ekkert opið borð passar við þetta. Sýndu öll, eða stofnaðu borð.
page-lobby-free = Laus sæti: { $n } af { $of }
page-lobby-players =
    { $n ->
        [one] { $n } spilari
       *[other] { $n } spilarar
    }

# Sæti og boð.
page-seat-kept = frátekið: { $name }
page-room-kept = Sæti er frátekið fyrir þig.
page-invite-code = QR-kóði boðstengilsins
page-invite-scan = Eða leyfðu öðrum að skanna kóðann.
page-invite-network = Tæki á sama neti geta notað þennan tengil eða skannað kóðann.
page-invite-alone = Þessi tengill virkar aðeins á þessari tölvu. Til að hleypa öðrum tækjum að skaltu ræsa þjóninn svona:
`,"../../../src/entrepot/i18n/is/puzzles.ftl":`# Puzzles, in the terminal and on the page.
puzzle-player = Spilari { $n }
puzzle-heading = Þraut { $number } af { $of }: { $theme }. Þú ert { $seat }.
puzzle-prompt = Leikurinn þinn (tala, eða q til að hætta):
puzzle-not-a-choice = Þetta er ekki í boði. Sláðu inn töluna.
puzzle-right = Rétt!
puzzle-wrong = Til er betri leikur.
puzzle-chance = { $action }: sigurlíkur { $chance }
puzzle-more = Stig ({ $part }): { $points } í viðbót
puzzle-less = Stig ({ $part }): { $points } færri
puzzle-rival = { $seat } má búast við { $points } stigum minna.
puzzle-line = Líklegt framhald:
puzzle-step = { $seat }: { $action }
puzzle-solved = Leystar: { $solved } af { $of }
puzzle-none = Engar þrautir eru til fyrir { $game }.
puzzle-no-theme = Engar þrautir eru um „{ $theme }“; í boði: { $known }.
puzzle-no-number = Þraut { $number } er ekki til; veldu tölu frá 1 til { $last }.
`,"../../../src/entrepot/i18n/is/server.ftl":`# Það sem þjónninn neitar, og af hverju.
server-not-allowed = Þetta er ekki leyft: { $reason }
server-stale = Eitthvað hefur gerst á meðan; líttu aftur á borðið.
server-ends-turn = Þar með lyki umferð þinni.
server-not-playing = Spilið er ekki í gangi.
server-no-hints = Við þetta borð er spilað án ábendinga.
server-not-waiting = Spilið er þegar hafið.
server-not-finished = Spilinu er ekki lokið.
server-not-your-seat = Þetta er ekki þitt sæti.
server-not-at-table = Þú átt ekki sæti við þetta borð.
server-not-owner = Aðeins sá sem stofnaði borðið getur gert þetta.
server-no-table = Borðið er ekki til, eða það er lokað.
server-banned = Þú ert í banni á þessum þjóni.
server-banned-address = Nettengingin þín er í banni á þessum þjóni.
server-muted-everywhere = Þaggað hefur verið niður í þér á þessum þjóni og þú getur ekki skrifað skilaboð.
server-closed = Sá sem rekur þjóninn hefur lagt þetta borð niður.
server-reconnect = Tengingin var endurnýjuð.
server-no-puzzle = Þrautin er ekki til.
server-no-guest = Við þekkjum þig ekki: leyfa þarf vafrakökur.
server-csrf = Beiðnin kom ekki frá síðunni okkar.
server-origin = Beiðnin kom frá síðu sem er ekki okkar.
server-host = Þessi þjónn svarar ekki undir nafninu { $host }. Sá sem keyrir hann getur leyft nafnið með --allowed-host.
server-name = Nafn er 1 til { $most } stafir í einni línu.
server-name-letters = Í nafni eru stafir úr einu stafrófi og mest tvö broddmerki á hverjum staf.
server-seats = Spilarar eiga að vera { $players }, en fjöldi sæta sem gefin voru upp er { $given }.
server-seat-taken = Þetta sæti er upptekið.
server-which-bot = Veldu þjarkann sem á að spila.
server-lesson-alone = Í kennsluspili spilar ein manneskja við þjarka: gjöfin er þekkt fyrir fram.
server-no-lesson = Þessu spili fylgir ekkert kennsluspil.
server-yes-or-no = „{ $key }“ þarf að vera true eða false.
server-pace = Hraðinn er tala frá 0 til { $most }.
server-too-many-tables = Þú ert með { $most } borð í gangi: ljúktu einu eða yfirgefðu það fyrst.
server-still-there = { $seat } þarf að hafa verið í burtu í { $seconds } sekúndur áður en þjarki má taka við.
server-out-of-time = Tíminn þinn er búinn: þjarki spilar áfram fyrir þig.
server-nothing-to-undo = Ekkert er hægt að taka til baka.
server-actions = Sendu 1 til { $most } leiki.
server-chat-too-fast = Ekki svona hratt: bíddu aðeins með næstu skilaboð.
server-chat = Skilaboð eru 1 til { $most } stafir.
server-removed = Gestgjafinn hefur vísað þér frá þessu borði.
server-muted = Gestgjafinn hefur lokað á skilaboð frá þér við þetta borð.
server-chat-players = Við þetta borð skrifa aðeins spilarar í spjallið.
server-chat-nobody = Slökkt er á spjallinu við þetta borð.
server-own-person = Þú getur hvorki vísað þér frá borðinu né lokað á skilaboð frá þér.
server-no-person = Við þetta borð er enginn slíkur.
server-code = Þessi endurheimtarkóði eða tengill gildir ekki. Tengill virkar einu sinni, innan tíu mínútna.
server-no-device = Þú ert ekki með þetta tæki skráð.
server-record-too-long = Í spilaskránni eru fleiri en { $most } leikir.
server-rules-changed = Reglur þjónsins hafa breyst síðan þetta spil hófst. Eftir nýju reglunum er aðeins hægt að rekja það fram að atburði { $number } og því getur það ekki haldið áfram. Ekkert glatast: þú getur skoðað spilið fram að þeim atburði og sótt alla leiki þess.
server-game-missing = Spilið „{ $game }“ er ekki uppsett á þessum þjóni eins og er og því er ekki hægt að opna þetta borð. Ekkert glatast: hægt er að sækja alla leiki þess og opna borðið aftur þegar spilið er komið á sinn stað.
server-options-refused = Þessi þjónn tekur ekki lengur við þeim valkostum sem borðið var stofnað með og því er ekki hægt að opna það. { $reason } Ekkert glatast: hægt er að sækja alla leiki þess.
server-damaged = Vistaða spilið er skemmt frá og með atburði { $number } og ekki er hægt að opna það. Sá sem keyrir þjóninn getur endurheimt það úr afriti.
server-not-json = Þetta er ekki JSON.
server-too-long = Þetta er of langt; mest má senda { $most } bæti.
server-busy = Aðrir bíða á undan þér: { $position }. Reyndu aftur eftir andartak.
server-too-many-analyses = Fjöldi greininga sem bíða hjá þér er þegar { $most }: leyfðu einni að klárast fyrst.
server-too-many-requests = Þetta var of mikið í einu frá þínu vistfangi: bíddu aðeins.
server-too-many-connections = Of margar tengingar eru opnar frá þínu vistfangi: lokaðu einni fyrst.
server-full = Þjónninn er fullur í augnablikinu: reyndu aftur síðar.
server-too-slow = Beiðnin var of lengi að berast.
server-url = Ekki er hægt að senda tilkynningar á þessa slóð: hún þarf að byrja á http:// eða https://, án lykilorðs og án sérstaks tengis.
server-push-keys = Þetta eru ekki lyklar að áskrift vafra.
server-too-many-channels = Þú ert nú þegar með { $most } tilkynningar: fjarlægðu eina fyrst.
server-no-channel = Þessi tilkynning er ekki til.
server-no-feed = Þessi straumur er ekki til eða hefur verið fjarlægður.
server-no-notifications = Þessi þjónn sendir engar tilkynningar.
server-no-push = Þessi þjónn getur ekki sent skilaboð í vafra. Sá sem keyrir hann getur bætt því við með „pip install entrepot[push]“.
server-http = Þetta er ekki í boði hér ({ $status }).
server-error = Eitthvað fór úrskeiðis hjá okkur. Engu var breytt.
server-database-away = Gagnagrunnurinn svarar ekki í augnablikinu. Spilið heldur áfram um leið og hann gerir það.

# Tilkynningar til þeirra sem eru ekki við borðið.
notify-turn-title = { $game }: þú átt leik
notify-turn = Hinir bíða eftir þér.
notify-started-title = { $game }: spilið er hafið
notify-started = Öll sæti eru skipuð.
notify-ended-title = { $game }: spilinu er lokið
notify-ended = Sjáðu hvernig fór.
notify-test-title = Entrepôt: prófun
notify-test = Tilkynningar berast hingað.
notify-feed = Entrepôt: ég á leik

# Það sem þjónninn segir þeim sem keyrir hann.
server-no-page = Síðan hefur ekki verið smíðuð: keyrðu „npm ci“ og „npm run build“ í möppunni page.
server-database = Ekki er hægt að opna gagnagrunninn: { $reason }.
server-database-version = Nýrra forrit skrifaði gagnagrunninn: hann er af útgáfu { $found } en þetta forrit þekkir útgáfur upp að { $known }.
server-database-older = Eldra forrit skrifaði gagnagrunninn (útgáfa { $found }, nú { $known }). „entrepot serve“ uppfærir hann.
server-database-empty = Í þessum gagnagrunni er ekkert sem þjónn hefur vistað.
server-database-not-empty = Aðeins er hægt að endurheimta afrit í tóman gagnagrunn, en þessi er í notkun.
server-upgraded = Gagnagrunnurinn var uppfærður fyrir þetta forrit. Afrit af honum eins og hann var áður er í { $path }.
server-database-in-use = Gagnagrunnurinn { $path } er þegar í notkun hjá öðrum þjóni. Stöðvaðu hann eða notaðu PostgreSQL fyrir mörg ferli.
server-needs-postgresql = Mörg ferli krefjast PostgreSQL-gagnagrunns; gefðu upp vefslóð hans með --database.
server-port = Ekki er hægt að hlusta á gátt { $port }: { $reason }. Ef til vill er þjónninn þegar í gangi; veldu aðra gátt með --port.
server-running = Entrepôt er í gangi á { $address }. Ctrl-C stöðvar þjóninn.
server-thinking = Hugsar fyrir þjarka við borðin í gagnagrunninum. Ctrl-C stöðvar.

# entrepot verify
verify-replays = Spilaskráin gengur upp og úrslitin stemma. Fjöldi leikja: { $n }.
verify-start = Upphafið og allt sem tilviljun réð leiðir af frætölunni { $seed }.
verify-branch = Þetta spil heldur áfram frá leik { $move } í öðru spili. Allt sem tilviljun réð síðan leiðir af frætölunni; það sem á undan fór er ekki hluti af því.
verify-imported = Þetta spil var flutt inn úr töflu. Upphafsstaðan og það sem tilviljun réð er ályktað en ekki dregið af frætölu.
verify-commitment = Frætalan er sú sem var innsigluð í upphafi: { $commitment }.
verify-needs-both = Innsiglið er prófað með saltinu sem fór í tætigildið með frætölunni: gefðu upp hvort tveggja.
verify-wrong-start = Upphaf spilsins leiðir ekki af frætölunni { $seed }.
verify-wrong-chance = Það sem tilviljun réð síðar leiðir ekki af frætölunni { $seed }.
verify-wrong-commitment = Frætalan er ekki sú sem var innsigluð: { $commitment } er tætigildi einhvers annars.
verify-table = Borð { $table }: { $reason }
verify-database = Borð: { $tables }, atburðir: { $events }. Öll spil eru eins og þau voru vistuð.
verify-database-wrong = Skemmd borð: { $n } af { $tables }.

# entrepot backup, entrepot restore
backup-written = Afritið { $path } er tilbúið. Borð: { $tables }, atburðir: { $events }.
backup-restored = Afritið hefur verið endurheimt. Borð: { $tables }, atburðir: { $events }.
backup-foreign = { $path } er ekki afrit af gögnum þjóns.
backup-broken = Afritið { $path } er skemmt í línu { $line }. Engu var breytt.
backup-truncated = Afritið { $path } er ekki heilt. Engu var breytt.
backup-newer = Nýrra forrit skrifaði afritið { $path }: það er af útgáfu { $found } en þetta forrit þekkir útgáfur upp að { $known }.
`});export{e as default};