# Síðan í kringum spilaborðin.
page-title = Entrepôt
page-home = Forsíða
page-skip = Beint að borðinu
page-close = Loka
page-again = Reyna aftur
page-copy = Afrita
page-copied = Afritað.

# Það sem fór úrskeiðis.
page-error-unreachable = Ekki næst samband við þjóninn. Athugaðu nettenginguna og reyndu aftur.
page-error-status = Þjónninn gat ekki gert þetta ({ $status }).
page-error-unexpected = Eitthvað fór úrskeiðis hér: { $what }
page-refused-offline = Ekki sent: sambandið er rofið í augnablikinu. Tengingin kemst sjálfkrafa á aftur; veldu þá aftur.
page-refused-silent = Þjónninn hefur ekki svarað. Athugaðu hvort þetta fór í gegn; veldu annars aftur.
page-connection-lost = Sambandið er rofið. Tengingin kemst sjálfkrafa á aftur.

# Upphafið.
page-start-heading = Spil um verslun
page-start-lead = Við þjarka, með vinum eða öll við sama skjá. Engin skráning.
page-start-which = Hvaða spil
page-start-more = Meira
page-play-now = Spila núna
page-play-now-more =
    { $n ->
        [one] Þú og { $n } miðlungssterkur þjarki
       *[other] Þú og { $n } miðlungssterkir þjarkar
    }
page-make-table = Stofna borð
page-make-table-more = Velja spilara, þjarka og reglur
page-join = Vera með
page-join-more = Opið borð eða boð
page-learn = Kennsluspil: { $game }
page-rules = Reglur
page-name = Nafnið þitt
# Nöfn sem stungið er upp á við nýja gesti, með kommu á milli.
page-names = Anís, Basilíka, Blóðberg, Dill, Einiber, Fennika, Hvönn, Lárviður, Múskat, Rósmarín, Salvía, Vanilla

# Listar yfir borð.
page-tables-continue = Halda áfram
page-tables-join = Opna
page-tables-watch = Fylgjast með
page-status-waiting = bíður eftir spilurum
page-status-playing = í gangi
page-status-finished = lokið
page-status-abandoned = hætt í miðju kafi

# Að vera með.
page-join-heading = Setjast að borði
page-join-link = Boðstengill
page-join-go = Áfram
page-join-no-link = Þetta er ekki tengill á borð.
page-join-open = Opin borð
page-join-none = Ekkert opið borð í augnablikinu. Stofnaðu borð, eða biddu vin um tengil.
page-join-running = Spil í gangi
page-invited = Þér er boðið að spila: { $game }
page-invited-join = Setjast við borðið
page-invited-full = Öll sæti eru skipuð.

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
page-seat-guest = Við þennan skjá
page-seat-guest-name = Spilari { $number }
page-seat-name = Nafn spilara { $number }
page-seat-color = Annar litur fyrir spilara { $number }
page-seat-wait = Laust öllum
page-seat-open = laust
page-seat-bots = Þjarki
page-seat-yours = (þú)
page-front = Sýna fremst: { $seat }
page-seat-away = (þjarki spilar)
page-seat-gone = (ekki í sambandi)
page-seat-replace = Láta þjarka spila
page-seat-reclaim = Taka við aftur

# Valkostir.
page-option-players = Spilarar
page-value-usual = Sjálfgefið
page-value-none = ekkert
page-value-yes = já
page-value-no = nei
page-value-seat = Sæti { $number }
page-value-random = af handahófi

# Biðstofan.
page-room-heading = { $game }: beðið eftir spilurum
page-room-waiting =
    { $n ->
        [one] { $n } sæti er laust.
       *[other] { $n } sæti eru laus.
    }
page-room-link = Sendu þennan tengil til þeirra sem eiga að vera með
page-room-sit = Setjast hér
page-room-start = Byrja núna, með þjarka í lausu sætunum
page-room-leave = Fara frá borðinu
page-room-commitment = Frætalan er þegar ákveðin; þetta er innsigli hennar:

