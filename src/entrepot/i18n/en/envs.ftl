envs-no-action = There is no action “{ $action }”; an action is a number from 0 to { $last }, or its text.
envs-opponents = Give one bot for all other seats, or { $number } bots, one for each.
envs-not-by-chance = In OpenSpiel, { $option } cannot be “random”; choose a fixed value, or create one game per value.
envs-reset-first = There is no game yet: call reset() first.
envs-no-outcome = “{ $outcome }” is not a possible chance outcome here.
envs-chance-unknown = OpenSpiel cannot play { $game }: the game does not describe its chance events.
