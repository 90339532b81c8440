spice-road = Spice Road

# Föll: .acc er þolfall, .dat þágufall; .many er nefnifall fleirtölu og .acc-many þolfall hennar.
spice-turmeric = túrmerik
    .acc = túrmerik
    .dat = túrmeriki
    .many = túrmerik
    .acc-many = túrmerik
spice-saffron = saffran
    .acc = saffran
    .dat = saffrani
    .many = saffran
    .acc-many = saffran
spice-cardamom = kardimomma
    .acc = kardimommu
    .dat = kardimommu
    .many = kardimommur
    .acc-many = kardimommur
spice-cinnamon = kanill
    .acc = kanil
    .dat = kanil
    .many = kanill
    .acc-many = kanil

# Af hverju eitthvað má ekki.
spice-road-why-nothing-played = ekkert spil er úti til að taka aftur á hönd (CEN-11).
spice-road-why-nothing-begun = ekkert er hafið sem þetta gæti haldið áfram (CEN-6).
spice-road-why-already-played = { $card-name } hefur þegar verið sett út; það kemur aftur við hvíld (CEN-11).
spice-road-why-not-in-hand = { $card-name } er ekki á hendi (CEN-7).
spice-road-why-nothing-to-raise = enginn kubbur er til sem uppfæra mætti (CEN-8).
spice-road-why-cannot-trade = ekki er til fyrir { $card-name }: { $missing-acc } vantar (CEN-9).
spice-road-why-not-in-row = { $card-name } liggur ekki í röð kaupmannsspila (CEN-10).
spice-road-why-cannot-acquire =
    { $needed ->
        [one] { $card-name } kostar { $needed } kubb
       *[other] { $card-name } kostar { $needed } kubba
    }, einn á hvert spil vinstra megin við það, og fjöldi kubba í vagnlestinni er { $cubes } (CEN-10).
spice-road-why-not-in-point-row = ekkert stigaspil fyrir { $cost-acc } liggur í röðinni (CEN-12).
spice-road-why-cannot-claim = ekki er til fyrir stigaspilinu sem kostar { $cost-acc }: { $missing-acc } vantar (CEN-12).
spice-road-why-raise-one = minnst einn kubb verður að uppfæra (CEN-8).
spice-road-why-no-such-cube = í vagnlestinni er ekkert af { $spice-dat }.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] verið er að setja út { $card-name }: uppfærðu kubba eða hættu (CEN-8).
        [trade] verið er að setja út { $card-name }: skiptu aftur eða hættu (CEN-9).
        [drop] verið er að kaupa { $card-name }: leggðu kubb á hvert spil vinstra megin við það (CEN-10).
       *[discard] í vagnlestinni eru fleiri en tíu kubbar: fleygðu þeim sem eru umfram (CEN-13).
    }

# Það sem gerst hefur.
spice-road-played = { $seat } setur út { $card-name }.
spice-road-raised = { $seat } uppfærir { $spice-acc } í { $to-acc }.
spice-road-traded = { $seat } lætur { $give-acc } fyrir { $get-acc }.
spice-road-dropped = { $seat } leggur { $spice-acc } á { $card-name }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } kaupir { $card-name }.
       *[other] { $seat } kaupir { $card-name } og fær { $cubes-acc } af spilinu.
    }
spice-road-rested = { $seat } hvílir.
spice-road-claimed =
    { $points ->
        [one] { $seat } tekur { $points } stig fyrir { $card-acc }
       *[other] { $seat } tekur { $points } stig fyrir { $card-acc }
    }{ $coin ->
        [gold] , og gullpening að auki.
        [silver] , og silfurpening að auki.
       *[none] .
    }
spice-road-discarded = { $seat } fleygir { $spice-dat }.
spice-road-opened-merchant = Kaupmannsspil er lagt í röðina: { $card }.
spice-road-opened-points =
    { $points ->
        [one] Stigaspil er lagt í röðina: { $points } stig fyrir { $card-acc }.
       *[other] Stigaspil er lagt í röðina: { $points } stig fyrir { $card-acc }.
    }
spice-road-last-round = { $seat } er með nógu mörg stigaspil: þetta er síðasta umferðin.
ended-by-cen-14 = Einhver var kominn með nógu mörg stigaspil (CEN-14).

# Villur í stöðum.
spice-road-error-starters = á hendi og úti verða að vera +YY og ^2, hvert spil einu sinni.
spice-road-error-cubes = kubbar eru skrifaðir með stöfunum { $letters }, mest { $most } þeirra.
spice-road-error-row = í röðinni verða að vera { $length } spil, eða færri þegar stokkurinn er búinn.
spice-road-error-pending = það getur ekki verið um þetta sem spurt er hér.
spice-road-error-caravan = í vagnlest eru mest { $most } kubbar milli leikja (CEN-13).
spice-road-error-points = enginn fær fleiri en { $most } stigaspil (CEN-14).
spice-road-error-ended = með svo mörg spil á þetta sæti ekki fleiri leiki, spilinu væri lokið (CEN-14).

