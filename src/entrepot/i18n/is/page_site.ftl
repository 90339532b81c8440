# Síðan án þjóns: allt keyrir í vafranum.

# Meðan hún hleðst.
page-site-lead = Við þjarka eða öll við sama skjá. Allt keyrir í vafranum þínum. Engin skráning, enginn þjónn.
page-site-progress = Spilin eru sótt
page-site-loading = Sótt: { $loaded } af { $size } MB
page-site-starting = Borðin eru gerð klár…
page-site-failed = Ekki tókst að sækja spilin. Athugaðu nettenginguna og reyndu aftur.
page-site-elsewhere = Entrepôt er þegar opið í öðrum flipa eða glugga. Lokaðu honum til að spila hér.

# Það sem getur farið úrskeiðis síðar.
page-site-stopped = Spilavélin stöðvaðist. Spilin þín eru geymd: endurhladdu síðuna til að halda áfram.
page-site-damaged = Ekki tókst að lesa spilin sem voru geymd. Þau voru lögð til hliðar og þú byrjar upp á nýtt.
page-site-not-stored = Vafrinn getur ekki geymt spilin þín núna. Vistaðu allt í skrá í stillingunum áður en þú lokar síðunni.
page-site-slow = Sterkari þjarkar þurfa hröðu spilavélina, en hún virkar ekki í þessum vafra.
page-site-play-now =
    { $n ->
        [one] Þú og { $n } auðveldur þjarki
       *[other] Þú og { $n } auðveldir þjarkar
    }

# Að spila með öðrum.
page-site-friends = Þjón þarf til að spila með vinum
page-site-friends-how = Þessi síða keyrir aðeins í vafranum þínum. Ef einhver sem þú þekkir rekur Entrepôt-þjón geturðu slegið inn slóðina hér.
page-site-server = Slóð þjónsins
page-site-server-keep = Muna
page-site-server-refused = Sláðu inn slóð á borð við https://games.example/
page-site-server-open = Opna { $host }
page-site-server-change = Breyta

# Allt í skrá.
page-site-stored = Spilin þín
page-site-stored-more = Spil, tölfræði og stillingar eru aðeins geymd í þessum vafra. Vistaðu allt í skrá af og til: vafrar geta eytt því sem síður geyma.
page-site-save = Vista allt í skrá
page-site-load = Sækja úr skrá
page-site-replace = Skráin „{ $file }“ kemur í stað allra spila, tölfræði og stillinga sem hér eru.
page-site-replace-yes = Skipta öllu út
page-site-replace-no = Hætta við
page-site-file-refused = Ekki er hægt að nota þessa skrá: hún er skemmd, eða hún er ekki öryggisafrit úr Entrepôt.

# Nýjar útgáfur.
page-site-update = Ný útgáfa er tilbúin.
page-site-reload = Endurhlaða
