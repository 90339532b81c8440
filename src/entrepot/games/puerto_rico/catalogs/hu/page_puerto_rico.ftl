# Puerto Rico's board on the page.
pr-tabs = Az asztal részei
pr-tab-own = Saját tábla
pr-tab-front = Tábla
pr-tab-harbour = Kikötő
pr-tab-others = Többiek
pr-tab-market = Épületek
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
pr-market = Épületkínálat
pr-trading-house = kereskedőház
pr-pays = { $good } ára { $n }
pr-cargo-ship = { $n } hordós kereskedőhajó
pr-ship-load = a fedélzeten { $n } hordó { $good }
pr-ship-empty = üres
pr-aboard = { $n } telepes a telepeshajón
pr-aboard-nobles = { $n } nemes a telepeshajón
pr-nobody-aboard = senki a fedélzeten
pr-stack = Lefordított ültetvények: { $n } lapka
pr-stack-short = kupac
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
pr-price-why =
    { $quarries ->
        [0] { "" }
       *[other] kőbányák miatt { $quarries } dublonnal kevesebb
    }{ $privilege ->
        [0] { "" }
       *[other] { $quarries ->
            [0] privilégium vagy épület miatt { $privilege } dublonnal kevesebb
           *[other] , privilégium vagy épület miatt { $privilege } dublonnal
        }
    }
pr-worth = { $n } GyP
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
pr-vp = Jelzőkben { $n } győzelmi pont
pr-vp-hidden = Lefordított győzelmipont-jelzők
pr-barrels = { $n } hordó { $good }
pr-own-barrels = A hordóid: { $n } hordó { $good }
pr-san-juan =
    San Juan: { $n } telepes{ $nobles ->
        [0] { "" }
       *[other] { " " }és { $nobles } nemes
    }
pr-island = Sziget: { $of } ültetvényhelyből { $n } foglalt
pr-city = Város: { $of } építési telekből { $n } foglalt
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
pr-fill-production = A termelés betöltése
pr-suggested = A bot javaslata
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
page-option-hospice-fallback = A menedékház telepese, ha a készlet üres
page-option-short-refill = A telepeshajó feltöltése, ha kevés a telepes
page-option-wharf-capacity = A rakpart kapacitása
page-option-forest-source = Az erdők
page-option-nobles-market = A nemesek épületei
page-option-land-office-draw = A telekhivatal kínálata
page-option-land-office-sells = A nemes a telekhivatalban eladhat
page-option-specialty-counts-privilege = A speciális gyár a privilégiumot is számolja
page-option-open-vp = Nyílt győzelmi pontok
page-option-first-governor = Első kormányzó
page-edition-standard = Standard
page-edition-is = Izlandi
page-edition-sv = Svéd
page-edition-cs = Cseh
page-edition-hu = Magyar
page-value-new-buildings = Új épületek
page-value-nobles = Nemesek
page-value-expansions-none = nincs
page-value-fixed = az alapjáték épületei
page-value-draft = a játékosok választják
page-value-all = mind
page-value-custom = saját választás
page-value-ship = a hajóról
page-value-hospice-fallback-none = nincs
page-value-partial = amennyi van
page-value-short-refill-none = elmarad
page-value-unlimited = korlátlan
page-value-flipped = megfordított ültetvények
page-value-token = külön jelzők
page-value-added = pluszban bekerülnek
page-value-face-down = lefordított lapka
page-value-face-up = felcsapott lapka
page-value-plantation-or-forest = ültetvényt vagy erdőt
page-value-plantation = csak ültetvényt

