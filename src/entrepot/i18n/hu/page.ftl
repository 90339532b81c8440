# The page around the boards.
page-title = Entrepôt
page-home = A kezdőlapra
page-skip = Ugrás az asztalhoz
page-close = Bezárás
page-again = Újra
page-copy = Másolás
page-copied = Kimásolva.

# What went wrong.
page-error-unreachable = A szerver nem érhető el. Nézd meg, van-e kapcsolat, és próbáld újra.
page-error-status = A szervernek ez nem sikerült ({ $status }).
page-error-unexpected = Itt valami elromlott: { $what }
page-refused-offline = Nem ment el: a kapcsolat éppen szünetel. Az asztal magától visszatér; akkor válassz újra.
page-refused-silent = A szerver nem válaszolt. Nézd meg, megtörtént-e; ha nem, válassz újra.
page-connection-lost = A kapcsolat megszakadt. Az asztal magától visszatér.

# The start.
page-start-heading = Két játék a kereskedelemről
page-start-lead = Botok ellen, barátokkal vagy egy képernyőnél. Regisztráció nélkül.
page-start-which = Melyik játék
page-start-more = Továbbiak
page-game-puerto-rico = Ültess, építs, szállíts: aki szerepet választ, mindenkit munkába állít.
page-game-spice-road = Kereskedj fűszerekkel az út mentén, és váltsd őket a legjobb kártyákra.
page-play-now = Játék most
page-play-now-more = Te és három közepes erejű bot
page-make-table = Új asztal
page-make-table-more = Játékosok, botok és szabályok kiválasztása
page-join = Csatlakozás
page-join-more = Nyitott asztalhoz vagy meghívóval
page-continue = Folytatás
page-learn = Tanulás játék közben: { $game }
page-rules = Szabályok
page-name = A neved
# Names that are proposed to newcomers, with commas between them.
page-names = Ánizs, Bazsalikom, Szegfűszeg, Kömény, Boróka, Babér, Szerecsendió, Rozmaring, Zsálya, Sóska, Tárkony, Vanília

# Lists of tables.
page-tables-continue = Folytatás
page-tables-join = Benézés
page-tables-watch = Nézés
page-status-waiting = játékosokra vár
page-status-playing = játékban
page-status-finished = befejezve
page-status-abandoned = félbehagyva

# Joining.
page-join-heading = Csatlakozás egy asztalhoz
page-join-link = Meghívó linkje
page-join-go = Ugrás oda
page-join-no-link = Ez nem egy asztal linkje.
page-join-open = Nyitott asztalok
page-join-none = Most nincs nyitott asztal. Készíts egyet, vagy kérj linket egy barátodtól.
page-join-running = Nézhető játékok
page-invited = Meghívtak ide: { $game }
page-invited-join = Leülés az asztalhoz
page-invited-full = Minden hely foglalt.

# Making a table.
page-new-heading = Új asztal: { $game }
page-new-hints = Tanácsok mutatása mindenkinek
page-new-private = Csak meghívóval
page-new-more = Továbbiak
page-new-clock = Óra
page-new-shuffle = Helyek összekeverése
page-new-open = Asztal megnyitása
page-new-begin = Kezdés
page-clock-none = nincs
page-clock = { $minutes } perc, döntésenként +{ $seconds } mp
page-seats = Játékosok
page-seat-you = te
page-seat-me = Te ({ $name })
page-seat-guest = Még valaki ennél a képernyőnél
page-seat-guest-name = { $number }. játékos
page-seat-name = { $number }. játékos neve
page-seat-wait = Nyitott: vár valakire
page-seat-open = nyitott
page-seat-bots = Bot
page-seat-yours = (te)
page-front = Előtérbe: { $seat }
page-seat-away = (bot játszik)
page-seat-gone = (elment)
page-seat-replace = Bot beültetése
page-seat-reclaim = Visszaülés
page-level-beginner = Kezdő
page-level-easy = Könnyű
page-level-medium = Közepes
page-level-hard = Nehéz
page-level-expert = Mester

# Options.
page-option-players = Játékosok száma
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
page-option-specialty-counts-privilege = A speciális gyár a privilégiumot is számolja
page-option-open-vp = A győzelmi pontok nyíltak
page-option-first-governor = Az első kormányzó
page-option-open-points = A pontkártyák nyíltak
page-edition-standard = Alap
page-edition-is = Izlandi
page-edition-sv = Svéd
page-edition-cs = Cseh
page-edition-hu = Magyar
page-value-usual = Ahogy szokás
page-value-none = nincs
page-value-yes = igen
page-value-no = nem
page-value-seat = { $number }. hely
page-value-random = sorsolással
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

