# The page without a server, which runs everything in the browser.

# While it loads.
page-site-lead = Proti botům, nebo společně u jedné obrazovky. Všechno běží ve tvém prohlížeči: bez registrace, bez serveru.
page-site-progress = Načítání her
page-site-loading = Načteno: { $loaded } z { $size } MB
page-site-starting = Připravují se stoly…
page-site-failed = Hry se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
page-site-elsewhere = Entrepôt už je otevřený v jiném panelu nebo okně. Zavři ho tam a můžeš hrát tady.

# What may go wrong later.
page-site-stopped = Herní engine se zastavil. Tvoje hry jsou uložené: načti stránku znovu a pokračuj.
page-site-damaged = Uložené hry se nepodařilo přečíst. Jsou odložené stranou a začínáš znovu.
page-site-not-stored = Prohlížeč teď nemůže tvoje hry ukládat. Než stránku zavřeš, ulož v nastavení všechno do souboru.
page-site-slow = Silnější boti potřebují rychlý engine, který v tomto prohlížeči nefunguje.
page-site-play-now =
    { $n ->
        [one] Ty a jeden snadný bot
        [few] Ty a { $n } snadní boti
       *[other] Ty a { $n } snadných botů
    }

# Playing with others.
page-site-friends = Ke hře s přáteli je potřeba server
page-site-friends-how = Tato stránka běží jen ve tvém prohlížeči. Pokud někdo z tvých známých provozuje server Entrepôt, zadej sem jeho adresu.
page-site-server = Adresa serveru
page-site-server-keep = Zapamatovat
page-site-server-refused = Zadej adresu, například https://games.example/
page-site-server-open = Otevřít { $host }
page-site-server-change = Změnit

# Everything as a file.
page-site-stored = Tvoje hry
page-site-stored-more = Hry, statistiky a nastavení jsou uložené jen v tomto prohlížeči. Občas je ulož do souboru: prohlížeč může smazat, co si stránky ukládají.
page-site-save = Uložit vše do souboru
page-site-load = Načíst ze souboru
page-site-replace = Soubor „{ $file }“ nahradí všechny hry, statistiky a nastavení, které tu jsou.
page-site-replace-yes = Nahradit vše
page-site-replace-no = Zrušit
page-site-file-refused = Tento soubor nelze použít: je poškozený, nebo to není záloha z aplikace Entrepôt.

# New versions.
page-site-update = Je tu nová verze.
page-site-reload = Načíst znovu
