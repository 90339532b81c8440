# Það sem þjónninn neitar, og af hverju.
server-not-allowed = Þetta er ekki leyft: { $reason }
server-stale = Eitthvað hefur gerst á meðan; líttu aftur á borðið.
server-not-playing = Spilið er ekki í gangi.
server-no-hints = Við þetta borð er spilað án ábendinga.
server-not-waiting = Spilið er þegar hafið.
server-not-finished = Spilinu er ekki lokið.
server-not-your-seat = Þetta er ekki þitt sæti.
server-not-at-table = Þú átt ekki sæti við þetta borð.
server-not-owner = Aðeins sá sem stofnaði borðið getur gert þetta.
server-no-table = Borðið er ekki til, eða það er lokað.
server-no-puzzle = Þrautin er ekki til.
server-no-guest = Við þekkjum þig ekki: leyfa þarf vafrakökur.
server-csrf = Beiðnin kom ekki frá síðunni okkar.
server-origin = Beiðnin kom frá síðu sem er ekki okkar.
server-host = Þessi þjónn svarar ekki undir nafninu { $host }. Sá sem keyrir hann getur leyft nafnið með --allowed-host.
server-name = Nafn er 1 til { $most } stafir í einni línu.
server-name-letters = Í nafni eru stafir úr einu stafrófi og mest tvö broddmerki á hverjum staf.
server-seats = Spilarar eiga að vera { $players }, en fjöldi sæta sem gefin voru upp er { $given }.
server-seat-taken = Þetta sæti er upptekið.
server-which-bot = Veldu þjarkann sem á að spila.
server-lesson-alone = Í kennsluspili spilar ein manneskja við þjarka: gjöfin er þekkt fyrir fram.
server-no-lesson = Þessu spili fylgir ekkert kennsluspil.
server-yes-or-no = „{ $key }“ þarf að vera true eða false.
server-pace = Hraðinn er tala frá 0 til { $most }.
server-too-many-tables = Þú ert með { $most } borð í gangi: ljúktu einu eða yfirgefðu það fyrst.
server-still-there = { $seat } þarf að hafa verið í burtu í { $seconds } sekúndur áður en þjarki má taka við.
server-out-of-time = Tíminn þinn er búinn: þjarki spilar áfram fyrir þig.
server-nothing-to-undo = Ekkert er hægt að taka til baka.
server-actions = Sendu 1 til { $most } leiki.
server-chat-too-fast = Ekki svona hratt: bíddu aðeins með næstu skilaboð.
server-chat = Skilaboð eru 1 til { $most } stafir.
server-record-too-long = Í spilaskránni eru fleiri en { $most } leikir.
server-rules-changed = Reglur þjónsins hafa breyst síðan þetta spil hófst. Eftir nýju reglunum er aðeins hægt að rekja það fram að atburði { $number } og því getur það ekki haldið áfram. Ekkert glatast: þú getur skoðað spilið fram að þeim atburði og sótt alla leiki þess.
server-damaged = Vistaða spilið er skemmt frá og með atburði { $number } og ekki er hægt að opna það. Sá sem keyrir þjóninn getur endurheimt það úr afriti.
server-not-json = Þetta er ekki JSON.
server-too-long = Þetta er of langt; mest má senda { $most } bæti.
server-busy = Aðrir bíða á undan þér: { $position }. Reyndu aftur eftir andartak.
server-too-many-analyses = Fjöldi greininga sem bíða hjá þér er þegar { $most }: leyfðu einni að klárast fyrst.
server-too-many-requests = Þetta var of mikið í einu frá þínu vistfangi: bíddu aðeins.
server-too-many-connections = Of margar tengingar eru opnar frá þínu vistfangi: lokaðu einni fyrst.
server-full = Þjónninn er fullur í augnablikinu: reyndu aftur síðar.
server-too-slow = Beiðnin var of lengi að berast.
server-url = Ekki er hægt að senda tilkynningar á þessa slóð: hún þarf að byrja á http:// eða https://, án lykilorðs og án sérstaks tengis.
server-push-keys = Þetta eru ekki lyklar að áskrift vafra.
server-too-many-channels = Þú ert nú þegar með { $most } tilkynningar: fjarlægðu eina fyrst.
server-no-channel = Þessi tilkynning er ekki til.
server-no-feed = Þessi straumur er ekki til eða hefur verið fjarlægður.
server-no-notifications = Þessi þjónn sendir engar tilkynningar.
server-no-push = Þessi þjónn getur ekki sent skilaboð í vafra. Sá sem keyrir hann getur bætt því við með „pip install entrepot[push]“.
server-http = Þetta er ekki í boði hér ({ $status }).
server-error = Eitthvað fór úrskeiðis hjá okkur. Engu var breytt.
server-database-away = Gagnagrunnurinn svarar ekki í augnablikinu. Spilið heldur áfram um leið og hann gerir það.

