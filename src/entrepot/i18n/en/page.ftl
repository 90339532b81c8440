# The page around the boards.
page-title = Entrepôt
page-home = To the start
page-skip = Skip to the table
page-close = Close
page-again = Try again
page-copy = Copy
page-copied = Copied.

# What went wrong.
page-error-unreachable = The server cannot be reached. Look whether you are connected, and try again.
page-error-status = The server could not do that ({ $status }).
page-error-unexpected = Something went wrong here: { $what }
page-refused-offline = Not sent: the connection is gone at the moment. The table comes back by itself; then choose again.
page-refused-silent = The server has not answered. Look whether it was done; else choose again.
page-connection-lost = The connection is lost. The table comes back by itself.

# The start.
page-start-heading = Two games about trade
page-start-lead = Against bots, with friends, or at one screen. Nothing to sign up for.
page-start-which = Which game
page-start-more = More
page-game-puerto-rico = Plant, build, ship: whoever takes a role lets everybody act.
page-game-spice-road = Trade spices along the road and turn them into the best cards.
page-play-now = Play now
page-play-now-more = You and three bots of medium strength
page-make-table = Make a table
page-make-table-more = Choose players, bots and rules
page-join = Join
page-join-more = An open table, or an invitation
page-continue = Go on
page-learn = Learn { $game } by playing
page-rules = Rules
page-name = You are called
# Names that are proposed to newcomers, with commas between them.
page-names = Anise, Basil, Clove, Fennel, Juniper, Laurel, Nutmeg, Rosemary, Sage, Sorrel, Tarragon, Vanilla

# Lists of tables.
page-tables-continue = Go on
page-tables-join = Look in
page-tables-watch = Watch
page-status-waiting = waiting for players
page-status-playing = being played
page-status-finished = finished
page-status-abandoned = abandoned

# Joining.
page-join-heading = Join a table
page-join-link = Invitation link
page-join-go = Go there
page-join-no-link = That is not a link to a table.
page-join-open = Open tables
page-join-none = No open table just now. Make one, or ask a friend for a link.
page-join-running = Games to watch
page-invited = You are invited: { $game }
page-invited-join = Take a seat
page-invited-full = All seats are taken.

# Making a table.
page-new-heading = A table for { $game }
page-new-hints = Show hints to everybody
page-new-private = Only by invitation
page-new-more = More
page-new-clock = Clock
page-new-shuffle = Shuffle the seats
page-new-open = Open the table
page-new-begin = Begin
page-clock-none = none
page-clock = { $minutes } minutes each, { $seconds } seconds more for every decision
page-seats = Players
page-seat-you = you
page-seat-me = You ({ $name })
page-seat-guest = Another person at this screen
page-seat-guest-name = Player { $number }
page-seat-name = Name of player { $number }
page-seat-wait = Open: waits for somebody
page-seat-open = open
page-seat-bots = Bot
page-seat-yours = (you)
page-front = Put in front: { $seat }
page-seat-away = (a bot plays)
page-seat-gone = (gone)
page-seat-replace = Let a bot play
page-seat-reclaim = Play on myself
page-level-beginner = Beginner
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-level-expert = Expert

# Options.
page-option-players = Players
page-option-edition = Edition
page-option-expansions = Expansions
page-option-market = Violet buildings
page-option-buildings = Buildings in the game
page-option-vp-supply-5p = Victory point chips with five players
page-option-hospice-fallback = Hospice, when the supply is empty
page-option-short-refill = Colonist ship, when too few are left
page-option-wharf-capacity = Barrels on the wharf
page-option-forest-source = Forests are
page-option-nobles-market = The nobles’ buildings
page-option-land-office-draw = The land office sells
page-option-specialty-counts-privilege = Specialty factory counts the privilege
page-option-open-vp = Victory points are open
page-option-first-governor = First governor
page-option-open-points = Point cards are open
page-edition-standard = Standard
page-edition-is = Icelandic
page-edition-sv = Swedish
page-edition-cs = Czech
page-edition-hu = Hungarian
page-value-usual = As usual
page-value-none = none
page-value-yes = yes
page-value-no = no
page-value-seat = Seat { $number }
page-value-random = by lot
page-value-new-buildings = New Buildings
page-value-nobles = Nobles
page-value-fixed = those of the base game
page-value-draft = chosen in turn
page-value-all = all of them
page-value-custom = of your choice
page-value-ship = from the ship
page-value-partial = takes what there is
page-value-unlimited = any number
page-value-flipped = plantations turned over
page-value-token = tokens of their own
page-value-added = come on top
page-value-face-down = a tile from the stack
page-value-face-up = an open tile

