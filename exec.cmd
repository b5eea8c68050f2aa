@rem In package.json `exec` keeps no shell between npm and the program, which would not pass a SIGTERM on. Windows has no such word: this is it.
@%*
