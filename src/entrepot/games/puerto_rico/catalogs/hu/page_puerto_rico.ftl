# Puerto Rico's board on the page.
pr-tabs = Az asztal részei
pr-tab-own = Saját tábla
pr-tab-front = Tábla
pr-tab-harbour = Kikötő
pr-tab-others = Többiek
pr-tab-market = Piac
pr-tab-calls = itt választható valami
pr-about = Erről: { $what }
pr-close = Bezárás

# A letter that marks a barrel's good; all five differ.
pr-letter-corn = K
pr-letter-indigo = I
pr-letter-sugar = C
pr-letter-tobacco = D
pr-letter-coffee = V

pr-roles = Szerepek
pr-round = { $n }. év
pr-last-round = utolsó év
pr-taken-by = { $seat } választotta
pr-harbour = Kikötő
pr-market = Épületpiac
pr-trading-house = kereskedőház
pr-pays = { $good } ára { $n }
pr-cargo-ship = { $n } hordós kereskedőhajó
pr-ship-load = a fedélzeten { $n } hordó { $good }
pr-ship-empty = üres
pr-aboard = { $n } telepes a telepeshajón
pr-aboard-nobles = { $n } nemes a telepeshajón
pr-nobody-aboard = senki a fedélzeten
pr-stack = Lefordított ültetvények: { $n } lapka
pr-stack-short = húzópakli
pr-discards = Eldobott ültetvények: { $n } lapka
pr-discards-short = eldobva
pr-quarries = { $n } kőbánya maradt
pr-forests = { $n } erdő maradt
pr-supply-of = { $n } hordó { $good } a készletben
pr-supply-vp = { $n } győzelmi pont a készletben
pr-supply-colonists = { $n } telepes a készletben
pr-supply-nobles = { $n } nemes a készletben

pr-column = Legfeljebb { $n } kőbánya számít
pr-cost = ára { $n }
pr-price-for-you = neked { $n }
pr-worth = { $n } GYP
pr-circles =
    { $n ->
        [0] nincs férőhely
       *[other] { $n } férőhely
    }
pr-remains =
    { $n ->
        [0] nem marad dublonod
       *[other] { $n } dublonod marad
    }
pr-left = { $n } maradt
pr-not-in-game = még nincs játékban
pr-yours = a tiéd

pr-own-board = { $seat } táblája
pr-board-of = { $seat } táblája
pr-governor = kormányzó
pr-doubloons = { $n } dublon
pr-vp = { $n } győzelmi pont jelzőkben
pr-vp-hidden = Győzelmipont-jelzők, lefordítva
pr-barrels = { $n } hordó { $good }
pr-own-barrels = A hordóid: { $n } hordó { $good }
pr-san-juan =
    San Juan: { $n } telepes{ $nobles ->
        [0] { "" }
       *[other] { " " }és { $nobles } nemes
    }
pr-island = Sziget, { $n } mező foglalt, összesen { $of }
pr-city = Város, { $n } mező foglalt, összesen { $of }
pr-occupied = { $n } / { $of } betöltve
pr-circle =
    { $place }: { $who ->
        [colonist] telepes
        [noble] nemes
       *[empty] üres hely
    }

# The mayor.
pr-arrange-help = Koppints egy helyre, hogy lerakj vagy felvegyél valakit; húzni is lehet.
pr-arrange-left =
    { $n ->
        [0] Senki sem vár San Juanban
       *[other] { $n } fő vár San Juanban
    }, { $empty ->
        [0] nincs üres hely.
       *[other] { $empty } hely üres.
    }
pr-as-before = Mint eddig
pr-fill-production = Termelés feltöltése
pr-all-to-san-juan = Mindenki San Juanba
pr-confirm = Kész

# The start.
page-game-puerto-rico = Ültess, építs, szállíts: aki szerepet választ, mindenkit munkába állít.

