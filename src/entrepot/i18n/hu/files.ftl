# Why a file or an address cannot be used, after a colon: the errors of the operating system by their names in errno.h.
error-os-enoent = nincs ilyen fájl vagy mappa
error-os-eacces = nincs hozzá jogosultságod
error-os-eperm = a rendszer nem engedi
error-os-eisdir = ez mappa, nem fájl
error-os-enotdir = az útvonal egyik része nem mappa
error-os-eexist = már létezik
error-os-enospc = megtelt a lemez
error-os-edquot = betelt a lemezkvótád
error-os-efbig = túl nagy a fájl
error-os-erofs = a lemez csak olvasható
error-os-enametoolong = túl hosszú a név
error-os-eloop = a hivatkozások hurkot alkotnak
error-os-eio = a lemez nem olvasható vagy nem írható
error-os-emfile = túl sok fájl van nyitva
error-os-ebusy = éppen használatban van
error-os-eaddrinuse = a cím már foglalt
error-os-eaddrnotavail = ennek a számítógépnek nincs ilyen címe

# Why a text is not JSON, after a colon.
error-json-place = { $line }. sor, { $column }. oszlop
error-json-encoding = nem UTF-8 kódolású szöveg
error-json-depth = túl mély az egymásba ágyazás
error-json-number = túl hosszú szám van benne
