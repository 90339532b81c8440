puerto-rico = Puerto Rico

role-settler = plantážník
    .acc = plantážníka
role-mayor = starosta
    .acc = starostu
role-builder = stavitel
    .acc = stavitele
role-craftsman = dozorce
    .acc = dozorce
role-trader = obchodník
    .acc = obchodníka
role-captain = kapitán
    .acc = kapitána
role-prospector = zlatokop
    .acc = zlatokopa
role-prospector2 = druhý zlatokop
    .acc = druhého zlatokopa

good-corn = kukuřice
    .acc = kukuřici
    .gen = kukuřice
    .plantation = kukuřičná plantáž
good-indigo = indigo
    .acc = indigo
    .gen = indiga
    .plantation = indigová plantáž
good-sugar = cukr
    .acc = cukr
    .gen = cukru
    .plantation = třtinová plantáž
good-tobacco = tabák
    .acc = tabák
    .gen = tabáku
    .plantation = tabáková plantáž
good-coffee = káva
    .acc = kávu
    .gen = kávy
    .plantation = kávová plantáž

# Forms stand below a name: .acc of a tile is { $tile-acc } where the tile is spoken of.
tile-corn = kukuřičná plantáž
    .acc = kukuřičnou plantáž
    .to = na kukuřičnou plantáž
    .in = na kukuřičné plantáži
    .from = z kukuřičné plantáže
tile-indigo = indigová plantáž
    .acc = indigovou plantáž
    .to = na indigovou plantáž
    .in = na indigové plantáži
    .from = z indigové plantáže
tile-sugar = třtinová plantáž
    .acc = třtinovou plantáž
    .to = na třtinovou plantáž
    .in = na třtinové plantáži
    .from = ze třtinové plantáže
tile-tobacco = tabáková plantáž
    .acc = tabákovou plantáž
    .to = na tabákovou plantáž
    .in = na tabákové plantáži
    .from = z tabákové plantáže
tile-coffee = kávová plantáž
    .acc = kávovou plantáž
    .to = na kávovou plantáž
    .in = na kávové plantáži
    .from = z kávové plantáže
tile-quarry = kamenolom
    .acc = kamenolom
    .to = do kamenolomu
    .in = v kamenolomu
    .from = z kamenolomu
tile-forest = les
    .acc = les
    .to = do lesa
    .in = v lese
    .from = z lesa

thing-san-juan = San Juan
    .acc = San Juan
    .to = do San Juanu
    .in = v San Juanu
    .from = ze San Juanu

building-small-indigo-plant = malá barvírna
    .acc = malou barvírnu
    .to = do malé barvírny
    .in = v malé barvírně
    .from = z malé barvírny
    .occupied = obsazená
building-small-sugar-mill = malý cukrovar
    .acc = malý cukrovar
    .to = do malého cukrovaru
    .in = v malém cukrovaru
    .from = z malého cukrovaru
    .occupied = obsazený
building-indigo-plant = velká barvírna
    .acc = velkou barvírnu
    .to = do velké barvírny
    .in = ve velké barvírně
    .from = z velké barvírny
    .occupied = obsazená
building-sugar-mill = velký cukrovar
    .acc = velký cukrovar
    .to = do velkého cukrovaru
    .in = ve velkém cukrovaru
    .from = z velkého cukrovaru
    .occupied = obsazený
building-tobacco-storage = sušírna
    .acc = sušírnu
    .to = do sušírny
    .in = v sušírně
    .from = ze sušírny
    .occupied = obsazená
building-coffee-roaster = pražírna
    .acc = pražírnu
    .to = do pražírny
    .in = v pražírně
    .from = z pražírny
    .occupied = obsazená
building-small-market = malá tržnice
    .acc = malou tržnici
    .to = do malé tržnice
    .in = v malé tržnici
    .from = z malé tržnice
    .occupied = obsazená
building-hacienda = hacienda
    .acc = haciendu
    .to = na haciendu
    .in = na haciendě
    .from = z haciendy
    .occupied = obsazená
building-construction-hut = přístřešek na stavbě
    .acc = přístřešek na stavbě
    .to = do přístřešku na stavbě
    .in = v přístřešku na stavbě
    .from = z přístřešku na stavbě
    .occupied = obsazený
building-small-warehouse = malé skladiště
    .acc = malé skladiště
    .to = do malého skladiště
    .in = v malém skladišti
    .from = z malého skladiště
    .occupied = obsazené
building-hospice = ubytovna
    .acc = ubytovnu
    .to = do ubytovny
    .in = v ubytovně
    .from = z ubytovny
    .occupied = obsazená
building-office = kancelář
    .acc = kancelář
    .to = do kanceláře
    .in = v kanceláři
    .from = z kanceláře
    .occupied = obsazená
building-large-market = velká tržnice
    .acc = velkou tržnici
    .to = do velké tržnice
    .in = ve velké tržnici
    .from = z velké tržnice
    .occupied = obsazená
building-large-warehouse = velké skladiště
    .acc = velké skladiště
    .to = do velkého skladiště
    .in = ve velkém skladišti
    .from = z velkého skladiště
    .occupied = obsazené