# The waiting room.
page-room-heading = { $game }: az asztal készen áll
page-room-waiting = { $n } hely szabad.
page-room-link = Küldd el ezt a linket azoknak, akik csatlakoznának
page-room-sit = Leülés ide
page-room-start = Kezdés most, botokkal a szabad helyeken
page-room-leave = Asztal elhagyása
page-room-commitment = A mag már rögzítve van; ez a pecsétje:

# At the table.
page-question = A kérdés
page-your-turn = Te jössz
page-over = A játék véget ért.
page-suggestion = A bot tanácsa: { $what }
page-suggested = tanács
page-undo = Visszavonás
page-undone = { $seat } visszavonja ezt.
page-all-choices = Minden lehetőség szavakkal ({ $n })
page-log = Ami történt
page-log-and-chat = Ami történt, és ami elhangzott
page-chat = Ami elhangzott
page-chat-say = Írj valamit
page-chat-send = Küldés
page-spectators = { $n } néző
page-curtain = A képernyő gazdát cserél
page-curtain-to = Következik: { $seat }
page-curtain-why = Add tovább a képernyőt: van, ami csak egyvalakire tartozik.
page-curtain-ready = Itt vagyok: { $seat }
page-summary = { $round }. forduló
page-summary-all = Mindenki
page-change-doubloons = { $signed } dublon
page-change-barrels = { $signed } hordó
page-change-tiles = { $signed } lapka
page-change-buildings = { $signed } épület
page-change-vp = { $signed } GYP
page-change-cubes = { $signed } kocka
page-change-cards = { $signed } kereskedőkártya
page-change-claimed = { $signed } pontkártya

# Keys.
page-keys = Billentyűk
page-key-arrows = mozgás a választhatók között
page-key-tab = ugyanez, egymás után
page-key-enter = választás
page-key-escape = vissza, bezárás
page-key-undo = visszavonás
page-key-help = ez a lista

# Settings.
page-settings = Beállítások
page-settings-language = Nyelv
page-settings-shade = Megjelenés
page-shade-system = a rendszer szerint
page-shade-light = világos
page-shade-dark = sötét
page-settings-pace = A többiek lépései
page-pace-0 = azonnal
page-pace-1 = gyorsan
page-pace-2 = kényelmesen
page-pace-3 = lassan
page-settings-moving = Mozgás
page-settings-moving-more = A hordók, kockák és érmék a helyükre vándorolnak.
page-settings-sounds = Hangok
page-settings-sounds-more = Halk jelzés, amikor te jössz.
page-settings-hints = Tanácsok
page-settings-hints-more = Jelölje, mit lépne egy bot, ahol az asztal engedi.
page-settings-summaries = Összegzések
page-settings-summaries-more = Egy sor minden fordulóról, amikor véget ér.

# The end.
page-end = A játék vége
page-winners =
    { $n ->
        [one] A győztes: { $names }
       *[other] Holtversenyben győz: { $names }
    }
page-total = Összesen
page-rematch = Még egyszer
page-rematch-there = A következő játékhoz
page-replay = Visszajátszás
page-analysis = Elemzés
page-analysis-running = Egy bot minden döntést megvizsgál: { $done } / { $of }
page-record = Felvétel mentése
page-fair = A keverés a játék előtt rögzítve volt, és a pecsét egyezik.
page-unfair = A pecsét nem illik a maghoz: nem a bejelentett keveréssel játszottatok.
page-fair-how = Az első akció előtt mindenki láthatta a pecsétet: a só, egy kettőspont és a mag SHA-256 értékét. Most, hogy a mag ismert, a böngésződnek is ugyanez jött ki.
page-fair-seed = Mag
page-fair-salt = Só
page-fair-commitment = A játék előtti pecsét
page-fair-hash = Most kiszámítva
page-curve = Győzelmi esélyek, döntésről döntésre
page-turns = Ahol a játék fordult
page-turn-own = { $seat } ennyit veszít: { $change }; a lépés: { $played }
page-turn-own-better = { $seat } ennyit veszít: { $change }; a lépés: { $played }. Jobb lett volna: { $better }
page-turn-other = { $seat }: { $change } a többiek vagy a véletlen miatt
page-turn-show = Mutasd: { $number }

# Looking at a game again.
page-replay-upload = Felvétel megnézése
page-replay-of = { $game }, visszajátszás
page-replay-file = Felvétel (.erec) erről a gépről
page-replay-first = A játék elejére
page-replay-back = Egy lépést vissza
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-next = Egy lépést előre
page-replay-last = A játék végére
page-replay-moment = Pillanat
page-replay-at = { $at } / { $of }

