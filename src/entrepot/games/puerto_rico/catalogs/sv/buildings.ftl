# Vad byggnaderna i Puerto Rico gör. Varje text talar om en bemannad byggnad.

building-text-small-indigo-plant = I arbetarens fas gör kolonisten här en tunna { $good }, om det finns en bemannad plantage med { $good }.
building-text-small-sugar-mill = I arbetarens fas gör kolonisten här en tunna { $good }, om det finns en bemannad plantage med { $good }.
building-text-indigo-plant = I arbetarens fas gör upp till { $circles } kolonister här var sin tunna { $good }, om det finns en bemannad plantage med { $good } för var och en.
building-text-sugar-mill = I arbetarens fas gör upp till { $circles } kolonister här var sin tunna { $good }, om det finns en bemannad plantage med { $good } för var och en.
building-text-tobacco-storage = I arbetarens fas gör upp till { $circles } kolonister här var sin tunna { $good }, om det finns en bemannad plantage med { $good } för var och en.
building-text-coffee-roaster = I arbetarens fas gör upp till { $circles } kolonister här var sin tunna { $good }, om det finns en bemannad plantage med { $good } för var och en.

building-text-small-market = En försäljning till handelshuset ger 1 dublon extra.
building-text-hacienda = I nybyggarens fas får du dra en dold plantage innan du tar en bricka; den måste läggas.
building-text-construction-hut = I nybyggarens fas får du ta ett stenbrott i stället för en plantage.
building-text-small-warehouse = Efter lastningen behåller du alla tunnor av ett slag, utöver den enda tunna som alla får behålla.
building-text-hospice = Brickan du tar i nybyggarens fas får komma med en kolonist på.
building-text-office = Du får sälja ett slag som handelshuset redan har. Kontoret går inte att kombinera med handelsstationen vid en och samma försäljning.
building-text-large-market = En försäljning till handelshuset ger 2 dubloner extra.
building-text-large-warehouse = Efter lastningen behåller du alla tunnor av två slag, utöver den enda tunna som alla får behålla.
building-text-factory = I arbetarens fas får du 1, 2, 3 eller 5 dubloner för att producera två, tre, fyra eller fem slag.
building-text-university = En byggnad du köper får komma med en kolonist i.
building-text-harbor = Varje gång du lastar i kaptenens fas får du 1 anseendepoäng extra.
building-text-wharf = En gång i kaptenens fas får du skeppa alla dina tunnor av ett slag utan fraktskepp.

building-text-guild-hall = I slutet får du 1 anseendepoäng för varje liten och 2 för varje stor produktionsbyggnad du har, bemannad eller ej.
building-text-residence = I slutet får du 4 anseendepoäng för upp till nio fyllda platser på ön, och 5, 6 eller 7 för tio, elva eller tolv.
building-text-fortress = I slutet får du 1 anseendepoäng för var tredje av dina kolonister, var de än står.
building-text-customs-house = I slutet får du 1 anseendepoäng för vart fjärde anseendepoäng du har i marker.
building-text-city-hall = I slutet får du 1 anseendepoäng för var och en av dina violetta byggnader, även den här.

building-text-aqueduct = När du gör indigo i en bemannad indigofabrik får du en tunna till, och likaså när du gör socker i sockerbruket. De små räknas inte.
building-text-black-market = När du köper en byggnad får en kolonist, en tunna och ett anseendepoäng var för sig ersätta en dublon som fattas. Den svarta marknadens egen kolonist får inte.
building-text-forest-house = I nybyggarens fas får du lägga en plantage med baksidan upp som skog. Varje par skogar gör varje byggnad 1 dublon billigare, även när stugan står tom.
building-text-storehouse = Efter lastningen behåller du tre tunnor till, av vilka slag som helst.
building-text-guesthouse = Det hyser upp till { $circles } gäster. I alla faser utom borgmästarens får de flytta till dina lediga cirklar, där de genast arbetar.
building-text-trading-post = Här får du sälja en tunna av vilket slag som helst i stället för till handelshuset. Handelsmannens förmån räknas, marknaderna inte. Handelsstationen går inte att kombinera med kontoret vid en och samma försäljning.
building-text-church = En byggnad du köper ger 1 anseendepoäng om den hör till kolumn 2 eller 3, och 2 om den hör till kolumn 4. Köpet av kyrkan själv ger inget.
building-text-small-wharf = En gång i kaptenens fas får du skeppa hur många tunnor som helst av vilka slag som helst utan fraktskepp, för 1 anseendepoäng per två tunnor.
building-text-lighthouse = Varje gång du lastar i kaptenens fas får du 1 dublon; som kapten får du 1 till från början.
building-text-library = Förmånen i rollen du tar räknas dubbelt. Som nybyggare tar du en andra bricka efter alla andra.
building-text-specialty-factory = I arbetarens fas får du lika många dubloner som du tar tunnor av ditt rikligaste slag, minus 1. Majs räknas inte.
building-text-union-hall = När turen först kommer till dig i kaptenens fas får du, före lastningen, 1 anseendepoäng för varje par tunnor av samma slag, även om du inte kan lasta något.
building-text-statue = Här arbetar ingen: statyn är värd sina { $vp } anseendepoäng och inget annat.
building-text-cloister = I slutet får du 1, 3, 6 eller 10 anseendepoäng för en, två, tre eller fyra uppsättningar om tre lika brickor på ön.

building-text-land-office = I handelsmannens fas köper en kolonist här en plantage åt dig för 1 dublon. En adelsman säljer en av dina plantager eller skogar för 1 dublon.
building-text-chapel = I början av arbetarens fas ger en kolonist här 1 dublon, en adelsman 1 anseendepoäng.
building-text-hunting-lodge = I slutet av nybyggarens fas får en kolonist här kasta en av dina plantager eller skogar. En adelsman ger 2 anseendepoäng om du ensam har flest lediga platser på ön.
building-text-zoning-office = Med en kolonist här kostar byggnader i kolumn 1 till 3 en dublon mindre; med en adelsman kostar de stora 2 mindre.
building-text-royal-supplier = När turen först kommer till dig i kaptenens fas får du, före lastningen, lämna tillbaka upp till lika många tunnor som du har adelsmän, alla av olika slag, för 1 anseendepoäng var, även om du inte kan lasta något.
building-text-villa = I borgmästarens fas får du en adelsman ur förrådet, eller annars en kolonist, innan skeppet töms.
building-text-jeweler = I arbetarens fas får du 1 dublon för var och en av dina adelsmän. Den räknas som en stor produktionsbyggnad.
building-text-royal-garden = I slutet är var och en av dina adelsmän värd 1 anseendepoäng till.
