"""``python -m entrepot`` is the command ``entrepot``."""

import sys

from .cli import main

sys.exit(main())
