# Varför en fil eller en adress inte kan användas, efter ett kolon: operativsystemets fel med sina namn i errno.h.
error-os-enoent = det finns ingen sådan fil eller mapp
error-os-eacces = du saknar behörighet
error-os-eperm = systemet tillåter det inte
error-os-eisdir = det är en mapp, inte en fil
error-os-enotdir = en del av sökvägen är inte en mapp
error-os-eexist = finns redan
error-os-enospc = disken är full
error-os-edquot = din diskkvot är slut
error-os-efbig = filen är för stor
error-os-erofs = disken är skrivskyddad
error-os-enametoolong = namnet är för långt
error-os-eloop = länkarna bildar en slinga
error-os-eio = det går inte att läsa från eller skriva till disken
error-os-emfile = för många filer är öppna
error-os-ebusy = används just nu
error-os-eaddrinuse = adressen används redan
error-os-eaddrnotavail = den här datorn har inte den adressen

# Varför en text inte är JSON, efter ett kolon.
error-json-place = rad { $line }, kolumn { $column }
error-json-encoding = texten är inte kodad i UTF-8
error-json-depth = texten är nästlad i för många nivåer
error-json-number = ett av talen är för långt
