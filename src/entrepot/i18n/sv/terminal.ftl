# Bordet.
terminal-player = Spelare
terminal-prompt = { $seat }, ditt val (Enter = { $number }, ? = hjälp):
terminal-go-on = Enter för att fortsätta, u för att ångra:
terminal-undone = Ångrat: { $action }
terminal-nothing-to-undo = Det finns inget att ångra: någon annan har gjort ett drag sedan dess, eller något har avslöjats.
terminal-no-such-number = Det finns inget val { $number }; valen är 1 till { $last }.
terminal-not-understood = Det är inget av valen. Skriv ett nummer, eller ? för hjälp.
terminal-not-allowed = Det är inte tillåtet: { $reason }
terminal-saved = Sparat i { $path }
terminal-resume = Partiet är sparat. Fortsätt med: { $command }
terminal-help =
    Ett nummer  det valet; du kan också skriva själva draget
    Enter       valet som är märkt med →
    h           tips: vad en stark bot skulle göra, och varför
    u           ångra, så länge inget har avslöjats och ingen annan har gjort ett drag
    b           visa bordet igen
    l           visa hela spelloggen
    s           spara
    q           spara och avsluta
    ?           den här hjälpen

# Slutet.
terminal-total = summa
terminal-winner =
    { $n ->
        [one] { $names } vinner.
       *[other] { $names } delar på segern.
    }
terminal-record = Protokollet finns i { $path }

# Vem som sitter var.
terminal-error-seat = ”{ $kind }” kan inte ta en plats; välj bland: { $known }.
terminal-error-seats = Det finns { $players } platser, inte { $given }: ange en spelare för varje.
terminal-error-names =
    { $people ->
        [one] Det är en person som ska ha namn, inte { $given }.
       *[other] Det är { $people } personer som ska ha namn, inte { $given }.
    }
terminal-error-name = En person kan inte heta ”{ $name }”: högst { $most } tecken, och inte namnet på en bot.
