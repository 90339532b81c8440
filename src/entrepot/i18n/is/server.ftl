# Það sem þjónninn neitar, og af hverju.
server-not-allowed = Þetta er ekki leyft: { $reason }
server-stale = Eitthvað hefur gerst á meðan; líttu aftur á borðið.
server-not-playing = Spilið er ekki í gangi.
server-not-waiting = Spilið er þegar hafið.
server-not-finished = Spilinu er ekki lokið.
server-not-your-seat = Þetta er ekki þitt sæti.
server-not-at-table = Þú átt ekki sæti við þetta borð.
server-not-owner = Aðeins sá sem stofnaði borðið getur gert þetta.
server-no-table = Borðið er ekki til, eða það er lokað.
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
server-old-rules = Þetta spil fylgir eldri reglum og ekki er lengur hægt að sýna það.
server-damaged = Vistaða spilið er skemmt frá og með atburði { $number } og ekki er hægt að opna það. Sá sem keyrir þjóninn getur endurheimt það úr afriti.
server-not-json = Þetta er ekki JSON.
server-too-long = Þetta er of langt; mest má senda { $most } bæti.
server-http = Þetta er ekki í boði hér ({ $status }).
server-error = Eitthvað fór úrskeiðis hjá okkur. Engu var breytt.

# Það sem þjónninn segir þeim sem keyrir hann.
server-no-page = Síðan hefur ekki verið smíðuð: keyrðu „npm ci“ og „npm run build“ í möppunni page.
server-database = Ekki er hægt að opna gagnagrunninn: { $reason }.
server-database-version = Gagnagrunnurinn er af útgáfu { $found } en þetta forrit þekkir útgáfu { $known }.
server-port = Ekki er hægt að hlusta á gátt { $port }: { $reason }. Ef til vill er þjónninn þegar í gangi; veldu aðra gátt með --port.
server-running = Entrepôt er í gangi á { $address }. Ctrl-C stöðvar þjóninn.

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
