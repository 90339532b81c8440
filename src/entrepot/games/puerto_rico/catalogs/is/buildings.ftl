# Það sem byggingar í Puerto Rico gera. Hver texti á við mannaða byggingu.

building-text-small-indigo-plant = Í handverksmannalotu framleiðir nýlendubúinn hér eina tunnu af { $good-dat }, sé til mönnuð indígóplantekra.
building-text-small-sugar-mill = Í handverksmannalotu framleiðir nýlendubúinn hér eina tunnu af { $good-dat }, sé til mönnuð sykurplantekra.
building-text-indigo-plant = Í handverksmannalotu framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð indígóplantekra fyrir hvern.
building-text-sugar-mill = Í handverksmannalotu framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð sykurplantekra fyrir hvern.
building-text-tobacco-storage = Í handverksmannalotu framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð tóbaksplantekra fyrir hvern.
building-text-coffee-roaster = Í handverksmannalotu framleiða allt að { $circles } nýlendubúar hér eina tunnu hver af { $good-dat }, sé til mönnuð kaffiplantekra fyrir hvern.

building-text-small-market = Þegar þú selur í verslunina færðu 1 doblúnu að auki.
building-text-hacienda = Í landnemalotu máttu draga plantekru á hvolfi áður en þú tekur flís; hana verður að leggja.
building-text-construction-hut = Í landnemalotu máttu taka grjótnámu í stað plantekru.
building-text-small-warehouse = Að lestun lokinni heldurðu öllum tunnum af einni tegund, auk þeirrar einu tunnu sem allir halda.
building-text-hospice = Í landnemalotu máttu setja nýlendubúa úr bankanum á flísina sem þú tekur.
building-text-office = Þú mátt selja tegund sem þegar er í versluninni. Skrifstofan nýtist ekki með verslunarstöðinni í sömu sölu.
building-text-large-market = Þegar þú selur í verslunina færðu 2 doblúnur að auki.
building-text-large-warehouse = Að lestun lokinni heldurðu öllum tunnum af tveimur tegundum, auk þeirrar einu tunnu sem allir halda.
building-text-factory = Í handverksmannalotu færðu 1, 2, 3 eða 5 doblúnur fyrir að framleiða tvær, þrjár, fjórar eða fimm tegundir.
building-text-university = Þú mátt setja nýlendubúa úr bankanum í bygginguna sem þú kaupir.
building-text-harbor = Í hvert sinn sem þú lestar í skipstjóralotu færðu 1 vinningsstig að auki.
building-text-wharf = Einu sinni í skipstjóralotu máttu flytja út allar tunnur þínar af einni tegund án þess að nota vöruflutningaskip.

building-text-guild-hall = Í lokin færðu 1 vinningsstig fyrir hverja litla og 2 fyrir hverja stóra framleiðslustöð sem þú átt, mannaða eða ekki.
building-text-residence = Í lokin færðu 4 vinningsstig ef allt að níu reitir eyjunnar eru í notkun, og 5, 6 eða 7 ef þeir eru tíu, ellefu eða tólf.
building-text-fortress = Í lokin færðu 1 vinningsstig fyrir hverja þrjá nýlendubúa þína, hvar sem þeir standa.
building-text-customs-house = Í lokin færðu 1 vinningsstig fyrir hver fjögur stig á vinningsstigaskjöldunum þínum.
building-text-city-hall = Í lokin færðu 1 vinningsstig fyrir hverja fjólubláa byggingu þína, þessa líka.