building-factory = manufaktura
    .acc = manufakturu
    .to = do manufaktury
    .in = v manufaktuře
    .from = z manufaktury
    .occupied = obsazená
building-university = univerzita
    .acc = univerzitu
    .to = na univerzitu
    .in = na univerzitě
    .from = z univerzity
    .occupied = obsazená
building-harbor = přístav
    .acc = přístav
    .to = do přístavu
    .in = v přístavu
    .from = z přístavu
    .occupied = obsazený
building-wharf = loděnice
    .acc = loděnici
    .to = do loděnice
    .in = v loděnici
    .from = z loděnice
    .occupied = obsazená
building-guild-hall = cechovní dům
    .acc = cechovní dům
    .to = do cechovního domu
    .in = v cechovním domě
    .from = z cechovního domu
    .occupied = obsazený
building-residence = rezidence
    .acc = rezidenci
    .to = do rezidence
    .in = v rezidenci
    .from = z rezidence
    .occupied = obsazená
building-fortress = pevnost
    .acc = pevnost
    .to = do pevnosti
    .in = v pevnosti
    .from = z pevnosti
    .occupied = obsazená
building-customs-house = celnice
    .acc = celnici
    .to = na celnici
    .in = na celnici
    .from = z celnice
    .occupied = obsazená
building-city-hall = radnice
    .acc = radnici
    .to = na radnici
    .in = na radnici
    .from = z radnice
    .occupied = obsazená
building-aqueduct = akvadukt
    .acc = akvadukt
    .to = k akvaduktu
    .in = u akvaduktu
    .from = od akvaduktu
    .occupied = obsazený
building-black-market = černý trh
    .acc = černý trh
    .to = na černý trh
    .in = na černém trhu
    .from = z černého trhu
    .occupied = obsazený
building-forest-house = hájovna
    .acc = hájovnu
    .to = do hájovny
    .in = v hájovně
    .from = z hájovny
    .occupied = obsazená
building-storehouse = velkosklad
    .acc = velkosklad
    .to = do velkoskladu
    .in = ve velkoskladu
    .from = z velkoskladu
    .occupied = obsazený
building-guesthouse = hostinec
    .acc = hostinec
    .to = do hostince
    .in = v hostinci
    .from = z hostince
    .occupied = obsazený
building-trading-post = obchodní stanice
    .acc = obchodní stanici
    .to = do obchodní stanice
    .in = v obchodní stanici
    .from = z obchodní stanice
    .occupied = obsazená
building-church = kostel
    .acc = kostel
    .to = do kostela
    .in = v kostele
    .from = z kostela
    .occupied = obsazený
building-small-wharf = malá loděnice
    .acc = malou loděnici
    .to = do malé loděnice
    .in = v malé loděnici
    .from = z malé loděnice
    .occupied = obsazená
building-lighthouse = maják
    .acc = maják
    .to = na maják
    .in = na majáku
    .from = z majáku
    .occupied = obsazený
building-library = knihovna
    .acc = knihovnu
    .to = do knihovny
    .in = v knihovně
    .from = z knihovny
    .occupied = obsazená
building-specialty-factory = specializovaná dílna
    .acc = specializovanou dílnu
    .to = do specializované dílny
    .in = ve specializované dílně
    .from = ze specializované dílny
    .occupied = obsazená
building-union-hall = spolkový dům
    .acc = spolkový dům
    .to = do spolkového domu
    .in = ve spolkovém domě
    .from = ze spolkového domu
    .occupied = obsazený
building-statue = socha
    .acc = sochu
    .to = k soše
    .in = u sochy
    .from = od sochy
    .occupied = obsazená
building-cloister = klášter
    .acc = klášter
    .to = do kláštera
    .in = v klášteře
    .from = z kláštera
    .occupied = obsazený
building-land-office = pozemkový úřad
    .acc = pozemkový úřad
    .to = na pozemkový úřad
    .in = na pozemkovém úřadu
    .from = z pozemkového úřadu
    .occupied = obsazený
building-chapel = kaple
    .acc = kapli
    .to = do kaple
    .in = v kapli
    .from = z kaple
    .occupied = obsazená
building-hunting-lodge = lovecký zámeček
    .acc = lovecký zámeček
    .to = do loveckého zámečku
    .in = v loveckém zámečku
    .from = z loveckého zámečku
    .occupied = obsazený
building-zoning-office = stavební úřad
    .acc = stavební úřad
    .to = na stavební úřad
    .in = na stavebním úřadu
    .from = ze stavebního úřadu
    .occupied = obsazený
building-royal-supplier = dvorní dodavatelství
    .acc = dvorní dodavatelství
    .to = do dvorního dodavatelství
    .in = v dvorním dodavatelství
    .from = z dvorního dodavatelství
    .occupied = obsazené
building-villa = vila
    .acc = vilu
    .to = do vily
    .in = ve vile
    .from = z vily
    .occupied = obsazená
