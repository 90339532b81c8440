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
page-lesson-spice-road-welcome = Üdv a karavánodnál! Néhány kockával és két kártyával indulsz. A felső sor mindig megmondja, miről kell döntened; amit választhatsz, annak narancssárga kerete van.
page-lesson-spice-road-deal = Az első kereskedőkártya ingyenes: három kurkumát ad. A második három kurkumát cserél egy sáfrányra és egy kardamomra; kétszer elvégezve futja belőle a két sáfrányba és két kardamomba kerülő pontkártyára.
page-lesson-spice-road-watch = Most a többiek jönnek. Figyeld, milyen kártyákat vesznek el.
page-lesson-spice-road-play = Válassz egyet: játssz ki egy kártyát, vásárolj kereskedőkártyát, pihenj, vagy szerezz meg egy pontkártyát. Eleinte kockákat érdemes gyűjteni, és jó cserekártyát keresni.
page-lesson-spice-road-acquire = A kereskedőkártyákkal szerzel és cserélsz fűszereket. A sorban az első ingyenes.
page-lesson-spice-road-raise = Fejlessz egy kockát a következő fűszerre, ahányszor a kártya engedi.
page-lesson-spice-road-again = A csere ismételhető, amíg ki tudod fizetni. Folytasd, vagy fejezd be.
page-lesson-spice-road-drop = Egy távolabbi kártya minden előtte lévőre egy-egy kockába kerül. Azt tedd le, ami a legkevésbé kell.
page-lesson-spice-road-discard = A karaván tíz kockát visz. Azt add vissza, ami a legkevésbé kell.
page-lesson-spice-road-rest = Az összes vagy majdnem az összes kártyádat kijátszottad: pihenéssel visszaveszed őket a kezedbe.
page-lesson-spice-road-end = Így megy ez: szerezz kockákat, cseréld őket értékesebbre, és gyűjts pontkártyákat. Játssz tovább; a kiemelés megmarad.

# What a round has changed.
page-change-cubes = { $signed } kocka
page-change-cards = { $signed } kereskedőkártya
page-change-claimed = { $signed } pontkártya

# Parts of the table, on a narrow screen.
sr-tabs = Az asztal részei
sr-tab-table = Asztal
sr-tab-others = Többiek
