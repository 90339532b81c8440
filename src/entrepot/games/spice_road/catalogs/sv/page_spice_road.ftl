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
page-lesson-spice-road-welcome = Välkommen till din karavan. Du börjar med några kuber och två kort. Raden överst säger alltid vad du ska bestämma; det du kan välja har en orange ram.
page-lesson-spice-road-deal = Det första köpmanskortet är gratis: det ger tre gurkmeja. Det andra byter tre gurkmeja mot en saffran och en kardemumma; gör du det två gånger har du till poängkortet som kostar två saffran och två kardemumma.
page-lesson-spice-road-watch = Nu är det de andras tur. Se vilka kort de tar.
page-lesson-spice-road-play = Välj en sak: spela ett kort från handen, köp ett köpmanskort, vila eller ta ett poängkort. I början lönar det sig att skaffa kuber och leta efter ett kort som byter dem bra.
page-lesson-spice-road-acquire = Med köpmanskort skaffar och byter du kryddor. Det första i raden är gratis.
page-lesson-spice-road-raise = Uppgradera en kub till nästa krydda, så många gånger som kortet tillåter.
page-lesson-spice-road-again = Ett byte får upprepas så länge du kan betala. Fortsätt eller sluta här.
page-lesson-spice-road-drop = Ett kort längre bort i raden kostar en kub på varje kort före det. Lägg ut det du behöver minst.
page-lesson-spice-road-discard = En karavan rymmer tio kuber. Lägg tillbaka det du behöver minst.
page-lesson-spice-road-rest = Du har spelat alla dina kort, eller de flesta: vila för att få tillbaka dem på handen.
page-lesson-spice-road-end = Så går det till: skaffa kuber, byt till bättre kryddor, ta poängkort. Spela vidare; markeringarna finns kvar.

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
