envs-no-action = Leikurinn „{ $action }“ er ekki til; leikur er tala frá 0 til { $last }, eða texti hans.
envs-opponents = Nefndu einn þjarka fyrir öll hin sætin, eða { $number } nöfn, eitt fyrir hvert.
envs-not-by-chance = Í OpenSpiel getur { $option } ekki verið „random“; veldu eitt gildi og spilaðu fyrir hvert um sig.
envs-reset-first = Ekkert spil er hafið: kallaðu fyrst á reset().
envs-no-outcome = Tilviljun getur ekki gefið „{ $outcome }“ hér.
envs-chance-unknown = OpenSpiel getur ekki spilað { $game }: spilið lýsir því ekki hverju tilviljun ræður.