# Við borðið.
page-question = Spurning
page-your-turn = Þú átt leik
page-over = Spilinu er lokið.
page-suggestion = Þjarki myndi velja: { $what }
page-hint = Ábending
page-hint-arranged = Uppröðunin á borðinu þínu er sú sem þjarki veldi. Þú getur enn breytt henni.
page-suggested = ábending
page-undo = Taka til baka
page-undone = { $seat } tekur þetta til baka.
page-board = Spilaborð
page-choices = Valkostir
page-all-choices = Allir valkostir í orðum ({ $n })
page-log = Gangur spilsins
page-log-and-chat = Gangur spilsins og spjall
page-chat = Spjall
page-chat-say = Skrifaðu skilaboð
page-chat-send = Senda
page-chat-unread =
    { $n ->
        [one] ein ný skilaboð
       *[other] { $n } ný skilaboð
    }
page-log-whose = Leikir hvers
page-log-all = allra
page-tab-story = Gangur
page-tab-calls = hér má velja eitthvað
page-next = Áfram
page-spectators =
    { $n ->
        [one] { $n } áhorfandi
       *[other] { $n } áhorfendur
    }
page-curtain = Næsti tekur við skjánum
page-curtain-to = { $seat } á leik
page-curtain-why = Láttu skjáinn ganga áfram: sumt má aðeins sá sjá sem á leik.
page-curtain-ready = Ég er { $seat }
page-summary = Umferð { $round }

# Flýtilyklar.
page-keys = Flýtilyklar
page-key-arrows = fara á milli valkosta
page-key-tab = það sama, í réttri röð
page-key-enter = velja
page-key-escape = til baka, loka
page-key-hint = ábending, með skýringu
page-key-undo = taka til baka
page-key-help = þessi listi

# Stillingar.
page-settings = Stillingar
page-settings-language = Tungumál
page-settings-shade = Útlit
page-shade-system = eins og í kerfinu
page-shade-light = ljóst
page-shade-dark = dökkt
page-settings-pace = Leikir annarra birtast
page-pace-0 = strax
page-pace-1 = hratt
page-pace-2 = á eðlilegum hraða
page-pace-3 = hægt
page-pace-4 = skref fyrir skref
page-settings-moving = Hreyfing
page-settings-moving-more = Tunnur, kubbar og peningar renna á sinn stað.
page-settings-sounds = Hljóð
page-settings-sounds-more = Stutt hljóðmerki þegar þú átt leik.
page-settings-hints = Ábendingar
page-settings-hints-more = Merkja það sem þjarki myndi velja, við borð sem leyfa það.
page-settings-summaries = Samantektir
page-settings-summaries-more = Ein lína um hverja umferð þegar henni lýkur.
page-settings-size = Stærð
page-settings-color = Liturinn minn
page-color-any = hvaða litur sem er
page-color = litur { $n }
page-settings-alerts = Tilkynningar um leik
page-settings-alerts-more = Vafrinn lætur vita þegar þú átt leik og ert að skoða annað.
page-settings-confirm = Staðfesta
page-confirm-never = aldrei
page-confirm-turn = það sem lýkur umferð minni
page-confirm-always = allt
page-away = Á meðan þú varst í burtu
page-confirm = { $what }?
page-confirm-yes = Já
page-confirm-no = Nei
page-notify = Tilkynningar
page-notify-more = Fyrir spil án klukku: skilaboð þegar þú átt leik og hefur ekki komið að borðinu um stund. Þau nefna spilið og vísa á borðið; þjónustan sem þú velur getur lesið þau, en skilaboð í vafra eru dulkóðuð.
page-notify-ntfy = ntfy-efni
page-notify-webhook = Vefkrókur
page-notify-push = Vafri
page-notify-feed = Straumur: ég á leik
page-notify-kind = Senda á
page-notify-url = Slóð (URL)
page-notify-add = Bæta við
page-notify-browser = Tilkynna í þessum vafra
page-notify-new-feed = Búa til straum
page-notify-feed-more = Hver sem þekkir þessar slóðir getur séð við hvaða borð þú átt leik. Þær hætta að virka þegar þú fjarlægir strauminn.
page-notify-atom = Straumalesari
page-notify-ical = Dagatal
page-notify-test = Senda prófun
page-notify-remove = Fjarlægja
page-notify-sending = Sendi …
page-notify-outcome-ok = Síðustu skilaboð bárust.
page-notify-outcome-timeout = Síðustu skilaboð mistókust: ekkert svar barst í tæka tíð.
page-notify-outcome-unreachable = Síðustu skilaboð mistókust: ekki næst samband við slóðina.
page-notify-outcome-address = Síðustu skilaboð voru ekki send: slóðin vísar á einkanet.
page-notify-outcome-status = Síðustu skilaboðum var hafnað (staða { $status }).
page-notify-paused = Í bið eftir að hafa mistekist nokkrum sinnum. Prófun sem berst kemur þessu aftur af stað.
page-notify-denied = Vafrinn leyfir ekki tilkynningar frá þessari síðu. Því má breyta í stillingum hans.
page-notify-unsupported = Þessi vafri getur ekki tekið við tilkynningum hér; til þess þarf HTTPS.

