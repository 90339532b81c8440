# The board of Spice Road on the page.
sr-points = Pontkártyák
sr-merchants = Kereskedők
sr-hand = Kézben
sr-played = Kijátszva
sr-tray = Amiről dönteni kell
sr-score = { $n } pont

# Things in words, for those who hear the board.
sr-caravan = Karaván: { $cubes }
sr-caravan-empty = Karaván: üres
sr-lying = rajta: { $cubes }
sr-card-create = Fűszerkártya: { $get } szerzése
sr-card-upgrade =
    { $n ->
        [one] Fejlesztőkártya: egy kocka egy lépéssel
       *[other] Fejlesztőkártya: kockák legfeljebb { $n } lépéssel
    }
sr-card-trade = Cserekártya: { $give } helyett { $get }
sr-card-points = Pontkártya: { $n } pont, ára: { $cost }
sr-about = Mi ez a kártya
sr-with-hint = { $name } ({ $hint })

# What is being decided.
sr-how-often = Hányszor?
sr-how-often-more = Még hányszor?
sr-trade-times =
    { $n ->
        [one] Egyszer: { $give } helyett { $get }
       *[other] { $n }×: { $give } helyett { $get }
    }
sr-cancel = Mégse
sr-steps-left = Válassz egy fejlesztendő kockát: még { $n } lépés
sr-ask-drop =
    { $n ->
        [one] Válaszd ki az utolsó leteendő kockát
       *[other] Válassz egy-egy kockát a bal oldali kártyákra: még { $n }
    }
sr-ask-discard = Túl sok a kocka: válaszd ki, mi menjen
sr-cheapest-drop = A legolcsóbb letevése
sr-cheapest-discard = A legolcsóbb eldobása
