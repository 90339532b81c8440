# Síðan í kringum spilaborðin.
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
page-start-heading = Tvö spil um verslun
page-start-lead = Við þjarka, með vinum eða við sama skjá. Engin skráning.
page-start-which = Hvaða spil
page-start-more = Meira
page-game-puerto-rico = Að rækta, byggja og sigla: sá sem tekur hlutverk hleypir öllum að.
page-game-spice-road = Skiptu á kryddi á leiðinni og breyttu því í bestu spilin.
page-play-now = Spila núna
page-play-now-more = Þú og þrír miðlungssterkir þjarkar
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
page-option-specialty-counts-privilege = Sérverksmiðjan telur fríðindin með
page-option-open-vp = Vinningsstig eru sýnileg
page-option-first-governor = Fyrsti landstjóri
page-option-open-points = Stigaspil eru sýnileg
page-edition-standard = Stöðluð
page-edition-is = Íslensk
page-edition-sv = Sænsk
page-edition-cs = Tékknesk
page-edition-hu = Ungversk
page-value-usual = Eins og venjulega
page-value-none = ekkert
page-value-yes = já
page-value-no = nei
page-value-seat = Sæti { $number }
page-value-random = dregið um
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

# Lyklar.
page-keys = Lyklar
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
page-turn-other = { $change } hjá { $seat } vegna þess sem aðrir gerðu, eða af heppni
page-turn-show = Sýna { $number }

# Að skoða spil aftur.
page-replay-upload = Skoða spilaskrá
page-replay-of = { $game }, skoðað aftur
page-replay-file = Spilaskrá (.erec) af þessari tölvu
page-replay-first = Á upphaf spilsins
page-replay-back = Eitt skref aftur
page-replay-play = Leika áfram
page-replay-pause = Hlé
page-replay-next = Eitt skref áfram
page-replay-last = Á lok spilsins
page-replay-moment = Augnablik
page-replay-at = { $at } af { $of }

# Hvað hlutur er.
page-about-cost = Verð
page-about-vp = Stig
page-about-quarries = Grjótnámur sem telja
page-about-circles = Hringir
page-about-spaces = Reitir í borginni
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
page-text-settler = Allir taka plantekruflís hver á eftir öðrum. Landneminn má taka grjótnámu í staðinn.
page-text-mayor = Allir taka nýlendubúa af skipinu hver á eftir öðrum og koma svo öllum sínum fyrir upp á nýtt. Borgarstjórinn fær einn að auki úr bankanum.
page-text-builder = Allir mega kaupa byggingu hver á eftir öðrum. Byggingameistarinn borgar einni doblúnu minna.
page-text-craftsman = Allir fá þær vörur sem mannaðar plantekrur þeirra og vinnslur gefa. Handverksmaðurinn fær eina tunnu að auki.
page-text-trader = Allir mega selja eina tunnu í verslunina hver á eftir öðrum. Kaupmaðurinn fær eina doblúnu að auki.
page-text-captain = Allir verða að lesta tunnur á skipin, hring eftir hring, fyrir eitt vinningsstig hverja. Skipstjórinn fær eitt stig að auki. Það sem ekki er hægt að geyma tapast.
page-text-prospector = Enginn gerir neitt. Sá sem tekur spjaldið fær eina doblúnu.
page-text-quarry = Mönnuð grjótnáma gerir byggingar einni doblúnu ódýrari, svo margar sem dálkur byggingarinnar leyfir.
page-text-forest = Hverjir tveir skógar gera hverja byggingu einni doblúnu ódýrari.
page-text-corn = Maís þarf enga vinnslu: hver mönnuð plantekra gefur tunnu.
page-text-indigo = Fyrir hverja tunnu þarf nýlendubúa á indígóplantekru og annan í indígóplöntuvinnslu.
page-text-sugar = Fyrir hverja tunnu þarf nýlendubúa á sykurplantekru og annan í sykurvinnslu.
page-text-tobacco = Fyrir hverja tunnu þarf nýlendubúa á tóbaksplantekru og annan í tóbaksgeymslu.
page-text-coffee = Fyrir hverja tunnu þarf nýlendubúa á kaffiplantekru og annan í kaffibrennslu.

# Reglurnar í stuttu máli.
page-rules-of = { $game } í stuttu máli
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
page-lesson = Um hvað þetta snýst
page-lesson-read = Ég skil
page-lesson-stop = Engar fleiri kennslustundir
page-lesson-try = Prófaðu þetta: { $what }
page-lesson-puerto-rico-welcome = Velkomin á eyjuna þína. Þú átt plantekru, nokkrar doblúnur og auða borg. Línan efst segir alltaf hvað þú átt að ákveða; það sem velja má er með appelsínugulum ramma.
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
page-lesson-spice-road-welcome = Velkomin í vagnlestina þína. Þú byrjar með nokkra kubba og tvö spil. Línan efst segir alltaf hvað þú átt að ákveða; það sem velja má er með appelsínugulum ramma.
page-lesson-spice-road-watch = Nú eru hinir að. Sjáðu hvaða spil þeir taka.
page-lesson-spice-road-play = Veldu eitt: settu út spil af hendi, kauptu kaupmannsspil, hvíldu, eða taktu stigaspil. Í fyrstu borgar sig að afla kubba og leita að spili sem skiptir þeim vel.
page-lesson-spice-road-acquire = Með kaupmannsspilum aflar þú krydds og skiptir því. Það fyrsta í röðinni er ókeypis.
page-lesson-spice-road-raise = Uppfærðu kubb í næsta krydd, eins oft og spilið leyfir.
page-lesson-spice-road-again = Skipti má endurtaka meðan þú átt fyrir þeim. Haltu áfram, eða hættu hér.
page-lesson-spice-road-drop = Spil aftar í röðinni kostar kubb á hvert spil fyrir framan það. Leggðu það sem þú þarft síst.
page-lesson-spice-road-discard = Vagnlest ber tíu kubba. Skilaðu því sem þú þarft síst.
page-lesson-spice-road-rest = Þú hefur sett út öll spilin þín, eða flest: hvíld tekur þau aftur á hönd.
page-lesson-spice-road-end = Svona gengur þetta: aflaðu kubba, skiptu þeim upp, taktu spil. Spilaðu áfram; merkin fylgja þér.