# What a thing is.
page-about-cost = Ár
page-about-vp = GYP
page-about-quarries = Ennyi kőbánya számít
page-about-circles = Férőhelyek
page-about-spaces = Városmezők
page-about-merchant-card = Kereskedőkártya
page-about-point-card = Pontkártya
page-about-create = Ezt kapod: { $cubes }.
page-about-upgrade =
    { $n ->
        [one] Fejlessz egy kockát egy lépéssel.
       *[other] Fejlessz kockákat összesen { $n } lépéssel, mindig a következő fűszerre.
    }
page-about-trade = Ezt adod: { $give }, ezt kapod: { $get }; annyiszor, ahányszor akarod és tudod.
page-about-claim = { $points } pont, ára: { $cubes }.
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
page-rules-of = { $game } röviden
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
page-rules-spice-road-aim = Miről szól
page-rules-spice-road-aim-text = Minden játékos egy karavánt vezet, amely legfeljebb tíz fűszerkockát visz. A kártyákkal kockákat lehet szerezni, fejleszteni és cserélni. Akinek megvannak egy pontkártya kockái, megszerezheti; a pontok döntenek.
page-rules-spice-road-turn = Egy lépés
page-rules-spice-road-turn-text = Válassz egyet a négy közül:
page-rules-action-play = Kártya kijátszása
page-rules-action-play-text = Tégy le egy kereskedőkártyát a kezedből, és hajtsd végre: szerezz kockákat, fejleszd vagy cseréld őket, ahányszor akarod.
page-rules-action-acquire = Kártya vásárlása
page-rules-action-acquire-text = Vegyél el egy kereskedőkártyát a sorból. Az első ingyen van; egy távolabbiért tegyél egy-egy kockát minden előtte lévőre. A kártyán fekvő kockák a tieid.
page-rules-action-rest = Pihenés
page-rules-action-rest-text = Vedd vissza a kezedbe az összes kijátszott kártyádat.
page-rules-action-claim = Pontkártya megszerzése
page-rules-action-claim-text = Fizesd ki a rajta látható kockákat. A sor első két kártyájához arany-, illetve ezüstérme jár, amíg van: 3 pont és 1 pont.
page-rules-spice-road-cubes = Fűszerek
page-rules-spice-road-cubes-text = A legolcsóbbtól a legértékesebbig. Egy kockát fejleszteni annyi, mint a következőre cserélni.
page-rules-spice-road-end = A vége
page-rules-spice-road-end-text = Amikor valaki megszerzi az ötödik pontkártyát – két vagy három játékossal a hatodikat –, a kört még végigjátsszátok. A megmaradt kockák a legolcsóbbak kivételével egy-egy pontot érnek.

# The game that teaches.
page-lesson = Miről van szó
page-lesson-read = Értem
page-lesson-stop = Tanulás vége
page-lesson-try = Próbáld ezt: { $what }
page-lesson-puerto-rico-welcome = Üdv a szigeteden! Van egy ültetvényed, néhány dublonod és egy üres városod. A felső sor mindig megmondja, miről kell döntened; amit választhatsz, annak narancssárga kerete van.
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
page-lesson-spice-road-welcome = Üdv a karavánodnál! Néhány kockával és két kártyával indulsz. A felső sor mindig megmondja, miről kell döntened; amit választhatsz, annak narancssárga kerete van.
page-lesson-spice-road-watch = Most a többiek jönnek. Figyeld, milyen kártyákat vesznek el.
page-lesson-spice-road-play = Válassz egyet: játssz ki egy kártyát, vásárolj kereskedőkártyát, pihenj, vagy szerezz meg egy pontkártyát. Eleinte kockákat érdemes gyűjteni, és jó cserekártyát keresni.
page-lesson-spice-road-acquire = A kereskedőkártyákkal szerzel és cserélsz fűszereket. A sorban az első ingyen van.
page-lesson-spice-road-raise = Fejlessz egy kockát a következő fűszerre, ahányszor a kártya engedi.
page-lesson-spice-road-again = A csere ismételhető, amíg ki tudod fizetni. Folytasd, vagy állj meg itt.
page-lesson-spice-road-drop = Egy távolabbi kártya minden előtte lévőre egy-egy kockába kerül. Azt tedd le, ami a legkevésbé kell.
page-lesson-spice-road-discard = A karaván tíz kockát visz. Azt add vissza, ami a legkevésbé kell.
page-lesson-spice-road-rest = Az összes vagy majdnem az összes kártyádat kijátszottad: pihenéssel visszaveszed őket a kezedbe.
page-lesson-spice-road-end = Így megy ez: kockákat szerezni, jobbra cserélni, kártyákat megszerezni. Játssz tovább; a keretek megmaradnak.
