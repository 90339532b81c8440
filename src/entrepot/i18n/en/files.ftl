# Why a file or an address cannot be used, after a colon: the errors of the operating system by their names in errno.h.
error-os-enoent = there is no such file or folder
error-os-eacces = permission denied
error-os-eperm = the system does not permit it
error-os-eisdir = this is a folder, not a file
error-os-enotdir = part of the path is not a folder
error-os-eexist = it already exists
error-os-enospc = the disk is full
error-os-edquot = your disk quota is exceeded
error-os-efbig = the file is too large
error-os-erofs = the disk is read-only
error-os-enametoolong = the name is too long
error-os-eloop = the links form a loop
error-os-eio = the disk cannot be read or written
error-os-emfile = too many files are open
error-os-ebusy = it is in use
error-os-eaddrinuse = the address is already in use
error-os-eaddrnotavail = this computer does not have that address

# Why a text is not JSON, after a colon.
error-json-place = line { $line }, column { $column }
error-json-encoding = it is not UTF-8 text
error-json-depth = it is nested too deeply
error-json-number = it contains a number that is too long
