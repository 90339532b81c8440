# Borðið.
terminal-player = Spilari
terminal-prompt = { $seat }, þitt val (Enter = { $number }, ? = hjálp):
terminal-go-on = Enter til að halda áfram, u til að taka til baka:
terminal-undone = Tekið til baka: { $action }
terminal-nothing-to-undo = Ekkert er hægt að taka til baka: einhver annar hefur leikið síðan, eða eitthvað nýtt kom í ljós.
terminal-no-such-number = Valkostur { $number } er ekki til; valkostirnir eru númeraðir frá 1 til { $last }.
terminal-not-understood = Þetta er ekki einn af valkostunum. Sláðu inn tölu, eða ? til að fá hjálp.
terminal-not-allowed = Þetta er ekki leyft: { $reason }
terminal-saved = Vistað í { $path }
terminal-resume = Spilið er vistað. Til að halda áfram: { $command }
terminal-help =
    Tala       sá valkostur; líka má skrifa leikinn sjálfan
    Enter      valkosturinn með →
    h          ábending: hvað sterkur þjarki myndi gera, og hvers vegna
    u          taka til baka, meðan ekkert nýtt hefur komið í ljós og enginn annar leikið
    b          teikna borðið aftur
    l          sýna allan gang spilsins
    s          vista
    q          vista og hætta
    ?          þessi hjálp

# Lokin.
terminal-total = samtals
terminal-winner =
    { $n ->
        [one] { $names } vinnur.
       *[other] { $names } deila sigrinum.
    }
terminal-record = Spilaskráin er í { $path }

# Hver situr hvar.
terminal-error-seat = „{ $kind }“ getur ekki tekið sæti; í boði: { $known }.
terminal-error-seats = Sætin eru { $players }, ekki { $given }: nefndu einn spilara í hvert.
terminal-error-names =
    { $people ->
        [one] Gefa þarf upp { $people } nafn, ekki { $given }.
       *[other] Gefa þarf upp { $people } nöfn, ekki { $given }.
    }
terminal-error-name = Enginn getur heitið „{ $name }“: nafn er mest { $most } stafir og má ekki vera nafn á þjarka.