# What a thing is.
page-about-cost = Ár
page-about-vp = GyP
page-about-quarries = Beszámítható kőbányák
page-about-circles = Férőhelyek
page-about-spaces = Építési telkek
page-text-settler = Sorban mindenki elvesz egy ültetvényt. Az ültetvényes kőbányát is elvehet helyette.
page-text-mayor = Sorban mindenki telepeseket vesz el a hajóról, majd az összes telepesét újra elhelyezi. A polgármester még egyet kap a készletből.
page-text-builder = Sorban mindenki építhet egy épületet. Az építész eggyel kevesebb dublont fizet.
page-text-craftsman = Mindenki megkapja, amit a működő ültetvényei és feldolgozóüzemei termelnek. Az iparos még egy hordót kap.
page-text-trader = Sorban mindenki eladhat egy hordót a kereskedőháznak. A kereskedő eggyel több dublont kap.
page-text-captain = Mindenkinek be kell hajóznia a hordóit, körről körre; minden hordó egy győzelmi pontot ér. A kapitány eggyel több pontot kap. Ami nem fér el a raktárban, elvész.
page-text-prospector = Senki sem csinál semmit. Aki a kártyát választja, egy dublont kap.
page-text-quarry = A működő kőbánya egy dublonnal olcsóbbá teszi az épületeket; hogy hány számít, azt az épület oszlopa szabja meg.
page-text-forest = Minden két erdő egy dublonnal olcsóbbá tesz minden épületet.
page-text-corn = A kukoricához nem kell feldolgozóüzem: minden működő ültetvény egy hordót ad.
page-text-indigo = Minden hordóhoz egy telepes kell egy indigóültetvényen és egy az indigófeldolgozóban.
page-text-sugar = Minden hordóhoz egy telepes kell egy cukorültetvényen és egy a cukormalomban.
page-text-tobacco = Minden hordóhoz egy telepes kell egy dohányültetvényen és egy a dohányszárítóban.
page-text-coffee = Minden hordóhoz egy telepes kell egy kávéültetvényen és egy a kávépörkölőben.

# The rules in short.
page-rules-building = Épület
page-rules-does = Mit tud, ha működik
page-rules-buildings-base = Épületek
page-rules-buildings-new-buildings = Új épületek
page-rules-buildings-nobles = Nemesek
page-rules-puerto-rico-aim = Miről szól
page-rules-puerto-rico-aim-text = Minden játékosnak van egy szigete tizenkét ültetvényhellyel és egy városa tizenkét építési telekkel. A behajózott áruk és a felépített épületek győzelmi pontot hoznak. Akinek a végén a legtöbb van, az győz.
page-rules-puerto-rico-round = Egy év menete
page-rules-puerto-rico-round-text = A kormányzótól kezdve minden játékos választ egy szerepkártyát. Ezután vele kezdve mindenki végrehajtja a szerep cselekedetét; aki választotta, annak privilégiuma is van. A megmaradt kártyákra egy-egy dublon kerül, és a következő játékos lesz a kormányzó.
page-rules-puerto-rico-goods = Áruk
page-rules-puerto-rico-goods-text = Az ültetvény és az épület csak akkor működik, ha telepes van rajta. A kukorica magától megterem; az indigóhoz, a cukorhoz, a dohányhoz és a kávéhoz hordónként egy telepes is kell a feldolgozóüzemben. A kereskedőház a kukoricáért semmit, a többiért 1, 2, 3 és 4 dublont fizet, és amíg ki nem ürül, mindegyikből csak egyet vesz. A hajókon minden hordó egy győzelmi pontot ér, bármi van is benne.
page-rules-puerto-rico-end = A játék vége
page-rules-puerto-rico-end-text = Az az utolsó év, amikor a telepeshajót nem lehet megtölteni, amikor valakinek a városában mind a tizenkét építési telek betelik, vagy amikor elfogynak a győzelmipont-jelzők. Ekkor összeadódnak a jelzők, az épületek pontjai, és amit a nagy épületek ezenfelül hoznak.

