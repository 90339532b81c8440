# Vysvětlení: z čeho se skládají body a o co akce připraví ostatní.
puerto-rico-part-shipping = odesílání zboží
puerto-rico-part-buildings = budovy
puerto-rico-part-bonuses = prémie panských budov
puerto-rico-explain-no-room = { $seat } už nemůže naložit { $good-acc } na obchodní loď.
puerto-rico-explain-house-full = { $seat } už nemůže prodat: tržiště je plné.
puerto-rico-explain-house-blocked = { $seat } už nemůže prodat { $good-acc } na tržišti.
puerto-rico-explain-last-building = Nikdo další už nemůže postavit { $building-acc }.
puerto-rico-explain-last-quarry = Je to poslední kamenolom.
puerto-rico-explain-doubloons =
    { $n ->
        [one] Na kartě leží { $n } dublon.
        [few] Na kartě leží { $n } dublony.
       *[other] Na kartě leží { $n } dublonů.
    }
