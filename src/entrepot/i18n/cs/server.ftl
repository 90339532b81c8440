# What the server refuses, and why.
server-not-allowed = To nejde: { $reason }
server-stale = Mezitím se něco stalo; podívej se znovu.
server-not-playing = Hra právě neprobíhá.
server-no-hints = U tohoto stolu se hraje bez rad.
server-not-waiting = Hra už začala.
server-not-finished = Hra ještě neskončila.
server-not-your-seat = To není tvoje místo.
server-not-at-table = U tohoto stolu nemáš místo.
server-not-owner = To smí jen zakladatel stolu.
server-no-table = Takový stůl neexistuje, nebo je soukromý.
server-no-puzzle = Taková úloha neexistuje.
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
server-rules-changed = Pravidla na tomto serveru se od začátku této hry změnila. Podle nových pravidel ji lze přehrát jen po událost { $number }, takže nemůže pokračovat. Nic se neztratilo: můžeš si ji až po tuto událost prohlédnout a stáhnout všechny její akce.
server-damaged = Uložená hra je od události { $number } poškozená a nelze ji otevřít. Kdo server provozuje, může ji obnovit ze zálohy.
server-not-json = To není JSON.
server-too-long = To je moc dlouhé; dovoleno je { $most } bajtů.
server-busy = Před tebou čekají jiní: { $position }. Zkus to za chvíli.
server-too-many-analyses = Čekat může nejvýš tolik tvých analýz: { $most }. Nech nejprve některou doběhnout.
server-too-many-requests = Z tvé adresy toho přišlo moc najednou: chvíli počkej.
server-too-many-connections = Z tvé adresy je otevřeno příliš mnoho spojení: nejprve některé zavři.
server-full = Server je právě plný: zkus to později.
server-too-slow = Požadavek přicházel příliš dlouho.
server-url = Na tuto adresu nelze posílat oznámení: musí začínat http:// nebo https://, bez hesla a bez zvláštního portu.
server-push-keys = Toto nejsou klíče odběru v prohlížeči.
server-too-many-channels = Počet tvých oznámení už dosáhl nejvyšší hodnoty ({ $most }): nejdřív některé odeber.
server-no-channel = Takové oznámení neexistuje.
server-no-feed = Takový kanál neexistuje, nebo byl zrušen.
server-no-notifications = Tento server neposílá oznámení.
server-no-push = Tento server neumí posílat zprávy do prohlížečů. Kdo ho provozuje, může to doplnit příkazem „pip install entrepot[push]“.
server-http = Tohle tu není k dispozici ({ $status }).
server-error = Na naší straně se něco pokazilo. Nic se nezměnilo.
server-database-away = Databáze právě neodpovídá. Hra bude pokračovat, jakmile odpoví.

# Oznámení pro ty, kdo nejsou u stolu.
notify-turn-title = { $game }: jsi na tahu
notify-turn = Ostatní na tebe čekají.
notify-started-title = { $game }: hra začala
notify-started = Všechna místa jsou obsazena.
notify-ended-title = { $game }: hra skončila
notify-ended = Podívej se, jak dopadla.
notify-test-title = Entrepôt: zkouška
notify-test = Oznámení sem docházejí.
notify-feed = Entrepôt: moje tahy

# What the server says to whoever runs it.
server-no-page = Stránka není sestavená: spusť „npm ci“ a „npm run build“ ve složce page.
server-database = Databázi nelze otevřít: { $reason }.
server-database-version = Databázi zapsal novější program: má verzi { $found } a tento program zná verze do { $known }.
server-database-older = Databázi zapsal starší program (verze { $found }, nyní { $known }). Převede ji „entrepot serve“.
server-database-empty = V této databázi není nic, co by uložil server.
server-database-not-empty = Zálohu lze obnovit jen do prázdné databáze, ale tato se už používá.
server-upgraded = Databáze byla převedena pro tento program. Záloha původního stavu je v { $path }.
server-database-in-use = Databázi { $path } už používá jiný server. Zastav ho, nebo pro více procesů použij PostgreSQL.
server-needs-postgresql = Více procesů potřebuje databázi PostgreSQL; její URL zadáš pomocí --database.
server-port = Port { $port } nelze otevřít: { $reason }. Možná už server běží; jiný zadáš pomocí --port.
server-running = Entrepôt běží na { $address }. Ctrl-C ho ukončí.
server-thinking = Přemýšlí za boty u stolů v databázi. Ctrl-C ho ukončí.

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

# entrepot backup, entrepot restore
backup-written = Záloha { $path } je hotová. Stoly: { $tables }, události: { $events }.
backup-restored = Záloha je obnovena. Stoly: { $tables }, události: { $events }.
backup-foreign = { $path } není záloha serveru.
backup-broken = Záloha { $path } je poškozená na řádku { $line }. Nic se nezměnilo.
backup-truncated = Záloha { $path } není úplná. Nic se nezměnilo.
backup-newer = Zálohu { $path } zapsal novější program: má verzi { $found } a tento program zná verze do { $known }.
