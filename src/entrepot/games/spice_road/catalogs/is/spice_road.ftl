spice-road = Kryddleiðin

# Myndir nafna: .acc er þolfall, .dat þágufall. Taldir kubbar: .cube er einn, .cubes fleiri, í nefnifalli;
# .acc-cube, .acc-cubes, .dat-cube og .dat-cubes eru þolfall og þágufall þeirra.
spice-turmeric = túrmerik
    .acc = túrmerik
    .dat = túrmeriki
    .cube = túrmerikkubbur
    .cubes = túrmerikkubbar
    .acc-cube = túrmerikkubb
    .acc-cubes = túrmerikkubba
    .dat-cube = túrmerikkubbi
    .dat-cubes = túrmerikkubbum
spice-saffron = saffran
    .acc = saffran
    .dat = saffrani
    .cube = saffrankubbur
    .cubes = saffrankubbar
    .acc-cube = saffrankubb
    .acc-cubes = saffrankubba
    .dat-cube = saffrankubbi
    .dat-cubes = saffrankubbum
spice-cardamom = kardimomma
    .acc = kardimommu
    .dat = kardimommu
    .cube = kardimommukubbur
    .cubes = kardimommukubbar
    .acc-cube = kardimommukubb
    .acc-cubes = kardimommukubba
    .dat-cube = kardimommukubbi
    .dat-cubes = kardimommukubbum
spice-cinnamon = kanill
    .acc = kanil
    .dat = kanil
    .cube = kanilkubbur
    .cubes = kanilkubbar
    .acc-cube = kanilkubb
    .acc-cubes = kanilkubba
    .dat-cube = kanilkubbi
    .dat-cubes = kanilkubbum

# Af hverju eitthvað má ekki.
spice-road-why-nothing-played = þú átt ekkert spil úti til að taka aftur á hönd (CEN-11).
spice-road-why-nothing-begun = ekkert er í gangi sem hægt er að halda áfram með (CEN-6).
spice-road-why-already-played = spilið { $card-name } er þegar úti; hvíldu til að taka það aftur á hönd (CEN-11).
spice-road-why-not-in-hand = spilið { $card-name } er ekki á hendi (CEN-7).
spice-road-why-nothing-to-raise = þú átt engan kubb sem hægt er að uppfæra (CEN-8).
spice-road-why-cannot-trade = ekki er hægt að setja út spilið { $card-name }: { $missing-acc } vantar (CEN-9).
spice-road-why-not-in-row = spilið { $card-name } er ekki í röð kaupmannsspila (CEN-10).
spice-road-why-cannot-acquire =
    { $needed ->
        [one] spilið { $card-name } kostar { $needed } kubb
       *[other] spilið { $card-name } kostar { $needed } kubba
    }, einn á hvert spil vinstra megin við það, en { $cubes ->
        [0] vagnlestin þín er tóm
        [one] í vagnlestinni þinni er aðeins { $cubes }
       *[other] í vagnlestinni þinni eru aðeins { $cubes }
    } (CEN-10).
spice-road-why-not-in-point-row = ekkert stigaspil fyrir { $cost-acc } er í röðinni (CEN-12).
spice-road-why-cannot-claim = stigaspilið kostar { $cost-acc }: { $missing-acc } vantar (CEN-12).
spice-road-why-raise-one = uppfæra verður minnst einn kubb (CEN-8).
spice-road-why-no-such-cube = enginn { $spice-cube } er í vagnlestinni þinni.
spice-road-why-finish-first =
    { $pending ->
        [upgrade] verið er að setja út spilið { $card-name }: uppfærðu kubba eða láttu þetta nægja (CEN-8).
        [trade] verið er að setja út spilið { $card-name }: skiptu aftur eða láttu þetta nægja (CEN-9).
        [drop] verið er að kaupa spilið { $card-name }: leggðu kubb á hvert spil vinstra megin við það (CEN-10).
       *[discard] í vagnlestinni eru fleiri en tíu kubbar: fleygðu þeim sem eru umfram (CEN-13).
    }

# Gangur spilsins.
spice-road-played = { $seat } setur út spilið { $card-name }.
spice-road-raised = { $seat } uppfærir { $spice-acc } í { $to-acc }.
spice-road-traded = { $seat } skiptir { $give-dat } fyrir { $get-acc }.
spice-road-dropped = { $seat } leggur { $spice-acc-cube } á spilið { $card-name }.
spice-road-acquired =
    { $cubes ->
        [none] { $seat } kaupir spilið { $card-name }.
       *[other] { $seat } kaupir spilið { $card-name } og fær með því { $cubes-acc }.
    }
spice-road-rested = { $seat } hvílir.
spice-road-claimed =
    { $points ->
        [one] { $seat } tekur { $points } stigs spil fyrir { $card-acc }
       *[other] { $seat } tekur { $points } stiga spil fyrir { $card-acc }
    }{ $coin ->
        [gold] ; gullpeningur fylgir.
        [silver] ; silfurpeningur fylgir.
       *[none] .
    }
