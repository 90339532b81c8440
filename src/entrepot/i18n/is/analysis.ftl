analysis-needs-search = Þjarkinn „{ $bot }“ leitar ekki; veldu einn sem gerir það, til dæmis mcts:2000n.
analysis-nothing = Ekkert var leikið í { $path }.
analysis-written = Greiningin er í { $path }

analysis-title = Greining: { $game }
analysis-searched =
    { $decisions ->
        [one] { $bot } kannaði { $decisions } ákvörðun
       *[other] { $bot } kannaði { $decisions } ákvarðanir, hverja fyrir sig,
    } út frá því sem spilarinn gat vitað á þeirri stundu.
analysis-result = Sigurvegari: { $winners }. Stig: { $scores }.
analysis-unfinished = Spilinu er ekki lokið. Stig hingað til: { $scores }.
analysis-curves = Horfur
analysis-curves-explained = Sigurlíkur hvers spilara við hverja ákvörðun, að mati þjarkans, og loks úrslitin. Tölur merkja vendipunkta.
analysis-curve = { $player } frá { $first } til { $last }
analysis-axis = fjöldi leikja
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
analysis-column-costly = dýrkeyptar
analysis-column-change = breyting
analysis-column-cause = ástæða
analysis-column-phase = kafli
analysis-column-mistake = mistök
analysis-column-why = hvers vegna