# The waiting room.
page-room-heading = { $game }: the table is laid
page-room-waiting =
    { $n ->
        [one] One seat is open.
       *[other] { $n } seats are open.
    }
page-room-link = Send this link to those who are to join
page-room-sit = Sit here
page-room-start = Begin now, with bots in the open seats
page-room-leave = Leave the table
page-room-commitment = The seed is fixed already; this is its seal:

# At the table.
page-question = What is asked
page-your-turn = Your turn
page-over = The game is over.
page-suggestion = A bot would: { $what }
page-suggested = suggested
page-undo = Take back
page-undone = { $seat } takes that back.
page-all-choices = All choices in words ({ $n })
page-log = What has happened
page-log-and-chat = What has happened, and what is said
page-chat = What is said
page-chat-say = Say something
page-chat-send = Say
page-spectators =
    { $n ->
        [one] one onlooker
       *[other] { $n } onlookers
    }
page-curtain = The screen changes hands
page-curtain-to = { $seat } is next
page-curtain-why = Hand the screen over: some things are for their eyes only.
page-curtain-ready = I am { $seat }
page-summary = Round { $round }
page-summary-all = All
page-change-doubloons =
    { $n ->
        [one] { $signed } doubloon
       *[other] { $signed } doubloons
    }
page-change-barrels =
    { $n ->
        [one] { $signed } barrel
       *[other] { $signed } barrels
    }
page-change-tiles =
    { $n ->
        [one] { $signed } tile
       *[other] { $signed } tiles
    }
page-change-buildings =
    { $n ->
        [one] { $signed } building
       *[other] { $signed } buildings
    }
page-change-vp = { $signed } VP
page-change-cubes =
    { $n ->
        [one] { $signed } cube
       *[other] { $signed } cubes
    }
page-change-cards =
    { $n ->
        [one] { $signed } merchant card
       *[other] { $signed } merchant cards
    }
page-change-claimed =
    { $n ->
        [one] { $signed } point card
       *[other] { $signed } point cards
    }

# Keys.
page-keys = Keys
page-key-arrows = move among what may be chosen
page-key-tab = the same, one after the other
page-key-enter = choose
page-key-escape = go back, close
page-key-undo = take back
page-key-help = this list

# Settings.
page-settings = Settings
page-settings-language = Language
page-settings-shade = Light or dark
page-shade-system = as the system
page-shade-light = light
page-shade-dark = dark
page-settings-pace = What others do is shown
page-pace-0 = at once
page-pace-1 = quickly
page-pace-2 = at leisure
page-pace-3 = slowly
page-settings-moving = Movement
page-settings-moving-more = Barrels, cubes and coins travel to where they go.
page-settings-sounds = Sounds
page-settings-sounds-more = A little sound when it is your turn.
page-settings-hints = Hints
page-settings-hints-more = Mark what a bot would do, at tables that allow it.
page-settings-summaries = Summaries
page-settings-summaries-more = A line about each round when it is over.

# The end.
page-end = The end of the game
page-winners =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
page-total = Total
page-rematch = Once more
page-rematch-there = To the next game
page-replay = Look at it again
page-analysis = Analyse
page-analysis-running = A bot looks at every decision: { $done } of { $of }
page-record = Keep the record
page-fair = The shuffle was fixed before the game, and the seal fits.
page-unfair = The seal does not fit the seed: this shuffle was not the one announced.
page-fair-how = Before the first action everybody was shown the seal: SHA-256 of the salt, a colon and the seed. Now that the seed is told, your browser has worked out the same.
page-fair-seed = Seed
page-fair-salt = Salt
page-fair-commitment = Seal from before the game
page-fair-hash = Worked out just now
page-curve = Chances to win, decision by decision
page-turns = Where the game turned
page-turn-own = { $seat } gives away { $change } with: { $played }
page-turn-own-better = { $seat } gives away { $change } with: { $played }. Better: { $better }
page-turn-other = { $change } for { $seat } by what others did, or by chance
page-turn-show = Show { $number }

