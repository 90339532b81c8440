# Borð Puerto Rico á síðunni.
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