# Borðið.
spice-road-board-round = umferð { $round }
spice-road-board-points = stig
spice-road-board-merchants = kaupmenn
spice-road-board-hand = á hendi
spice-road-board-played = úti
spice-road-board-deck = { $n } í stokki
spice-road-board-price =
    { $n ->
        [0] ókeypis
        [one] { $n } kubbur
       *[other] { $n } kubbar
    }
spice-road-coins-gold = gull ×{ $n }
spice-road-coins-silver = silfur ×{ $n }
spice-road-board-claimed =
    { $n ->
        [0] engin stigaspil
        [one] { $n } stigaspil
       *[other] { $n } stigaspil
    }

# Það sem spurt er um, svo allir sjái.
spice-road-ask-turn = { $seat } setur út spil, kaupir, tekur eða hvílir
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } má uppfæra kubb um { $n } þrep
       *[other] { $seat } má uppfæra kubba, alls um { $n } þrep
    }
spice-road-ask-trade = { $seat } má skipta aftur: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } leggur kubb á næsta spil vinstra megin
       *[other] { $seat } leggur kubb á hvert af { $n } spilum vinstra megin
    }
spice-road-ask-discard =
    { $n ->
        [one] { $seat } fleygir { $n } kubb: vagnlest rúmar tíu
       *[other] { $seat } fleygir { $n } kubbum: vagnlest rúmar tíu
    }

# Það sem svara má, fyrir hnapp eða lista.
spice-road-label-play = Setja út: { $card }
spice-road-label-acquire = Kaupa: { $card }
spice-road-label-claim =
    { $points ->
        [one] Taka { $points } stig fyrir { $card-acc }
       *[other] Taka { $points } stig fyrir { $card-acc }
    }
spice-road-label-rest =
    { $n ->
        [one] Hvíla og taka aftur { $n } spil
       *[other] Hvíla og taka aftur { $n } spil
    }
spice-road-label-raise = Uppfæra { $spice-acc } í { $to-acc }
spice-road-label-again = Einu sinni enn: { $card }
spice-road-label-stop = Þetta er nóg
spice-road-label-drop = Leggja { $spice-acc }
spice-road-label-discard = Fleygja { $spice-dat }

# Spil og kubbar í orðum.
spice-road-card-create = taka { $cubes-acc }
    .name = „taka { $cubes-acc }“
spice-road-card-upgrade =
    { $n ->
        [one] uppfæra kubb um { $n } þrep
       *[other] uppfæra kubba um { $n } þrep
    }
    .name =
        { $n ->
            [one] „uppfæra kubb um { $n } þrep“
           *[other] „uppfæra kubba um { $n } þrep“
        }
spice-road-card-trade = láta { $give-acc } fyrir { $get-acc }
    .name = „láta { $give-acc } fyrir { $get-acc }“
spice-road-cubes-1 = { $a }
    .acc = { $a-acc }
spice-road-cubes-2 = { $a } og { $b }
    .acc = { $a-acc } og { $b-acc }
spice-road-cubes-3 = { $a }, { $b } og { $c }
    .acc = { $a-acc }, { $b-acc } og { $c-acc }
spice-road-cubes-4 = { $a }, { $b }, { $c } og { $d }
    .acc = { $a-acc }, { $b-acc }, { $c-acc } og { $d-acc }
spice-road-cubes-of =
    { $n ->
        [one] { $n } { $spice }
       *[other] { $n } { $spice-many }
    }
    .acc =
        { $n ->
            [one] { $n } { $spice-acc }
           *[other] { $n } { $spice-acc-many }
        }

# Það sem valkostur kostar eða gefur.
spice-road-hint-trade =
    { $n ->
        [1] einu sinni
        [one] mest { $n } sinni
       *[other] mest { $n } sinnum
    }
spice-road-hint-acquire =
    { $n ->
        [0] ókeypis
        [one] fyrir { $n } kubb
       *[other] fyrir { $n } kubba
    }{ $cubes ->
        [none] { "" }
       *[other] , á því: { $cubes }
    }
spice-road-hint-claim =
    { $coin ->
        [gold] með gullpeningi
       *[silver] með silfurpeningi
    }
spice-road-hint-again =
    { $n ->
        [1] einu sinni enn
        [one] mest { $n } sinni enn
       *[other] mest { $n } sinnum enn
    }
spice-road-hint-cubes = { $n } í vagnlestinni

# Stigatalningin.
spice-road-score-cards = stigaspil
spice-road-score-gold = gull
spice-road-score-silver = silfur
spice-road-score-cubes = kubbar