# Looking at a game again.
page-replay-upload = Look at a record
page-replay-of = { $game }, looked at again
page-replay-file = A record (.erec) from this computer
page-replay-first = To the start of the game
page-replay-back = One step back
page-replay-play = Play on
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end of the game
page-replay-moment = Moment
page-replay-at = { $at } of { $of }

# What a thing is.
page-about-cost = Price
page-about-vp = VP
page-about-quarries = Quarries that count
page-about-circles = Circles
page-about-spaces = City spaces
page-about-merchant-card = Merchant card
page-about-point-card = Point card
page-about-create = Take { $cubes }.
page-about-upgrade =
    { $n ->
        [one] Raise a cube by one step.
       *[other] Raise cubes by { $n } steps in all, each to the next spice.
    }
page-about-trade = Give { $give } and take { $get }, as often as you like and can.
page-about-claim = Pay { $cubes } for { $points } points.
page-text-settler = Everybody takes a plantation tile in turn. The settler may take a quarry instead.
page-text-mayor = Everybody takes colonists from the ship in turn and then places all of their own anew. The mayor gets one more from the supply.
page-text-builder = Everybody may buy a building in turn. The builder pays one doubloon less.
page-text-craftsman = Everybody gets the goods that their occupied plantations and plants make. The craftsman gets one more barrel.
page-text-trader = Everybody may sell one barrel to the trading house in turn. The trader gets one doubloon more.
page-text-captain = Everybody must load barrels on the ships, round after round, for a victory point each. The captain gets one point more. What cannot be stored is lost.
page-text-prospector = Nobody does anything. Whoever takes the card gets a doubloon.
page-text-quarry = An occupied quarry makes buildings a doubloon cheaper, as many as the column of the building allows.
page-text-forest = Every two forests make each building a doubloon cheaper.
page-text-corn = Corn needs no plant: each occupied plantation makes a barrel.
page-text-indigo = Each barrel needs a colonist on an indigo plantation and one in an indigo plant.
page-text-sugar = Each barrel needs a colonist on a sugar plantation and one in a sugar mill.
page-text-tobacco = Each barrel needs a colonist on a tobacco plantation and one in a tobacco storage.
page-text-coffee = Each barrel needs a colonist on a coffee plantation and one in a coffee roaster.

# The rules in short.
page-rules-of = { $game } in short
page-rules-building = Building
page-rules-does = What it does when somebody works there
page-rules-buildings-base = Buildings
page-rules-buildings-new-buildings = New Buildings
page-rules-buildings-nobles = Nobles
page-rules-puerto-rico-aim = What it is about
page-rules-puerto-rico-aim-text = Each player has an island with twelve spaces for plantations and a city with twelve for buildings. Goods that are shipped and buildings that are built bring victory points. Whoever has most at the end wins.
page-rules-puerto-rico-round = A round
page-rules-puerto-rico-round-text = From the governor on, each player takes one of the role cards. Then everybody, beginning with that player, does what the role is about; whoever took it has a privilege besides. Cards that nobody took get a doubloon each, and the next player becomes governor.
page-rules-puerto-rico-goods = Goods
page-rules-puerto-rico-goods-text = A plantation or building does nothing until a colonist stands on it. Corn grows by itself; indigo, sugar, tobacco and coffee also need a plant with a colonist for each barrel. The trading house pays nothing for corn, and 1, 2, 3 and 4 doubloons for the others, and buys each kind once until it is emptied. On the ships every barrel is worth a victory point, whatever is in it.
page-rules-puerto-rico-end = The end
page-rules-puerto-rico-end-text = The round is the last when the colonist ship cannot be filled, when somebody has filled all twelve city spaces, or when the victory point chips have run out. Then chips, buildings and what the large buildings bring are added up.
page-rules-spice-road-aim = What it is about
page-rules-spice-road-aim-text = Each player leads a caravan that carries up to ten cubes of spices. Cards make them, raise them and trade them. Whoever has the cubes on a point card may claim it; points win.
page-rules-spice-road-turn = A turn
page-rules-spice-road-turn-text = Choose one of four:
page-rules-action-play = Play a card
page-rules-action-play-text = Lay down a merchant card from your hand and do what it says: take cubes, raise cubes, or trade them as often as you like.
page-rules-action-acquire = Acquire a card
page-rules-action-acquire-text = Take a merchant card from the row. The first is free; for a later one lay a cube on each card before it. Cubes that lie on the card are yours.
page-rules-action-rest = Rest
page-rules-action-rest-text = Take all cards that you have played back into your hand.
page-rules-action-claim = Claim a point card
page-rules-action-claim-text = Pay the cubes it shows. The first two cards of the row come with a gold and a silver coin while there are any: 3 points and 1.
page-rules-spice-road-cubes = Spices
page-rules-spice-road-cubes-text = From the least to the most precious. To raise a cube is to swap it for the next one.
page-rules-spice-road-end = The end
page-rules-spice-road-end-text = When somebody has claimed the fifth point card, or with two or three players the sixth, the round is played to its end. Cubes left over that are not the least precious count a point each.

