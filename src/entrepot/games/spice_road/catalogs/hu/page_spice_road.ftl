# The board of Spice Road on the page.
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