building-jeweler = klenotnictví
    .acc = klenotnictví
    .to = do klenotnictví
    .in = v klenotnictví
    .from = z klenotnictví
    .occupied = obsazené
building-royal-garden = zámecká zahrada
    .acc = zámeckou zahradu
    .to = do zámecké zahrady
    .in = v zámecké zahradě
    .from = ze zámecké zahrady
    .occupied = obsazená

# Why an action is refused.
puerto-rico-why-not-now =
    { $asked ->
        [pick] vybírají se budovy do hry: vyber budovu (NEW-1).
        [role] právě se volí role (RND-1).
        [guests] teď smíš přesunout hosty, nebo pasovat (NEW-10).
        [settle] probíhá akce plantážníka: vezmi si destičku, nebo pasuj (SETL-1).
        [lay] dobranou destičku musíš položit, buď jako plantáž, nebo jako les (NEW-7).
        [tile_colonist] rozhoduje se, zda na novou destičku přijde kolonista (SETL-7).
        [second_tile] plantážník si bere druhou destičku (NEW-16).
        [discard] rozhoduje se, která destička se odhodí (NOB-7).
        [mayor_colonist] rozhoduje se, zda si starosta vezme kolonistu (MAY-1).
        [board] rozdělují se kolonisté z lodi: vezmi si kolonistu, nebo šlechtice (NOB-3).
        [man_who] rozmisťují se kolonisté (MAY-3).
        [man] rozmisťují se kolonisté (MAY-3).
        [build] probíhá akce stavitele: stav, nebo pasuj (BUI-1).
        [pay] platí se za budovu (NEW-8).
        [building_colonist] rozhoduje se, zda do nové budovy přijde kolonista (BUI-6).
        [bonus] rozhoduje se, jaký sud navíc dostane dozorce (CRA-3).
        [trade] probíhá akce obchodníka: prodej sud, nebo pasuj (TRA-1).
        [supply] rozhoduje se, které sudy dostane dvorní dodavatelství (NOB-9).
        [load] nakládají se sudy (CAP-1).
        [small] nakládá se v malé loděnici (NEW-13).
       *[store] uskladňují se sudy (CAP-11).
    }
puerto-rico-why-picked-already = { $building } už ve hře je (NEW-1).
puerto-rico-why-not-drafted = { $building } není mezi budovami, ze kterých se vybírá (NEW-1).
puerto-rico-why-no-board-space = pro budovu s cenou { $cost } už není volné políčko (NEW-1).
puerto-rico-why-role-taken = { $role-acc } už má v tomto kole { $seat } (RND-1).
puerto-rico-why-no-such-role =
    { $n ->
        [few] ve hře pro { $n } hráče { $role } není (SET-10).
       *[other] ve hře pro { $n } hráčů { $role } není (SET-10).
    }
puerto-rico-why-draw-first-turn-only = zakrytou destičku lze dobrat jen v prvním tahu plantážníka (NEW-16).
puerto-rico-why-needs-building = je k tomu potřeba { $building-occupied } { $building } ({ $rule }).
puerto-rico-why-needs-noble = je k tomu potřeba šlechtic { $building-in } ({ $rule }).
puerto-rico-why-needs-colonist = je k tomu potřeba kolonista { $building-in } ({ $rule }).
puerto-rico-why-drawn-already = zakrytou destičku lze v každém tahu dobrat jen jednou (SETL-5).
puerto-rico-why-island-full = všech dvanáct políček ostrova je obsazených (SETL-3).
puerto-rico-why-no-tile-left = nezbývá už žádná zakrytá destička (SETL-5).
puerto-rico-why-no-quarry-left = nezbývá už žádný kamenolom (SETL-2).
puerto-rico-why-no-right-to-quarry = kamenolom si smí vzít jen plantážník, nebo kdo má obsazený přístřešek na stavbě (SETL-2, SETL-6).
puerto-rico-why-not-face-up = { $tile } mezi odkrytými destičkami není (SETL-1).
puerto-rico-why-no-forest-left = nezbývá už žádný žeton lesa (NEW-5).
puerto-rico-why-no-such-tile = { $tile-acc } odhodit nelze: na ostrově žádná taková destička není (NOB-5, NOB-7).
puerto-rico-why-land-dealt-already = pozemkový úřad lze v každé fázi použít jen jednou (NOB-5).
puerto-rico-why-land-office-edition =
    { $open ->
        [1] v tomto vydání prodává pozemkový úřad odkryté destičky: uveď kterou (NOB-5).
       *[other] v tomto vydání prodává pozemkový úřad zakryté destičky (NOB-5).
    }
