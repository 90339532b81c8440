# The table.
terminal-player = Hráč
terminal-prompt = { $seat }, tvoje volba (Enter = { $number }, ? = nápověda):
terminal-go-on = Enter = pokračovat, u = vrátit tah zpět:
terminal-undone = Vráceno zpět: { $action }
terminal-nothing-to-undo = Není co vrátit zpět: mezitím hrál někdo jiný, nebo se něco odkrylo.
terminal-no-such-number = Možnost { $number } tu není; vybírej od 1 do { $last }.
terminal-not-understood = To není žádná z možností. Napiš číslo, nebo ? pro nápovědu.
terminal-not-allowed = To nejde: { $reason }
terminal-saved = Uloženo do souboru { $path }
terminal-resume = Hra je uložená. Pokračovat můžeš příkazem: { $command }
terminal-help =
    číslo      tato možnost; jde napsat i přímo akci
    Enter      možnost označená →
    h          rada: co by hrál silný bot a proč
    u          vrátit zpět, dokud se nic neodkrylo a nikdo jiný nehrál
    b          znovu ukázat stůl
    l          průběh hry od začátku
    s          uložit
    q          uložit a odejít
    ?          tato nápověda

# The end.
terminal-total = celkem
terminal-winner =
    { $n ->
        [one] Vítězí { $names }.
        [few] O vítězství se dělí: { $names }.
       *[other] O vítězství se dělí: { $names }.
    }
terminal-record = Záznam hry je v souboru { $path }

# Who sits where.
terminal-error-seat = „{ $kind }“ si nemůže sednout ke stolu; vyber z: { $known }.
terminal-error-seats =
    { $players ->
        [one] U stolu je { $players } místo, ne { $given }: uveď pro každé jednoho hráče.
        [few] U stolu jsou { $players } místa, ne { $given }: uveď pro každé jednoho hráče.
       *[other] U stolu je { $players } míst, ne { $given }: uveď pro každé jednoho hráče.
    }
terminal-error-names =
    { $people ->
        [one] Jméno je třeba pro { $people } hráče, ne pro { $given }.
        [few] Jména jsou třeba pro { $people } hráče, ne pro { $given }.
       *[other] Jména jsou třeba pro { $people } hráčů, ne pro { $given }.
    }
terminal-error-name =
    Hráč se nemůže jmenovat „{ $name }“: { $most ->
        [one] nejvýš { $most } znak
        [few] nejvýš { $most } znaky
       *[other] nejvýš { $most } znaků
    }, a ne jméno bota.
