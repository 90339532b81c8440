"""argparse's complaints in the player's language.

argparse gives :meth:`ArgumentParser.error` a finished English sentence. Its own way to other languages is gettext: a
second kind of catalog, compiled, and a language that comes from the environment, not from ``--language``. So the
sentence is recognized here, by the wording that gettext would look up, and becomes a message. A sentence that is not
recognized is shown as it is.
"""

from __future__ import annotations

import re

from ..core.messages import Message, message

ARGUMENT = r"argument (?P<argument>.+?): "
SENTENCES = {
    "usage-missing": r"the following arguments are required: (?P<names>.+)",
    "usage-missing-one": r"one of the arguments (?P<names>.+) is required",
    "usage-unknown": r"unrecognized arguments: (?P<names>.+)",
    "usage-choice": ARGUMENT + r"invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)",
    "usage-conflict": ARGUMENT + r"not allowed with argument (?P<other>.+)",
    "usage-no-value": ARGUMENT + r"expected one argument",
    "usage-only-a-flag": ARGUMENT + r"ignored explicit argument (?P<value>.+)",
    "usage-argument": ARGUMENT + r"(?P<reason>.+)",  # the reason is ours: an ArgumentTypeError
}
QUOTES = re.compile(r"""(['"])(.*?)\1(?=$|, )""")  # around a value, as Python writes it


def usage_error(sentence: str) -> Message | str:
    """What argparse complains about, as a message if possible."""
    for id, pattern in SENTENCES.items():
        found = re.fullmatch(pattern, sentence, re.DOTALL)
        if found:
            return Message(id, {name: QUOTES.sub(r"\2", text) for name, text in found.groupdict().items()})
    return sentence


def usage_line(sentence: str, program: str) -> str:
    """The complaint in one line, with the command that prints the help."""
    return str(message("usage-error", reason=usage_error(sentence), command=f"{program} --help"))
