# Borð Spice Road á síðunni.
sr-points = Stigaspil
sr-merchants = Kaupmenn
sr-hand = Á hendi
sr-played = Úti
sr-tray = Það sem ákveða þarf
sr-score =
    { $n ->
        [one] { $n } stig
       *[other] { $n } stig
    }

# Hlutir í orðum, fyrir þá sem hlusta á borðið.
sr-caravan = Vagnlest: { $cubes }
sr-caravan-empty = Vagnlest: auð
sr-lying = á því { $cubes }
sr-card-create = Kryddspil: taka { $get-acc }
sr-card-upgrade =
    { $n ->
        [one] Uppfærsluspil: uppfæra kubb um { $n } þrep
       *[other] Uppfærsluspil: uppfæra kubba um allt að { $n } þrep
    }
sr-card-trade = Verslunarspil: láta { $give-acc } fyrir { $get-acc }
sr-card-points =
    { $n ->
        [one] Stigaspil: { $n } stig fyrir { $cost-acc }
       *[other] Stigaspil: { $n } stig fyrir { $cost-acc }
    }
sr-about = Um þetta spil
sr-with-hint = { $name } ({ $hint })

# Það sem ákveða þarf.
sr-how-often = Hve oft?
sr-how-often-more = Hve oft enn?
sr-trade-times =
    { $n ->
        [1] Einu sinni: { $give-acc } fyrir { $get-acc }
        [one] { $n } sinni: { $give-acc } fyrir { $get-acc }
       *[other] { $n } sinnum: { $give-acc } fyrir { $get-acc }
    }
sr-cancel = Hætta við
sr-steps-left =
    { $n ->
        [one] Veldu kubb til að uppfæra: { $n } þrep eftir
       *[other] Veldu kubb til að uppfæra: { $n } þrep eftir
    }
sr-ask-drop =
    { $n ->
        [one] Veldu síðasta kubbinn til að leggja
       *[other] Veldu kubb á hvert spil vinstra megin: { $n } eftir
    }
sr-ask-discard = Of margir kubbar: veldu hverjir fara
sr-cheapest-drop = Leggja þá ódýrustu
sr-cheapest-discard = Fleygja þeim ódýrustu
