# Magyarázatok: miből állnak a pontok, és mit vesz el egy akció a többiektől.
puerto-rico-part-shipping = behajózás
puerto-rico-part-buildings = épületek
puerto-rico-part-bonuses = a nagy épületek jutalmai
puerto-rico-explain-no-room = { $seat } már nem tud kereskedőhajóra rakni: { $good }.
puerto-rico-explain-house-full = { $seat } már nem tud eladni: a kereskedőház megtelt.
puerto-rico-explain-house-blocked = { $seat } már nem tud { $good-acc } eladni a kereskedőházban.
puerto-rico-explain-last-building = Más már nem építhet ilyet: { $building }.
puerto-rico-explain-last-quarry = Ez az utolsó kőbánya.
puerto-rico-explain-doubloons = { $n } dublon van a kártyán.
