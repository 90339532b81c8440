# Spice Roads bord på sidan.
sr-points = Poängkort
sr-merchants = Köpmän
sr-hand = Hand
sr-played = Spelade
sr-tray = Vad som ska avgöras
sr-score =
    { $n ->
        [one] { $n } poäng
       *[other] { $n } poäng
    }

# Saker i ord, för den som lyssnar på bordet.
sr-caravan = Karavan: { $cubes }
sr-caravan-empty = Karavan: tom
sr-lying = på kortet { $cubes }
sr-card-create = Kryddkort: ta { $get }
sr-card-upgrade =
    { $n ->
        [one] Uppgraderingskort: uppgradera en kub ett steg
       *[other] Uppgraderingskort: uppgradera kuber upp till { $n } steg
    }
sr-card-trade = Byteskort: { $give } blir { $get }
sr-card-points =
    { $n ->
        [one] Poängkort: { $n } poäng för { $cost }
       *[other] Poängkort: { $n } poäng för { $cost }
    }
sr-about = Om det här kortet
sr-with-hint = { $name } ({ $hint })

# Vad som ska avgöras.
sr-how-often = Hur många gånger?
sr-how-often-more = Hur många gånger till?
sr-trade-times =
    { $n ->
        [one] En gång: { $give } blir { $get }
       *[other] { $n } gånger: { $give } blir { $get }
    }
sr-cancel = Avbryt
sr-steps-left =
    { $n ->
        [one] Välj en kub att uppgradera: ett steg kvar
       *[other] Välj en kub att uppgradera: { $n } steg kvar
    }
sr-ask-drop =
    { $n ->
        [one] Välj den sista kuben att lägga
       *[other] Välj en kub för varje kort till vänster: { $n } till
    }
sr-ask-discard = För många kuber: välj vad som ska bort
sr-cheapest-drop = Lägg de billigaste
sr-cheapest-discard = Kasta de billigaste
