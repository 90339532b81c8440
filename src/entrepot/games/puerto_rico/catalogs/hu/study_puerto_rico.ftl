# What the book of openings counts.
puerto-rico-fact-opening = A játék első szerepe
puerto-rico-fact-first-role = Az első saját szerep
puerto-rico-fact-first-tile = Az első lapka
puerto-rico-fact-first-building = Az első épület
puerto-rico-fact-second-building = A második épület
puerto-rico-fact-plans = Tervek
puerto-rico-fact-buildings = Épületek
puerto-rico-fact-quarries = Kőbányák
puerto-rico-fact-large-buildings = Nagy épületek
puerto-rico-fact-has-large-building = Legalább egy nagy épület
puerto-rico-fact-captain = Hányszor kapitány
puerto-rico-fact-craftsman = Hányszor iparos
plan-quarries = legalább három kőbánya
plan-wharf = rakpart
plan-harbor = kikötő
plan-factory = gyár
plan-large-buildings = legalább két nagy épület
plan-shipping = több pont behajózásból, mint épületekből
plan-building = legfeljebb annyi pont behajózásból, mint épületekből

# The themes of puzzles.
puerto-rico-theme-storage = raktározás
puerto-rico-theme-mayor = telepesek elhelyezése
puerto-rico-theme-shipping = behajózás
puerto-rico-theme-blocking = hajó elzárása
puerto-rico-theme-trade = eladás
puerto-rico-theme-production = termelés
puerto-rico-theme-plantation = lapkaválasztás
puerto-rico-theme-quarry = kőbánya
puerto-rico-theme-building = építés
puerto-rico-theme-wharf = rakpart
puerto-rico-theme-large-building = nagy épület
puerto-rico-theme-role = szerepválasztás
puerto-rico-theme-denial = akadályozás
puerto-rico-theme-ending = végjáték
