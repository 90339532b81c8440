# The code of the language, for programs that read a page aloud.
language = en

# Errors. Each is one clear sentence; keys and actions stand in it as they were written.
error-not-an-action = “{ $text }” is not an action of this game.
error-illegal-action = “{ $action }” is not allowed: { $reason } Legal: { $legal }.
error-game-over = The game is over: “{ $action }” cannot be played.
error-nothing-to-undo = { $seat } has nothing to take back: somebody else has acted since, or something was revealed.
error-unknown-game = There is no game “{ $game }”; there are: { $known }.
error-broken-game = The game “{ $game }” cannot be loaded: { $reason }.
error-game-fails = The game is broken: { $where }: { $reason }.
error-option-unknown = There is no option “{ $option }”; there are: { $known }.
error-option-value = { $option } cannot be “{ $value }”; it takes: { $values }.
error-names = Give { $players } names, one for each player, each a text in one line.
error-seed = “{ $value }” is no seed: a seed is a whole number from 0 to 2^64 - 1.
error-no-seat = There is no seat “{ $seat }”; the seats are 0 to { $last }.
error-no-such-moment = There is no moment { $number }; the game has the moments 0 to { $last }.

error-position = { $key }: { $reason }
error-key-missing = this key is missing.
error-unknown-key = there is no such key; there are: { $known }.
error-not-whole = “{ $value }” is not a whole number.
error-not-text = “{ $value }” is not a text.
error-not-list = “{ $value }” is not a list.
error-not-object = “{ $value }” is not an object.
error-out-of-range = { $value } does not lie between { $low } and { $high }.
error-not-one-of = “{ $value }” is not one of: { $allowed }.
error-too-many = too many of { $what }; there may be { $most }.
error-missing-pieces = these are nowhere: { $what }.
error-number-of-players = there must be { $players } players, as the options say.

error-nothing-to-arrange = there is nothing to arrange now.
error-no-chance = this game leaves nothing to chance after the start.

error-not-a-record = This is not a record: it has no "format": "{ $format }".
error-record-key = The record's “{ $key }” is missing or broken.
error-record-action = The record does not replay at action { $number }: { $reason }
error-record-chance = The record's “chance” is not what its actions call for.
error-record-result = The record's result is not the one its actions lead to.
error-record-rules = The record was made under version { $version } of the rules and does not replay under version { $now }: { $reason }

why-not-your-turn = it is the turn of { $seat }.

board-game-over = the game is over
board-to-decide = { $player } to decide

score-points = points

# Where a game has no words of its own.
question-decides = { $seat } decides
why-not-legal = the rules do not allow it here.
ended-by-end = The game was played to its end.

error-file = { $path }: { $reason }.
error-not-json = { $path } does not hold JSON: { $reason }.
