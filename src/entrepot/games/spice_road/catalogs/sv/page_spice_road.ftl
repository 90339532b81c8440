# Bordet i Spice Road på sidan.
sr-points = Poängkort
sr-merchants = Köpmanskort
sr-hand = Hand
sr-played = Spelade kort
sr-ladder = Kryddornas ordning: varje uppgradering är ett steg upp
sr-tray = Aktuellt beslut
sr-score =
    { $n ->
        [one] en poäng
       *[other] { $n } poäng
    }

# Saker i ord, för den som lyssnar på bordet.
sr-caravan = Karavan: { $cubes }
sr-caravan-empty = Karavan: tom
sr-lying = på kortet: { $cubes }
sr-card-create = Kryddkort: ta { $get }
sr-card-upgrade =
    { $n ->
        [one] Uppgraderingskort: uppgradera en kub ett steg
       *[other] Uppgraderingskort: uppgradera kuber sammanlagt upp till { $n } steg
    }
sr-card-trade = Byteskort: { $give } blir { $get }
sr-card-points =
    { $n ->
        [one] Poängkort: en poäng för { $cost }
       *[other] Poängkort: { $n } poäng för { $cost }
    }
sr-about = Om det här kortet
sr-with-hint = { $name } ({ $hint })

# Pågående beslut.
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
        [one] Välj den sista kuben att lägga på ett kort
       *[other] Välj en kub för varje kort till vänster: { $n } kvar
    }
sr-ask-discard = För många kuber: välj vilka som ska bort
sr-cheapest-drop = Lägg de billigaste på korten
sr-cheapest-discard = Lägg tillbaka de billigaste

# Början.
page-game-spice-road = Byt kryddor längs vägen och växla in dem mot de bästa korten.

# Alternativ.
page-option-open-points = Poängkorten är öppna

# Vad en sak är.
page-about-merchant-card = Köpmanskort
page-about-point-card = Poängkort
page-about-create = Ta { $cubes }.
page-about-upgrade =
    { $n ->
        [one] Uppgradera en kub ett steg.
       *[other] Uppgradera kuber sammanlagt { $n } steg, varje steg till nästa krydda.
    }
page-about-trade = Ge { $give } och ta { $get }, så många gånger du vill och kan.
page-about-claim = Betala { $cubes } för { $points } poäng.

# Reglerna i korthet.
page-rules-spice-road-aim = Spelets mål
page-rules-spice-road-aim-text = Varje spelare leder en karavan som rymmer tio kryddkuber. Med korten får du kuber, uppgraderar dem och byter dem. Den som har kuberna på ett poängkort kan ta det, och den som har flest poäng i slutet vinner.
page-rules-spice-road-turn = Ett drag
page-rules-spice-road-turn-text = Välj en av fyra handlingar:
page-rules-action-play = Spela ett kort
page-rules-action-play-text = Lägg ut ett köpmanskort från handen och gör vad det säger: ta kuber, uppgradera kuber eller byt dem så många gånger du vill.
page-rules-action-acquire = Köp ett kort
page-rules-action-acquire-text = Ta ett köpmanskort ur raden. Det första är gratis; för ett senare lägger du en kub på varje kort före det. Kuber som ligger på kortet får du.
page-rules-action-rest = Vila
page-rules-action-rest-text = Ta tillbaka alla dina spelade kort till handen.
page-rules-action-claim = Ta ett poängkort
page-rules-action-claim-text = Betala kuberna som kortet visar. Till de två första korten i raden hör ett guldmynt (3 poäng) och ett silvermynt (1 poäng) så länge mynten räcker.
page-rules-spice-road-cubes = Kryddor
page-rules-spice-road-cubes-text = Från den minst till den mest värdefulla. Att uppgradera en kub är att byta den mot nästa krydda.
page-rules-spice-road-end = Slutet
page-rules-spice-road-end-text = När någon har tagit sitt femte poängkort, eller med två eller tre spelare det sjätte, spelas rundan till slut. Kuber som är kvar och inte är av den minst värdefulla sorten ger en poäng var.

# Spelet som lär ut.
page-lesson-spice-road-aim = Spelets mål: få flest poäng genom att ta poängkort, som du betalar med kryddor.
page-lesson-spice-road-turn = På din tur gör du en av fyra handlingar: spelar ett kort, köper ett köpmanskort, tar ett poängkort eller vilar.
page-lesson-spice-road-ladder = Kryddorna har en ordning, från gurkmeja till kanel. En uppgradering byter en kub mot nästa krydda. Karavanen rymmer tio kuber.
page-lesson-spice-road-merchants = Det första köpmanskortet i raden är gratis. Ett senare kostar en kub på varje kort före det. Kuberna på kortet du köper blir dina.
page-lesson-spice-road-rest = Korten du spelar ligger kvar på bordet tills du vilar. Då tar du tillbaka alla till handen.
page-lesson-spice-road-engine = Dina kort är som en motor: några ger kryddor, andra gör bättre kryddor av dem. Några kort som passar ihop är värda mer än många som inte gör det.
page-lesson-spice-road-trade = Ett byteskort får användas flera gånger under samma tur, så länge du kan betala.
page-lesson-spice-road-points = Ett poängkort kostar kryddorna som det visar. Till det första i raden hör ett guldmynt (3 poäng) och till det andra ett silvermynt (1 poäng) så länge mynten räcker.
page-lesson-spice-road-timing = Rätt tidpunkt är viktig: de andra kan vilja ha samma poängkort. Se vems karavan som snart kan betala det.
page-lesson-spice-road-end = Med tre spelare slutar spelet med den runda då någon tar sitt sjätte poängkort. Varje kub du då har kvar är värd en poäng, utom gurkmeja.
page-lesson-spice-road-finish = Nu kan du kryddorna och korten och vet hur spelet slutar. Spela vidare; tipsen finns kvar.
page-lesson-spice-road-watch = Nu är det de andras tur. Se vilka kort de tar.
page-lesson-spice-road-ask-turn = Vilket poängkort kan du betala först, och vilka kort tar dig dit?
page-lesson-spice-road-ask-upgrade = Varje steg gör en kub till nästa krydda. Du får sluta i förtid.
page-lesson-spice-road-ask-trade = Du får upprepa bytet så länge du kan betala, eller sluta.
page-lesson-spice-road-ask-drop = En kub läggs på varje kort före det du vill ha. Du väljer vilka kuber.
page-lesson-spice-road-ask-discard = En karavan rymmer tio kuber. Du väljer vilka du lägger tillbaka.

# Vad en runda har ändrat.
page-change-cubes =
    { $n ->
        [one] { $signed } kub
       *[other] { $signed } kuber
    }
page-change-cards =
    { $n ->
        [one] { $signed } köpmanskort
       *[other] { $signed } köpmanskort
    }
page-change-claimed =
    { $n ->
        [one] { $signed } poängkort
       *[other] { $signed } poängkort
    }

# Parts of the table, on a narrow screen.
sr-tabs = Delar av bordet
sr-tab-table = Bordet
sr-tab-others = Andra
