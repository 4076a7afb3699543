"""`python -m spokentext`: the command line, which the library has inside."""
from __future__ import annotations

import os
import sys

from . import _library


def main() -> None:
    """Runs the command with the arguments of this process, and ends the process with its status."""
    arguments = [os.fsencode(argument) for argument in sys.argv[1:]]
    _library.library.spokentext_main(_library.array(arguments), len(arguments))


if __name__ == "__main__":
    main()
