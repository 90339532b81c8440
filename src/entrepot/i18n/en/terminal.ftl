# The session.
terminal-player = Player
terminal-prompt = { $seat }, your choice (Enter = { $number }, ? = help):
terminal-go-on = Enter to continue, u to undo:
terminal-undone = Undone: { $action }
terminal-nothing-to-undo = There is nothing to undo: another player has acted since, or something was revealed.
terminal-no-such-number = There is no choice { $number }; choose a number from 1 to { $last }.
terminal-not-understood = That is not a choice. Type a number, or ? for help.
terminal-not-allowed = That is not allowed: { $reason }
terminal-saved = Saved to { $path }
terminal-resume = Game saved. To continue: { $command }
terminal-help =
    A number   make that choice; you can also type the action itself
    Enter      make the choice marked →
    h          a hint: what a strong bot would do, and why
    u          undo, as long as nothing was revealed and no other player has acted
    b          show the board again
    l          show the whole log
    s          save
    q          save and quit
    ?          show this help

# The end.
terminal-total = total
terminal-winner =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
terminal-record = Record saved to { $path }

# Seats.
terminal-error-seat = “{ $kind }” cannot take a seat; choose from: { $known }.
terminal-error-seats = There are { $players } seats, not { $given }: give one player for each.
terminal-error-names =
    { $people ->
        [one] Give one name, for the only person playing, not { $given }.
       *[other] Give { $people } names, one for each person playing, not { $given }.
    }
terminal-error-name = A player cannot be called “{ $name }”: use at most { $most } characters, and not the name of a bot.