puerto-rico-why-land-office-no-forests = v tomto vydání pozemkový úřad lesy neprodává (NOB-5).
puerto-rico-why-no-doubloon = nemáš ani dublon na zaplacení (NOB-5).
puerto-rico-why-other-place = teď se rozhoduje, kdo půjde { $place-to } (MAY-3).
puerto-rico-why-manning = { $place-acc } takhle obsadit nelze: dokud je některý kroužek volný, nikdo nesmí zůstat v San Juanu, a poslat lze jen tolik lidí, kolik jich je (MAY-4).
puerto-rico-why-owned-already = { $building } už ve městě stojí (BLD-1).
puerto-rico-why-not-in-game = { $building } v této hře není (SET-11).
puerto-rico-why-sold-out = { $building } už není v nabídce (SET-11).
puerto-rico-why-no-city-space =
    { $building } zabere ve městě { $needed ->
        [one] { $needed } políčko
        [few] { $needed } políčka
       *[other] { $needed } políček
    } a { $n ->
        [0] žádné není volné
        [one] volné je jen { $n }
        [few] volná jsou jen { $n }
       *[other] volných je jen { $n }
    } (BUI-5).
puerto-rico-why-too-expensive =
    { $building } teď stojí { $price ->
        [one] { $price } dublon
        [few] { $price } dublony
       *[other] { $price } dublonů
    } a { $n ->
        [0] nemáš ani jeden
        [one] máš jen { $n }
        [few] máš jen { $n }
       *[other] máš jen { $n }
    } (BUI-2, BUI-3).
puerto-rico-why-no-colonist-there = { $place-in } není nikdo, kým by šlo zaplatit (NEW-8).
puerto-rico-why-no-vp = nemáš žádný žeton vítězných bodů (NEW-8).
puerto-rico-why-paying-order =
    { $n ->
        [one] chybí { $n } dublon
        [few] chybějí { $n } dublony
       *[other] chybí { $n } dublonů
    }: nejprve kolonista, potom sud, potom žeton, a vynechat lze jen to, co nahradí ostatní (NEW-8).
puerto-rico-why-not-produced = dozorce v této fázi nevyrobil žádný sud { $good-gen } (CRA-3).
puerto-rico-why-supply-empty = v zásobě už není žádný sud { $good-gen } (CRA-3).
puerto-rico-why-sold-already = v každé fázi smíš prodat jen jeden sud (TRA-1).
puerto-rico-why-no-barrel = nemáš žádný sud { $good-gen }.
puerto-rico-why-house-full = tržiště je plné (TRA-5).
puerto-rico-why-in-house = na tržišti už leží { $good } (TRA-4).
puerto-rico-why-supplied-already = sud { $good-gen } už je odevzdaný; každý druh lze odevzdat jen jednou (NOB-9).
puerto-rico-why-wharf-used = loděnici lze v každé fázi použít jen jednou (CAP-9).
puerto-rico-why-small-wharf-used = malou loděnici lze v každé fázi použít jen jednou (NEW-13).
puerto-rico-why-no-such-ship =
    { $ship ->
        [few] loď pro { $ship } sudy ve hře není (SET-8).
       *[other] loď pro { $ship } sudů ve hře není (SET-8).
    }
puerto-rico-why-ship-carries =
    { $good-acc } nelze naložit na loď pro { $ship ->
        [few] { $ship } sudy
       *[other] { $ship } sudů
    }: veze { $other-acc } (CAP-2).
puerto-rico-why-ship-full =
    { $ship ->
        [few] loď pro { $ship } sudy je plná (CAP-2).
       *[other] loď pro { $ship } sudů je plná (CAP-2).
    }
puerto-rico-why-kind-on-other-ship =
    { $good-acc } už veze loď pro { $ship ->
        [few] { $ship } sudy
       *[other] { $ship } sudů
    }, na jinou se naložit nesmí (CAP-2).
puerto-rico-why-takes-more =
    { $good-acc } nelze naložit na loď pro { $ship ->
        [few] { $ship } sudy
       *[other] { $ship } sudů
    }: na jinou prázdnou loď se vejde víc sudů ({ $n }) (CAP-4).
puerto-rico-why-not-so-many-barrels =
    { $n ->
        [0] nemáš žádný sud { $good-gen }.
        [one] k odeslání máš jen { $n } sud { $good-gen } (NEW-13).
        [few] k odeslání máš jen { $n } sudy { $good-gen } (NEW-13).
       *[other] k odeslání máš jen { $n } sudů { $good-gen } (NEW-13).
    }
puerto-rico-why-small-order = z malé loděnice se zboží odesílá v pevném pořadí, každý druh jen jednou (NEW-13).
puerto-rico-why-nothing-to-store = žádný sud { $good-gen } k uskladnění nezbývá (CAP-11).
puerto-rico-why-store-first = nejprve se plní skladiště: ulož celý druh (CAP-11).
puerto-rico-why-no-warehouse-left = na celý druh už místo není: nech si jednotlivé sudy (CAP-11).
puerto-rico-why-no-guests-with-mayor = ve fázi starosty se hosté nepřesouvají (NEW-10).
puerto-rico-why-no-guests = v hostinci nemáš žádné hosty (NEW-10).
puerto-rico-why-no-circle = { $place-in } není pro hosta volný kroužek (NEW-10).
puerto-rico-why-must-load = kdo může nakládat, nakládat musí (CAP-1).