# Options.
page-option-edition = Kiadás
page-option-expansions = Kiegészítők
page-option-market = Lila épületek
page-option-buildings = Épületek a játékban
page-option-vp-supply-5p = Győzelmipont-jelzők öt játékossal
page-option-hospice-fallback = Menedékház, ha a készlet üres
page-option-short-refill = Telepeshajó, ha kevés telepes maradt
page-option-wharf-capacity = Hordók a rakparton
page-option-forest-source = Az erdők
page-option-nobles-market = A nemesek épületei
page-option-land-office-draw = A telekhivatal árul
page-option-land-office-sells = A telekhivatalban a nemes elad
page-option-specialty-counts-privilege = A speciális gyár a privilégiumot is számolja
page-option-open-vp = A győzelmi pontok nyíltak
page-option-first-governor = Az első kormányzó
page-edition-standard = Alap
page-edition-is = Izlandi
page-edition-sv = Svéd
page-edition-cs = Cseh
page-edition-hu = Magyar
page-value-new-buildings = Új épületek
page-value-nobles = Nemesek
page-value-fixed = az alapjátékéi
page-value-draft = sorban választva
page-value-all = mind
page-value-custom = saját választás
page-value-ship = a hajóról
page-value-partial = felveszi, ami van
page-value-unlimited = akárhány
page-value-flipped = megfordított ültetvények
page-value-token = külön jelzők
page-value-added = hozzáadódnak
page-value-face-down = lefordított lapkát
page-value-face-up = felfordított lapkát
page-value-plantation-or-forest = ültetvényt vagy erdőt
page-value-plantation = csak ültetvényt

# What a thing is.
page-about-cost = Ár
page-about-vp = GYP
page-about-quarries = Ennyi kőbánya számít
page-about-circles = Férőhelyek
page-about-spaces = Városmezők
page-text-settler = Sorban mindenki elvesz egy ültetvényt. Az ültetvényes kőbányát is elvehet helyette.
page-text-mayor = Sorban mindenki telepeseket vesz el a hajóról, majd az összes telepesét újra elhelyezi. A polgármester még egyet kap a készletből.
page-text-builder = Sorban mindenki építhet egy épületet. Az építész eggyel kevesebb dublont fizet.
page-text-craftsman = Mindenki megkapja, amit a működő ültetvényei és termelőépületei termelnek. Az iparos még egy hordót kap.
page-text-trader = Sorban mindenki eladhat egy hordót a kereskedőháznak. A kereskedő eggyel több dublont kap.
page-text-captain = Mindenkinek hajóra kell raknia a hordóit, körről körre, mindegyiket egy győzelmi pontért. A kapitány eggyel több pontot kap. Ami nem fér a raktárba, elvész.
page-text-prospector = Senki sem csinál semmit. Aki a kártyát elveszi, egy dublont kap.
page-text-quarry = A működő kőbánya egy dublonnal olcsóbbá teszi az épületeket; hogy hány számít, azt az épület oszlopa szabja meg.
page-text-forest = Minden két erdő egy dublonnal olcsóbbá tesz minden épületet.
page-text-corn = A kukoricához nem kell termelőépület: minden működő ültetvény egy hordót ad.
page-text-indigo = Minden hordóhoz egy telepes kell egy indigóültetvényen és egy az indigófeldolgozóban.
page-text-sugar = Minden hordóhoz egy telepes kell egy cukornádültetvényen és egy a cukormalomban.
page-text-tobacco = Minden hordóhoz egy telepes kell egy dohányültetvényen és egy a dohányszárítóban.
page-text-coffee = Minden hordóhoz egy telepes kell egy kávéültetvényen és egy a kávépörkölőben.