# The game that teaches.
page-lesson = What this is about
page-lesson-read = I see
page-lesson-stop = Enough lessons
page-lesson-try = Try this: { $what }
page-lesson-puerto-rico-welcome = Welcome to your island. You have a plantation, a few doubloons and an empty city. The line at the top always tells what is asked of you; what you may choose has an orange frame.
page-lesson-puerto-rico-watch = Now the others are on. Watch what they take: everybody gets to do what a role is about.
page-lesson-puerto-rico-role = Take a role card. Everybody will do what it is about, and you have a privilege. A card with doubloons on it gives them to you.
page-lesson-puerto-rico-take = The settler: take a plantation for your island. Different kinds let you sell more; a quarry makes buildings cheaper.
page-lesson-puerto-rico-man = The mayor: place your colonists. A circle without a colonist does nothing. Put them on a plantation and, unless it grows corn, in its plant.
page-lesson-puerto-rico-colonist = You may take one colonist more from the supply. There is rarely a reason not to.
page-lesson-puerto-rico-build = The builder: buy a building if you can pay for it. Plants turn plantations into goods, violet buildings help in other ways. Every building counts at the end.
page-lesson-puerto-rico-bonus = The craftsman has made goods for everybody. You took the role, so you get one more barrel: choose its kind.
page-lesson-puerto-rico-sell = The trader: sell one barrel. The dearer goods bring more; each kind is bought once until the house has been emptied.
page-lesson-puerto-rico-load = The captain: load your barrels. Each is worth a victory point. A ship carries one kind, and no two ships the same.
page-lesson-puerto-rico-store = There is no room for everything that was not shipped: choose what you keep.
page-lesson-puerto-rico-keep = One single barrel may stay with you. The rest is lost.
page-lesson-puerto-rico-end = You have seen how a round goes: take roles, let your island work, ship or sell what it makes. Play on; the marks stay with you.
page-lesson-spice-road-welcome = Welcome to your caravan. You begin with a few cubes and two cards. The line at the top always tells what is asked of you; what you may choose has an orange frame.
page-lesson-spice-road-watch = Now the others are on. Watch which cards they take.
page-lesson-spice-road-play = Choose one thing: play a card from your hand, acquire a merchant card, rest, or claim a point card. At first it pays to make cubes and to look for a card that trades them well.
page-lesson-spice-road-acquire = Merchant cards are how you make and trade spices. The first in the row is free.
page-lesson-spice-road-raise = Raise a cube to the next spice, as often as the card allows.
page-lesson-spice-road-again = A trade may be repeated as long as you can pay. Go on, or stop here.
page-lesson-spice-road-drop = A card farther along the row costs a cube on each card before it. Lay down what you need least.
page-lesson-spice-road-discard = A caravan carries ten cubes. Give back what you need least.
page-lesson-spice-road-rest = You have played all your cards, or most of them: a rest takes them back into your hand.
page-lesson-spice-road-end = That is how it goes: make cubes, trade them up, claim cards. Play on; the marks stay with you.
