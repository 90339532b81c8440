# Vysvětlení: z čeho se skládají body a o co akce připraví ostatní.
spice-road-part-cards = bodové karty
spice-road-part-coins = mince
spice-road-part-cubes = kostky
spice-road-explain-rival = Tuto kartu by mohl získat i { $seat }.
