# On the page no line ends in a one-letter preposition, nor between a number and its noun: a no-break space stands there,
# in all files that the page reads.

# The code of the language, for programs that read a page aloud.
language = cs

# Errors. Each is one clear sentence; keys and actions stand in it as they were written.
error-not-an-action = „{ $text }“ není akce této hry.
error-illegal-action = „{ $action }“ nelze zahrát: { $reason } Možné akce: { $legal }.
error-game-over = Hra skončila: „{ $action }“ už nelze zahrát.
error-nothing-to-undo = { $seat } nemá co vrátit zpět: mezitím hrál někdo jiný, nebo se něco odkrylo.
error-unknown-game = Hra „{ $game }“ tu není; k dispozici: { $known }.
error-broken-game = Hru „{ $game }“ nelze načíst: { $reason }.
error-game-fails = Hra obsahuje chybu: { $where }: { $reason }.
error-option-unknown = Volba „{ $option }“ neexistuje; k dispozici: { $known }.
error-option-value = Volba { $option } nemůže být „{ $value }“; možné hodnoty: { $values }.
error-names =
    { $players ->
        [one] Zadej { $players } jméno,
        [few] Zadej { $players } jména,
       *[other] Zadej { $players } jmen,
    } jedno pro každého hráče, každé jako text na jednom řádku.
error-seed = „{ $value }“ není platné semínko: má to být celé číslo od 0 do 2^64 - 1.
error-no-seat = Místo „{ $seat }“ u stolu není; místa mají čísla 0 až { $last }.
error-no-such-moment = Okamžik { $number } ve hře není; hra má okamžiky 0 až { $last }.

error-position = { $key }: { $reason }
error-key-missing = tento klíč chybí.
error-unknown-key = takový klíč neexistuje; k dispozici: { $known }.
error-not-whole = „{ $value }“ není celé číslo.
error-not-text = „{ $value }“ není text.
error-not-list = „{ $value }“ není seznam.
error-not-object = „{ $value }“ není objekt.
error-out-of-range = { $value } neleží mezi { $low } a { $high }.
error-not-one-of = „{ $value }“ není žádná z hodnot: { $allowed }.
error-too-many = příliš mnoho: { $what }; nejvýš { $most }.
error-missing-pieces = chybí: { $what }.
error-number-of-players =
    { $players ->
        [one] podle voleb má hrát { $players } hráč.
        [few] podle voleb mají hrát { $players } hráči.
       *[other] podle voleb má hrát { $players } hráčů.
    }

error-nothing-to-arrange = teď není koho rozmisťovat.
error-no-chance = v této hře už po začátku náhoda o ničem nerozhoduje.

error-not-a-record = Tohle není záznam hry: chybí v něm "format": "{ $format }".
error-record-key = V záznamu chybí „{ $key }“, nebo je tento údaj poškozený.
error-record-action = Záznam nelze přehrát od akce { $number }: { $reason }
error-record-chance = „chance“ v záznamu neodpovídá jeho akcím.
error-record-result = Výsledek v záznamu neodpovídá jeho akcím.
error-record-rules = Záznam vznikl podle verze pravidel { $version } a podle verze { $now } ho nelze přehrát: { $reason }

why-not-your-turn = na tahu je { $seat }.

board-game-over = konec hry
board-to-decide = na tahu: { $player }

score-points = body

# Where a game has no words of its own.
question-decides = Rozhoduje { $seat }
why-not-legal = pravidla to tady nedovolují.
ended-by-end = Hra byla dohrána do konce.

error-file = { $path }: { $reason }.
error-not-json = { $path } neobsahuje JSON: { $reason }.