# The rules in short.
page-rules-building = Épület
page-rules-does = Mit tesz, ha dolgozik benne valaki
page-rules-buildings-base = Épületek
page-rules-buildings-new-buildings = Új épületek
page-rules-buildings-nobles = Nemesek
page-rules-puerto-rico-aim = Miről szól
page-rules-puerto-rico-aim-text = Minden játékosnak van egy szigete tizenkét hellyel az ültetvényeknek és egy városa tizenkét hellyel az épületeknek. Az elszállított áru és a felépített házak győzelmi pontot hoznak. Akinek a végén a legtöbb van, az győz.
page-rules-puerto-rico-round = Egy év
page-rules-puerto-rico-round-text = A kormányzótól kezdve minden játékos elvesz egyet a szerepkártyák közül. Ezután vele kezdve mindenki végrehajtja a szerep akcióját; aki elvette, annak privilégiuma is van. A megmaradt kártyákra egy-egy dublon kerül, és a következő játékos lesz a kormányzó.
page-rules-puerto-rico-goods = Áruk
page-rules-puerto-rico-goods-text = Az ültetvény vagy épület semmit sem tesz, amíg nem áll rajta telepes. A kukorica magától megterem; az indigóhoz, a cukorhoz, a dohányhoz és a kávéhoz hordónként egy telepes is kell a termelőépületben. A kereskedőház a kukoricáért semmit, a többiért 1, 2, 3 és 4 dublont fizet, és amíg ki nem ürül, mindegyikből csak egyet vesz. A hajókon minden hordó egy győzelmi pontot ér, bármi van is benne.
page-rules-puerto-rico-end = A vége
page-rules-puerto-rico-end-text = Az az utolsó év, amikor a telepeshajót nem lehet megtölteni, amikor valakinek a városában mind a tizenkét mező betelik, vagy amikor elfogynak a győzelmipont-jelzők. Ekkor összeadódnak a jelzők, az épületek, és amit a nagy épületek hoznak.

# The game that teaches.
page-lesson-puerto-rico-welcome = Üdv a szigeteden! Van egy ültetvényed, néhány dublonod és egy üres városod. A felső sor mindig megmondja, miről kell döntened; amit választhatsz, annak narancssárga kerete van.
page-lesson-puerto-rico-deal = Van egy indigóültetvényed, amely indigófeldolgozó nélkül semmit sem termel, és két dublonod. A kikötőben indigó-, kukorica-, kávé- és cukornádültetvény fekszik. A kukoricához nem kell termelőépület: elég egy telepes az ültetvényen.
page-lesson-puerto-rico-watch = Most a többiek jönnek. Figyeld, mit választanak: a szerep akcióját mindenki végrehajtja.
page-lesson-puerto-rico-role = Válassz egy szerepkártyát. Az akcióját mindenki végrehajtja, neked privilégiumod is van. Ha dublonok vannak rajta, a tieid.
page-lesson-puerto-rico-take = Az ültetvényes: végy egy ültetvényt a szigetedre. Többféle áruból többet adhatsz el; a kőbánya olcsóbbá teszi az épületeket.
page-lesson-puerto-rico-man = A polgármester: helyezd el a telepeseidet. Telepes nélkül egy hely nem tesz semmit. Állítsd őket az ültetvényre, és ha nem kukoricáé, a termelőépületébe is.
page-lesson-puerto-rico-colonist = Elvehetsz még egy telepest a készletből. Ritkán van ok nemet mondani.
page-lesson-puerto-rico-build = Az építész: építs valamit, ha ki tudod fizetni. A termelőépületek árut csinálnak az ültetvényből, a lila épületek másban segítenek. A végén minden épület számít.
page-lesson-puerto-rico-bonus = Az iparos mindenkinek árut termelt. Te választottad a szerepet, ezért még egy hordót kapsz: válaszd ki, miből.
page-lesson-puerto-rico-sell = A kereskedő: adj el egy hordót. A drágább áru többet hoz; amíg a kereskedőház ki nem ürül, mindegyikből csak egyet vesz.
page-lesson-puerto-rico-load = A kapitány: rakd hajóra a hordóidat. Mindegyik egy győzelmi pontot ér. Egy hajó csak egyféle árut visz, és két hajó sosem ugyanazt.
page-lesson-puerto-rico-store = Nincs hely mindennek, ami itt maradt: válaszd ki, mit tartasz meg.
page-lesson-puerto-rico-keep = Egyetlen hordó maradhat nálad. A többi elvész.
page-lesson-puerto-rico-end = Láttad, hogyan telik egy év: válassz szerepet, dolgoztasd a szigetet, szállítsd vagy add el, amit termel. Játssz tovább; a keretek megmaradnak.

# What a round has changed.
page-change-doubloons = { $signed } dublon
page-change-barrels = { $signed } hordó
page-change-tiles = { $signed } lapka
page-change-buildings = { $signed } épület
page-change-vp = { $signed } GYP
