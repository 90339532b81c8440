# Kóði tungumálsins, fyrir forrit sem lesa síðu upphátt.
language = is

# Villur. Hver er ein skýr setning; lyklar og leikir standa í henni eins og þeir voru skrifaðir.
error-not-an-action = „{ $text }“ er ekki leikur í þessu spili.
error-illegal-action = „{ $action }“ er ekki löglegur leikur: { $reason } Löglegir leikir: { $legal }.
error-game-over = Spilinu er lokið: ekki er hægt að leika „{ $action }“.
error-nothing-to-undo = { $seat } getur ekkert tekið til baka: einhver annar hefur leikið síðan, eða eitthvað nýtt kom í ljós.
error-unknown-game = Spilið „{ $game }“ er ekki til; í boði: { $known }.
error-broken-game = Ekki tókst að opna spilið „{ $game }“: { $reason }.
error-game-fails = Villa er í spilinu: { $where }: { $reason }.
error-option-unknown = Valkosturinn „{ $option }“ er ekki til; í boði: { $known }.
error-option-value = { $option } getur ekki verið „{ $value }“; í boði: { $values }.
error-names = Gefðu upp { $players } nöfn, eitt fyrir hvern spilara, hvert í einni línu.
error-seed = „{ $value }“ er ekki frætala: frætala er heil tala frá 0 til 2^64 - 1.
error-no-seat = Sætið „{ $seat }“ er ekki til; sætin eru númeruð frá 0 til { $last }.
error-no-such-moment = Staða { $number } er ekki til; stöður spilsins eru númeraðar frá 0 til { $last }.

error-position = { $key }: { $reason }
error-key-missing = þennan lykil vantar.
error-unknown-key = slíkur lykill er ekki til; í boði: { $known }.
error-not-whole = „{ $value }“ er ekki heil tala.
error-not-text = „{ $value }“ er ekki texti.
error-not-list = „{ $value }“ er ekki listi.
error-not-object = „{ $value }“ er ekki hlutur.
error-out-of-range = { $value } er ekki á bilinu { $low } til { $high }.
error-not-one-of = „{ $value }“ er ekki eitt af þessu: { $allowed }.
error-too-many = of mikið af þessu: { $what }; mest má vera { $most }.
error-missing-pieces = þetta er hvergi að finna: { $what }.
error-number-of-players = spilarar verða að vera { $players }, eins og valkostirnir segja til um.

error-nothing-to-arrange = nú er ekkert sem koma þarf fyrir.
error-no-chance = í þessu spili ræður tilviljun engu eftir upphafið.

error-not-a-record = Þetta er ekki spilaskrá: í hana vantar "format": "{ $format }".
error-record-key = Í spilaskrána vantar „{ $key }“, eða gildið er gallað.
error-record-action = Spilaskráin gengur ekki upp við leik { $number }: { $reason }
error-record-chance = „chance“ í spilaskránni stemmir ekki við leikina.
error-record-result = Úrslitin í spilaskránni stemma ekki við leikina.
error-record-rules = Spilaskráin fylgir útgáfu { $version } af reglunum og gengur ekki upp með útgáfu { $now }: { $reason }

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
