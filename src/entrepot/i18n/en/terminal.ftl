# The session.
terminal-player = Player
terminal-prompt = { $seat }, your choice (Enter = { $number }, ? = help):
terminal-go-on = Enter to continue, u to take back:
terminal-undone = Taken back: { $action }
terminal-nothing-to-undo = There is nothing to take back: somebody else has acted since, or something was revealed.
terminal-no-such-number = There is no choice { $number }; the choices are 1 to { $last }.
terminal-not-understood = That is not a choice. Type a number, or ? for help.
terminal-not-allowed = That is not allowed: { $reason }
terminal-saved = Saved in { $path }
terminal-resume = The game is saved. To continue: { $command }
terminal-help =
    A number   that choice; you can also type the action itself
    Enter      the choice marked →
    u          take back, as long as nothing was revealed and nobody else has acted
    b          draw the board again
    l          print the whole log
    s          save
    q          save and leave
    ?          this help

# The end.
terminal-total = total
terminal-winner =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
terminal-record = The record is in { $path }

# Seats.
terminal-error-seat = “{ $kind }” cannot take a seat; choose among: { $known }.
terminal-error-seats = There are { $players } seats, not { $given }: name one player for each.
terminal-error-names =
    { $people ->
        [one] There is one person to be named, not { $given }.
       *[other] There are { $people } people to be named, not { $given }.
    }
terminal-error-name = A person cannot be called “{ $name }”: at most { $most } letters, and not the name of a bot.