# Tilkynningar til þeirra sem eru ekki við borðið.
notify-turn-title = { $game }: þú átt leik
notify-turn = Hinir bíða eftir þér.
notify-started-title = { $game }: spilið er hafið
notify-started = Öll sæti eru skipuð.
notify-ended-title = { $game }: spilinu er lokið
notify-ended = Sjáðu hvernig fór.
notify-test-title = Entrepôt: prófun
notify-test = Tilkynningar berast hingað.
notify-feed = Entrepôt: ég á leik

# Það sem þjónninn segir þeim sem keyrir hann.
server-no-page = Síðan hefur ekki verið smíðuð: keyrðu „npm ci“ og „npm run build“ í möppunni page.
server-database = Ekki er hægt að opna gagnagrunninn: { $reason }.
server-database-version = Nýrra forrit skrifaði gagnagrunninn: hann er af útgáfu { $found } en þetta forrit þekkir útgáfur upp að { $known }.
server-database-older = Eldra forrit skrifaði gagnagrunninn (útgáfa { $found }, nú { $known }). „entrepot serve“ uppfærir hann.
server-database-empty = Í þessum gagnagrunni er ekkert sem þjónn hefur vistað.
server-database-not-empty = Aðeins er hægt að endurheimta afrit í tóman gagnagrunn, en þessi er í notkun.
server-upgraded = Gagnagrunnurinn var uppfærður fyrir þetta forrit. Afrit af honum eins og hann var áður er í { $path }.
server-database-in-use = Gagnagrunnurinn { $path } er þegar í notkun hjá öðrum þjóni. Stöðvaðu hann eða notaðu PostgreSQL fyrir mörg ferli.
server-needs-postgresql = Mörg ferli krefjast PostgreSQL-gagnagrunns; gefðu upp vefslóð hans með --database.
server-port = Ekki er hægt að hlusta á gátt { $port }: { $reason }. Ef til vill er þjónninn þegar í gangi; veldu aðra gátt með --port.
server-running = Entrepôt er í gangi á { $address }. Ctrl-C stöðvar þjóninn.
server-thinking = Hugsar fyrir þjarka við borðin í gagnagrunninum. Ctrl-C stöðvar.

# entrepot verify
verify-replays = Spilaskráin gengur upp og úrslitin stemma. Fjöldi leikja: { $n }.
verify-start = Upphafið og allt sem tilviljun réð leiðir af frætölunni { $seed }.
verify-commitment = Frætalan er sú sem var innsigluð í upphafi: { $commitment }.
verify-needs-both = Innsiglið er prófað með saltinu sem fór í tætigildið með frætölunni: gefðu upp hvort tveggja.
verify-wrong-start = Upphaf spilsins leiðir ekki af frætölunni { $seed }.
verify-wrong-chance = Það sem tilviljun réð síðar leiðir ekki af frætölunni { $seed }.
verify-wrong-commitment = Frætalan er ekki sú sem var innsigluð: { $commitment } er tætigildi einhvers annars.
verify-table = Borð { $table }: { $reason }
verify-database = Borð: { $tables }, atburðir: { $events }. Öll spil eru eins og þau voru vistuð.
verify-database-wrong = Skemmd borð: { $n } af { $tables }.

# entrepot backup, entrepot restore
backup-written = Afritið { $path } er tilbúið. Borð: { $tables }, atburðir: { $events }.
backup-restored = Afritið hefur verið endurheimt. Borð: { $tables }, atburðir: { $events }.
backup-foreign = { $path } er ekki afrit af gögnum þjóns.
backup-broken = Afritið { $path } er skemmt í línu { $line }. Engu var breytt.
backup-truncated = Afritið { $path } er ekki heilt. Engu var breytt.
backup-newer = Nýrra forrit skrifaði afritið { $path }: það er af útgáfu { $found } en þetta forrit þekkir útgáfur upp að { $known }.
