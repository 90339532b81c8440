# What the buildings of Puerto Rico do. Each text speaks of an occupied building.

building-text-small-indigo-plant = Az iparos fázisában az itteni telepes egy hordó { $good-acc } termel, ha van hozzá egy működő { $good-plantation }.
building-text-small-sugar-mill = Az iparos fázisában az itteni telepes egy hordó { $good-acc } termel, ha van hozzá egy működő { $good-plantation }.
building-text-indigo-plant = Az iparos fázisában legfeljebb { $circles } itteni telepes termel fejenként egy hordó { $good-acc }, ha mindegyikhez van egy működő { $good-plantation }.
building-text-sugar-mill = Az iparos fázisában legfeljebb { $circles } itteni telepes termel fejenként egy hordó { $good-acc }, ha mindegyikhez van egy működő { $good-plantation }.
building-text-tobacco-storage = Az iparos fázisában legfeljebb { $circles } itteni telepes termel fejenként egy hordó { $good-acc }, ha mindegyikhez van egy működő { $good-plantation }.
building-text-coffee-roaster = Az iparos fázisában legfeljebb { $circles } itteni telepes termel fejenként egy hordó { $good-acc }, ha mindegyikhez van egy működő { $good-plantation }.

building-text-small-market = A kereskedőházi eladásért 1 dublonnal többet kapsz.
building-text-hacienda = Az ültetvényes fázisában, mielőtt lapkát veszel el, húzhatsz egy lefordított ültetvényt; ezt le kell raknod.
building-text-construction-hut = Az ültetvényes fázisában ültetvény helyett kőbányát is elvehetsz.
building-text-small-warehouse = A behajózás után azon az egy hordón kívül, amelyet mindenki megtart, egy árufajta összes hordóját megtarthatod.
building-text-hospice = Az ültetvényes fázisában elvett lapkára rögtön egy telepes is kerülhet.
building-text-office = A kereskedőházban olyan árut is eladhatsz, amilyen már van ott. Ugyanannál az eladásnál nem használható együtt a kereskedelmi állomással.
building-text-large-market = A kereskedőházi eladásért 2 dublonnal többet kapsz.
building-text-large-warehouse = A behajózás után azon az egy hordón kívül, amelyet mindenki megtart, két árufajta összes hordóját megtarthatod.
building-text-factory = Az iparos fázisában 1, 2, 3 vagy 5 dublont kapsz, ha kettő, három, négy vagy öt árufajtát termelsz.
building-text-university = A megvett épületbe rögtön egy telepes is kerülhet.
building-text-harbor = A kapitány fázisában minden behajózásod 1 győzelmi ponttal többet hoz.
building-text-wharf = A kapitány fázisában egyszer kereskedőhajó nélkül is behajózhatod egy árufajta összes hordóját.

building-text-guild-hall = A játék végén minden kis feldolgozóüzemed 1, minden nagy feldolgozóüzemed 2 győzelmi pontot ér, akár működik, akár nem.
building-text-residence = A játék végén legfeljebb kilenc foglalt ültetvényhelyért 4, tízért, tizenegyért vagy tizenkettőért 5, 6 vagy 7 győzelmi pontot kapsz.
building-text-fortress = A játék végén minden három telepesed után 1 győzelmi pontot kapsz, bárhol állnak is.
building-text-customs-house = A játék végén a jelzőidben összegyűjtött minden négy győzelmi pont után további 1 győzelmi pontot kapsz.
building-text-city-hall = A játék végén minden lila épületed 1 győzelmi pontot ér, a városházát is beleértve.

building-text-aqueduct = Ha a működő nagy indigófeldolgozóban indigót termelsz, eggyel több hordót kapsz belőle; ugyanígy a nagy cukormalomban a cukorból. A kis indigófeldolgozó és a kis cukormalom nem számít.
building-text-black-market = Építéskor egy telepes, egy hordó és egy győzelmipont-jelző is pótolhat egy-egy hiányzó dublont. Magának a feketepiacnak a telepese nem.
building-text-forest-house = Az ültetvényes fázisában az ültetvényt lefordítva, erdőként is lerakhatod. Minden két erdő 1 dublonnal olcsóbbá tesz minden épületet, akkor is, ha az erdészház éppen üres.
building-text-storehouse = A behajózás után további három, tetszőleges fajtájú hordót megtarthatsz.
building-text-guesthouse = Legfeljebb { $circles } vendéget fogad. A vendégek a polgármesterén kívül bármelyik fázisban átmehetnek egy-egy szabad helyedre, és ott rögtön munkába állnak.
building-text-trading-post = A kereskedőház helyett itt is eladhatsz egy hordót, bármilyen fajtát. A kereskedő privilégiuma számít, a piacok nem. Ugyanannál az eladásnál nem használható együtt a hivatallal.
building-text-church = Ha a 2. vagy 3. oszlopból veszel épületet, 1 győzelmi pontot kapsz, ha a 4. oszlopból, akkor 2-t. Maga a templom nem hoz pontot.
building-text-small-wharf = A kapitány fázisában egyszer kereskedőhajó nélkül is behajózhatsz akárhány, akármilyen hordót; minden két hordó 1 győzelmi pontot ér.
building-text-lighthouse = A kapitány fázisában minden behajózásodért 1 dublont kapsz; kapitányként az elején is 1-et.
building-text-library = A választott szerep privilégiuma kétszer számít. Ültetvényesként a többiek után egy második lapkát is elvehetsz.
building-text-specialty-factory = Az iparos fázisában eggyel kevesebb dublont kapsz, mint ahány hordót abból az árufajtából kaptál, amelyikből a legtöbbet. A kukorica nem számít.
building-text-union-hall = A kapitány fázisában, amikor először kerülsz sorra, a behajózás előtt minden két egyforma hordód után 1 győzelmi pontot kapsz, akkor is, ha semmit sem tudsz behajózni.
building-text-statue = Itt senki sem dolgozik: { $vp } győzelmi pontot ér, és semmi mást.
building-text-cloister = A játék végén az egyforma szigetlapkákból álló hármasaidért kapsz pontot: egyért, kettőért, háromért vagy négyért 1, 3, 6 vagy 10 győzelmi pontot.

building-text-land-office = Telepessel a kereskedő fázisában 1 dublonért ültetvényt vehetsz. Nemessel 1 dublonért eladhatod egy ültetvényedet vagy erdődet.
building-text-chapel = Az iparos fázisának elején egy itteni telepes 1 dublont, egy nemes 1 győzelmi pontot hoz.
building-text-hunting-lodge = Telepessel az ültetvényes fázisának végén eldobhatod egy ültetvényedet vagy erdődet. Nemessel 2 győzelmi pontot kapsz, ha egyedül neked van a legtöbb szabad ültetvényhelyed.
building-text-zoning-office = Telepessel az 1–3. oszlop épületei 1 dublonnal, nemessel a nagy épületek 2 dublonnal olcsóbbak.
building-text-royal-supplier = A kapitány fázisában, amikor először kerülsz sorra, a behajózás előtt legfeljebb annyi hordót adhatsz vissza, ahány nemesed van, mindegyiket más fajtából; mindegyik 1 győzelmi pontot ér. Akkor is megteheted, ha semmit sem tudsz behajózni.
building-text-villa = A polgármester fázisában, még a hajó kiürítése előtt, egy nemes érkezik hozzád a készletből, vagy ha nincs, egy telepes.
building-text-jeweler = Az iparos fázisában minden nemesed után 1 dublont kapsz. Nagy feldolgozóüzemnek számít.
building-text-royal-garden = A játék végén minden nemesed 1 győzelmi ponttal többet ér.