spice-road-discarded = { $seat } fleygir { $spice-dat-cube }.
spice-road-opened-merchant = Kaupmannsspil er lagt í röðina: { $card }.
spice-road-opened-points =
    { $points ->
        [one] Stigaspil er lagt í röðina: { $points } stig fyrir { $card-acc }.
       *[other] Stigaspil er lagt í röðina: { $points } stig fyrir { $card-acc }.
    }
spice-road-last-round = { $seat } er með nógu mörg stigaspil: þetta er síðasta umferðin.
ended-by-cen-14 = Einhver var kominn með nógu mörg stigaspil (CEN-14).

# Villur í stöðum.
spice-road-error-starters = á hendi og úti verða að vera +YY og ^2, hvort spil einu sinni.
spice-road-error-cubes = kubbar eru skrifaðir með stöfunum { $letters }, mest { $most } stafir.
spice-road-error-row = í röðinni verða að vera { $length } spil, eða færri þegar stokkurinn er búinn.
spice-road-error-pending = um þetta getur ekki verið spurt hér.
spice-road-error-caravan = í vagnlest eru mest { $most } kubbar milli leikja (CEN-13).
spice-road-error-points = enginn fær fleiri en { $most } stigaspil (CEN-14).
spice-road-error-ended = með svo mörg spil á þetta sæti ekki fleiri leiki, spilinu væri lokið (CEN-14).

# Það sem villurnar nefna.
spice-road-pieces-gold = gullpeningar
spice-road-pieces-silver = silfurpeningar

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

# Spurningar, svo allir sjái.
spice-road-ask-turn = { $seat } setur út spil, kaupir spil, tekur stigaspil eða hvílir
    .you = Settu út spil, kauptu spil, taktu stigaspil eða hvíldu
spice-road-ask-upgrade =
    { $n ->
        [one] { $seat } má uppfæra kubb um { $n } þrep
       *[other] { $seat } má uppfæra kubba, alls um { $n } þrep
    }
    .you =
        { $n ->
            [one] Þú mátt uppfæra kubb um { $n } þrep
           *[other] Þú mátt uppfæra kubba, alls um { $n } þrep
        }
spice-road-ask-trade = { $seat } má gera þetta aftur: { $card }
    .you = Þú mátt gera þetta aftur: { $card }
spice-road-ask-drop =
    { $n ->
        [one] { $seat } leggur kubb á næsta spil vinstra megin
       *[other] { $seat } leggur kubb á hvert af { $n } spilum vinstra megin
    }
    .you =
        { $n ->
            [one] Leggðu kubb á næsta spil vinstra megin
           *[other] Leggðu kubb á hvert af { $n } spilum vinstra megin
        }
spice-road-ask-discard =
    { $n ->
        [one] { $seat } fleygir { $n } kubbi: vagnlest rúmar tíu
       *[other] { $seat } fleygir { $n } kubbum: vagnlest rúmar tíu
    }
    .you =
        { $n ->
            [one] Fleygðu { $n } kubbi: vagnlest rúmar tíu
           *[other] Fleygðu { $n } kubbum: vagnlest rúmar tíu
        }

# Það sem svara má, fyrir hnapp eða lista.
spice-road-label-play = Setja út: { $card }
spice-road-label-acquire = Kaupa: { $card }
spice-road-label-claim =
    { $points ->
        [one] Taka { $points } stigs spil fyrir { $card-acc }
       *[other] Taka { $points } stiga spil fyrir { $card-acc }
    }
spice-road-label-rest =
    { $n ->
        [one] Hvíla og taka { $n } spil aftur á hönd
       *[other] Hvíla og taka { $n } spil aftur á hönd
    }
spice-road-label-raise = Uppfæra { $spice-acc } í { $to-acc }
spice-road-label-again = Einu sinni enn: { $card }
spice-road-label-stop = Láta þetta nægja
spice-road-label-drop = Leggja { $spice-acc-cube }
spice-road-label-discard = Fleygja { $spice-dat-cube }

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
spice-road-card-trade = skipta { $give-dat } fyrir { $get-acc }
    .name = „skipta { $give-dat } fyrir { $get-acc }“
spice-road-cubes-1 = { $a }
    .acc = { $a-acc }
    .dat = { $a-dat }
spice-road-cubes-2 = { $a } og { $b }
    .acc = { $a-acc } og { $b-acc }
    .dat = { $a-dat } og { $b-dat }
spice-road-cubes-3 = { $a }, { $b } og { $c }
    .acc = { $a-acc }, { $b-acc } og { $c-acc }
    .dat = { $a-dat }, { $b-dat } og { $c-dat }
spice-road-cubes-4 = { $a }, { $b }, { $c } og { $d }
    .acc = { $a-acc }, { $b-acc }, { $c-acc } og { $d-acc }
    .dat = { $a-dat }, { $b-dat }, { $c-dat } og { $d-dat }
spice-road-cubes-of =
    { $n ->
        [one] { $n } { $spice-cube }
       *[other] { $n } { $spice-cubes }
    }
    .acc =
        { $n ->
            [one] { $n } { $spice-acc-cube }
           *[other] { $n } { $spice-acc-cubes }
        }
    .dat =
        { $n ->
            [one] { $n } { $spice-dat-cube }
           *[other] { $n } { $spice-dat-cubes }
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
       *[other] , á spilinu: { $cubes }
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
