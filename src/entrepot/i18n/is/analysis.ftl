analysis-needs-search = Þjarkinn „{ $bot }“ leitar ekki; taktu einn sem gerir það, til dæmis mcts:2000n.
analysis-nothing = Ekkert var leikið í { $path }.
analysis-written = Greiningin er í { $path }

analysis-title = Greining: { $game }
analysis-searched =
    { $decisions ->
        [one] { $decisions } ákvörðun, könnuð
       *[other] { $decisions } ákvarðanir, hver þeirra könnuð
    } af { $bot } út frá því sem spilarinn gat vitað á þeirri stundu.
analysis-result = Sigurvegari: { $winners }. Stig: { $scores }.
analysis-unfinished = Spilið stendur enn. Stig hingað til: { $scores }.
analysis-curves = Horfur
analysis-curves-explained = Hve stórs hluta sigursins hver spilari mátti vænta við hverja eigin ákvörðun, að mati þjarkans, og loks hvað úr varð. Tölur merkja vendipunkta.
analysis-curve = { $player } frá { $first } til { $last }
analysis-axis = leiknir leikir
analysis-turns = Vendipunktar
analysis-players = Spilarar
analysis-decisions = Allar ákvarðanir
analysis-own = { $action }; betra: { $better }
analysis-fortune = það sem aðrir gerðu, eða tilviljun
analysis-column-turn = nr.
analysis-column-number = leikur
analysis-column-round = umferð
analysis-column-player = spilari
analysis-column-action = leikið
analysis-column-estimate = mat
analysis-column-loss = tap
analysis-column-others = aðrir kostir
analysis-column-score = stig
analysis-column-decisions = ákvarðanir
analysis-column-mean = meðaltap
analysis-column-costly = dýrar
analysis-column-change = breyting
analysis-column-cause = af hverju
