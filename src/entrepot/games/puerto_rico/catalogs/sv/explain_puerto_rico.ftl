# Förklaringar: poängens delar, och vad ett drag tar ifrån andra.
puerto-rico-part-shipping = skeppning
puerto-rico-part-buildings = byggnader
puerto-rico-part-bonuses = de stora byggnadernas bonus
puerto-rico-explain-no-room = { $seat } kan inte längre lasta { $good } på ett fraktskepp.
puerto-rico-explain-house-full = { $seat } kan inte längre sälja: handelshuset är fullt.
puerto-rico-explain-house-blocked = { $seat } kan inte längre sälja { $good } till handelshuset.
puerto-rico-explain-last-building = Ingen annan kan längre bygga { $building-one }.
puerto-rico-explain-last-quarry = Det är det sista stenbrottet.
puerto-rico-explain-doubloons =
    { $n ->
        [one] Det ligger en dublon på kortet.
       *[other] Det ligger { $n } dubloner på kortet.
    }
