# Af hverju ekki er hægt að nota skrá eða vistfang, á eftir tvípunkti: villur stýrikerfisins eftir heitum þeirra í errno.h.
error-os-enoent = engin slík skrá eða mappa er til
error-os-eacces = þú hefur ekki heimild til þess
error-os-eperm = kerfið leyfir það ekki
error-os-eisdir = þetta er mappa en ekki skrá
error-os-enotdir = hluti slóðarinnar er ekki mappa
error-os-eexist = þetta er þegar til
error-os-enospc = diskurinn er fullur
error-os-edquot = diskkvótinn þinn er uppurinn
error-os-efbig = skráin er of stór
error-os-erofs = aðeins er hægt að lesa af diskinum
error-os-enametoolong = nafnið er of langt
error-os-eloop = tenglarnir vísa í hring
error-os-eio = ekki tókst að lesa af diskinum eða skrifa á hann
error-os-emfile = of margar skrár eru opnar
error-os-ebusy = þetta er í notkun
error-os-eaddrinuse = vistfangið er þegar í notkun
error-os-eaddrnotavail = þessi tölva er ekki með slíkt vistfang

# Af hverju texti er ekki JSON, á eftir tvípunkti.
error-json-place = lína { $line }, dálkur { $column }
error-json-encoding = þetta er ekki texti í UTF-8
error-json-depth = hreiðrunin er of djúp
error-json-number = þar er tala sem er of löng
