#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many questions of choices a player solves who knows nothing and only compares letters.

    choices.py TIL [DECK]

The deck, the starter deck unless another is named, is asked once through the built program. A question counts as solved
where in any one of the ways below the right option, and no other, fits the letters of the acronym.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Of a deck of 600 things, at most so many questions may be solved.
LIMIT = 1 / 20


def words(option):
    return re.findall(r"[^\W_]+", option.lower())


def is_in_order(text, letters):
    rest = iter(text)
    return all(letter in rest for letter in letters)


def fits_words(option_words, letters):
    """Whether the letters come in their order, each at the beginning of a word or after one that is."""
    if not letters:
        return True
    if not option_words:
        return False
    word, rest = option_words[0], option_words[1:]
    if len(word) <= 3 and fits_words(rest, letters):
        return True
    return word[0] == letters[0] and any(
        is_in_order(word[1:], letters[1:count]) and fits_words(rest, letters[count:])
        for count in range(1, min(len(word), len(letters)) + 1)
    )


WAYS = {
    "the first letters of all words": lambda option, letters: "".join(word[0] for word in option) == letters,
    "those of the longer words": lambda option, letters: "".join(w[0] for w in option if len(w) > 3) == letters,
    "the first letter": lambda option, letters: option[:1] and option[0][0] == letters[:1],
    "the letters in their order": lambda option, letters: is_in_order("".join(option), letters),
    "the letters word by word": fits_words,
}


def questions(til, deck):
    """The acronym, the options and the right one of each question."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TIL_DATABASE": f"{folder}/til.db", "NO_COLOR": "1"}
        subprocess.run([til, "import", deck], env=environment, check=True, capture_output=True)
        command = [til, "quiz", "--mode", "choice", "--cram", "--seconds", "0", "--count", "100000"]
        output = subprocess.run(
            command, env=environment, input="1\n" * 100000, capture_output=True, text=True, check=True
        ).stdout
    for part in re.split(r"(?m)^\d[\d,]* left  ", output)[1:]:
        lines = part.splitlines()
        options = [line[5:] for line in lines if re.match(r"  [1-4]  ", line)]
        right = next(line[9:] for line in lines if line.startswith("  right  "))
        yield re.split(r"  |, not", lines[0])[0], options, right


def main():
    til = sys.argv[1]
    deck = sys.argv[2] if len(sys.argv) > 2 else str(ROOT / "data" / "starter.txt")
    asked = 0
    solved = {way: 0 for way in WAYS}
    solved_in_any = 0
    for short, options, right in questions(til, deck):
        asked += 1
        letters = "".join(words(short))
        ways = [
            way
            for way, fits in WAYS.items()
            if [option for option in options if fits(words(option), letters)] == [right]
        ]
        solved_in_any += bool(ways)
        for way in ways:
            solved[way] += 1
    print(f"\nA quiz of choices over {Path(deck).name}, {asked} questions: solved by letters alone")
    for way, count in solved.items():
        print(f"  {count / asked:6.1%}  by {way}")
    print(f"  {solved_in_any / asked:6.1%}  in any of these ways (at most {LIMIT:.0%})")
    return 0 if solved_in_any <= LIMIT * asked else 1


if __name__ == "__main__":
    sys.exit(main())
