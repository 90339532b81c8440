analysis-needs-search = The bot “{ $bot }” does not search; choose one that does, such as mcts:2000n.
analysis-nothing = { $path } contains no actions.
analysis-written = Analysis written to { $path }

analysis-title = Analysis: { $game }
analysis-searched =
    { $decisions ->
        [one] One decision, searched
       *[other] { $decisions } decisions, each searched
    } by { $bot } with only the information the player had at that moment.
analysis-result = Won by { $winners }. Scores: { $scores }.
analysis-unfinished = The game is not over. Scores so far: { $scores }.
analysis-curves = Winning chances
analysis-curves-explained = Each player’s expected share of the win at each decision, as estimated by the bot, and finally the actual result. Numbers mark turning points.
analysis-curve = { $player } from { $first } to { $last }
analysis-axis = actions played
analysis-turns = Turning points
analysis-players = Players
analysis-decisions = All decisions
analysis-own = { $action }; better: { $better }
analysis-fortune = other players or chance
analysis-column-turn = no.
analysis-column-number = action
analysis-column-round = round
analysis-column-player = player
analysis-column-action = played
analysis-column-estimate = estimate
analysis-column-loss = loss
analysis-column-others = alternatives
analysis-column-score = score
analysis-column-decisions = decisions
analysis-column-mean = mean loss
analysis-column-costly = costly
analysis-column-change = change
analysis-column-cause = cause
analysis-column-phase = phase
analysis-column-mistake = mistake
analysis-column-why = why
