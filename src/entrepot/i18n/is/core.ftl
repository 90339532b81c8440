# Kóði tungumálsins, fyrir forrit sem lesa síðu upphátt.
language = is

# Villur. Hver er ein skýr setning; lyklar og leikir standa í henni eins og þeir voru skrifaðir.
error-not-an-action = „{ $text }“ er ekki leikur í þessu spili.
error-illegal-action = „{ $action }“ er ekki leyft: { $reason } Leyft er: { $legal }.
error-game-over = Spilinu er lokið: ekki er hægt að leika „{ $action }“.
error-nothing-to-undo = { $seat } hefur ekkert að taka til baka: einhver annar hefur leikið síðan, eða eitthvað kom í ljós.
error-unknown-game = Spilið „{ $game }“ er ekki til; til eru: { $known }.
error-broken-game = Ekki er hægt að hlaða spilinu „{ $game }“: { $reason }.
error-game-fails = Spilið er bilað: { $where }: { $reason }.
error-option-unknown = Valkosturinn „{ $option }“ er ekki til; til eru: { $known }.
error-option-value = { $option } getur ekki verið „{ $value }“; í boði er: { $values }.
error-names = Gefðu upp { $players } nöfn, eitt fyrir hvern spilara, hvert þeirra texti í einni línu.
error-seed = „{ $value }“ er ekki sáðtala: sáðtala er heil tala frá 0 til 2^64 - 1.
error-no-seat = Sætið „{ $seat }“ er ekki til; sætin eru 0 til { $last }.
error-no-such-moment = Augnablikið { $number } er ekki til; í spilinu eru augnablikin 0 til { $last }.

error-position = { $key }: { $reason }
error-key-missing = þennan lykil vantar.
error-unknown-key = slíkur lykill er ekki til; til eru: { $known }.
error-not-whole = „{ $value }“ er ekki heil tala.
error-not-text = „{ $value }“ er ekki texti.
error-not-list = „{ $value }“ er ekki listi.
error-not-object = „{ $value }“ er ekki hlutur.
error-out-of-range = { $value } er ekki á milli { $low } og { $high }.
error-not-one-of = „{ $value }“ er ekki eitt af: { $allowed }.
error-too-many = of mikið af { $what }; mest má vera { $most }.
error-missing-pieces = þetta er hvergi að finna: { $what }.
error-number-of-players = spilarar verða að vera { $players }, eins og valkostirnir segja.

error-nothing-to-arrange = ekkert er til að koma fyrir núna.
error-no-chance = eftir upphafið er ekkert háð tilviljun í þessu spili.

error-not-a-record = Þetta er ekki spilaskrá: í henni er ekki "format": "{ $format }".
error-record-key = „{ $key }“ vantar í spilaskrána eða er gallað.
error-record-action = Spilaskráin gengur ekki upp við leik { $number }: { $reason }
error-record-chance = „chance“ í spilaskránni er ekki það sem leikirnir kalla á.
error-record-result = Úrslitin í spilaskránni eru ekki þau sem leikirnir leiða til.
error-record-rules = Spilaskráin var gerð eftir útgáfu { $version } af reglunum og gengur ekki upp eftir útgáfu { $now }: { $reason }

why-not-your-turn = { $seat } á leik.

board-game-over = spilinu er lokið
board-to-decide = { $player } á leik

score-points = stig

# Þar sem spil á sér engin eigin orð.
question-decides = { $seat } á leik
why-not-legal = reglurnar leyfa það ekki hér.
ended-by-end = Spilið var spilað til enda.

error-file = { $path }: { $reason }.
error-not-json = Í { $path } er ekki JSON: { $reason }.
