var e=Object.assign({"../../../src/entrepot/games/puerto_rico/catalogs/hu/buildings.ftl":`# What the buildings of Puerto Rico do. Each text speaks of an occupied building.

building-text-small-indigo-plant = Az iparos fázisában az itteni telepes egy hordó { $good-acc } termel, ha van hozzá egy működő { $good-plantation }.
building-text-small-sugar-mill = Az iparos fázisában az itteni telepes egy hordó { $good-acc } termel, ha van hozzá egy működő { $good-plantation }.
building-text-indigo-plant = Az iparos fázisában legfeljebb { $circles } itteni telepes termel fejenként egy hordó { $good-acc }, ha mindegyikhez van egy működő { $good-plantation }.
building-text-sugar-mill = Az iparos fázisában legfeljebb { $circles } itteni telepes termel fejenként egy hordó { $good-acc }, ha mindegyikhez van egy működő { $good-plantation }.
building-text-tobacco-storage = Az iparos fázisában legfeljebb { $circles } itteni telepes termel fejenként egy hordó { $good-acc }, ha mindegyikhez van egy működő { $good-plantation }.
building-text-coffee-roaster = Az iparos fázisában legfeljebb { $circles } itteni telepes termel fejenként egy hordó { $good-acc }, ha mindegyikhez van egy működő { $good-plantation }.

building-text-small-market = A kereskedőházi eladásért 1 dublonnal többet kapsz.
building-text-hacienda = Az ültetvényes fázisában, mielőtt lapkát veszel el, húzhatsz egy lefordított ültetvényt; ezt le kell raknod.
building-text-construction-hut = Az ültetvényes fázisában ültetvény helyett kőbányát is elvehetsz.
building-text-small-warehouse = A behajózás után azon az egy hordón kívül, amelyet mindenki megtart, egy árufajta összes hordóját megtarthatod.
building-text-hospice = Az ültetvényes fázisában elvett lapkára rögtön egy telepes is kerülhet.
building-text-office = A kereskedőházban olyan árut is eladhatsz, amilyen már van ott. Ugyanannál az eladásnál nem használható együtt a kereskedelmi állomással.
building-text-large-market = A kereskedőházi eladásért 2 dublonnal többet kapsz.
building-text-large-warehouse = A behajózás után azon az egy hordón kívül, amelyet mindenki megtart, két árufajta összes hordóját megtarthatod.
building-text-factory = Az iparos fázisában 1, 2, 3 vagy 5 dublont kapsz, ha kettő, három, négy vagy öt árufajtát termelsz.
building-text-university = A megvett épületbe rögtön egy telepes is kerülhet.
building-text-harbor = A kapitány fázisában minden behajózásod 1 győzelmi ponttal többet hoz.
building-text-wharf = A kapitány fázisában egyszer kereskedőhajó nélkül is behajózhatod egy árufajta összes hordóját.

building-text-guild-hall = A játék végén minden kis feldolgozóüzemed 1, minden nagy feldolgozóüzemed 2 győzelmi pontot ér, akár működik, akár nem.
building-text-residence = A játék végén legfeljebb kilenc foglalt ültetvényhelyért 4, tízért, tizenegyért vagy tizenkettőért 5, 6 vagy 7 győzelmi pontot kapsz.
building-text-fortress = A játék végén minden három telepesed után 1 győzelmi pontot kapsz, bárhol állnak is.
building-text-customs-house = A játék végén a jelzőidben összegyűjtött minden négy győzelmi pont után további 1 győzelmi pontot kapsz.
building-text-city-hall = A játék végén minden lila épületed 1 győzelmi pontot ér, a városházát is beleértve.

building-text-aqueduct = Ha a működő nagy indigófeldolgozóban indigót termelsz, eggyel több hordót kapsz belőle; ugyanígy a nagy cukormalomban a cukorból. A kis indigófeldolgozó és a kis cukormalom nem számít.
building-text-black-market = Építéskor egy telepes, egy hordó és egy győzelmipont-jelző is pótolhat egy-egy hiányzó dublont. Magának a feketepiacnak a telepese nem.
building-text-forest-house = Az ültetvényes fázisában az ültetvényt lefordítva, erdőként is lerakhatod. Minden két erdő 1 dublonnal olcsóbbá tesz minden épületet, akkor is, ha az erdészház éppen üres.
building-text-storehouse = A behajózás után további három, tetszőleges fajtájú hordót megtarthatsz.
building-text-guesthouse = Legfeljebb { $circles } vendéget fogad. A vendégek a polgármesterén kívül bármelyik fázisban átmehetnek egy-egy szabad helyedre, és ott rögtön munkába állnak.
building-text-trading-post = A kereskedőház helyett itt is eladhatsz egy hordót, bármilyen fajtát. A kereskedő privilégiuma számít, a piacok nem. Ugyanannál az eladásnál nem használható együtt a hivatallal.
building-text-church = Ha a 2. vagy 3. oszlopból veszel épületet, 1 győzelmi pontot kapsz, ha a 4. oszlopból, akkor 2-t. Maga a templom nem hoz pontot.
building-text-small-wharf = A kapitány fázisában egyszer kereskedőhajó nélkül is behajózhatsz akárhány, akármilyen hordót; minden két hordó 1 győzelmi pontot ér.
building-text-lighthouse = A kapitány fázisában minden behajózásodért 1 dublont kapsz; kapitányként az elején is 1-et.
building-text-library = A választott szerep privilégiuma kétszer számít. Ültetvényesként a többiek után egy második lapkát is elvehetsz.
building-text-specialty-factory = Az iparos fázisában eggyel kevesebb dublont kapsz, mint ahány hordót abból az árufajtából kaptál, amelyikből a legtöbbet. A kukorica nem számít.
building-text-union-hall = A kapitány fázisában, amikor először kerülsz sorra, a behajózás előtt minden két egyforma hordód után 1 győzelmi pontot kapsz, akkor is, ha semmit sem tudsz behajózni.
building-text-statue = Itt senki sem dolgozik: { $vp } győzelmi pontot ér, és semmi mást.
building-text-cloister = A játék végén az egyforma szigetlapkákból álló hármasaidért kapsz pontot: egyért, kettőért, háromért vagy négyért 1, 3, 6 vagy 10 győzelmi pontot.

building-text-land-office = Telepessel a kereskedő fázisában 1 dublonért ültetvényt vehetsz. Nemessel 1 dublonért eladhatod egy ültetvényedet vagy erdődet.
building-text-chapel = Az iparos fázisának elején egy itteni telepes 1 dublont, egy nemes 1 győzelmi pontot hoz.
building-text-hunting-lodge = Telepessel az ültetvényes fázisának végén eldobhatod egy ültetvényedet vagy erdődet. Nemessel 2 győzelmi pontot kapsz, ha egyedül neked van a legtöbb szabad ültetvényhelyed.
building-text-zoning-office = Telepessel az 1–3. oszlop épületei 1 dublonnal, nemessel a nagy épületek 2 dublonnal olcsóbbak.
building-text-royal-supplier = A kapitány fázisában, amikor először kerülsz sorra, a behajózás előtt legfeljebb annyi hordót adhatsz vissza, ahány nemesed van, mindegyiket más fajtából; mindegyik 1 győzelmi pontot ér. Akkor is megteheted, ha semmit sem tudsz behajózni.
building-text-villa = A polgármester fázisában, még a hajó kiürítése előtt, egy nemes érkezik hozzád a készletből, vagy ha nincs, egy telepes.
building-text-jeweler = Az iparos fázisában minden nemesed után 1 dublont kapsz. Nagy feldolgozóüzemnek számít.
building-text-royal-garden = A játék végén minden nemesed 1 győzelmi ponttal többet ér.
`,"../../../src/entrepot/games/puerto_rico/catalogs/hu/explain_puerto_rico.ftl":`# Magyarázatok: miből állnak a pontok, és mit vesz el egy akció a többiektől.
puerto-rico-part-shipping = behajózás
puerto-rico-part-buildings = épületek
puerto-rico-part-bonuses = a nagy épületek jutalmai
puerto-rico-explain-no-room = { $seat } már nem tud kereskedőhajóra rakni: { $good }.
puerto-rico-explain-house-full = { $seat } már nem tud eladni: a kereskedőház megtelt.
puerto-rico-explain-house-blocked = { $seat } már nem tud { $good-acc } eladni a kereskedőházban.
puerto-rico-explain-last-building = Más már nem építhet ilyet: { $building }.
puerto-rico-explain-last-quarry = Ez az utolsó kőbánya.
puerto-rico-explain-doubloons = { $n } dublon van a kártyán.
`,"../../../src/entrepot/games/puerto_rico/catalogs/hu/page_puerto_rico.ftl":`# Puerto Rico's board on the page.
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
`,"../../../src/entrepot/games/puerto_rico/catalogs/hu/puerto_rico.ftl":`puerto-rico = Puerto Rico

role-settler = ültetvényes
    .acc = az ültetvényest
role-mayor = polgármester
    .acc = a polgármestert
role-builder = építész
    .acc = az építészt
role-craftsman = iparos
    .acc = az iparost
role-trader = kereskedő
    .acc = a kereskedőt
role-captain = kapitány
    .acc = a kapitányt
role-prospector = aranyásó
    .acc = az aranyásót
role-prospector2 = második aranyásó
    .acc = a második aranyásót

good-corn = kukorica
    .the = a kukorica
    .acc = kukoricát
    .with = kukoricával
    .plantation = kukoricaültetvény
good-indigo = indigó
    .the = az indigó
    .acc = indigót
    .with = indigóval
    .plantation = indigóültetvény
good-sugar = cukor
    .the = a cukor
    .acc = cukrot
    .with = cukorral
    .plantation = cukorültetvény
good-tobacco = dohány
    .the = a dohány
    .acc = dohányt
    .with = dohánnyal
    .plantation = dohányültetvény
good-coffee = kávé
    .the = a kávé
    .acc = kávét
    .with = kávéval
    .plantation = kávéültetvény

# Forms stand below a name: .acc of a tile is { $tile-acc } where the tile is spoken of.
tile-corn = kukoricaültetvény
    .the = a kukoricaültetvény
    .acc = kukoricaültetvényt
    .to = a kukoricaültetvényre
    .in = a kukoricaültetvényen
    .from = a kukoricaültetvényről
tile-indigo = indigóültetvény
    .the = az indigóültetvény
    .acc = indigóültetvényt
    .to = az indigóültetvényre
    .in = az indigóültetvényen
    .from = az indigóültetvényről
tile-sugar = cukorültetvény
    .the = a cukorültetvény
    .acc = cukorültetvényt
    .to = a cukorültetvényre
    .in = a cukorültetvényen
    .from = a cukorültetvényről
tile-tobacco = dohányültetvény
    .the = a dohányültetvény
    .acc = dohányültetvényt
    .to = a dohányültetvényre
    .in = a dohányültetvényen
    .from = a dohányültetvényről
tile-coffee = kávéültetvény
    .the = a kávéültetvény
    .acc = kávéültetvényt
    .to = a kávéültetvényre
    .in = a kávéültetvényen
    .from = a kávéültetvényről
tile-quarry = kőbánya
    .the = a kőbánya
    .acc = kőbányát
    .to = a kőbányába
    .in = a kőbányában
    .from = a kőbányából
tile-forest = erdő
    .the = az erdő
    .acc = erdőt
    .to = az erdőbe
    .in = az erdőben
    .from = az erdőből

thing-san-juan = San Juan
    .the = San Juan
    .to = San Juanba
    .in = San Juanban
    .from = San Juanból

building-small-indigo-plant = kis indigófeldolgozó
    .the = a kis indigófeldolgozó
    .acc = kis indigófeldolgozót
    .to = a kis indigófeldolgozóba
    .in = a kis indigófeldolgozóban
    .from = a kis indigófeldolgozóból
building-small-sugar-mill = kis cukormalom
    .the = a kis cukormalom
    .acc = kis cukormalmot
    .to = a kis cukormalomba
    .in = a kis cukormalomban
    .from = a kis cukormalomból
building-indigo-plant = nagy indigófeldolgozó
    .the = a nagy indigófeldolgozó
    .acc = nagy indigófeldolgozót
    .to = a nagy indigófeldolgozóba
    .in = a nagy indigófeldolgozóban
    .from = a nagy indigófeldolgozóból
building-sugar-mill = nagy cukormalom
    .the = a nagy cukormalom
    .acc = nagy cukormalmot
    .to = a nagy cukormalomba
    .in = a nagy cukormalomban
    .from = a nagy cukormalomból
building-tobacco-storage = dohányszárító
    .the = a dohányszárító
    .acc = dohányszárítót
    .to = a dohányszárítóba
    .in = a dohányszárítóban
    .from = a dohányszárítóból
building-coffee-roaster = kávépörkölő
    .the = a kávépörkölő
    .acc = kávépörkölőt
    .to = a kávépörkölőbe
    .in = a kávépörkölőben
    .from = a kávépörkölőből
building-small-market = kis piac
    .the = a kis piac
    .acc = kis piacot
    .to = a kis piacra
    .in = a kis piacon
    .from = a kis piacról
building-hacienda = hacienda
    .the = a hacienda
    .acc = haciendát
    .to = a haciendára
    .in = a haciendán
    .from = a haciendáról
building-construction-hut = építőműhely
    .the = az építőműhely
    .acc = építőműhelyt
    .to = az építőműhelybe
    .in = az építőműhelyben
    .from = az építőműhelyből
building-small-warehouse = kis raktár
    .the = a kis raktár
    .acc = kis raktárat
    .to = a kis raktárba
    .in = a kis raktárban
    .from = a kis raktárból
building-hospice = menedékház
    .the = a menedékház
    .acc = menedékházat
    .to = a menedékházba
    .in = a menedékházban
    .from = a menedékházból
building-office = hivatal
    .the = a hivatal
    .acc = hivatalt
    .to = a hivatalba
    .in = a hivatalban
    .from = a hivatalból
building-large-market = nagy piac
    .the = a nagy piac
    .acc = nagy piacot
    .to = a nagy piacra
    .in = a nagy piacon
    .from = a nagy piacról
building-large-warehouse = nagy raktár
    .the = a nagy raktár
    .acc = nagy raktárat
    .to = a nagy raktárba
    .in = a nagy raktárban
    .from = a nagy raktárból
building-factory = gyár
    .the = a gyár
    .acc = gyárat
    .to = a gyárba
    .in = a gyárban
    .from = a gyárból
building-university = egyetem
    .the = az egyetem
    .acc = egyetemet
    .to = az egyetemre
    .in = az egyetemen
    .from = az egyetemről
building-harbor = kikötő
    .the = a kikötő
    .acc = kikötőt
    .to = a kikötőbe
    .in = a kikötőben
    .from = a kikötőből
building-wharf = rakpart
    .the = a rakpart
    .acc = rakpartot
    .to = a rakpartra
    .in = a rakparton
    .from = a rakpartról
building-guild-hall = céhház
    .the = a céhház
    .acc = céhházat
    .to = a céhházba
    .in = a céhházban
    .from = a céhházból
building-residence = udvarház
    .the = az udvarház
    .acc = udvarházat
    .to = az udvarházba
    .in = az udvarházban
    .from = az udvarházból
building-fortress = erőd
    .the = az erőd
    .acc = erődöt
    .to = az erődbe
    .in = az erődben
    .from = az erődből
building-customs-house = vámház
    .the = a vámház
    .acc = vámházat
    .to = a vámházba
    .in = a vámházban
    .from = a vámházból
building-city-hall = városháza
    .the = a városháza
    .acc = városházát
    .to = a városházára
    .in = a városházán
    .from = a városházáról
building-aqueduct = vízvezeték
    .the = a vízvezeték
    .acc = vízvezetéket
    .to = a vízvezetékhez
    .in = a vízvezetéknél
    .from = a vízvezetéktől
building-black-market = feketepiac
    .the = a feketepiac
    .acc = feketepiacot
    .to = a feketepiacra
    .in = a feketepiacon
    .from = a feketepiacról
building-forest-house = erdészház
    .the = az erdészház
    .acc = erdészházat
    .to = az erdészházba
    .in = az erdészházban
    .from = az erdészházból
building-storehouse = tárház
    .the = a tárház
    .acc = tárházat
    .to = a tárházba
    .in = a tárházban
    .from = a tárházból
building-guesthouse = vendégház
    .the = a vendégház
    .acc = vendégházat
    .to = a vendégházba
    .in = a vendégházban
    .from = a vendégházból
building-trading-post = kereskedelmi állomás
    .the = a kereskedelmi állomás
    .acc = kereskedelmi állomást
    .to = a kereskedelmi állomásra
    .in = a kereskedelmi állomáson
    .from = a kereskedelmi állomásról
building-church = templom
    .the = a templom
    .acc = templomot
    .to = a templomba
    .in = a templomban
    .from = a templomból
building-small-wharf = kis rakpart
    .the = a kis rakpart
    .acc = kis rakpartot
    .to = a kis rakpartra
    .in = a kis rakparton
    .from = a kis rakpartról
building-lighthouse = világítótorony
    .the = a világítótorony
    .acc = világítótornyot
    .to = a világítótoronyba
    .in = a világítótoronyban
    .from = a világítótoronyból
building-library = könyvtár
    .the = a könyvtár
    .acc = könyvtárat
    .to = a könyvtárba
    .in = a könyvtárban
    .from = a könyvtárból
building-specialty-factory = speciális gyár
    .the = a speciális gyár
    .acc = speciális gyárat
    .to = a speciális gyárba
    .in = a speciális gyárban
    .from = a speciális gyárból
building-union-hall = egyesületi székház
    .the = az egyesületi székház
    .acc = egyesületi székházat
    .to = az egyesületi székházba
    .in = az egyesületi székházban
    .from = az egyesületi székházból
building-statue = szobor
    .the = a szobor
    .acc = szobrot
    .to = a szoborhoz
    .in = a szobornál
    .from = a szobortól
building-cloister = kolostor
    .the = a kolostor
    .acc = kolostort
    .to = a kolostorba
    .in = a kolostorban
    .from = a kolostorból
building-land-office = telekhivatal
    .the = a telekhivatal
    .acc = telekhivatalt
    .to = a telekhivatalba
    .in = a telekhivatalban
    .from = a telekhivatalból
building-chapel = kápolna
    .the = a kápolna
    .acc = kápolnát
    .to = a kápolnába
    .in = a kápolnában
    .from = a kápolnából
building-hunting-lodge = vadászház
    .the = a vadászház
    .acc = vadászházat
    .to = a vadászházba
    .in = a vadászházban
    .from = a vadászházból
building-zoning-office = mérnöki hivatal
    .the = a mérnöki hivatal
    .acc = mérnöki hivatalt
    .to = a mérnöki hivatalba
    .in = a mérnöki hivatalban
    .from = a mérnöki hivatalból
building-royal-supplier = kaszárnya
    .the = a kaszárnya
    .acc = kaszárnyát
    .to = a kaszárnyába
    .in = a kaszárnyában
    .from = a kaszárnyából
building-villa = vidéki lak
    .the = a vidéki lak
    .acc = vidéki lakot
    .to = a vidéki lakba
    .in = a vidéki lakban
    .from = a vidéki lakból
building-jeweler = ékszerészműhely
    .the = az ékszerészműhely
    .acc = ékszerészműhelyt
    .to = az ékszerészműhelybe
    .in = az ékszerészműhelyben
    .from = az ékszerészműhelyből
building-royal-garden = díszkert
    .the = a díszkert
    .acc = díszkertet
    .to = a díszkertbe
    .in = a díszkertben
    .from = a díszkertből

# Why an action is refused.
puerto-rico-why-not-now =
    { $asked ->
        [pick] épületválasztás folyik: válassz egy épületet (NEW-1).
        [role] szerepválasztás folyik (RND-1).
        [guests] most vendégeket költöztethetsz, vagy passzolhatsz (NEW-10).
        [settle] az ültetvényes cselekedete folyik: vegyél el egy lapkát, vagy passzolj (SETL-1).
        [lay] a húzott lapkát le kell raknod, ültetvényként vagy erdőként (NEW-7).
        [tile_colonist] arról kell dönteni, kerül-e telepes az új lapkára (SETL-7).
        [second_tile] az ültetvényes a második lapkáját veszi el (NEW-16).
        [discard] arról kell döntened, melyik lapkát dobod el (NOB-7).
        [mayor_colonist] arról kell dönteni, vesz-e el telepest a polgármester (MAY-1).
        [board] a telepesek kiszállnak: vegyél el a hajóról egy telepest vagy egy nemest (NOB-3).
        [man_who] a telepesek elhelyezése folyik (MAY-3).
        [man] a telepesek elhelyezése folyik (MAY-3).
        [build] az építész cselekedete folyik: építs, vagy passzolj (BUI-1).
        [pay] az épület kifizetése folyik (NEW-8).
        [building_colonist] arról kell dönteni, kerül-e telepes az új épületbe (BUI-6).
        [bonus] arról kell dönteni, milyen hordót hoz az iparosnak a privilégiuma (CRA-3).
        [trade] a kereskedő cselekedete folyik: adj el egy hordót, vagy passzolj (TRA-1).
        [supply] arról kell dönteni, milyen hordókat kap a kaszárnya (NOB-9).
        [load] behajózás folyik (CAP-1).
        [small] behajózás folyik a kis rakparton (NEW-13).
       *[store] raktározás folyik (CAP-11).
    }
puerto-rico-why-picked-already = { $building-the } már játékban van (NEW-1).
puerto-rico-why-not-drafted = { $building-the } nincs a választható épületek között (NEW-1).
puerto-rico-why-no-board-space = nincs szabad hely { $cost } dublonos épületnek (NEW-1).
puerto-rico-why-role-taken = { $role-acc } ebben az évben már { $seat } választotta (RND-1).
puerto-rico-why-no-such-role = { $n } játékossal nincs { $role } a játékban (SET-10).
puerto-rico-why-draw-first-turn-only = lefordított lapkát csak az ültetvényes első lépésében lehet húzni (NEW-16).
puerto-rico-why-needs-building = ehhez működő { $building } kell ({ $rule }).
puerto-rico-why-needs-noble = ehhez nemesnek kell lennie { $building-in } ({ $rule }).
puerto-rico-why-needs-colonist = ehhez telepesnek kell lennie { $building-in } ({ $rule }).
puerto-rico-why-drawn-already = ebben a lépésben már húztál lefordított lapkát (SETL-5).
puerto-rico-why-island-full = a sziget mind a tizenkét ültetvényhelye foglalt (SETL-3).
puerto-rico-why-no-tile-left = nem maradt lefordított lapka (SETL-5).
puerto-rico-why-no-quarry-left = nem maradt kőbánya (SETL-2).
puerto-rico-why-no-right-to-quarry = kőbányát csak az ültetvényes vehet el, vagy akinek működő építőműhelye van (SETL-2, SETL-6).
puerto-rico-why-not-face-up = nincs felcsapott { $tile } (SETL-1).
puerto-rico-why-no-forest-left = nem maradt erdőjelző (NEW-5).
puerto-rico-why-no-such-tile = a szigeteden nincs eldobható { $tile } (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = a telekhivatalt ebben a fázisban már használtad (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] ebben a kiadásban a telekhivatal felcsapott lapkát ad el: nevezd meg (NOB-5).
       *[other] ebben a kiadásban a telekhivatal lefordított lapkát ad el (NOB-5).
    }
puerto-rico-why-land-office-no-forests = ebben a kiadásban a telekhivatal erdőt nem ad el (NOB-5).
puerto-rico-why-no-doubloon = nincs dublonod, amellyel fizethetnél (NOB-5).
puerto-rico-why-other-place = most arról kell dönteni, ki kerüljön { $place-to } (MAY-3).
puerto-rico-why-manning = { $place-the } így nem tölthető be: amíg van üres hely, senki sem maradhat San Juanban, és többen sem mehetnek, mint ahányan vannak (MAY-4).
puerto-rico-why-owned-already = { $building-the } már áll a városodban (BLD-1).
puerto-rico-why-not-in-game = { $building-the } nincs benne ebben a játékban (SET-11).
puerto-rico-why-sold-out = { $building-the } elfogyott (SET-11).
puerto-rico-why-no-city-space =
    { $building-the } { $needed } építési telket foglal el, de { $n ->
        [0] nincs szabad telked
       *[other] csak { $n } telked szabad
    } (BUI-5).
puerto-rico-why-too-expensive =
    { $building-the } most { $price } dublonba kerül, de { $n ->
        [0] egyetlen dublonod sincs
       *[other] csak { $n } dublonod van
    } (BUI-2, BUI-3).
puerto-rico-why-no-colonist-there = { $place-in } nincs senki, akivel fizethetnél (NEW-8).
puerto-rico-why-no-vp = nincs győzelmipont-jelződ (NEW-8).
puerto-rico-why-paying-order = { $n } dublon hiányzik: először telepes, aztán hordó, aztán győzelmipont-jelző jön, és csak az hagyható ki, amit a többi még pótolhat (NEW-8).
puerto-rico-why-not-produced = az iparos ebben a fázisban nem termelt { $good-acc } (CRA-3).
puerto-rico-why-supply-empty = a készletben nem maradt { $good } (CRA-3).
puerto-rico-why-sold-already = ebben a fázisban már eladtál egy hordót (TRA-1).
puerto-rico-why-no-barrel = nincs nálad egy hordó { $good } sem.
puerto-rico-why-house-full = a kereskedőház megtelt (TRA-5).
puerto-rico-why-in-house = a kereskedőházban már van { $good } (TRA-4).
puerto-rico-why-supplied-already = { $good-acc } már adtál; minden fajtából csak egy hordó adható (NOB-9).
puerto-rico-why-wharf-used = a rakpartot ebben a fázisban már használtad (CAP-9).
puerto-rico-why-small-wharf-used = a kis rakpartot ebben a fázisban már használtad (NEW-13).
puerto-rico-why-no-such-ship = nincs { $ship } hordós hajó (SET-8).
puerto-rico-why-ship-carries =
    { $good-the } nem mehet { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra: azon már { $other } van (CAP-2).
puerto-rico-why-ship-full =
    { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajó megtelt (CAP-2).
puerto-rico-why-kind-on-other-ship =
    { $good-the } csak { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra mehet, ott már van belőle (CAP-2).
puerto-rico-why-takes-more =
    { $good-the } nem mehet { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra: van olyan üres hajó, amelyre több hordó is felfér ({ $n }) (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] nincs nálad egy hordó { $good } sem.
       *[other] csak { $n } hordó { $good } hajózható be (NEW-13).
    }
puerto-rico-why-small-order = a kis rakparton az áruk kötött sorrendben hajózhatók be, minden fajta egyszer (NEW-13).
puerto-rico-why-nothing-to-store = nem maradt { $good }, amelynek hely kellene (CAP-11).
puerto-rico-why-store-first = először a raktárak telnek meg: raktározz el egy teljes árufajtát (CAP-11).
puerto-rico-why-no-warehouse-left = teljes árufajtának már nincs hely: egyes hordókat tarts meg (CAP-11).
puerto-rico-why-no-guests-with-mayor = a polgármester fázisában a vendégek nem mozognak (NEW-10).
puerto-rico-why-no-guests = nincs vendég a vendégházadban (NEW-10).
puerto-rico-why-no-circle = { $place-in } nincs szabad hely a vendégnek (NEW-10).
puerto-rico-why-must-load = aki be tud hajózni árut, annak be is kell (CAP-1).

# What has happened.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } { $role-acc } választja.
       *[other] { $seat } { $role-acc } választja, és { $doubloons } dublont kap.
    }
puerto-rico-took-tile = { $seat } lerak egy { $tile-acc }.
puerto-rico-drew-tile = { $seat } húz egy lefordított lapkát.
puerto-rico-laid-forest = { $seat } lerak egy erdőt.
puerto-rico-got-colonist = { $seat } telepest kap { $place-to }.
puerto-rico-got-noble = { $seat } nemest kap San Juanba.
puerto-rico-discarded = { $seat } eldob egy { $tile-acc }.
puerto-rico-boarded =
    { $noble ->
        [1] { $bodies ->
            [one] { $seat } elvesz egy nemest a hajóról.
           *[other] { $seat } elvesz { $bodies } nemest a hajóról.
        }
       *[other] { $bodies ->
            [one] { $seat } elvesz egy telepest a hajóról.
           *[other] { $seat } elvesz { $bodies } telepest a hajóról.
        }
    }
puerto-rico-arranged = { $seat } elhelyezi a telepeseit.
puerto-rico-ship-filled =
    { $nobles ->
        [0] { $colonists ->
            [0] A telepeshajó üresen marad.
           *[other] A telepeshajón { $colonists } telepes várakozik.
        }
       *[other] { $colonists ->
            [0] A telepeshajón csak egy nemes várakozik.
           *[other] A telepeshajón { $colonists } telepes és egy nemes várakozik.
        }
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } ingyen épít egy { $building-acc }.
       *[other] { $seat } épít egy { $building-acc } { $doubloons } dublonért.
    }
puerto-rico-paid-colonist = { $seat } egy telepessel fizet ({ $place-from }).
puerto-rico-paid-good = { $seat } egy hordó { $good-with } fizet.
puerto-rico-paid-vp = { $seat } egy győzelmipont-jelzővel fizet.
puerto-rico-produced = { $seat } termel { $barrels } hordó { $good-acc }.
puerto-rico-took-bonus = { $seat } még egy hordó { $good-acc } kap.
puerto-rico-sold = { $seat } elad egy hordó { $good-acc } { $doubloons } dublonért.
puerto-rico-posted = { $seat } elad egy hordó { $good-acc } a kereskedelmi állomáson { $doubloons } dublonért.
puerto-rico-bought-tile = { $seat } lapkát vesz 1 dublonért.
puerto-rico-house-emptied = A kereskedőház megtelt, és kiürül.
puerto-rico-loaded =
    { $seat } behajóz { $barrels } hordó { $good-acc } { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra.
puerto-rico-loaded-wharf = { $seat } behajóz { $barrels } hordó { $good-acc } a rakparton.
puerto-rico-loaded-small = { $seat } behajóz { $barrels } hordó { $good-acc } a kis rakparton.
puerto-rico-supplied = { $seat } egy hordó { $good-acc } ad a kaszárnyának.
puerto-rico-lost = { $seat } hely híján elveszít { $barrels } hordó { $good-acc }.
puerto-rico-ship-emptied =
    { $ship ->
        [4] A 4-es
        [5] Az 5-ös
        [6] A 6-os
        [7] A 7-es
       *[other] A { $ship }-as
    } hajó { $good-with } megrakodva kifut.
puerto-rico-guest-moved = { $seat } vendéget költöztet { $place-to }.
puerto-rico-got-doubloons =
    { $seat } kap { $doubloons } dublont{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-got-vp =
    { $seat } kap { $vp } győzelmi pontot{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-round-began =
    { $round ->
        [1] Kezdődik az { $round }. év
        [5] Kezdődik az { $round }. év
       *[other] Kezdődik a { $round }. év
    }; a kormányzó: { $seat }.
puerto-rico-end-came =
    { $end ->
        [END-1] A készletből nem telik meg a telepeshajó: ez az utolsó év (END-1).
        [END-2] Betelt egy város: ez az utolsó év (END-2).
       *[END-3] Elfogytak a győzelmipont-jelzők: ez az utolsó év (END-3).
    }
ended-by-end-1 = A készletből nem telt meg a telepeshajó (END-1).
ended-by-end-2 = Betelt egy város (END-2).
ended-by-end-3 = Elfogytak a győzelmipont-jelzők (END-3).
puerto-rico-picked = { $seat } { $building-acc } választ a játékba.
puerto-rico-opened-tile = Új felcsapott lapka: { $tile }.
puerto-rico-shuffled = { $tiles } eldobott lapka megkeverve új kupacot alkot.

# Options and positions.
puerto-rico-error-buildings-without-custom = „buildings” csak a market = custom mellett adható meg.
puerto-rico-error-custom-needs-buildings = a market = custom mellé kell a „buildings”: a lila épületek listája.
puerto-rico-error-building-twice = „buildings” kétszer említi ezt: { $building }.
puerto-rico-error-takers = a szerepeket sorban kell választani a kormányzótól kezdve, akinek a helye: { $governor }.
puerto-rico-error-turns = { $n } szerepet választottak már, és ez nem illik a fázishoz (RND-1).
puerto-rico-error-spaces = túl sok { $cost } dublonos épület; a kínálatban csak { $most } fér el (NEW-1).
puerto-rico-error-end = { $rule } nem illik ahhoz, ami az asztalon van.
puerto-rico-error-no-end = ha a játéknak vége, meg kell nevezni, mi vetett véget neki (RND-5).
puerto-rico-error-no-seat = a játék vége után senki sem dönt (RND-5).
puerto-rico-error-ships = ezekből a hajókból kell egy-egy: { $ships }.
puerto-rico-error-ship-good = a hordókat szállító hajónál meg kell adni az árut, az üresnél nem lehet.
puerto-rico-error-kind-twice = egy árufajta csak egy hajón utazhat (CAP-2).
puerto-rico-error-more-than-box = { $what }: { $seen } van az asztalon, de a dobozban csak { $total } van.
puerto-rico-error-not-in-game = { $building-the } nincs benne ebben a játékban.
puerto-rico-error-no-tokens = ebben a kiadásban nincs erdőjelző.
puerto-rico-error-no-forests = az új épületek nélkül nincs erdő.
puerto-rico-error-forest-tiles = { $forests } erdő van, és csak olyan lapkákból állhatnak, amelyek sehol máshol nincsenek.
puerto-rico-error-draft = az épületválasztás nem állhat így.
puerto-rico-error-pending = itt erről nem lehet dönteni.

# What the errors name.
puerto-rico-pieces-colonists = telepes
puerto-rico-pieces-nobles = nemes
puerto-rico-pieces-barrels = hordó
puerto-rico-pieces-tiles = lapka
puerto-rico-pieces-city-spaces = építési telek
puerto-rico-tiles-counted = { $tile } ×{ $n }
puerto-rico-tiles-listed = { $first }, { $next }

# The board.
puerto-rico-board-round = { $round }. év
puerto-rico-board-governor = kormányzó: { $player }
puerto-rico-board-phase =
    { $phase ->
        [draft] épületválasztás
        [role_choice] szerepválasztás
       *[game_over] vége a játéknak
    }
puerto-rico-board-ending = utolsó év
puerto-rico-board-roles = szerepek
puerto-rico-board-tiles = lapkák
puerto-rico-board-ships = hajók
puerto-rico-board-supply = készlet
puerto-rico-board-island = · sziget
puerto-rico-board-city = · város
puerto-rico-board-quarries = kőbánya ×{ $n }
puerto-rico-board-stack = kupac { $n }
puerto-rico-board-discards = eldobva { $n }
puerto-rico-board-forests = erdő { $n }
puerto-rico-board-house = kereskedőház: { $goods }
puerto-rico-board-vp = GyP { $n }
puerto-rico-board-colonists =
    { $nobles ->
        [0] telepes { $n }
       *[other] telepes { $n }, nemes { $nobles }
    }
puerto-rico-board-colonist-ship =
    { $nobles ->
        [0] a hajón { $n }
       *[other] a hajón { $n } + { $nobles } nemes
    }
puerto-rico-board-doubloons = { $n } dublon
puerto-rico-board-own-vp = { $vp } GyP
puerto-rico-board-spaces = ({ $used }/12)

# What is asked, for everybody to read.
puerto-rico-ask-pick = { $seat } épületet választ a játékba
    .you = Válassz épületet a játékba
puerto-rico-ask-role = { $seat } szerepet választ
    .you = Válassz szerepet
puerto-rico-ask-guests = { $seat } vendégeket költöztethet
    .you = Vendégeket költöztethetsz
puerto-rico-ask-settle = Ültetvényes: { $seat } lapkát vesz el
    .you = Ültetvényes: elvehetsz egy lapkát
puerto-rico-ask-lay = { $seat } lerakja a húzott lapkát
    .you = Rakd le a húzott lapkát
puerto-rico-ask-tile-colonist = Ültetvényes: { $seat } telepest kérhet { $tile-to }
    .you = Ültetvényes: telepest kérhetsz { $tile-to }
puerto-rico-ask-forest-colonist = Ültetvényes: { $seat } az erdő után telepest kérhet San Juanba
    .you = Ültetvényes: az erdő után telepest kérhetsz San Juanba
puerto-rico-ask-second-tile = Ültetvényes: { $seat } második lapkát vesz el
    .you = Ültetvényes: elvehetsz egy második lapkát
puerto-rico-ask-discard = Ültetvényes: { $seat } eldobhat egy lapkát
    .you = Ültetvényes: eldobhatsz egy lapkát
puerto-rico-ask-mayor-colonist = Polgármester: { $seat } elvehet egy telepest a készletből
    .you = Polgármester: elvehetsz egy telepest a készletből
puerto-rico-ask-board = Polgármester: { $seat } telepest vagy nemest vesz el a hajóról
    .you = Polgármester: vegyél el egy telepest vagy egy nemest a hajóról
puerto-rico-ask-man =
    Polgármester: { $seat } elhelyez { $n } telepest{ $nobles ->
        [0] { "" }
       *[other] { " " }és { $nobles } nemest
    }
    .you = Polgármester: helyezz el { $n } telepest{ $nobles ->
            [0] { "" }
           *[other] { " " }és { $nobles } nemest
        }
puerto-rico-ask-build = Építész: { $seat } építhet
    .you = Építész: építhetsz
puerto-rico-ask-pay = Építész: { $seat } még { $n } dublonnal tartozik ({ $building })
    .you = Építész: még { $n } dublonnal tartozol ({ $building })
puerto-rico-ask-building-colonist = Építész: { $seat } telepest kérhet { $building-to }
    .you = Építész: telepest kérhetsz { $building-to }
puerto-rico-ask-bonus = Iparos: { $seat } elvehet még egy hordót
    .you = Iparos: elvehetsz még egy hordót
puerto-rico-ask-trade =
    { $sold ->
        [1] Kereskedő: { $seat } használhatja a telekhivatalt
       *[other] Kereskedő: { $seat } eladhat egy hordót
    }
    .you =
        { $sold ->
            [1] Kereskedő: használhatod a telekhivatalt
           *[other] Kereskedő: eladhatsz egy hordót
        }
puerto-rico-ask-supply = Kapitány: { $seat } hordókat adhat a kaszárnyának
    .you = Kapitány: hordókat adhatsz a kaszárnyának
puerto-rico-ask-load = Kapitány: { $seat } hordókat hajóz be
    .you = Kapitány: hajózz be hordókat
puerto-rico-ask-small = Kapitány: { $seat } a kis rakparton hajóz be
    .you = Kapitány: hajózz be a kis rakparton
puerto-rico-ask-store = Kapitány: { $seat } hordókat raktároz
    .you = Kapitány: raktározz hordókat

# What may be answered, for a button or a menu.
puerto-rico-label-pick = A játékba: { $building }
puerto-rico-label-role = Szerep: { $role }
puerto-rico-label-draw = Előbb húzás a lefordított lapkák közül
puerto-rico-label-lay = Lerakás: { $tile }
puerto-rico-label-take = Elvétel: { $tile }
puerto-rico-label-take-forest = Elvétel erdőként: { $tile }
puerto-rico-label-colonist = Telepes elvétele
puerto-rico-label-colonist-to-san-juan = Telepes küldése San Juanba
puerto-rico-label-discard =
    { $sold ->
        [1] Eladás 1 dublonért: { $tile }
       *[other] Eldobás: { $tile }
    }
puerto-rico-label-board-noble = Nemes elvétele
puerto-rico-label-man-who =
    { $who ->
        [noble] Nemes { $place-to }
        [colonist] Telepes { $place-to }
       *[none] Üresen marad: { $place }
    }
puerto-rico-label-man =
    { $n ->
        [0] Üresen marad: { $place }
       *[other] { $n } fő { $place-to }
    }
puerto-rico-label-build = Építés: { $building }
puerto-rico-label-pay-colonist = Fizetés egy telepessel ({ $place-from })
puerto-rico-label-pay-good = Fizetés egy hordó { $good-with }
puerto-rico-label-pay-vp = Fizetés egy győzelmipont-jelzővel
puerto-rico-label-bonus = Még egy hordó: { $good }
puerto-rico-label-sell = Eladás a kereskedőházban: { $good }
puerto-rico-label-post = Eladás a kereskedelmi állomáson: { $good }
puerto-rico-label-buy-tile = Lefordított lapka vásárlása
puerto-rico-label-buy-open-tile = Vásárlás: { $tile }
puerto-rico-label-supply = A kaszárnyának: { $good }
puerto-rico-label-load =
    Behajózás { $ship ->
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
        [7] a 7-es
       *[other] a { $ship }-as
    } hajóra: { $good }
puerto-rico-label-load-wharf = Behajózás a rakparton: { $good }
puerto-rico-label-small = Behajózás a kis rakparton: { $n } hordó { $good }
puerto-rico-label-done = Kész
puerto-rico-label-store = Az összes hordó raktározása: { $good }
puerto-rico-label-keep = Egy hordó megtartása: { $good }
puerto-rico-label-guest = Vendég költöztetése { $place-to }
puerto-rico-label-pass =
    { $asked ->
        [guests] A vendégek maradnak
        [tile_colonist] Nem kell telepes
        [discard] Nem dobok el semmit
        [mayor_colonist] Nem kell telepes
        [building_colonist] Nem kell telepes
        [bonus] Nem kell hordó
        [supply] Nem adok többet
       *[other] Passz
    }

# Beside the choices.
puerto-rico-hint-role = { $n } dublon van rajta
puerto-rico-hint-craftsman =
    { $made ->
        [0] nem termelsz semmit
       *[other] { $made } hordót termelsz
    }{ $n ->
        [0] { "" }
       *[other] , { $n } dublon van rajta
    }
puerto-rico-hint-build =
    { $price ->
        [0] ingyen
       *[other] { $price } dublon
    }, { $vp } GyP
puerto-rico-hint-sell = { $n } dublon
puerto-rico-hint-load = { $n } hordó, { $vp } GyP

# The score sheet.
puerto-rico-score-vp = GyP-jelzők
puerto-rico-score-buildings = épületek
puerto-rico-score-nobles = nemesek
`,"../../../src/entrepot/games/puerto_rico/catalogs/hu/study_puerto_rico.ftl":`# What the book of openings counts.
puerto-rico-fact-opening = A játék első szerepe
puerto-rico-fact-first-role = Az első saját szerep
puerto-rico-fact-first-tile = Az első lapka
puerto-rico-fact-first-building = Az első épület
puerto-rico-fact-second-building = A második épület
puerto-rico-fact-plans = Tervek
puerto-rico-fact-buildings = Épületek
puerto-rico-fact-quarries = Kőbányák
puerto-rico-fact-large-buildings = Nagy épületek
puerto-rico-fact-has-large-building = Legalább egy nagy épület
puerto-rico-fact-captain = Hányszor kapitány
puerto-rico-fact-craftsman = Hányszor iparos
plan-quarries = legalább három kőbánya
plan-wharf = rakpart
plan-harbor = kikötő
plan-factory = gyár
plan-large-buildings = legalább két nagy épület
plan-shipping = több pont behajózásból, mint épületekből
plan-building = legfeljebb annyi pont behajózásból, mint épületekből

# The themes of puzzles.
puerto-rico-theme-storage = raktározás
puerto-rico-theme-mayor = telepesek elhelyezése
puerto-rico-theme-shipping = behajózás
puerto-rico-theme-blocking = hajó elzárása
puerto-rico-theme-trade = eladás
puerto-rico-theme-production = termelés
puerto-rico-theme-plantation = lapkaválasztás
puerto-rico-theme-quarry = kőbánya
puerto-rico-theme-building = építés
puerto-rico-theme-wharf = rakpart
puerto-rico-theme-large-building = nagy épület
puerto-rico-theme-role = szerepválasztás
puerto-rico-theme-denial = akadályozás
puerto-rico-theme-ending = végjáték
`,"../../../src/entrepot/games/spice_road/catalogs/hu/explain_spice_road.ftl":`# Magyarázatok: miből állnak a pontok, és mit vesz el egy akció a többiektől.
spice-road-part-cards = pontkártyák
spice-road-part-coins = érmék
spice-road-part-cubes = kockák
spice-road-explain-rival = { $seat } is megszerezhetné ezt a kártyát.
`,"../../../src/entrepot/games/spice_road/catalogs/hu/page_spice_road.ftl":`# The board of Spice Road on the page.
sr-points = Pontkártyák
sr-merchants = Kereskedők
sr-hand = Kézben
sr-played = Kijátszva
sr-ladder = A fűszerek sorrendje: minden fejlesztés egy lépés fölfelé
sr-tray = A választásod
sr-score = { $n } pont

# Things in words, for those who hear the board.
sr-caravan = Karaván: { $cubes }
sr-caravan-empty = Karaván: üres
sr-lying = rajta: { $cubes }
sr-card-create = Fűszerkártya: { $get-acc } kapsz
sr-card-upgrade =
    { $n ->
        [one] Fejlesztőkártya: egy kocka egy lépéssel
       *[other] Fejlesztőkártya: kockák legfeljebb { $n } lépéssel
    }
sr-card-trade = Cserekártya: { $give-acc } cserélhetsz { $get-to }
sr-card-points = Pontkártya: { $n } pont { $cost-for }
sr-about = Erről a kártyáról
sr-with-hint = { $name } ({ $hint })

# What is being decided.
sr-how-often = Hányszor?
sr-how-often-more = Még hányszor?
sr-trade-times =
    { $n ->
        [one] Egyszer: { $give-acc } cserélsz { $get-to }
       *[other] { $n }×: { $give-acc } cserélsz { $get-to }
    }
sr-cancel = Mégse
sr-steps-left = Válassz egy fejlesztendő kockát: még { $n } lépés
sr-ask-drop =
    { $n ->
        [one] Válaszd ki az utolsó leteendő kockát
       *[other] Válassz egy-egy kockát a bal oldali kártyákra: még { $n }
    }
sr-ask-discard = Túl sok a kocka: válaszd ki, melyiket dobod el
sr-cheapest-drop = A legolcsóbb letevése
sr-cheapest-discard = A legolcsóbb eldobása

# The start.
page-game-spice-road = Kereskedj fűszerekkel, és váltsd őket a legértékesebb kártyákra.

# Options.
page-option-open-points = Nyílt pontkártyák

# What a thing is.
page-about-merchant-card = Kereskedőkártya
page-about-point-card = Pontkártya
page-about-create = Kapsz { $cubes-acc }.
page-about-upgrade =
    { $n ->
        [one] Fejlessz egy kockát egy lépéssel.
       *[other] Fejlessz kockákat összesen { $n } lépéssel, mindig a következő fűszerre.
    }
page-about-trade = Cserélj { $give-acc } { $get-to }, ahányszor csak akarsz és tudsz.
page-about-claim = { $points } pont { $cubes-for }.

# The rules in short.
page-rules-spice-road-aim = Miről szól
page-rules-spice-road-aim-text = Minden játékos egy karavánt vezet, amely legfeljebb tíz fűszerkockát visz. A kártyákkal kockákat lehet szerezni, fejleszteni és cserélni. Akinek megvannak a pontkártyán látható kockák, megszerezheti a kártyát. Az győz, akinek a legtöbb pontja van.
page-rules-spice-road-turn = Egy lépés menete
page-rules-spice-road-turn-text = Válassz egyet a négy közül:
page-rules-action-play = Kártya kijátszása
page-rules-action-play-text = Tegyél le egy kereskedőkártyát a kezedből, és hajtsd végre: szerezz kockákat, fejleszd vagy cseréld őket, ahányszor akarod.
page-rules-action-acquire = Kártya vásárlása
page-rules-action-acquire-text = Vegyél el egy kereskedőkártyát a sorból. Az első ingyenes; egy távolabbiért tegyél egy-egy kockát minden előtte lévőre. A kártyán fekvő kockák a tieid.
page-rules-action-rest = Pihenés
page-rules-action-rest-text = Vedd vissza a kezedbe az összes kijátszott kártyádat.
page-rules-action-claim = Pontkártya megszerzése
page-rules-action-claim-text = Fizesd ki a rajta látható kockákat. A sor első két kártyájához arany-, illetve ezüstérme jár, amíg van: 3 pont és 1 pont.
page-rules-spice-road-cubes = Fűszerek
page-rules-spice-road-cubes-text = A legolcsóbbtól a legértékesebbig. Egy kockát fejleszteni annyi, mint a sorban következőre cserélni.
page-rules-spice-road-end = A játék vége
page-rules-spice-road-end-text = Amikor valaki megszerzi az ötödik pontkártyát – két vagy három játékossal a hatodikat –, a fordulót még végigjátsszátok. A megmaradt kockák a legolcsóbbak kivételével egy-egy pontot érnek.

# The game that teaches.
page-lesson-spice-road-aim = A játék célja: a legtöbb pontot szerezni pontkártyákkal, amelyekért fűszerrel fizetsz.
page-lesson-spice-road-turn = A lépésedben négy dolog közül egyet teszel: kijátszol egy kártyát, kereskedőkártyát vásárolsz, pontkártyát szerzel, vagy pihensz.
page-lesson-spice-road-ladder = A fűszereknek sorrendjük van a kurkumától a fahéjig. A fejlesztés a következő fűszerre cserél egy kockát. A karaván tíz kockát visz.
page-lesson-spice-road-merchants = A sor első kereskedőkártyája ingyenes. Egy távolabbi minden előtte lévőre egy-egy kockába kerül; a megvett kártyán fekvő kockák a tieid.
page-lesson-spice-road-rest = A kijátszott kártyáid az asztalon maradnak, amíg nem pihensz: akkor mindet visszaveszed a kezedbe.
page-lesson-spice-road-engine = A kártyáid olyanok, mint egy gépezet: egyesek fűszert adnak, mások jobbra cserélik. Néhány összeillő kártya többet ér, mint sok össze nem illő.
page-lesson-spice-road-trade = A cserekártya ugyanabban a lépésben többször is használható, ahányszor ki tudod fizetni.
page-lesson-spice-road-points = A pontkártya a rajta látható fűszerekbe kerül. A sor elsőjéhez aranyérme (3 pont), a másodikhoz ezüstérme (1 pont) jár, amíg van.
page-lesson-spice-road-timing = Fontos az időzítés: a többiek is akarhatják ugyanazt a pontkártyát. Figyeld, kinek a karavánja tudja hamarosan kifizetni.
page-lesson-spice-road-end = Három játékossal a játék azzal a fordulóval ér véget, amelyben valaki megszerzi a hatodik pontkártyáját. Ekkor minden megmaradt kocka 1 pontot ér, a kurkuma kivételével.
page-lesson-spice-road-finish = Most már ismered a fűszereket és a kártyákat, és tudod, hogyan ér véget a játék. Játssz tovább; a tippek megmaradnak.
page-lesson-spice-road-watch = Most a többiek jönnek. Figyeld, milyen kártyákat vesznek el.
page-lesson-spice-road-ask-turn = Melyik pontkártyát tudod a leghamarabb kifizetni, és mely kártyák segítenek hozzá?
page-lesson-spice-road-ask-upgrade = Minden fejlesztés a következő fűszerre cserél egy kockát. Korábban is abbahagyhatod.
page-lesson-spice-road-ask-trade = A cserét megismételheted, amíg ki tudod fizetni, vagy abbahagyhatod.
page-lesson-spice-road-ask-drop = Minden kártyára, amely a kiszemelt előtt van, egy kocka kerül. Te választod ki, melyik.
page-lesson-spice-road-ask-discard = A karaván tíz kockát visz. Te választod ki, melyiket adod vissza.

# What a round has changed.
page-change-cubes = { $signed } kocka
page-change-cards = { $signed } kereskedőkártya
page-change-claimed = { $signed } pontkártya

# Parts of the table, on a narrow screen.
sr-tabs = Az asztal részei
sr-tab-table = Asztal
sr-tab-others = Többiek
`,"../../../src/entrepot/games/spice_road/catalogs/hu/spice_road.ftl":`spice-road = Fűszerút

spice-turmeric = kurkuma
    .acc = kurkumát
    .to = kurkumára
    .for = kurkumáért
spice-saffron = sáfrány
    .acc = sáfrányt
    .to = sáfrányra
    .for = sáfrányért
spice-cardamom = kardamom
    .acc = kardamomot
    .to = kardamomra
    .for = kardamomért
spice-cinnamon = fahéj
    .acc = fahéjat
    .to = fahéjra
    .for = fahéjért

# Why an action is refused.
spice-road-why-nothing-played = nincs kijátszott kártyád, amelyet visszavehetnél (CEN-11).
spice-road-why-nothing-begun = nincs megkezdett lépésed, amelyet ezzel folytathatnál (CEN-6).
spice-road-why-already-played = ezt a kártyát ({ $card }) már kijátszottad; pihenéssel kerül vissza a kezedbe (CEN-11).
spice-road-why-not-in-hand = ez a kártya ({ $card }) nincs a kezedben (CEN-7).
spice-road-why-nothing-to-raise = nincs kockád, amelyet fejleszthetnél (CEN-8).
spice-road-why-cannot-trade = ehhez a kártyához ({ $card }) nincs elég kockád; hiányzik: { $missing } (CEN-9).
spice-road-why-not-in-row = ez a kártya ({ $card }) nincs a kereskedősorban (CEN-10).
spice-road-why-cannot-acquire =
    ez a kártya ({ $card }) { $needed } kockába kerül, egy-egybe minden tőle balra lévő kártya után, de a karavánodban { $cubes ->
        [0] egy sincs
       *[other] csak { $cubes } van
    } (CEN-10).
spice-road-why-not-in-point-row = nincs a sorban ilyen árú pontkártya ({ $cost }) (CEN-12).
spice-road-why-cannot-claim = erre a pontkártyára ({ $cost }) nem futja; hiányzik: { $missing } (CEN-12).
spice-road-why-raise-one = legalább egy kockát fejlesztened kell (CEN-8).
spice-road-why-no-such-cube = a karavánodban nincs { $spice }.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] kártyát játszol ki ({ $card }): fejlessz kockákat, vagy fejezd be (CEN-8).
        [trade] kártyát játszol ki ({ $card }): cserélj újra, vagy fejezd be (CEN-9).
        [drop] kártyát veszel ({ $card }): tegyél egy-egy kockát a tőle balra lévő kártyákra (CEN-10).
       *[discard] a karavánodban tíznél több kocka van: dobd el a fölösleget (CEN-13).
    }

# What has happened.
spice-road-played = { $seat } kártyát játszik ki: { $card }.
spice-road-raised = { $seat } { $spice-acc } fejleszt { $to-to }.
spice-road-traded = { $seat } cserél: { $give } → { $get }.
spice-road-dropped = { $seat } { $spice-acc } tesz erre a kártyára: { $card }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } kártyát vesz: { $card }.
       *[other] { $seat } kártyát vesz: { $card } (rajta: { $cubes }).
    }
spice-road-rested = { $seat } pihen.
spice-road-claimed =
    { $coin ->
        [gold] { $seat } megszerez egy { $points } pontos kártyát (ára: { $card }), és kap egy aranyérmét.
        [silver] { $seat } megszerez egy { $points } pontos kártyát (ára: { $card }), és kap egy ezüstérmét.
       *[none] { $seat } megszerez egy { $points } pontos kártyát (ára: { $card }).
    }
spice-road-discarded = { $seat } { $spice-acc } dob el.
spice-road-opened-merchant = Új kereskedőkártya: { $card }.
spice-road-opened-points = Új pontkártya: { $points } pont (ára: { $card }).
spice-road-last-round = { $seat } elég pontkártyát gyűjtött: ez az utolsó forduló.
ended-by-cen-14 = Valaki elég pontkártyát gyűjtött (CEN-14).

# Position errors.
spice-road-error-starters = a kézben és a kijátszottak között lennie kell +YY és ^2 lapnak, és minden kártya csak egyszer lehet.
spice-road-error-cubes = a kockák betűi: { $letters }, legfeljebb { $most } darab.
spice-road-error-row = a sorban { $length } kártyának kell lennie, vagy kevesebbnek, ha a pakli elfogyott.
spice-road-error-pending = itt erről nem lehet dönteni.
spice-road-error-caravan = két lépés között legfeljebb { $most } kocka lehet a karavánban (CEN-13).
spice-road-error-points = senkinek sem lehet { $most } pontkártyánál több (CEN-14).
spice-road-error-ended = ennyi kártyával ez a játékos már nem kerülne sorra, a játék véget ért volna (CEN-14).

# What the errors name.
spice-road-pieces-gold = aranyérme
spice-road-pieces-silver = ezüstérme

# The board.
spice-road-board-round = { $round }. forduló
spice-road-board-points = pontok
spice-road-board-merchants = kereskedők
spice-road-board-hand = kézben
spice-road-board-played = kijátszva
spice-road-board-deck = pakli: { $n }
spice-road-board-price =
    { $n ->
        [0] ingyen
       *[other] { $n } kocka
    }
spice-road-coins-gold = arany ×{ $n }
spice-road-coins-silver = ezüst ×{ $n }
spice-road-board-claimed =
    { $n ->
        [0] nincs pontkártya
       *[other] { $n } pontkártya
    }

# What is asked, for everybody to read.
spice-road-ask-turn = { $seat } kártyát játszik ki vagy vesz, pontkártyát szerez, vagy pihen
    .you = Játssz ki vagy vegyél egy kártyát, szerezz pontkártyát, vagy pihenj
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } fejleszthet egy kockát egy lépéssel
       *[other] { $seat } fejleszthet, összesen { $n } lépéssel
    }
    .you =
        { $n ->
            [one] Fejleszthetsz egy kockát egy lépéssel
           *[other] Fejleszthetsz, összesen { $n } lépéssel
        }
spice-road-ask-trade = { $seat } újra cserélhet: { $card }
    .you = Újra cserélhetsz: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } egy kockát tesz a bal oldali kártyára
       *[other] { $seat } egy-egy kockát tesz a bal oldali { $n } kártyára
    }
    .you =
        { $n ->
            [one] Tegyél egy kockát a bal oldali kártyára
           *[other] Tegyél egy-egy kockát a bal oldali { $n } kártyára
        }
spice-road-ask-discard = { $seat } eldob { $n } kockát: a karavánban tíz fér el
    .you = Dobj el { $n } kockát: a karavánban tíz fér el

# What may be answered, for a button or a menu.
spice-road-label-play = Kijátszás: { $card }
spice-road-label-acquire = Vásárlás: { $card }
spice-road-label-claim = Pontkártya megszerzése: { $points } pont { $card-for }
spice-road-label-rest = Pihenés: { $n } kártya vissza a kézbe
spice-road-label-raise = Fejlesztés: { $spice } → { $to }
spice-road-label-again = Még egyszer: { $card }
spice-road-label-stop = Kész
spice-road-label-drop = Letevés: { $spice }
spice-road-label-discard = Eldobás: { $spice }

# Cards and cubes in words.
spice-road-card-create = { $cubes } szerzése
spice-road-card-upgrade =
    { $n ->
        [one] fejlesztés egy lépéssel
       *[other] fejlesztés { $n } lépéssel
    }
spice-road-card-trade = { $give } → { $get }
spice-road-cubes-1 = { $a }
    .acc = { $a-acc }
    .to = { $a-to }
    .for = { $a-for }
spice-road-cubes-2 = { $a } és { $b }
    .acc = { $a-acc } és { $b-acc }
    .to = { $a-to } és { $b-to }
    .for = { $a-for } és { $b-for }
spice-road-cubes-3 = { $a }, { $b } és { $c }
    .acc = { $a-acc }, { $b-acc } és { $c-acc }
    .to = { $a-to }, { $b-to } és { $c-to }
    .for = { $a-for }, { $b-for } és { $c-for }
spice-road-cubes-4 = { $a }, { $b }, { $c } és { $d }
    .acc = { $a-acc }, { $b-acc }, { $c-acc } és { $d-acc }
    .to = { $a-to }, { $b-to }, { $c-to } és { $d-to }
    .for = { $a-for }, { $b-for }, { $c-for } és { $d-for }
spice-road-cubes-of = { $n } { $spice }
    .acc = { $n } { $spice-acc }
    .to = { $n } { $spice-to }
    .for = { $n } { $spice-for }

# What a choice costs or brings.
spice-road-hint-trade =
    { $n ->
        [one] egyszer
       *[other] legfeljebb { $n }×
    }
spice-road-hint-acquire =
    { $n ->
        [0] ingyen
       *[other] { $n } kockáért
    }{ $cubes ->
        [none] { "" }
       *[other] , rajta: { $cubes }
    }
spice-road-hint-claim =
    { $coin ->
        [gold] aranyérmével
       *[silver] ezüstérmével
    }
spice-road-hint-again =
    { $n ->
        [one] még egyszer
       *[other] még legfeljebb { $n }×
    }
spice-road-hint-cubes = { $n } van a karavánban

# The score sheet.
spice-road-score-cards = pontkártyák
spice-road-score-gold = aranyérmék
spice-road-score-silver = ezüstérmék
spice-road-score-cubes = kockák
`,"../../../src/entrepot/games/spice_road/catalogs/hu/study_spice_road.ftl":`# What the book of openings counts.
spice-road-fact-first-card = Az első kereskedőkártya
spice-road-fact-second-card = A második kereskedőkártya
spice-road-fact-hand = Megszerzett kereskedőkártyák
spice-road-fact-merchant-cards = A megszerzett kereskedőkártyák száma
spice-road-fact-point-cards = Pontkártyák
spice-road-fact-gold = Aranyérmék
spice-road-fact-silver = Ezüstérmék
spice-road-fact-rests = Pihenések

# The themes of puzzles.
spice-road-theme-claiming = pontkártya megszerzése
spice-road-theme-engine = a kézben tartott lapok felépítése
spice-road-theme-timing = időzítés
spice-road-theme-caravan = karaván
spice-road-theme-spices = fűszerek
spice-road-theme-denial = akadályozás
spice-road-theme-ending = végjáték
`,"../../../src/entrepot/games/spice_road/catalogs/hu/terminal_spice_road.ftl":`# How the terminal abbreviates the spices on the board and in the menu: by the initial, or by two letters where others
# begin alike. None may be what the notation writes for another spice (Y, R, G, B).
spice-road-letter-turmeric = Ku
spice-road-letter-saffron = S
spice-road-letter-cardamom = Ka
spice-road-letter-cinnamon = F
`,"../../../src/entrepot/i18n/hu/bots.ftl":`bots-unknown = Nincs „{ $name }” nevű bot; a választék: { $known }.
bots-one-game = { $name } csak ezt játssza: { $game }.

# The levels, also as names of the bots that play them.
bots-level-beginner = Kezdő
bots-level-easy = Könnyű
bots-level-medium = Közepes
bots-level-hard = Nehéz
bots-level-expert = Mester
bots-network-broken = A(z) { $name } nem olyan hálózat, amelyet ez a verzió használni tud, ezért a botok nélküle keresnek: { $reason }
bots-network-outdated = A játék másik verziójához készült.
bots-network-damaged = A fájl sérült.
`,"../../../src/entrepot/i18n/hu/core.ftl":`# The code of the language, for programs that read a page aloud.
language = hu

# Errors. Each is one clear sentence; keys and actions stand in it as they were written.
error-not-an-action = „{ $text }”: ebben a játékban nincs ilyen akció.
error-illegal-action = „{ $action }” most nem lehetséges: { $reason } Választható: { $legal }.
error-game-over = A játék véget ért, ez már nem játszható meg: „{ $action }”.
error-nothing-to-undo = { $seat } semmit sem vonhat vissza: azóta más is lépett, vagy felfedtek valamit.
error-unknown-game = Nincs „{ $game }” nevű játék; a választék: { $known }.
error-broken-game = Ez a játék nem tölthető be: „{ $game }” ({ $reason }).
error-game-fails = A játék hibás: { $where }: { $reason }.
error-option-unknown = Nincs „{ $option }” nevű beállítás; a választék: { $known }.
error-option-value = { $option } értéke nem lehet „{ $value }”; lehetséges: { $values }.
error-names = Adj meg { $players } nevet, minden játékosnak egyet, mindegyiket egyetlen sorban.
error-seed = „{ $value }” nem jó magnak: a mag egész szám 0 és 2^64 - 1 között.
error-no-seat = Nincs „{ $seat }” számú hely; a helyek számozása 0-tól { $last }-ig tart.
error-no-such-moment = Nincs { $number }. pillanat; a játék pillanatai 0-tól { $last }-ig tartanak.

error-position = { $key }: { $reason }
error-key-missing = ez a kulcs hiányzik.
error-unknown-key = nincs ilyen kulcs; a választék: { $known }.
error-not-whole = „{ $value }” nem egész szám.
error-not-text = „{ $value }” nem szöveg.
error-not-list = „{ $value }” nem lista.
error-not-object = „{ $value }” nem objektum.
error-out-of-range = { $value } nincs { $low } és { $high } között.
error-not-one-of = „{ $value }” nincs ezek között: { $allowed }.
error-too-many = ebből túl sok van: { $what }; legfeljebb { $most } lehet.
error-missing-pieces = hiányzik: { $what }.
error-number-of-players = a beállítások szerint { $players } játékosnak kell lennie.

error-nothing-to-arrange = most nincs kit elhelyezni.
error-no-chance = ebben a játékban a kezdés után semmi sem múlik a véletlenen.

error-not-a-record = Ez nem játékfelvétel: hiányzik belőle: "format": "{ $format }".
error-record-key = A felvételből hiányzik vagy hibás benne: „{ $key }”.
error-record-action = A felvétel nem játszható vissza; a hibás akció száma { $number }: { $reason }
error-record-chance = A felvétel „chance” része nem illik az akcióihoz.
error-record-result = A felvétel eredménye nem az, amire az akciói vezetnek.
error-record-rules = A felvétel a szabályok { $version }. változata szerint készült, és a jelenlegi, { $now }. változat szerint nem játszható vissza: { $reason }

why-not-your-turn = most { $seat } van soron.

board-game-over = vége a játéknak
board-to-decide = soron van: { $player }

score-points = pont

# Where a game has no words of its own.
question-decides = { $seat } dönt
why-not-legal = a szabályok itt nem engedik meg.
ended-by-end = A játékot végigjátszották.

error-file = { $path }: { $reason }.
error-not-json = { $path } nem JSON: { $reason }.
`,"../../../src/entrepot/i18n/hu/explain.ftl":`# Miért jó egy akció, egy-egy mondatban.
explain-part = Több pont: { $part } +{ $points }.
explain-less = Kevesebb pont: { $part } −{ $points }.
explain-denial = { $seat } kevesebb pontot kap: { $part } −{ $points }.
explain-chance = Jobb esély a győzelemre: +{ $percent }%.
explain-even = A többi lehetőség is nagyjából ugyanilyen jó.
explain-next = Azután: { $action }.
explain-ends-game = Ezzel véget ér a játék.
explain-last-round = Ez lesz az utolsó forduló.
explain-hint = Tipp: { $action }.
explain-over = A játék véget ért: nincs megmagyarázható döntés.

# A játék szakaszai.
explain-phase-opening = kezdet
explain-phase-middle = középjáték
explain-phase-endgame = végjáték

# A hibák fajtái.
explain-mistake-missed = elmulasztva: { $part }
explain-mistake-gave = { $seat } javára: { $part }
explain-mistake-position = elveszett előny
`,"../../../src/entrepot/i18n/hu/page.ftl":`# The page around the boards.
page-title = Entrepôt
page-home = Kezdőlap
page-skip = Ugrás az asztalhoz
page-close = Bezárás
page-again = Próbáld újra
page-copy = Másolás
page-copied = Vágólapra másolva.

# What went wrong.
page-error-unreachable = A szerver nem érhető el. Nézd meg, van-e kapcsolat, és próbáld újra.
page-error-status = A szerver ezt nem tudta végrehajtani ({ $status }).
page-error-unexpected = Hiba történt: { $what }
page-refused-offline = Nem sikerült elküldeni: megszakadt a kapcsolat. Magától helyreáll; utána válassz újra.
page-refused-silent = A szerver nem válaszolt. Nézd meg, megtörtént-e a lépés; ha nem, válassz újra.
page-connection-lost = A kapcsolat megszakadt. Magától helyreáll.

# The start.
page-start-heading = Játékok a kereskedelemről
page-start-lead = Botok ellen, barátokkal vagy egy képernyőnél. Regisztráció nélkül.
page-start-which = Játék kiválasztása
page-start-more = További lehetőségek
page-play-now = Azonnali játék
page-play-now-more = Te és { $n } közepes erejű bot
page-make-table = Új asztal
page-make-table-more = Játékosok, botok és szabályok kiválasztása
page-join = Csatlakozás
page-join-more = Nyitott asztalhoz vagy meghívóval
page-learn = Tanulójáték: { $game }
page-rules = Szabályok
page-name = A neved
# Names that are proposed to newcomers, with commas between them.
page-names = Ánizs, Bazsalikom, Szegfűszeg, Kömény, Boróka, Babér, Szerecsendió, Rozmaring, Zsálya, Sóska, Tárkony, Vanília

# Lists of tables.
page-tables-continue = Folytatás
page-tables-join = Megnyitás
page-tables-watch = Megtekintés
page-status-waiting = játékosokra vár
page-status-playing = játékban
page-status-finished = befejezve
page-status-abandoned = félbehagyva

# Joining.
page-join-heading = Csatlakozás egy asztalhoz
page-join-link = Meghívólink
page-join-go = Ugrás
page-join-no-link = Ez nem egy asztal linkje.
page-join-open = Nyitott asztalok
page-join-none = Most nincs nyitott asztal. Hozz létre egyet, vagy kérj linket egy barátodtól.
page-join-running = Folyamatban lévő játékok
page-invited = Meghívó: { $game }
page-invited-join = Leülés az asztalhoz
page-invited-full = Minden hely foglalt.

# Making a table.
page-new-heading = Új asztal: { $game }
page-new-hints = Tippek mutatása mindenkinek
page-new-private = Csak meghívóval
page-new-more = További beállítások
page-new-clock = Óra
page-new-shuffle = Helyek kisorsolása
page-new-open = Asztal megnyitása
page-new-begin = Kezdés
page-clock-none = nincs
page-clock = { $minutes } perc, döntésenként +{ $seconds } mp
page-seats = Játékosok
page-seat-you = te
page-seat-me = Te ({ $name })
page-seat-guest = Ennél a képernyőnél
page-seat-guest-name = { $number }. játékos
page-seat-name = { $number }. játékos neve
page-seat-color = Másik szín a(z) { $number }. játékosnak
page-seat-wait = Szabad hely
page-seat-open = szabad
page-seat-bots = Bot
page-seat-yours = (te)
page-front = Előtérbe: { $seat }
page-seat-away = (bot játszik)
page-seat-gone = (lecsatlakozott)
page-seat-replace = Játsszon helyette bot
page-seat-reclaim = Visszatérés a játékba

# Options.
page-option-players = Játékosok száma
page-value-usual = Alapértelmezett
page-value-none = nincs
page-value-yes = igen
page-value-no = nem
page-value-seat = { $number }. hely
page-value-random = véletlenszerű

# The waiting room.
page-room-heading = { $game }: játékosokra vár
page-room-waiting = { $n } hely szabad.
page-room-link = Küldd el ezt a linket azoknak, akiket meghívsz
page-room-sit = Leülés ide
page-room-start = Kezdés most, botokkal a szabad helyeken
page-room-leave = Asztal elhagyása
page-room-commitment = A mag már rögzítve van; ez a pecsétje:

# At the table.
page-question = Kérdés
page-your-turn = Te jössz
page-over = A játék véget ért.
page-suggestion = Egy bot ezt lépné: { $what }
page-hint = Tipp
page-hint-arranged = A tábládon az az elrendezés látható, amelyet egy bot választana. Még módosíthatod.
page-suggested = tipp
page-undo = Visszavonás
page-undone = { $seat } visszavonja a lépését.
page-board = Játéktábla
page-choices = Lehetőségek
page-all-choices = Minden lehetőség szövegesen ({ $n })
page-log = Napló
page-log-and-chat = Napló és csevegés
page-chat = Csevegés
page-chat-say = Írj üzenetet
page-chat-send = Küldés
page-chat-unread = { $n } új üzenet
page-log-whose = Kinek a lépései
page-log-all = mindenkié
page-tab-story = Napló
page-tab-calls = itt választhatsz
page-next = Tovább
page-spectators = { $n } néző
page-curtain = Add tovább a képernyőt
page-curtain-to = Következik: { $seat }
page-curtain-why = Van, amit csak a soron következő játékos láthat.
page-curtain-ready = { $seat } vagyok
page-summary = { $round }. forduló

# Keys.
page-keys = Billentyűparancsok
page-key-arrows = mozgás a lehetőségek között
page-key-tab = ugyanez, egymás után
page-key-enter = választás
page-key-escape = vissza, bezárás
page-key-hint = tipp, magyarázattal
page-key-undo = visszavonás
page-key-help = ez a lista

# Settings.
page-settings = Beállítások
page-settings-language = Nyelv
page-settings-shade = Megjelenés
page-shade-system = rendszer szerint
page-shade-light = világos
page-shade-dark = sötét
page-settings-pace = A többiek lépései
page-pace-0 = azonnal
page-pace-1 = gyorsan
page-pace-2 = normál tempóban
page-pace-3 = lassan
page-pace-4 = lépésről lépésre
page-settings-moving = Animáció
page-settings-moving-more = A hordók, kockák és érmék a helyükre vándorolnak.
page-settings-sounds = Hangok
page-settings-sounds-more = Rövid hangjelzés, amikor te jössz.
page-settings-hints = Tippek
page-settings-hints-more = Megjelöli, mit lépne egy bot, ahol az asztal engedi.
page-settings-summaries = Összegzések
page-settings-summaries-more = Egy sor minden forduló végén.
page-settings-size = Méret
page-settings-color = A színem
page-color-any = bármilyen
page-color = { $n }. szín
page-settings-alerts = Értesítés, ha én jövök
page-settings-alerts-more = A böngésző szól, ha te jössz, és épp mást nézel.
page-settings-confirm = Megerősítés
page-confirm-never = soha
page-confirm-turn = ami befejezi a köröm
page-confirm-always = minden
page-away = Amíg távol voltál
page-confirm = { $what }?
page-confirm-yes = Igen
page-confirm-no = Nem
page-notify = Értesítések
page-notify-more = Óra nélküli játékokhoz: üzenet, ha te jössz, és egy ideje nem vagy az asztalnál. A játékot nevezi meg, és az asztalra mutat; a választott szolgáltatás el tudja olvasni, a böngészőnek szóló üzenetek viszont titkosítottak.
page-notify-ntfy = ntfy-téma
page-notify-webhook = Webhook
page-notify-push = Böngésző
page-notify-feed = Hírfolyam: én jövök
page-notify-kind = Küldés ide
page-notify-url = Cím (URL)
page-notify-add = Hozzáadás
page-notify-browser = Értesítés ebben a böngészőben
page-notify-new-feed = Hírfolyam létrehozása
page-notify-feed-more = Aki ismeri ezeket a címeket, láthatja, melyik asztaloknál jössz te. Ha törlöd a hírfolyamot, a címek nem működnek többé.
page-notify-atom = Hírolvasó
page-notify-ical = Naptár
page-notify-test = Próba küldése
page-notify-remove = Törlés
page-notify-sending = Küldés …
page-notify-outcome-ok = Az utolsó üzenet megérkezett.
page-notify-outcome-timeout = Az utolsó üzenet nem sikerült: nem jött időben válasz.
page-notify-outcome-unreachable = Az utolsó üzenet nem sikerült: a cím nem érhető el.
page-notify-outcome-address = Az utolsó üzenetet nem küldtük el: a cím magánhálózatba vezet.
page-notify-outcome-status = Az utolsó üzenetet elutasították (állapot: { $status }).
page-notify-paused = Több hiba után szünetel. Egy megérkező próba újraindítja.
page-notify-denied = A böngésző nem enged értesítést erről az oldalról. Ezt a beállításaiban módosíthatod.
page-notify-unsupported = Ez a böngésző itt nem tud értesítést fogadni; ahhoz HTTPS kell.

# The visitor's devices, and what a host decides about people.
page-you = Te
page-you-move = Játék másik eszközön
page-you-move-how = A linkkel egy másik eszköz is a tiéd lesz: ugyanaz a név, ugyanazok az asztalok és helyek. Egyszer használható, tíz percen belül.
page-you-link = Link készítése
page-you-link-made = Nyisd meg ezt a linket a másik eszközödön tíz percen belül
page-you-code = Helyreállító kód
page-you-code-how = Írd fel: ezzel térhetsz vissza, ha elveszik az eszköz, vagy törlöd a böngésző adatait. Aki ismeri, a nevedben játszhat.
page-you-code-make = Helyreállító kód készítése
page-you-code-made = A helyreállító kódod. Csak most látható
page-you-code-since = A helyreállító kódod készült: { $date }. Az új kód a helyébe lép.
page-you-enter = Van linkem vagy helyreállító kódom
page-devices = Eszközeid
page-device-unknown = Ismeretlen eszköz
page-device-current = ez az eszköz
page-device-used = utoljára használva: { $date }
page-device-sign-out = Kijelentkeztetés
page-sign-out-all = Minden más eszköz kijelentkeztetése
page-sign-out-all-how = A linkek és a helyreállító kód is érvényüket vesztik.
page-move = Folytatás ezen az eszközön
page-move-code = Link vagy helyreállító kód
page-move-next = Tovább
page-move-who = Folytatod ezen az eszközön ezen a néven: { $name }?
page-move-tables = Nyitott asztalok: { $n }
page-move-now = Itt eddig a neved: { $name }, nyitott asztalok: { $n }. Hozzájuk csak az ehhez a névhez tartozó helyreállító kóddal vagy egy másik eszközön térhetsz vissza.
page-move-careful = Csak akkor folytasd, ha a link vagy a kód a sajátod. Különben más nevében játszanál.
page-move-confirm = Igen, én vagyok: { $name }
page-move-cancel = Mégse
page-signed-out = Ezen az eszközön kijelentkeztettek.
page-person = Az asztal létrehozójának menüje: { $name }
page-person-remove = Eltávolítás az asztaltól
page-person-remove-how = A hely felszabadul; játék közben bot játszik tovább. Visszavonható.
page-person-readmit = Visszaengedés
page-person-mute = Elnémítás a csevegésben
page-person-mute-how = Új üzeneteit senki sem látja. Visszavonható.
page-person-unmute = Némítás feloldása
page-person-removed = eltávolítva
page-person-muted = elnémítva
page-restricted = Eltávolítva vagy elnémítva
page-new-chat = Ki írhat a csevegésbe
page-chat-everyone = mindenki
page-chat-players = csak a játékosok
page-chat-nobody = senki

# The end.
page-end = A játék vége
page-winners =
    { $n ->
        [one] A győztes: { $names }
       *[other] Megosztott győzelem: { $names }
    }
page-total = Összesen
page-rematch = Visszavágó
page-rematch-there = Ugrás a következő játékra
page-replay = Visszajátszás
page-analysis = Elemzés
page-analysis-running = Egy bot elemzi a döntéseket: { $done } / { $of }
page-analysis-waiting = Más elemzések ez előtt: { $n }
page-record = Felvétel letöltése
page-share = Megosztás
page-share-copied = Hivatkozás másolva
page-branch = Ez a játék egy másik játék { $move }. lépésétől folytatódott, ezért nem az elejétől volt megkeverve.
page-fair = A keverést a játék előtt rögzítettük, és a pecsét egyezik.
page-unfair = A pecsét nem illik a maghoz: nem a bejelentett keveréssel játszottatok.
page-fair-how = Az első akció előtt mindenki láthatta a pecsétet: a só, egy kettőspont és a mag SHA-256 értékét. Most, hogy a mag ismert, a böngésződ ugyanezt az értéket számította ki.
page-fair-seed = Mag
page-fair-salt = Só
page-fair-commitment = A játék előtti pecsét
page-fair-hash = Most kiszámítva
page-curve = Győzelmi esélyek, döntésről döntésre
page-turns = Fordulópontok
page-turn-own = { $seat } ennyit veszít: { $change }; a lépés: { $played }
page-turn-own-better = { $seat } ennyit veszít: { $change }; a lépés: { $played }. Jobb lett volna: { $better }
page-turn-other = { $seat }: { $change } a többiek vagy a véletlen miatt
page-turn-show = Mutasd: { $number }

# Looking at a game again.
page-replay-upload = Felvétel visszajátszása
page-replay-of = Visszajátszás: { $game }
page-replay-loading = A játszma betöltése…
page-replay-file = Felvétel (.erec) erről a gépről
page-replay-first = A játék elejére
page-replay-back = Egy lépést vissza
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-next = Egy lépést előre
page-replay-last = A játék végére
page-replay-moment = Állás
page-replay-at = { $at } / { $of }
page-replay-import = Válassz egy felvételt, vagy húzd a fájlt erre az oldalra.
page-replay-drop = Ejtsd ide a felvételt
page-replay-pace = Tempó
page-play-on = Folytatás innen
page-play-on-how = Egy új asztal kezdődik a { $move }. lépés utáni állással. Mindent, ami képpel lefelé van, újrakeverünk, így senki sem tudja, mi következik.
page-play-on-seat = Akivel te játszol
page-play-on-bots = A többi játékos
page-play-on-begin = Játék

# The rules in short.
page-rules-of = { $game } röviden

# The game that teaches.
page-lesson = Tanulójáték
page-lesson-read = Értem
page-lesson-stop = Tanulójáték befejezése
page-lesson-progress = { $of } lépésből { $at }
page-lesson-look = Mutasd az asztalon
page-lesson-open = Mutasd újra

# Puzzles.
page-puzzles = Feladványok
page-puzzles-of = Feladványok: { $game }
page-puzzles-lead = Találd meg a legjobb lépést. Az állások olyan játékokból valók, amelyeket egy bot saját maga ellen játszott, és minden megoldásban több hosszú keresés is egyetért.
page-puzzles-all = Minden feladvány
page-puzzle-next = Következő feladvány
page-puzzle-again = Újra
page-puzzle-solved = megoldva
page-puzzle-tried = kipróbálva
`,"../../../src/entrepot/i18n/hu/page_tables.ftl":`# Tables on the page: those that are gone, my own, the lobby, seats and invitations.

# Nothing is here.
page-lost-address = Ezen a címen nincs semmi
page-lost-address-why = Lehet, hogy a link hiányos vagy elavult.
page-lost-table = Ez az asztal nem nyitható meg
page-lost-table-why = Lehet, hogy törölték. Ha nem nyilvános, a meghívólinkkel nyithatod meg.
page-lost-closed = Ez az asztal bezárt
page-lost-closed-why = Mindenki elment, mielőtt a játék elkezdődött volna.
page-lost-ways = Merre tovább

# My tables.
page-mine = Asztalaim
page-mine-theirs = Soron van: { $name }
page-mine-all = Az összes ({ $n })
page-mine-finished = Befejezett játékok
page-mine-won =
    { $n ->
        [one] Győztél
       *[other] Megosztott győzelem
    }
page-mine-place = { $place }. hely ({ $players } játékos)
page-mine-replay = Visszajátszás
page-mine-result = Eredmény és elemzés
page-statistics = Statisztikáim
page-statistics-none = Itt azok a játékok számítanak, amelyeket egy hellyel fejezel be.
page-statistics-games = Játék és játékosszám szerint
page-statistics-opponents = Ellenfelek szerint
page-statistics-game = Játék
page-statistics-opponent = Ellenfél
page-statistics-played = Lejátszva
page-statistics-won = Te nyertél
page-statistics-lost = Az ellenfél nyert
page-statistics-mean = Átlagpont
page-statistics-best = Legjobb

# The lobby.
page-lobby-filter = Mely asztalok látszanak
page-lobby-any = mindegy
page-lobby-any-game = minden játék
page-lobby-clock = órával
page-lobby-no-clock = óra nélkül
page-lobby-free-seats = Szabad helyek
page-lobby-at-least = legalább { $n }
page-lobby-all = Az összes
page-lobby-none = Nincs ilyen nyitott asztal. Nézd meg az összeset, vagy hozz létre egyet.
page-lobby-free = Szabad helyek: { $n } / { $of }
page-lobby-players = { $n } játékos

# Seats and invitations.
page-seat-kept = fenntartva: { $name }
page-room-kept = Egy hely neked van fenntartva.
page-invite-code = A meghívólink QR-kódja
page-invite-scan = Vagy olvastasd be a kódot másokkal.
page-invite-network = Az ugyanazon a hálózaton lévő eszközök használhatják ezt a linket, vagy beolvashatják a kódot.
page-invite-alone = Ez a link csak ezen a számítógépen működik. Ha más eszközöket is be szeretnél engedni, így indítsd a szervert:
`,"../../../src/entrepot/i18n/hu/puzzles.ftl":`# Puzzles, in the terminal and on the page.
puzzle-player = { $n }. játékos
puzzle-heading = { $number }. feladvány a(z) { $of } közül: { $theme }. Te vagy: { $seat }.
puzzle-prompt = A lépésed (egy szám, vagy q a kilépéshez):
puzzle-not-a-choice = Ez nem választható. Írd be a választás számát.
puzzle-right = Helyes!
puzzle-wrong = Van jobb lépés.
puzzle-chance = { $action }: győzelmi esély { $chance }
puzzle-more = Pontok ({ $part }): { $points } ponttal több
puzzle-less = Pontok ({ $part }): { $points } ponttal kevesebb
puzzle-rival = { $seat } { $points } ponttal kevesebbre számíthat.
puzzle-line = Valószínű folytatás:
puzzle-step = { $seat }: { $action }
puzzle-solved = Megoldva: { $solved } / { $of }
puzzle-none = Ehhez a játékhoz nincs feladvány: { $game }.
puzzle-no-theme = Nincs feladvány ebben a témában: „{ $theme }”; a választék: { $known }.
puzzle-no-number = Nincs { $number }. feladvány; válassz 1 és { $last } között.
`,"../../../src/entrepot/i18n/hu/server.ftl":`# What the server refuses, and why.
server-not-allowed = Ezt nem lehet: { $reason }
server-stale = Közben történt valami; nézd meg újra.
server-ends-turn = Ezzel véget érne a köröd.
server-not-playing = A játék most nem folyik.
server-no-hints = Ennél az asztalnál tippek nélkül játszotok.
server-not-waiting = A játék már elkezdődött.
server-not-finished = A játék még nem ért véget.
server-not-your-seat = Ez nem a te helyed.
server-not-at-table = Nincs helyed ennél az asztalnál.
server-not-owner = Ezt csak az asztal létrehozója teheti meg.
server-no-table = Nincs ilyen asztal, vagy nem nyilvános.
server-banned = Ki vagy tiltva erről a szerverről.
server-banned-address = A hálózati címed ki van tiltva erről a szerverről.
server-muted-everywhere = El vagy némítva ezen a szerveren, nem írhatsz üzenetet.
server-closed = A szerver üzemeltetője lezárta ezt az asztalt.
server-reconnect = A kapcsolat megújult.
server-no-puzzle = Nincs ilyen feladvány.
server-no-guest = Nem ismerünk: engedélyezd a sütiket.
server-csrf = A kérés nem a mi oldalunkról jött.
server-origin = A kérés idegen oldalról jött.
server-host = Ez a szerver nem válaszol erre a névre: { $host }. Az üzemeltetője az --allowed-host kapcsolóval engedélyezheti.
server-name = A név 1–{ $most } karakterből állhat, egy sorban.
server-name-letters = A névben egyféle írás betűi lehetnek, mindegyiken legfeljebb két ékezettel.
server-seats = A játékhoz { $players } játékos kell, de { $given } hely van megadva.
server-seat-taken = Ez a hely foglalt.
server-which-bot = Add meg, melyik bot játsszon.
server-lesson-alone = A tanulójáték egy játékosnak szól botok ellen: a leosztása előre ismert.
server-no-lesson = Ehhez a játékhoz nincs tanulójáték.
server-yes-or-no = „{ $key }” értéke true vagy false lehet.
server-pace = A tempó 0 és { $most } közötti szám.
server-too-many-tables = Már { $most } asztalod van: előbb fejezz be vagy hagyj el egyet.
server-still-there = { $seat } helyét csak { $seconds } másodperc távollét után veheti át bot.
server-out-of-time = Lejárt az időd: a bot játszik tovább.
server-nothing-to-undo = Nincs mit visszavonni.
server-actions = 1–{ $most } akciót küldj.
server-chat-too-fast = Ne olyan gyorsan: várj egy kicsit a következő üzenettel.
server-chat = Az üzenet 1–{ $most } karakterből állhat.
server-removed = Az asztal létrehozója eltávolított ettől az asztaltól.
server-muted = Az asztal létrehozója elnémított ennél az asztalnál.
server-chat-players = Ennél az asztalnál csak a játékosok írnak a csevegésbe.
server-chat-nobody = Ennél az asztalnál a csevegés ki van kapcsolva.
server-own-person = Magadat nem távolíthatod el és nem némíthatod el.
server-no-person = Nincs ilyen személy ennél az asztalnál.
server-code = Ez a helyreállító kód vagy link nem érvényes. A link egyszer használható, tíz percen belül.
server-no-device = Azon az eszközön nem vagy bejelentkezve.
server-record-too-long = A felvételben több mint { $most } akció van.
server-rules-changed = A szerver szabályai megváltoztak, mióta ez a játék elkezdődött. Az új szabályokkal csak a(z) { $number }. eseményig játszható vissza, ezért nem folytatható. Semmi sem veszett el: addig az eseményig megnézheted, és az összes akcióját letöltheted.
server-game-missing = A(z) „{ $game }” játék jelenleg nincs telepítve ezen a szerveren, ezért ez az asztal nem nyitható meg. Semmi sem veszett el: az összes akciója letölthető, és az asztal újra megnyitható, amint a játék visszakerül.
server-options-refused = Ez a szerver már nem fogadja el azokat a beállításokat, amelyekkel az asztal készült, ezért nem nyitható meg. { $reason } Semmi sem veszett el: az összes akciója letölthető.
server-damaged = A mentett játék a(z) { $number }. eseménytől sérült, és nem nyitható meg. A szerver üzemeltetője biztonsági mentésből helyreállíthatja.
server-not-json = Ez nem JSON.
server-too-long = Ez túl hosszú; legfeljebb { $most } bájt lehet.
server-busy = Mások várnak előtted: { $position }. Próbáld újra kis idő múlva.
server-too-many-analyses = Már { $most } elemzésed vár: előbb hagyd az egyiket befejeződni.
server-too-many-requests = A címedről túl sok érkezett egyszerre: várj egy kicsit.
server-too-many-connections = A címedről túl sok kapcsolat van nyitva: előbb zárj be egyet.
server-full = A szerver most tele van: próbáld újra később.
server-too-slow = A kérés túl sokáig érkezett.
server-url = Erre a címre nem küldhető értesítés: http:// vagy https:// legyen az elején, jelszó és különleges port nélkül.
server-push-keys = Ezek nem egy böngésző feliratkozásának kulcsai.
server-too-many-channels = Már { $most } értesítésed van: előbb törölj egyet.
server-no-channel = Nincs ilyen értesítés.
server-no-feed = Nincs ilyen hírfolyam, vagy törölték.
server-no-notifications = Ez a szerver nem küld értesítéseket.
server-no-push = Ez a szerver nem tud böngészőknek üzenni. Az üzemeltető ezzel pótolhatja: „pip install entrepot[push]”.
server-http = Ez itt nem érhető el ({ $status }).
server-error = Nálunk hiba történt. Semmi sem változott.
server-database-away = Az adatbázis most nem válaszol. A játék folytatódik, amint újra elérhető.

# Értesítések azoknak, akik nincsenek az asztalnál.
notify-turn-title = { $game }: te jössz
notify-turn = A többiek rád várnak.
notify-started-title = { $game }: elkezdődött a játék
notify-started = Minden hely foglalt.
notify-ended-title = { $game }: vége a játéknak
notify-ended = Nézd meg, hogyan végződött.
notify-test-title = Entrepôt: próba
notify-test = Az értesítések ide érkeznek.
notify-feed = Entrepôt: én jövök

# What the server says to whoever runs it.
server-no-page = Az oldal nincs felépítve: futtasd a page mappában az „npm ci” és az „npm run build” parancsot.
server-database = Az adatbázis nem nyitható meg: { $reason }.
server-database-version = Az adatbázist egy újabb program írta: a verziója { $found }, ez a program legfeljebb ezt ismeri: { $known }.
server-database-older = Az adatbázist egy régebbi program írta (verzió: { $found }, most: { $known }). Az „entrepot serve” frissíti.
server-database-empty = Ebben az adatbázisban nincs semmi, amit szerver mentett volna.
server-database-not-empty = Biztonsági mentés csak üres adatbázisba állítható vissza, ez pedig már használatban van.
server-upgraded = Az adatbázist frissítettük ehhez a programhoz. A korábbi állapot biztonsági mentése itt van: { $path }.
server-database-in-use = A(z) { $path } adatbázist már egy másik szerver használja. Állítsd le, vagy több folyamathoz használj PostgreSQL-t.
server-needs-postgresql = Több folyamathoz PostgreSQL-adatbázis kell; az URL-jét a --database kapcsolóval adhatod meg.
server-port = Ez a port nem nyitható meg: { $port } ({ $reason }). Talán már fut a szerver; a --port kapcsolóval másikat adhatsz meg.
server-running = Az Entrepôt itt fut: { $address }. Leállítás: Ctrl-C.
server-thinking = Gondolkodás az adatbázis asztalainál játszó botok helyett. Leállítás: Ctrl-C.

# entrepot verify
verify-replays = A felvétel visszajátszható ({ $n } akció), és az eredmény egyezik.
verify-start = A kezdet és minden, amit a véletlen hozott, ebből a magból következik: { $seed }.
verify-branch = Ez a játszma egy másik játszma { $move }. lépésétől folytatódik. Minden, amit azóta a véletlen hozott, a magból következik; az előzmények nem részei.
verify-imported = Ezt a játszmát egy táblázatból importálták. A kezdete és a véletlen eredményei ki vannak következtetve, nem egy magból származnak.
verify-commitment = A mag egyezik a kezdéskor rögzített pecséttel: { $commitment }.
verify-needs-both = A pecsét csak a sóval együtt ellenőrizhető: add meg mindkettőt.
verify-wrong-start = A játék kezdete nem ebből a magból következik: { $seed }.
verify-wrong-chance = Amit a véletlen később hozott, nem ebből a magból következik: { $seed }.
verify-wrong-commitment = A mag nem egyezik a pecséttel: { $commitment } valami másnak a lenyomata.
verify-table = { $table } asztal: { $reason }
verify-database = Asztalok: { $tables }, események: { $events }. Minden játék olyan, amilyennek elmentettük.
verify-database-wrong = Sérült asztalok: { $n }, összesen: { $tables }.

# entrepot backup, entrepot restore
backup-written = Elkészült a biztonsági mentés: { $path }. Asztalok: { $tables }, események: { $events }.
backup-restored = A biztonsági mentés vissza van állítva. Asztalok: { $tables }, események: { $events }.
backup-foreign = { $path } nem egy szerver biztonsági mentése.
backup-broken = A biztonsági mentés ({ $path }) sérült, sor: { $line }. Semmi sem változott.
backup-truncated = A biztonsági mentés ({ $path }) hiányos. Semmi sem változott.
backup-newer = A biztonsági mentést ({ $path }) egy újabb program írta: a verziója { $found }, ez a program legfeljebb ezt ismeri: { $known }.
`});export{e as default};