# The game that teaches.
page-lesson-puerto-rico-aim = A játék célja: a legtöbb győzelmi pontot szerezni áruk behajózásával és épületek építésével.
page-lesson-puerto-rico-roles = Minden évben minden játékos választ egy szerepkártyát. A szerep cselekedetét mindenki végrehajtja; aki választotta, annak privilégiuma is van.
page-lesson-puerto-rico-round = Új év: a kártyákra, amelyeket senki sem választott, egy-egy dublon került; azé lesz, aki a kártyát választja. A következő játékos a kormányzó, ő kezd.
page-lesson-puerto-rico-settler = Az ültetvényes: sorban minden játékos elvehet egy ültetvényt. Aki a szerepet választotta, kőbányát is elvehet helyette.
page-lesson-puerto-rico-mayor = A polgármester: a hajón érkező telepeseket szétosztjátok, és aki a szerepet választotta, még egyet kap. Ezután mindenki elhelyezi a sajátjait.
page-lesson-puerto-rico-builder = Az építész: sorban minden játékos építhet egy épületet. Aki a szerepet választotta, 1 dublonnal kevesebbet fizet.
page-lesson-puerto-rico-craftsman = Az iparos: minden játékos megkapja az árukat, amelyeket a működő ültetvényei és feldolgozóüzemei termelnek. Aki a szerepet választotta, még egy hordót kap.
page-lesson-puerto-rico-trader = A kereskedő: sorban minden játékos eladhat egy hordót a kereskedőháznak, amely minden áruból csak egyet vesz, amíg ki nem ürül. Aki a szerepet választotta, még 1 dublont kap.
page-lesson-puerto-rico-captain = A kapitány: a játékosoknak be kell hajózniuk a hordóikat, amíg tudják; mindegyik 1 győzelmi pontot ér. Egy hajó csak egyféle árut visz, és két hajó sosem ugyanazt. Aki a szerepet választotta, még 1 pontot kap.
page-lesson-puerto-rico-ways = Kétféleképpen lehet győzni: sok hordót behajózni, bármilyen olcsók is, vagy drága árut eladni, és a dublonokból építkezni. A legtöbben mindkettőt csinálják.
page-lesson-puerto-rico-end = A játék azzal az évvel ér véget, amelyben elfogynak a győzelmipont-jelzők, a telepeshajót nem lehet megtölteni, vagy valakinek a városában mind a tizenkét építési telek betelik.
page-lesson-puerto-rico-finish = Most már ismered a szerepeket, és tudod, hogyan ér véget a játék. Játssz tovább; a tippek megmaradnak.
page-lesson-puerto-rico-watch = Most a többiek jönnek. A szerep cselekedetét mindenki végrehajtja.
page-lesson-puerto-rico-ask-role = Az általad választott szerep a többieknek is segít. Keresd azt, amelyik neked segít a legtöbbet.
page-lesson-puerto-rico-ask-settle = A többféle árut könnyebb eladni. A működő kőbányák olcsóbbá teszik az épületeket.
page-lesson-puerto-rico-ask-tile-colonist = A menedékházad telepest kínál az új lapkára.
page-lesson-puerto-rico-ask-mayor-colonist = Ez a további telepes a polgármester privilégiuma.
page-lesson-puerto-rico-ask-man = Telepes nélkül semmi sem működik. A kukoricához az ültetvényen kell egy, a többi áruhoz egy feldolgozóüzemben is.
page-lesson-puerto-rico-ask-build = A feldolgozóüzemekben a termésből áru lesz, a lila épületek másban segítenek. A végén mindegyik számít.
page-lesson-puerto-rico-ask-building-colonist = Az egyetemed telepest kínál az új épületbe.
page-lesson-puerto-rico-ask-bonus = Ez a további hordó az iparos privilégiuma, olyan áruból, amelyet most termeltél.
page-lesson-puerto-rico-ask-trade = Az ár az árutól függ. A dublonokból építkezni lehet.
page-lesson-puerto-rico-ask-load = Itt minden hordó ugyanannyit ér, a kukorica is. Ami utána nem raktározható el, elvész.
page-lesson-puerto-rico-ask-store = A raktárak teljes árufajtákat őriznek meg; ezenfelül egyetlen hordó marad nálad. A többi elvész.

# What a round has changed.
page-change-doubloons = { $signed } dublon
page-change-barrels = { $signed } hordó
page-change-tiles = { $signed } lapka
page-change-buildings = { $signed } épület
page-change-vp = { $signed } GyP
