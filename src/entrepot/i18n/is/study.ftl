# The book of openings.
study-no-network = Ekkert tauganet er til fyrir { $game } með þessum stillingum.
study-not-a-book = { $path } inniheldur ekki spil bókar.
study-other-book = { $path } inniheldur spil með öðrum stillingum; veldu aðra skrá.
study-book-interrupted = Stöðvað. Sama skipun heldur áfram með { $path }.
study-book-title = Byrjanabók: { $game }, { $players } spilarar
study-book-about = Spilin
study-book-played = Tauganetið spilaði { $games } spil með { $players } spilurum við sjálft sig, með { $simulations } hermunum fyrir hverja ákvörðun (fræ { $seed }). Fyrstu { $varied } ákvarðanir hvers spils eru valdar eftir því hve oft leitin skoðaði þær, svo að allar góðar byrjanir séu spilaðar.
study-book-any-opening = Eitt af hverjum { $every } spilum hefst á aðgerð sem er dregin úr öllum leyfilegum aðgerðum, svo að einnig megi bera saman sjaldgæfar byrjanir.
study-book-reading = „Unnið“ er hlutur spilaranna í þeirri línu af sigrinum; sameiginlegum sigri er skipt. Með { $confidence } líkum er rétta gildið innan bilsins. Þeir sem gera eitthvað kunna að hafa verið á undan fyrir, svo hátt hlutfall sannar ekki að það hafi verið ástæðan.
study-book-people = Fólk og tauganetið
study-column-figure = meðaltal
study-column-people = fólk
study-column-network = tauganet
study-column-share = hlutfall
study-column-won = unnið
study-column-interval = bil
study-column-score = stig
study-column-points = stig fyrir
study-column-all = allir spilarar
study-column-winners = sigurvegarar
study-figure =
    { $who ->
        [winners] { $what } (sigurvegarar)
       *[all] { $what } (allir spilarar)
    }
study-book-course = Gangur spilanna
study-book-course-text = Að meðaltali tekur spil { $rounds } umferðir og sigurvegarinn fær { $score } stig.
study-book-rounds = Umferðir
study-book-scores = Stig sigurvegara
study-book-ends = Hvað batt enda á spilin
study-book-parts = Hvaðan stigin koma
study-book-won = { $fact }: hlutur af sigri
study-between = { $low }–{ $high }
study-fact-seat = Sæti
study-fact-score = stig
