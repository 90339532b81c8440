# The language code, for screen readers.
language = en

# Errors. Each is one clear sentence; keys and actions appear in it as they were written.
error-not-an-action = “{ $text }” is not an action of this game.
error-illegal-action = “{ $action }” is not allowed: { $reason } Legal: { $legal }.
error-game-over = The game is over: “{ $action }” cannot be played.
error-nothing-to-undo = { $seat } has nothing to undo: another player has acted since, or something was revealed.
error-unknown-game = There is no game “{ $game }”; available: { $known }.
error-broken-game = The game “{ $game }” cannot be loaded: { $reason }.
error-game-fails = The game is faulty: { $where }: { $reason }.
error-option-unknown = There is no option “{ $option }”; available: { $known }.
error-option-value = { $option } cannot be “{ $value }”; allowed: { $values }.
error-names = Give { $players } names, one for each player, each a single line of text.
error-seed = “{ $value }” is not a seed: a seed is a whole number from 0 to 2^64 - 1.
error-no-seat = There is no seat “{ $seat }”; seats are numbered 0 to { $last }.
error-no-such-moment = There is no step { $number }; the steps of this game are 0 to { $last }.

error-position = { $key }: { $reason }
error-key-missing = this key is missing.
error-unknown-key = there is no such key; available: { $known }.
error-not-whole = “{ $value }” is not a whole number.
error-not-text = “{ $value }” is not a string.
error-not-list = “{ $value }” is not a list.
error-not-object = “{ $value }” is not an object.
error-out-of-range = { $value } is not between { $low } and { $high }.
error-not-one-of = “{ $value }” is not one of: { $allowed }.
error-too-many = too many { $what }; at most { $most } allowed.
error-missing-pieces = missing: { $what }.
error-number-of-players = there must be { $players } players, as set in the options.

error-nothing-to-arrange = there is nothing to arrange now.
error-no-chance = this game has no chance events after the start.

error-not-a-record = This is not a record: it has no "format": "{ $format }".
error-record-key = The record’s “{ $key }” is missing or invalid.
error-record-action = The record cannot be replayed past action { $number }: { $reason }
error-record-chance = The record’s “chance” does not match its actions.
error-record-result = The record’s result does not match its actions.
error-record-rules = The record was made with version { $version } of the rules and cannot be replayed with version { $now }: { $reason }

why-not-your-turn = it is { $seat }’s turn.

board-game-over = the game is over
board-to-decide = { $player } to decide

score-points = points

# For games without sentences of their own.
question-decides = { $seat } decides
why-not-legal = the rules do not allow it here.
ended-by-end = The game was played to the end.

error-file = { $path }: { $reason }.
error-not-json = { $path } is not valid JSON: { $reason }.
