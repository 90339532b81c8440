# Förklaringar: poängens delar, och vad ett drag tar ifrån andra.
spice-road-part-cards = poängkort
spice-road-part-coins = mynt
spice-road-part-cubes = kuber
spice-road-explain-rival = { $seat } skulle också kunna ta det här kortet.
