# What the server refuses, and why.
server-not-allowed = To nejde: { $reason }
server-stale = Mezitím se něco stalo; podívej se znovu.
server-not-playing = Hra právě neprobíhá.
server-not-waiting = Hra už začala.
server-not-finished = Hra ještě neskončila.
server-not-your-seat = To není tvoje místo.
server-not-at-table = U tohoto stolu nemáš místo.
server-not-owner = To smí jen zakladatel stolu.
server-no-table = Takový stůl neexistuje, nebo je soukromý.
server-no-guest = Neznáme tě: povol prosím cookies.
server-csrf = Požadavek nepřišel z naší stránky.
server-origin = Požadavek přišel z cizí stránky.
server-host = Tento server na jméno { $host } neodpovídá. Kdo ho provozuje, může jméno povolit pomocí --allowed-host.
server-name = Jméno má 1 až { $most } znaků na jednom řádku.
server-name-letters = Jméno má znaky jediného písma, na každém nejvýš dvě diakritická znaménka.
server-seats = Počet hráčů je { $players }, ale zadaných míst je { $given }.
server-seat-taken = Toto místo je obsazené.
server-which-bot = Uveď, který bot má hrát.
server-lesson-alone = Výuková hra je pro jednoho hráče proti botům: její rozdání je předem známé.
server-no-lesson = K této hře není výuková hra.
server-yes-or-no = „{ $key }“ má být true nebo false.
server-pace = Tempo je číslo od 0 do { $most }.
server-too-many-tables = Víc než { $most } rozehraných stolů mít nemůžeš: nejprve některý dohraj nebo opusť.
server-still-there = { $seat } musí být pryč aspoň { $seconds } s, než smí převzít hru bot.
server-out-of-time = Tvůj čas vypršel: dál hraje bot.
server-nothing-to-undo = Není co vrátit zpět.
server-actions = Pošli 1 až { $most } akcí.
server-chat-too-fast = Ne tak rychle: než napíšeš další zprávu, chvíli počkej.
server-chat = Zpráva má 1 až { $most } znaků.
server-record-too-long = Záznam má více než { $most } akcí.
server-old-rules = Tato hra začala podle starších pravidel a už ji nelze ukázat.
server-damaged = Uložená hra je od události { $number } poškozená a nelze ji otevřít. Kdo server provozuje, může ji obnovit ze zálohy.
server-not-json = To není JSON.
server-too-long = To je moc dlouhé; dovoleno je { $most } bajtů.
server-http = Tohle tu není k dispozici ({ $status }).
server-error = Na naší straně se něco pokazilo. Nic se nezměnilo.

# What the server says to whoever runs it.
server-no-page = Stránka není sestavená: spusť „npm ci“ a „npm run build“ ve složce page.
server-database = Databázi nelze otevřít: { $reason }.
server-database-version = Databáze má verzi { $found }, tento program zná verzi { $known }.
server-port = Port { $port } nelze otevřít: { $reason }. Možná už server běží; jiný zadáš pomocí --port.
server-running = Entrepôt běží na { $address }. Ctrl-C ho ukončí.

# entrepot verify
verify-replays = Záznam jde přehrát (počet akcí: { $n }) a výsledek souhlasí.
verify-start = Začátek i vše, co přinesla náhoda, vyplývá ze semínka { $seed }.
verify-commitment = Semínko souhlasí s pečetí ze začátku hry: { $commitment }.
verify-needs-both = Pečeť se ověřuje společně se solí: zadej obojí.
verify-wrong-start = Začátek hry nevyplývá ze semínka { $seed }.
verify-wrong-chance = To, co náhoda přinesla později, nevyplývá ze semínka { $seed }.
verify-wrong-commitment = Semínko nesouhlasí s pečetí: { $commitment } je otisk něčeho jiného.
verify-table = Stůl { $table }: { $reason }
verify-database = Stoly: { $tables }, události: { $events }. Všechny hry jsou takové, jaké byly uloženy.
verify-database-wrong = Poškozené stoly: { $n } z { $tables }.