# What has happened.
puerto-rico-took-role =
    { $doubloons ->
        [0] { $seat } volí { $role-acc }.
        [one] { $seat } volí { $role-acc } a dostává { $doubloons } dublon.
        [few] { $seat } volí { $role-acc } a dostává { $doubloons } dublony.
       *[other] { $seat } volí { $role-acc } a dostává { $doubloons } dublonů.
    }
puerto-rico-took-tile = { $seat } pokládá { $tile-acc }.
puerto-rico-drew-tile = { $seat } dobírá zakrytou destičku.
puerto-rico-laid-forest = { $seat } pokládá les.
puerto-rico-got-colonist = { $seat } dostává kolonistu { $place-to }.
puerto-rico-got-noble = { $seat } dostává šlechtice do San Juanu.
puerto-rico-discarded = { $seat } odhazuje { $tile-acc }.
puerto-rico-boarded =
    { $noble ->
        [1] { $bodies ->
            [one] { $seat } si bere z lodi šlechtice.
            [few] { $seat } si bere z lodi { $bodies } šlechtice.
           *[other] { $seat } si bere z lodi { $bodies } šlechticů.
        }
       *[other] { $bodies ->
            [one] { $seat } si bere z lodi kolonistu.
            [few] { $seat } si bere z lodi { $bodies } kolonisty.
           *[other] { $seat } si bere z lodi { $bodies } kolonistů.
        }
    }
puerto-rico-arranged = { $seat } rozmisťuje kolonisty.
puerto-rico-ship-filled =
    { $nobles ->
        [0] Na loď kolonistů { $colonists ->
            [0] nenastupuje nikdo
            [one] nastupuje { $colonists } kolonista
            [few] nastupují { $colonists } kolonisté
           *[other] nastupuje { $colonists } kolonistů
        }.
       *[other] Na loď kolonistů { $colonists ->
            [0] nastupuje jen šlechtic
            [one] nastupuje { $colonists } kolonista a šlechtic
            [few] nastupují { $colonists } kolonisté a šlechtic
           *[other] nastupuje { $colonists } kolonistů a šlechtic
        }.
    }
puerto-rico-built =
    { $doubloons ->
        [0] { $seat } staví { $building-acc } zdarma.
        [one] { $seat } staví { $building-acc } za { $doubloons } dublon.
        [few] { $seat } staví { $building-acc } za { $doubloons } dublony.
       *[other] { $seat } staví { $building-acc } za { $doubloons } dublonů.
    }
puerto-rico-paid-colonist = { $seat } platí kolonistou { $place-from }.
puerto-rico-paid-good = { $seat } platí sudem { $good-gen }.
puerto-rico-paid-vp = { $seat } platí žetonem vítězných bodů.
puerto-rico-produced =
    { $barrels ->
        [one] { $seat } vyrábí { $barrels } sud { $good-gen }.
        [few] { $seat } vyrábí { $barrels } sudy { $good-gen }.
       *[other] { $seat } vyrábí { $barrels } sudů { $good-gen }.
    }
puerto-rico-took-bonus = { $seat } si bere sud { $good-gen } navíc.
puerto-rico-sold =
    { $doubloons ->
        [one] { $seat } prodává { $good-acc } za { $doubloons } dublon.
        [few] { $seat } prodává { $good-acc } za { $doubloons } dublony.
       *[other] { $seat } prodává { $good-acc } za { $doubloons } dublonů.
    }
puerto-rico-posted =
    { $doubloons ->
        [one] { $seat } prodává v obchodní stanici { $good-acc } za { $doubloons } dublon.
        [few] { $seat } prodává v obchodní stanici { $good-acc } za { $doubloons } dublony.
       *[other] { $seat } prodává v obchodní stanici { $good-acc } za { $doubloons } dublonů.
    }
puerto-rico-bought-tile = { $seat } kupuje destičku za 1 dublon.
puerto-rico-house-emptied = Tržiště je plné a vyprazdňuje se.
puerto-rico-loaded =
    { $barrels ->
        [one] { $seat } nakládá { $barrels } sud { $good-gen }
        [few] { $seat } nakládá { $barrels } sudy { $good-gen }
       *[other] { $seat } nakládá { $barrels } sudů { $good-gen }
    } na loď pro { $ship ->
        [few] { $ship } sudy
       *[other] { $ship } sudů
    }.
puerto-rico-loaded-wharf =
    { $barrels ->
        [one] { $seat } odesílá z loděnice { $barrels } sud { $good-gen }.
        [few] { $seat } odesílá z loděnice { $barrels } sudy { $good-gen }.
       *[other] { $seat } odesílá z loděnice { $barrels } sudů { $good-gen }.
    }
puerto-rico-loaded-small =
    { $barrels ->
        [one] { $seat } odesílá z malé loděnice { $barrels } sud { $good-gen }.
        [few] { $seat } odesílá z malé loděnice { $barrels } sudy { $good-gen }.
       *[other] { $seat } odesílá z malé loděnice { $barrels } sudů { $good-gen }.
    }
