# Vad byggnaderna i Puerto Rico gör. Varje text talar om en aktiverad byggnad.

building-text-small-indigo-plant = I arbetarfasen producerar kolonisten här en tunna { $good }, om det finns en aktiverad plantage med { $good }.
building-text-small-sugar-mill = I arbetarfasen producerar kolonisten här en tunna { $good }, om det finns en aktiverad plantage med { $good }.
building-text-indigo-plant = I arbetarfasen producerar upp till { $circles } kolonister här var sin tunna { $good }, om det finns en aktiverad plantage med { $good } för var och en.
building-text-sugar-mill = I arbetarfasen producerar upp till { $circles } kolonister här var sin tunna { $good }, om det finns en aktiverad plantage med { $good } för var och en.
building-text-tobacco-storage = I arbetarfasen producerar upp till { $circles } kolonister här var sin tunna { $good }, om det finns en aktiverad plantage med { $good } för var och en.
building-text-coffee-roaster = I arbetarfasen producerar upp till { $circles } kolonister här var sin tunna { $good }, om det finns en aktiverad plantage med { $good } för var och en.

building-text-small-market = En försäljning till handelshuset ger 1 dublon extra.
building-text-hacienda = I nybyggarfasen får du dra en plantage ur högen innan du tar en bricka; den måste läggas ut.
building-text-construction-hut = I nybyggarfasen får du ta ett stenbrott i stället för en plantage.
building-text-small-warehouse = Efter lastningen lagrar du alla tunnor av en sort, utöver den enda tunna som alla får behålla.
building-text-hospice = I nybyggarfasen får du ställa en kolonist ur förrådet på brickan du tar.
building-text-office = Du får sälja en sort som handelshuset redan har. Kontoret går inte att kombinera med handelsstationen vid en och samma försäljning.
building-text-large-market = En försäljning till handelshuset ger 2 dubloner extra.
building-text-large-warehouse = Efter lastningen lagrar du alla tunnor av två sorter, utöver den enda tunna som alla får behålla.
building-text-factory = I arbetarfasen får du 1, 2, 3 eller 5 dubloner om du producerar två, tre, fyra eller fem sorter.
building-text-university = I en byggnad du köper får du genast ställa en kolonist ur förrådet.
building-text-harbor = Varje gång du lastar i kaptensfasen får du 1 anseendepoäng extra.
building-text-wharf = En gång per kaptensfas får du skeppa alla dina tunnor av en sort utan fraktskepp.

building-text-guild-hall = I slutet får du 1 anseendepoäng för varje liten och 2 för varje stor produktionsbyggnad du har, aktiverad eller ej.
building-text-residence = I slutet får du 4 anseendepoäng för upp till nio fyllda ö-rutor, och 5, 6 eller 7 för tio, elva eller tolv.
building-text-fortress = I slutet får du 1 anseendepoäng för var tredje kolonist du har, var de än står.
building-text-customs-house = I slutet får du 1 anseendepoäng för var fjärde anseendepoäng du har i marker.
building-text-city-hall = I slutet får du 1 anseendepoäng för var och en av dina lila byggnader, även den här.

building-text-aqueduct = När du producerar indigo i en aktiverad indigofabrik får du en extra tunna, och likaså när du producerar socker i sockerbruket. De små byggnaderna räknas inte.
building-text-black-market = När du köper en byggnad får en kolonist, en tunna och en AP-marker ersätta var sin dublon som fattas. Den svarta marknadens egen kolonist får inte användas.
building-text-forest-house = I nybyggarfasen får du lägga en plantage med baksidan upp som skog. För varje par skogar blir alla byggnader 1 dublon billigare, även när stugan står tom.
building-text-storehouse = Efter lastningen lagrar du tre tunnor till, av valfria sorter.
building-text-guesthouse = Värdshuset har plats för { $circles } gäster. I alla faser utom borgmästarfasen får de flytta till dina lediga cirklar, där de genast börjar arbeta.
building-text-trading-post = Här får du sälja en tunna av valfri sort i stället för till handelshuset. Handelsmannens förmån räknas, marknaderna inte. Handelsstationen går inte att kombinera med kontoret vid en och samma försäljning.
building-text-church = En byggnad du köper ger 1 anseendepoäng om den hör till kolumn 2 eller 3, och 2 om den hör till kolumn 4. Köpet av själva kyrkan ger inget.
building-text-small-wharf = En gång per kaptensfas får du skeppa hur många tunnor som helst av valfria sorter utan fraktskepp, för 1 anseendepoäng per två tunnor.
building-text-lighthouse = Varje gång du lastar i kaptensfasen får du 1 dublon; som kapten får du 1 extra när fasen börjar.
building-text-library = Förmånen för yrket du väljer räknas dubbelt. Som nybyggare tar du en andra bricka efter alla andra.
building-text-specialty-factory = I arbetarfasen får du lika många dubloner som du får tunnor av den sort du får mest av, minus 1. Majs räknas inte.
building-text-union-hall = I din första tur i kaptensfasen får du, före lastningen, 1 anseendepoäng för varje par tunnor av samma sort, även om du inte kan lasta något.
building-text-statue = Här arbetar ingen: statyn är värd sina { $vp } anseendepoäng och inget annat.
building-text-cloister = I slutet får du 1, 3, 6 eller 10 anseendepoäng för en, två, tre eller fyra uppsättningar om tre likadana ö-brickor.

building-text-land-office = I handelsmansfasen köper en kolonist här en plantage åt dig för 1 dublon. En adelsman säljer en av dina plantager eller skogar för 1 dublon.
building-text-chapel = I början av arbetarfasen ger en kolonist här 1 dublon, en adelsman 1 anseendepoäng.
building-text-hunting-lodge = I slutet av nybyggarfasen får du med en kolonist här slänga en av dina plantager eller skogar. En adelsman ger 2 anseendepoäng om du ensam har flest lediga ö-rutor.
building-text-zoning-office = Med en kolonist här kostar byggnader i kolumn 1 till 3 en dublon mindre; med en adelsman kostar de stora 2 mindre.
building-text-royal-supplier = I din första tur i kaptensfasen får du, före lastningen, lämna tillbaka upp till lika många tunnor som du har adelsmän, alla av olika sorter, för 1 anseendepoäng var, även om du inte kan lasta något.
building-text-villa = I borgmästarfasen får du en adelsman ur förrådet, eller annars en kolonist, innan skeppet töms.
building-text-jeweler = I arbetarfasen får du 1 dublon för var och en av dina adelsmän. Verkstaden räknas som en stor produktionsbyggnad.
building-text-royal-garden = I slutet är var och en av dina adelsmän värd 1 anseendepoäng extra.