# Tæki gestsins og það sem gestgjafi ákveður um aðra.
page-you = Þú
page-you-move = Spila í öðru tæki
page-you-move-how = Með tengli verður annað tæki þitt: sama nafn, sömu borð, sömu sæti. Hann virkar einu sinni, innan tíu mínútna.
page-you-link = Búa til tengil
page-you-link-made = Opnaðu þennan tengil í hinu tækinu innan tíu mínútna
page-you-code = Endurheimtarkóði
page-you-code-how = Skrifaðu hann hjá þér: með honum kemstu aftur inn ef tækið týnist eða vafrinn er hreinsaður. Hver sem þekkir hann getur spilað sem þú.
page-you-code-make = Búa til endurheimtarkóða
page-you-code-made = Endurheimtarkóðinn þinn. Hann er aðeins sýndur núna
page-you-code-since = Þú átt endurheimtarkóða frá { $date }. Nýr kóði kemur í staðinn.
page-you-enter = Ég er með tengil eða endurheimtarkóða
page-devices = Tækin þín
page-device-unknown = Óþekkt tæki
page-device-current = þetta tæki
page-device-used = síðast notað: { $date }
page-device-sign-out = Skrá út
page-sign-out-all = Skrá út öll önnur tæki
page-sign-out-all-how = Tenglar og endurheimtarkóðinn hætta líka að virka.
page-move = Halda áfram í þessu tæki
page-move-code = Tengill eða endurheimtarkóði
page-move-next = Áfram
page-move-who = Halda áfram í þessu tæki sem { $name }?
page-move-tables = Opin borð: { $n }
page-move-now = Hingað til heitir þú hér { $name }, opin borð: { $n }. Til að komast aftur að þeim þarf endurheimtarkóða fyrir það nafn eða annað tæki.
page-move-careful = Haltu aðeins áfram ef tengillinn eða kóðinn er þinn eigin. Annars spilar þú í nafni annars.
page-move-confirm = Já, ég er { $name }
page-move-cancel = Hætta við
page-signed-out = Aðgangi þínum í þessu tæki hefur verið lokað.
page-person = Valmynd gestgjafa: { $name }
page-person-remove = Vísa frá borðinu
page-person-remove-how = Sætið losnar; meðan á spili stendur tekur þjarki við. Þessu má breyta aftur.
page-person-readmit = Hleypa inn aftur
page-person-mute = Loka á skilaboð
page-person-mute-how = Enginn sér ný skilaboð frá þessum spilara. Þessu má breyta aftur.
page-person-unmute = Leyfa skilaboð
page-person-removed = vísað frá
page-person-muted = lokað á skilaboð
page-restricted = Vísað frá eða lokað á skilaboð
page-new-chat = Hverjir skrifa í spjallið
page-chat-everyone = allir
page-chat-players = aðeins spilarar
page-chat-nobody = enginn

