# Síðan í kringum spilaborðin.
page-title = Entrepôt
page-home = Á upphafssíðu
page-skip = Beint að borðinu
page-close = Loka
page-again = Reyna aftur
page-copy = Afrita
page-copied = Afritað.

# Það sem fór úrskeiðis.
page-error-unreachable = Ekki næst í þjóninn. Gáðu hvort þú ert í sambandi við netið og reyndu aftur.
page-error-status = Þjónninn gat ekki gert þetta ({ $status }).
page-error-unexpected = Eitthvað fór úrskeiðis hér: { $what }
page-refused-offline = Ekki sent: sambandið er rofið í augnablikinu. Borðið kemur aftur af sjálfu sér; veldu þá aftur.
page-refused-silent = Þjónninn hefur ekki svarað. Athugaðu hvort þetta fór í gegn; veldu annars aftur.
page-connection-lost = Sambandið er rofið. Borðið kemur aftur af sjálfu sér.

# Upphafið.
page-start-heading = Spil um verslun
page-start-lead = Við þjarka, með vinum eða við sama skjá. Engin skráning.
page-start-which = Hvaða spil
page-start-more = Meira
page-play-now = Spila núna
page-play-now-more =
    { $n ->
        [one] Þú og einn miðlungssterkur þjarkur
       *[other] Þú og { $n } miðlungssterkir þjarkar
    }
page-make-table = Stofna borð
page-make-table-more = Velja spilara, þjarka og reglur
page-join = Vera með
page-join-more = Opið borð eða boð
page-continue = Halda áfram
page-learn = Lærðu { $game } með því að spila
page-rules = Reglur
page-name = Þú heitir
# Nöfn sem stungið er upp á við nýja gesti, með kommu á milli.
page-names = Anís, Basilíka, Blóðberg, Dill, Einiber, Fennel, Hvönn, Lárviður, Múskat, Rósmarín, Salvía, Vanilla

# Listar yfir borð.
page-tables-continue = Halda áfram
page-tables-join = Líta inn
page-tables-watch = Fylgjast með
page-status-waiting = bíður eftir spilurum
page-status-playing = í gangi
page-status-finished = lokið
page-status-abandoned = hætt í miðju kafi

# Að vera með.
page-join-heading = Setjast að borði
page-join-link = Boðstengill
page-join-go = Fara þangað
page-join-no-link = Þetta er ekki tengill á borð.
page-join-open = Opin borð
page-join-none = Ekkert opið borð í augnablikinu. Stofnaðu eitt, eða biddu vin um tengil.
page-join-running = Spil til að fylgjast með
page-invited = Þér er boðið: { $game }
page-invited-join = Setjast
page-invited-full = Öll sæti eru setin.

# Að stofna borð.
page-new-heading = Nýtt borð: { $game }
page-new-hints = Sýna öllum ábendingar
page-new-private = Aðeins með boði
page-new-more = Meira
page-new-clock = Klukka
page-new-shuffle = Draga um sæti
page-new-open = Opna borðið
page-new-begin = Byrja
page-clock-none = engin
page-clock = { $minutes } mínútur á mann og { $seconds } sekúndur að auki fyrir hverja ákvörðun
page-seats = Spilarar
page-seat-you = þú
page-seat-me = Þú ({ $name })
page-seat-guest = Annar við þennan skjá
page-seat-guest-name = Spilari { $number }
page-seat-name = Nafn spilara { $number }
page-seat-wait = Opið: bíður eftir einhverjum
page-seat-open = opið
page-seat-bots = Þjarki
page-seat-yours = (þú)
page-front = Sýna fremst: { $seat }
page-seat-away = (þjarki spilar)
page-seat-gone = (ekki við)
page-seat-replace = Láta þjarka spila
page-seat-reclaim = Spila áfram
page-level-beginner = Byrjandi
page-level-easy = Léttur
page-level-medium = Miðlungs
page-level-hard = Erfiður
page-level-expert = Meistari

# Valkostir.
page-option-players = Spilarar
page-value-usual = Eins og venjulega
page-value-none = ekkert
page-value-yes = já
page-value-no = nei
page-value-seat = Sæti { $number }
page-value-random = dregið um

# Biðstofan.
page-room-heading = { $game }: borðið er tilbúið
page-room-waiting =
    { $n ->
        [one] { $n } sæti er opið.
       *[other] { $n } sæti eru opin.
    }
page-room-link = Sendu þennan tengil til þeirra sem eiga að vera með
page-room-sit = Sitja hér
page-room-start = Byrja núna, með þjarka í opnu sætunum
page-room-leave = Yfirgefa borðið
page-room-commitment = Sáðtalan er þegar ákveðin; þetta er innsigli hennar:

# Við borðið.
page-question = Það sem spurt er um
page-your-turn = Þú átt leik
page-over = Spilinu er lokið.
page-suggestion = Þjarki myndi velja: { $what }
page-suggested = ábending
page-undo = Taka til baka
page-undone = { $seat } tekur þetta til baka.
page-board = Spilaborð
page-choices = Kostir
page-all-choices = Allir kostir í orðum ({ $n })
page-log = Það sem gerst hefur
page-log-and-chat = Það sem gerst hefur og sagt er
page-chat = Það sem sagt er
page-chat-say = Segðu eitthvað
page-chat-send = Segja
page-spectators =
    { $n ->
        [one] { $n } áhorfandi
       *[other] { $n } áhorfendur
    }
page-curtain = Skjárinn skiptir um hendur
page-curtain-to = { $seat } á leik
page-curtain-why = Réttu skjáinn áfram: sumt er aðeins fyrir augu þess sem á leik.
page-curtain-ready = Ég er { $seat }
page-summary = Umferð { $round }
page-summary-all = Öll

# Flýtilyklar.
page-keys = Flýtilyklar
page-key-arrows = færa sig milli þess sem velja má
page-key-tab = það sama, eitt af öðru
page-key-enter = velja
page-key-escape = til baka, loka
page-key-undo = taka til baka
page-key-help = þessi listi

# Stillingar.
page-settings = Stillingar
page-settings-language = Tungumál
page-settings-shade = Ljóst eða dökkt
page-shade-system = eins og í kerfinu
page-shade-light = ljóst
page-shade-dark = dökkt
page-settings-pace = Það sem aðrir gera er sýnt
page-pace-0 = strax
page-pace-1 = hratt
page-pace-2 = í rólegheitum
page-pace-3 = hægt
page-settings-moving = Hreyfing
page-settings-moving-more = Tunnur, kubbar og peningar ferðast þangað sem þau fara.
page-settings-sounds = Hljóð
page-settings-sounds-more = Lítið hljóð þegar þú átt leik.
page-settings-hints = Ábendingar
page-settings-hints-more = Merkja það sem þjarki myndi gera, við borð sem leyfa það.
page-settings-summaries = Samantektir
page-settings-summaries-more = Ein lína um hverja umferð þegar henni lýkur.

# Lokin.
page-end = Lok spilsins
page-winners =
    { $n ->
        [one] { $names } vinnur
       *[other] { $names } deila sigrinum
    }
page-total = Samtals
page-rematch = Einu sinni enn
page-rematch-there = Í næsta spil
page-replay = Skoða aftur
page-analysis = Greina
page-analysis-running = Þjarki skoðar hverja ákvörðun: { $done } af { $of }
page-record = Geyma spilaskrána
page-fair = Stokkunin var ákveðin fyrir spilið og innsiglið stemmir.
page-unfair = Innsiglið stemmir ekki við sáðtöluna: þetta var ekki sú stokkun sem boðuð var.
page-fair-how = Fyrir fyrsta leik fengu allir að sjá innsiglið: SHA-256 af saltinu, tvípunkti og sáðtölunni. Nú er sáðtalan kunn og vafrinn þinn hefur reiknað út það sama.
page-fair-seed = Sáðtala
page-fair-salt = Salt
page-fair-commitment = Innsigli frá því fyrir spilið
page-fair-hash = Reiknað rétt í þessu
page-curve = Sigurlíkur, ákvörðun fyrir ákvörðun
page-turns = Þar sem spilið snerist
page-turn-own = { $seat } gefur eftir { $change } með: { $played }
page-turn-own-better = { $seat } gefur eftir { $change } með: { $played }. Betra: { $better }
page-turn-other = { $change } hjá { $seat } vegna þess sem aðrir gerðu, eða af tilviljun
page-turn-show = Sýna { $number }

# Að skoða spil aftur.
page-replay-upload = Skoða spilaskrá
page-replay-of = { $game }, skoðað aftur
page-replay-file = Spilaskrá (.erec) af þessari tölvu
page-replay-first = Fara fremst í spilið
page-replay-back = Eitt skref aftur
page-replay-play = Spila áfram
page-replay-pause = Hlé
page-replay-next = Eitt skref áfram
page-replay-last = Fara aftast í spilið
page-replay-moment = Augnablik
page-replay-at = { $at } af { $of }

# Reglurnar í stuttu máli.
page-rules-of = { $game } í stuttu máli

# Spilið sem kennir.
page-lesson = Um hvað þetta snýst
page-lesson-read = Ég skil
page-lesson-stop = Engar fleiri kennslustundir
page-lesson-try = Prófaðu þetta: { $what }