building-text-aqueduct = Þegar þú framleiðir indíalit í mannaðri indígóplöntuvinnslu færðu eina tunnu að auki, og eins þegar þú framleiðir sykur í sykurvinnslu. Litlu vinnslurnar telja ekki.
building-text-black-market = Þegar þú kaupir byggingu má einn nýlendubúi, ein tunna og einn vinningsstigaskjöldur koma hvert í stað einnar doblúnu sem vantar. Nýlendubúinn á svarta markaðnum sjálfum má það ekki.
building-text-forest-house = Í landnemalotu máttu leggja plantekru á hvolfi sem skóg. Hverjir tveir skógar gera hverja byggingu 1 doblúnu ódýrari, þótt þetta hús standi autt.
building-text-storehouse = Að lestun lokinni heldurðu þremur tunnum að auki, af hvaða tegundum sem er.
building-text-guesthouse = Það hýsir allt að { $circles } gesti. Í öllum lotum nema borgarstjóralotu mega þeir flytja sig í lausa hringi þína og byrja strax að vinna þar.
building-text-trading-post = Hér máttu selja tunnu af hvaða tegund sem er í stað þess að selja í verslunina. Fríðindi kaupmannsins gilda, markaðir ekki. Verslunarstöðin nýtist ekki með skrifstofunni í sömu sölu.
building-text-church = Bygging sem þú kaupir gefur 1 vinningsstig ef hún er í dálki 2 eða 3, og 2 ef hún er í dálki 4. Kaupin á kirkjunni sjálfri gefa ekkert.
building-text-small-wharf = Einu sinni í skipstjóralotu máttu flytja út hve margar tunnur sem er af hvaða tegundum sem er án vöruflutningaskips og færð 1 vinningsstig fyrir hverjar tvær tunnur.
building-text-lighthouse = Í hvert sinn sem þú lestar í skipstjóralotu færðu 1 doblúnu; sem skipstjóri færðu 1 að auki í byrjun.
building-text-library = Fríðindi hlutverksins sem þú velur gilda tvöfalt. Sem landnemi tekurðu aðra flís á eftir öllum hinum.
building-text-specialty-factory = Í handverksmannalotu færðu jafnmargar doblúnur og þú færð tunnur af þeirri tegund sem þú færð mest af, mínus 1. Maís telur ekki.
building-text-union-hall = Þegar röðin kemur fyrst að þér í skipstjóralotu færðu, áður en þú lestar, 1 vinningsstig fyrir hverjar tvær tunnur af sömu tegund, líka þótt þú getir ekkert lestað.
building-text-statue = Hér vinnur enginn: styttan gefur sín { $vp } vinningsstig og ekkert annað.
building-text-cloister = Í lokin færðu 1, 3, 6 eða 10 vinningsstig fyrir eina, tvær, þrjár eða fjórar þrennur af eins flísum á eyjunni.

building-text-land-office = Í kaupmannslotu kaupir nýlendubúi hér plantekru handa þér fyrir 1 doblúnu. Aðalsmaður selur eina af plantekrum þínum eða skógum fyrir 1 doblúnu.
building-text-chapel = Í byrjun handverksmannalotu gefur nýlendubúi hér 1 doblúnu, aðalsmaður 1 vinningsstig.
building-text-hunting-lodge = Í lok landnemalotu má nýlendubúi hér fleygja einni af plantekrum þínum eða skógum. Aðalsmaður gefur 2 vinningsstig ef þú átt flesta lausa reiti á eyju og enginn annar jafnmarga.
building-text-zoning-office = Með nýlendubúa hér kosta byggingar í dálkum 1 til 3 einni doblúnu minna; með aðalsmann hér kosta þær stóru tveimur doblúnum minna.
building-text-royal-supplier = Þegar röðin kemur fyrst að þér í skipstjóralotu máttu, áður en þú lestar, skila allt að jafnmörgum tunnum og þú átt aðalsmenn, öllum af ólíkum tegundum, og færð 1 vinningsstig fyrir hverja, líka þótt þú getir ekkert lestað.
building-text-villa = Í borgarstjóralotu kemur til þín aðalsmaður úr bankanum, eða annars nýlendubúi, áður en gengið er af skipinu.
building-text-jeweler = Í handverksmannalotu færðu 1 doblúnu fyrir hvern aðalsmann þinn. Skartgripasmiðjan telst stór framleiðslustöð.
building-text-royal-garden = Í lokin er hver aðalsmaður þinn 1 vinningsstigi meira virði.