# Lokin.
page-end = Lok spilsins
page-winners =
    { $n ->
        [one] { $names } vinnur
       *[other] { $names } deila sigrinum
    }
page-total = Samtals
page-rematch = Spila aftur
page-rematch-there = Fara í næsta spil
page-replay = Endursýning
page-analysis = Greina
page-analysis-running = Þjarki greinir hverja ákvörðun: { $done } af { $of }
page-analysis-waiting = Fjöldi greininga á undan þessari: { $n }
page-record = Sækja spilaskrána
page-share = Deila
page-share-copied = Slóð afrituð
page-branch = Spilinu var haldið áfram frá leik { $move } í öðru spili og því var ekki stokkað frá byrjun.
page-fair = Stokkunin var ákveðin áður en spilið hófst og innsiglið stemmir.
page-unfair = Innsiglið stemmir ekki við frætöluna: þetta var ekki sú stokkun sem boðuð var.
page-fair-how = Fyrir fyrsta leik fengu allir að sjá innsiglið: SHA-256 af saltinu, tvípunkti og frætölunni. Nú þegar frætalan er kunn hefur vafrinn þinn reiknað út sama gildi.
page-fair-seed = Frætala
page-fair-salt = Salt
page-fair-commitment = Innsigli gefið fyrir spilið
page-fair-hash = Reiknað rétt í þessu
page-curve = Sigurlíkur, ákvörðun fyrir ákvörðun
page-turns = Vendipunktar
page-turn-own = { $seat } tapar { $change } með: { $played }
page-turn-own-better = { $seat } tapar { $change } með: { $played }. Betra: { $better }
page-turn-other = { $seat }: { $change } vegna þess sem aðrir gerðu, eða af tilviljun
page-turn-show = Sýna { $number }

# Endursýningar.
page-replay-upload = Skoða spilaskrá
page-replay-of = Endursýning: { $game }
page-replay-loading = Sæki spilið…
page-replay-file = Spilaskrá (.erec) af þessari tölvu
page-replay-first = Fara í upphaf spilsins
page-replay-back = Eitt skref aftur á bak
page-replay-play = Spila
page-replay-pause = Hlé
page-replay-next = Eitt skref áfram
page-replay-last = Fara í lok spilsins
page-replay-moment = Staða
page-replay-at = { $at } af { $of }
page-replay-import = Veldu spilaskrá eða dragðu hana inn á síðuna.
page-replay-drop = Slepptu spilaskránni hér
page-replay-pace = Hraði
page-play-on = Spila áfram héðan
page-play-on-how = Nýtt borð hefst á stöðunni eftir leik { $move }. Allt sem snýr niður er stokkað aftur, svo að enginn veit hvað kemur.
page-play-on-seat = Þú spilar
page-play-on-bots = Hinir spilararnir
page-play-on-begin = Spila

# Reglurnar í stuttu máli.
page-rules-of = { $game } í stuttu máli

# Kennsluspilið.
page-lesson = Kennsla
page-lesson-read = Ég skil
page-lesson-stop = Hætta kennslu
page-lesson-progress = Skref { $at } af { $of }
page-lesson-look = Sýna á borðinu
page-lesson-open = Sýna aftur

# Puzzles.
page-puzzles = Þrautir
page-puzzles-of = Þrautir: { $game }
page-puzzles-lead = Finndu besta leikinn. Stöðurnar eru úr spilum sem þjarki spilaði við sjálfan sig og nokkrar langar leitir eru sammála um hverja lausn.
page-puzzles-all = Allar þrautir
page-puzzle-next = Næsta þraut
page-puzzle-again = Reyna aftur
page-puzzle-solved = leyst
page-puzzle-tried = reynt
