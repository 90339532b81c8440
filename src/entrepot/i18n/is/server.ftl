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
server-no-guest = Við þekkjum þig ekki: leyfa þarf vefkökur.
server-csrf = Beiðnin kom ekki frá síðunni okkar.
server-origin = Beiðnin kom frá síðu sem er ekki okkar.
server-name = Í nafni eru 1 til { $most } stafir í einni línu.
server-seats = Spilarar eru { $players } en sætin sem nefnd voru { $given }.
server-seat-taken = Þetta sæti er upptekið.
server-which-bot = Nefndu þjarkann sem á að spila.
server-lesson-alone = Kennsluspil er fyrir eina manneskju á móti þjörkum: gjöfin er þekkt fyrir fram.
server-no-lesson = Þessu spili fylgir ekkert kennsluspil.
server-yes-or-no = „{ $key }“ tekur true eða false.
server-pace = Hraðinn er tala frá 0 til { $most }.
server-too-many-tables = Þú ert með { $most } borð í gangi: ljúktu einu eða yfirgefðu það fyrst.
server-still-there = { $seat } þarf að hafa verið í burtu í { $seconds } sekúndur áður en þjarki má taka við.
server-out-of-time = Tíminn þinn er búinn: þjarkinn spilar áfram.
server-nothing-to-undo = Ekkert er að taka til baka.
server-actions = Sendu 1 til { $most } leiki.
server-chat-too-fast = Ekki svona hratt: bíddu aðeins með næstu línu.
server-chat = Í línu eru 1 til { $most } stafir.
server-record-too-long = Í spilaskránni eru fleiri en { $most } leikir.
server-old-rules = Þetta spil hófst eftir eldri reglum og það er ekki lengur hægt að sýna.
server-not-json = Þetta er ekki JSON.
server-too-long = Þetta er of langt; leyfð eru { $most } bæti.
server-http = Þetta er ekki hægt að fá hér ({ $status }).
server-error = Eitthvað fór úrskeiðis hjá okkur. Engu var breytt.

# Það sem þjónninn segir þeim sem keyrir hann.
server-no-page = Síðan hefur ekki verið smíðuð: keyrðu „npm ci“ og „npm run build“ í möppunni page.
server-database = Ekki er hægt að opna gagnagrunninn: { $reason }.
server-database-version = Gagnagrunnurinn er af útgáfu { $found }, þetta forrit þekkir útgáfu { $known }.
server-port = Ekki er hægt að hlusta á gátt { $port }: { $reason }. Ef til vill er þjónninn þegar í gangi; --port velur aðra.
server-running = Entrepôt er á { $address }. Ctrl-C lýkur.

# entrepot verify
verify-replays = Spilaskráin gengur upp, fjöldi leikja: { $n }, og úrslitin eru þau sem hún segir.
verify-start = Upphafið og allt sem tilviljunin færði leiðir af sáðtölunni { $seed }.
verify-commitment = Sáðtalan er sú sem þjónninn batt sig við í upphafi: { $commitment }.
verify-needs-both = Skuldbindingin er prófuð með saltinu sem var tætt með sáðtölunni: gefðu upp hvort tveggja.
verify-wrong-start = Upphaf spilsins leiðir ekki af sáðtölunni { $seed }.
verify-wrong-chance = Það sem tilviljunin færði síðar leiðir ekki af sáðtölunni { $seed }.
verify-wrong-commitment = Sáðtalan er ekki sú sem þjónninn batt sig við: { $commitment } er tæting af einhverju öðru.
