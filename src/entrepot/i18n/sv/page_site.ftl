# Sidan utan server: allt körs i webbläsaren.

# Medan den laddas.
page-site-lead = Mot botar eller tillsammans vid samma skärm. Allt körs i din webbläsare: ingen registrering, ingen server.
page-site-progress = Spelen laddas
page-site-loading = Laddar: { $loaded } av { $size } MB
page-site-starting = Borden ställs i ordning…
page-site-failed = Spelen gick inte att ladda. Kontrollera att du är uppkopplad och försök igen.
page-site-elsewhere = Entrepôt är redan öppet i en annan flik eller ett annat fönster. Stäng det där för att spela här.

# Vad som kan gå fel senare.
page-site-stopped = Spelmotorn har stannat. Dina partier är sparade: ladda om sidan för att fortsätta.
page-site-damaged = De sparade partierna gick inte att läsa. De har lagts åt sidan och du börjar från början.
page-site-not-stored = Webbläsaren kan inte spara dina partier just nu. Spara allt till en fil i inställningarna innan du stänger sidan.
page-site-slow = Starkare botar kräver den snabba spelmotorn, som inte fungerar i den här webbläsaren.
page-site-play-now =
    { $n ->
        [one] Du och en lätt bot
       *[other] Du och { $n } lätta botar
    }

# Att spela med andra.
page-site-friends = För att spela med vänner behövs en server
page-site-friends-how = Den här sidan körs bara i din webbläsare. Om någon du känner driver en Entrepôt-server kan du skriva in adressen här.
page-site-server = Serverns adress
page-site-server-keep = Kom ihåg
page-site-server-refused = Skriv en adress som https://games.example/
page-site-server-open = Öppna { $host }
page-site-server-change = Ändra

# Allt som en fil.
page-site-stored = Dina partier
page-site-stored-more = Partier, statistik och inställningar sparas bara i den här webbläsaren. Spara dem till en fil då och då: webbläsare kan radera det som sidor har sparat.
page-site-save = Spara allt till en fil
page-site-load = Läs in från en fil
page-site-replace = Om du läser in ”{ $file }” ersätts alla partier, all statistik och alla inställningar som finns här.
page-site-replace-yes = Ersätt allt
page-site-replace-no = Avbryt
page-site-file-refused = Filen går inte att använda: den är skadad eller så är den ingen säkerhetskopia från Entrepôt.

# Nya versioner.
page-site-update = En ny version är klar.
page-site-reload = Ladda om