puerto-rico-supplied = { $seat } odevzdává dvornímu dodavatelství sud { $good-gen }.
puerto-rico-lost =
    { $barrels ->
        [one] { $seat } nemá kam uskladnit { $barrels } sud { $good-gen } a přichází o něj.
        [few] { $seat } nemá kam uskladnit { $barrels } sudy { $good-gen } a přichází o ně.
       *[other] { $seat } nemá kam uskladnit { $barrels } sudů { $good-gen } a přichází o ně.
    }
puerto-rico-ship-emptied =
    { $ship ->
        [few] Loď pro { $ship } sudy odplouvá s nákladem { $good-gen }.
       *[other] Loď pro { $ship } sudů odplouvá s nákladem { $good-gen }.
    }
puerto-rico-guest-moved = { $seat } přesouvá hosta { $place-to }.
puerto-rico-got-doubloons =
    { $doubloons ->
        [one] { $seat } dostává { $doubloons } dublon
        [few] { $seat } dostává { $doubloons } dublony
       *[other] { $seat } dostává { $doubloons } dublonů
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-got-vp =
    { $vp ->
        [one] { $seat } získává { $vp } vítězný bod
        [few] { $seat } získává { $vp } vítězné body
       *[other] { $seat } získává { $vp } vítězných bodů
    }{ $source ->
        [none] .
       *[other] { " " }({ $source }).
    }
puerto-rico-round-began = Začíná { $round }. kolo, guvernérem je { $seat }.
puerto-rico-end-came =
    { $end ->
        [END-1] Zásoba už nestačí na zaplnění lodi kolonistů: hraje se poslední kolo (END-1).
        [END-2] Jedno z měst je zastavěné: hraje se poslední kolo (END-2).
       *[END-3] Došly žetony vítězných bodů: hraje se poslední kolo (END-3).
    }
ended-by-end-1 = Zásoba už nestačila na zaplnění lodi kolonistů (END-1).
ended-by-end-2 = Jedno z měst bylo zastavěné (END-2).
ended-by-end-3 = Došly žetony vítězných bodů (END-3).
puerto-rico-picked = { $seat } vybírá do hry { $building-acc }.
puerto-rico-opened-tile = Odkrývá se { $tile }.
puerto-rico-shuffled =
    { $tiles ->
        [one] { $tiles } odhozená destička tvoří nový zakrytý sloupek.
        [few] { $tiles } odhozené destičky se zamíchají do nového zakrytého sloupku.
       *[other] { $tiles } odhozených destiček se zamíchá do nového zakrytého sloupku.
    }

# Options and positions.
puerto-rico-error-buildings-without-custom = „buildings“ patří jen k volbě market = custom.
puerto-rico-error-custom-needs-buildings = volba market = custom potřebuje „buildings“: seznam fialových budov.
puerto-rico-error-building-twice = „buildings“ uvádí dvakrát: { $building }.
puerto-rico-error-takers = role se musejí volit popořadě od guvernéra (místo { $governor }).
puerto-rico-error-turns =
    { $n ->
        [one] zvolena je { $n } role
        [few] zvoleny jsou { $n } role
       *[other] zvoleno je { $n } rolí
    }, což neodpovídá fázi (RND-1).
puerto-rico-error-spaces = příliš mnoho budov s cenou { $cost }; v nabídce pro ně je místo jen { $most }× (NEW-1).
puerto-rico-error-end = { $rule } neodpovídá tomu, co leží na stole.
puerto-rico-error-no-end = u skončené hry musí být uvedeno, co ji ukončilo (RND-5).
puerto-rico-error-no-seat = po konci hry už nikdo nerozhoduje (RND-5).
puerto-rico-error-ships = musí tu být po jedné lodi pro každý z těchto počtů sudů: { $ships }.
puerto-rico-error-ship-good = loď se sudy musí mít uvedené zboží, prázdná loď nesmí.
puerto-rico-error-kind-twice = jeden druh smí vézt jen jedna loď (CAP-2).
puerto-rico-error-more-than-box = { $what }: na stole { $seen }, ale v krabici jen { $total }.
puerto-rico-error-not-in-game = { $building } v této hře není.
puerto-rico-error-no-tokens = toto vydání nemá žetony lesa.
puerto-rico-error-no-forests = bez nových budov ve hře lesy nejsou.
puerto-rico-error-forest-tiles = lesy (celkem { $forests }) musejí vzniknout z destiček, které nejsou nikde jinde.
puerto-rico-error-draft = výběr budov takhle vypadat nemůže.
puerto-rico-error-pending = o tomhle se tady rozhodovat nedá.

# What the errors name.
puerto-rico-pieces-colonists = kolonisté
puerto-rico-pieces-nobles = šlechtici
puerto-rico-pieces-barrels = sudy
puerto-rico-pieces-tiles = destičky
puerto-rico-pieces-city-spaces = políčka města
puerto-rico-tiles-counted = { $tile } ×{ $n }
puerto-rico-tiles-listed = { $first }, { $next }

# The board.
puerto-rico-board-round = { $round }. kolo
puerto-rico-board-governor = guvernér { $player }
puerto-rico-board-phase =
    { $phase ->
        [draft] výběr budov
        [role_choice] volba role
       *[game_over] konec hry
    }
puerto-rico-board-ending = poslední kolo
puerto-rico-board-roles = role
puerto-rico-board-tiles = destičky
puerto-rico-board-ships = lodě
puerto-rico-board-supply = zásoba
puerto-rico-board-island = · ostrov
puerto-rico-board-city = · město
puerto-rico-board-quarries = kamenolom ×{ $n }
puerto-rico-board-stack = zakryté { $n }
puerto-rico-board-discards = odhozené { $n }
puerto-rico-board-forests = lesy { $n }
puerto-rico-board-house = tržiště: { $goods }
puerto-rico-board-vp = VB { $n }
puerto-rico-board-colonists =
    { $nobles ->
        [0] kolonisté { $n }
       *[other] kolonisté { $n }, šlechtici { $nobles }
    }
puerto-rico-board-colonist-ship =
    { $nobles ->
        [0] na lodi { $n }
       *[other] na lodi { $n } + { $nobles } šlechtic
    }
puerto-rico-board-doubloons =
    { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
       *[other] { $n } dublonů
    }
puerto-rico-board-own-vp = { $vp } VB
puerto-rico-board-spaces = ({ $used }/12)

# What is asked, for everybody to read.
puerto-rico-ask-pick = { $seat } vybírá budovu do hry
    .you = Vyber budovu do hry
puerto-rico-ask-role = { $seat } volí roli
    .you = Zvol roli
puerto-rico-ask-guests = { $seat } smí přesunout hosty
    .you = Smíš přesunout hosty
puerto-rico-ask-settle = Plantážník: { $seat } si bere destičku
    .you = Plantážník: smíš si vzít destičku
puerto-rico-ask-lay = { $seat } pokládá dobranou destičku
    .you = Polož dobranou destičku
puerto-rico-ask-tile-colonist = Plantážník: { $seat } si smí vzít kolonistu { $tile-to }
    .you = Plantážník: smíš si vzít kolonistu { $tile-to }
puerto-rico-ask-forest-colonist = Plantážník: { $seat } si za les smí vzít kolonistu do San Juanu
    .you = Plantážník: za les si smíš vzít kolonistu do San Juanu
puerto-rico-ask-second-tile = Plantážník: { $seat } si bere druhou destičku
    .you = Plantážník: smíš si vzít druhou destičku
puerto-rico-ask-discard = Plantážník: { $seat } smí odhodit destičku
    .you = Plantážník: smíš odhodit destičku
puerto-rico-ask-mayor-colonist = Starosta: { $seat } si smí vzít kolonistu ze zásoby
    .you = Starosta: smíš si vzít kolonistu ze zásoby
puerto-rico-ask-board = Starosta: { $seat } si bere z lodi kolonistu nebo šlechtice
    .you = Starosta: vezmi si z lodi kolonistu nebo šlechtice
puerto-rico-ask-man =
    Starosta: { $seat } rozmisťuje { $n ->
        [one] { $n } kolonistu
        [few] { $n } kolonisty
       *[other] { $n } kolonistů
    }{ $nobles ->
        [0] { "" }
        [one] { " " }a { $nobles } šlechtice
        [few] { " " }a { $nobles } šlechtice
       *[other] { " " }a { $nobles } šlechticů
    }
    .you = Starosta: rozmísti { $n ->
            [one] { $n } kolonistu
            [few] { $n } kolonisty
           *[other] { $n } kolonistů
        }{ $nobles ->
            [0] { "" }
            [one] { " " }a { $nobles } šlechtice
            [few] { " " }a { $nobles } šlechtice
           *[other] { " " }a { $nobles } šlechticů
        }
puerto-rico-ask-build = Stavitel: { $seat } smí stavět
    .you = Stavitel: smíš stavět
puerto-rico-ask-pay =
    { $n ->
        [one] Stavitel: { $seat } za { $building-acc } ještě dluží { $n } dublon
        [few] Stavitel: { $seat } za { $building-acc } ještě dluží { $n } dublony
       *[other] Stavitel: { $seat } za { $building-acc } ještě dluží { $n } dublonů
    }
    .you =
        { $n ->
            [one] Stavitel: za { $building-acc } ještě dlužíš { $n } dublon
            [few] Stavitel: za { $building-acc } ještě dlužíš { $n } dublony
           *[other] Stavitel: za { $building-acc } ještě dlužíš { $n } dublonů
        }
puerto-rico-ask-building-colonist = Stavitel: { $seat } si smí vzít kolonistu { $building-to }
    .you = Stavitel: smíš si vzít kolonistu { $building-to }
puerto-rico-ask-bonus = Dozorce: { $seat } si smí vzít jeden sud navíc
    .you = Dozorce: smíš si vzít jeden sud navíc
puerto-rico-ask-trade =
    { $sold ->
        [1] Obchodník: { $seat } smí použít pozemkový úřad
       *[other] Obchodník: { $seat } smí prodat sud
    }
    .you =
        { $sold ->
            [1] Obchodník: smíš použít pozemkový úřad
           *[other] Obchodník: smíš prodat sud
        }
puerto-rico-ask-supply = Kapitán: { $seat } smí odevzdat sudy dvornímu dodavatelství
    .you = Kapitán: smíš odevzdat sudy dvornímu dodavatelství
puerto-rico-ask-load = Kapitán: { $seat } nakládá sudy
    .you = Kapitán: nalož sudy
puerto-rico-ask-small = Kapitán: { $seat } nakládá v malé loděnici
    .you = Kapitán: nakládej v malé loděnici
puerto-rico-ask-store = Kapitán: { $seat } uskladňuje sudy
    .you = Kapitán: uskladni sudy

# What may be answered, for a button or a menu.
puerto-rico-label-pick = Vybrat do hry { $building-acc }
puerto-rico-label-role = Zvolit { $role-acc }
puerto-rico-label-draw = Nejprve dobrat zakrytou destičku
puerto-rico-label-lay = Položit { $tile-acc }
puerto-rico-label-take = Vzít { $tile-acc }
puerto-rico-label-take-forest = Vzít { $tile-acc } jako les
puerto-rico-label-colonist = Vzít kolonistu
puerto-rico-label-colonist-to-san-juan = Vzít kolonistu do San Juanu
puerto-rico-label-discard =
    { $sold ->
        [1] Prodat { $tile-acc } za 1 dublon
       *[other] Odhodit { $tile-acc }
    }
puerto-rico-label-board-noble = Vzít šlechtice
puerto-rico-label-man-who =
    { $who ->
        [noble] Poslat šlechtice { $place-to }
        [colonist] Poslat kolonistu { $place-to }
       *[none] Neposlat nikoho { $place-to }
    }
puerto-rico-label-man =
    { $n ->
        [0] Neposlat nikoho { $place-to }
       *[other] Poslat { $n } { $place-to }
    }
puerto-rico-label-build = Postavit { $building-acc }
puerto-rico-label-pay-colonist = Zaplatit kolonistou { $place-from }
puerto-rico-label-pay-good = Zaplatit sudem { $good-gen }
puerto-rico-label-pay-vp = Zaplatit žetonem vítězných bodů
puerto-rico-label-bonus = Vzít sud { $good-gen } navíc
puerto-rico-label-sell = Prodat { $good-acc } na tržišti
puerto-rico-label-post = Prodat { $good-acc } v obchodní stanici
puerto-rico-label-buy-tile = Koupit zakrytou destičku
puerto-rico-label-buy-open-tile = Koupit { $tile-acc }
puerto-rico-label-supply = Odevzdat dvornímu dodavatelství sud { $good-gen }
puerto-rico-label-load =
    { $ship ->
        [few] Naložit { $good-acc } na loď pro { $ship } sudy
       *[other] Naložit { $good-acc } na loď pro { $ship } sudů
    }
puerto-rico-label-load-wharf = Odeslat { $good-acc } z loděnice
puerto-rico-label-small =
    { $n ->
        [one] Odeslat z malé loděnice { $n } sud { $good-gen }
        [few] Odeslat z malé loděnice { $n } sudy { $good-gen }
       *[other] Odeslat z malé loděnice { $n } sudů { $good-gen }
    }
puerto-rico-label-done = Hotovo
puerto-rico-label-store = Uskladnit všechny sudy { $good-gen }
puerto-rico-label-keep = Nechat si sud { $good-gen }
puerto-rico-label-guest = Přesunout hosta { $place-to }
puerto-rico-label-pass =
    { $asked ->
        [guests] Nechat hosty, kde jsou
        [tile_colonist] Bez kolonisty
        [discard] Nic neodhodit
        [mayor_colonist] Bez kolonisty
        [building_colonist] Bez kolonisty
        [bonus] Bez sudu navíc
        [supply] Nic dalšího neodevzdat
       *[other] Pasovat
    }

# Beside the choices.
puerto-rico-hint-role =
    { $n ->
        [one] k tomu { $n } dublon
        [few] k tomu { $n } dublony
       *[other] k tomu { $n } dublonů
    }
puerto-rico-hint-craftsman =
    { $made ->
        [0] nic nevyrobíš
        [one] vyrobíš { $made } sud
        [few] vyrobíš { $made } sudy
       *[other] vyrobíš { $made } sudů
    }{ $n ->
        [0] { "" }
        [one] , k tomu { $n } dublon
        [few] , k tomu { $n } dublony
       *[other] , k tomu { $n } dublonů
    }
puerto-rico-hint-build =
    { $price ->
        [0] zdarma
        [one] { $price } dublon
        [few] { $price } dublony
       *[other] { $price } dublonů
    }, { $vp } VB
puerto-rico-hint-sell =
    { $n ->
        [one] { $n } dublon
        [few] { $n } dublony
       *[other] { $n } dublonů
    }
puerto-rico-hint-load =
    { $n ->
        [one] { $n } sud
        [few] { $n } sudy
       *[other] { $n } sudů
    }, { $vp } VB

# The score sheet.
puerto-rico-score-vp = žetony VB
puerto-rico-score-buildings = budovy
puerto-rico-score-nobles = šlechtici
