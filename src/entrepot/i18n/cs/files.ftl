# Why a file or an address cannot be used, after a colon: the errors of the operating system by their names in errno.h.
error-os-enoent = takový soubor ani složka neexistuje
error-os-eacces = nemáš k tomu oprávnění
error-os-eperm = systém to nedovoluje
error-os-eisdir = je to složka, ne soubor
error-os-enotdir = část cesty není složka
error-os-eexist = už existuje
error-os-enospc = disk je plný
error-os-edquot = máš vyčerpanou diskovou kvótu
error-os-efbig = soubor je příliš velký
error-os-erofs = disk je jen pro čtení
error-os-enametoolong = název je příliš dlouhý
error-os-eloop = odkazy tvoří smyčku
error-os-eio = při čtení z disku nebo zápisu na něj došlo k chybě
error-os-emfile = je otevřeno příliš mnoho souborů
error-os-ebusy = právě se používá
error-os-eaddrinuse = adresa se už používá
error-os-eaddrnotavail = tento počítač takovou adresu nemá

# Why a text is not JSON, after a colon.
error-json-place = řádek { $line }, sloupec { $column }
error-json-encoding = není to text v kódování UTF-8
error-json-depth = vnoření je příliš hluboké
error-json-number = obsahuje příliš dlouhé číslo
