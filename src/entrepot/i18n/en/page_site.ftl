# The page without a server, which runs everything in the browser.

# While it loads.
page-site-lead = Play against bots, or together at one screen. Everything runs in your browser: no account, no server.
page-site-progress = Loading the games
page-site-loading = Loading: { $loaded } of { $size } MB
page-site-starting = Setting up the tables…
page-site-failed = The games could not be loaded. Check your connection and try again.
page-site-elsewhere = Entrepôt is already open in another tab or window. Close it there to play here.

# What may go wrong later.
page-site-stopped = The game engine has stopped. Your games are stored: reload the page to continue.
page-site-damaged = The stored games could not be read. They were set aside, and you start afresh.
page-site-not-stored = Your browser cannot store your games right now. Before you close the page, save everything to a file in the settings.
page-site-slow = Stronger bots need the fast engine, which does not run in this browser.
page-site-play-now =
    { $n ->
        [one] You against an easy bot
       *[other] You against { $n } easy bots
    }

# Playing with others.
page-site-friends = Playing with friends needs a server
page-site-friends-how = This page runs in your browser alone. If somebody you know runs an Entrepôt server, enter its address here.
page-site-server = Address of the server
page-site-server-keep = Remember
page-site-server-refused = Enter an address such as https://games.example/
page-site-server-open = Open { $host }
page-site-server-change = Change

# Everything as a file.
page-site-stored = Your games
page-site-stored-more = Games, statistics and settings are stored in this browser only. Save them to a file now and then: browsers may delete what pages have stored.
page-site-save = Save everything to a file
page-site-load = Load from a file
page-site-replace = Loading “{ $file }” replaces all games, statistics and settings that are here.
page-site-replace-yes = Replace everything
page-site-replace-no = Cancel
page-site-file-refused = This file cannot be used: it is damaged, or it is not a backup from Entrepôt.

# New versions.
page-site-update = A new version is ready.
page-site-reload = Reload
