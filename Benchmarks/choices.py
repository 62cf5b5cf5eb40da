#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many questions of choices are answered by players who know no acronym.

    choices.py TIL [DECK ...]

Each deck, or each of `data` if none is named, is asked once through the built program. Three players answer:

- by letters: a question is solved if in any one of several ways the right option, and no other, fits the acronym;
- by majority: the option whose words occur most among all options;
- by ear: the option whose pairs of words occur most often in English texts (the manual pages and the documentation of this
  machine, read up to a limit; the decks are not among them).

A player who cannot decide between some options picks one of them: the question counts as that part of a right answer.
"""

import collections
import gzip
import html
import json
import math
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# At most so many questions may be answered by each player; by chance it would be a quarter.
LIMITS = {"letters": 0.05, "majority": 0.35, "ear": 0.40}
# So many bytes of texts are read, and so many are the least that say something.
MOST_TEXT, LEAST_TEXT = 250_000_000, 5_000_000


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


WAYS = [
    lambda option, letters: "".join(word[0] for word in option) == letters,
    lambda option, letters: "".join(word[0] for word in option if len(word) > 3) == letters,
    lambda option, letters: option[:1] and option[0][0] == letters[:1],
    lambda option, letters: is_in_order("".join(option), letters),
    fits_words,
]


def questions(til, deck):
    """The acronym, the options and the right one of each question."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TIL_DATABASE": f"{folder}/til.db", "NO_COLOR": "1"}
        subprocess.run([til, "import", deck], env=environment, check=True, capture_output=True)
        listed = subprocess.run([til, "list", "--json"], env=environment, check=True, capture_output=True).stdout
        meanings = {(thing["short"], thing["long"]) for thing in json.loads(listed)}
        command = [til, "quiz", "--mode", "choice", "--cram", "--seconds", "0", "--count", "100000"]
        output = subprocess.run(
            command, env=environment, input="1\n" * 100000, capture_output=True, text=True, check=True
        ).stdout
    for part in re.split(r"(?m)^\d[\d,]* left  ", output)[1:]:
        lines = part.splitlines()
        options = [line[5:] for line in lines if re.match(r"  [1-4]  ", line)]
        short = re.split(r"  |, not", lines[0])[0]
        # No wrong option is another meaning of the acronym.
        right = next(option for option in options if (short, option) in meanings)
        yield short, options, right


def texts():
    """The manual pages and the documentation of this machine."""
    left = MOST_TEXT
    pages = sorted(Path("/usr/share/man").glob("man[1-8]/*"))
    documents = sorted(Path("/usr/share/doc").rglob("*"))
    unwanted = re.compile(r"changelog|copyright|/til/|dict-|\.(png|svg|js|css|pdf|py|c|h|json)(\.gz)?$")
    for path in pages + [path for path in documents if not unwanted.search(str(path))]:
        if left <= 0 or not path.is_file() or path.is_symlink():
            continue
        try:
            data = gzip.open(path).read(left) if path.suffix == ".gz" else path.read_bytes()[:left]
        except OSError:
            continue
        left -= len(data)
        text = data.decode("utf-8", "replace")
        if "man" in path.parts:
            text = re.sub(r"(?m)^\.[A-Z]{1,2} ?|^[.'].*$", "", text)
            text = re.sub(r"\\f.|\\&", "", text).replace("\\-", "-")
        elif "<html" in text[:2000].lower():
            text = html.unescape(re.sub(r"(?s)<(script|style)\b.*?</\1>|<[^>]*>", " ", text))
        yield text


def pairs(option):
    found = re.findall(r"[a-z']+", option.lower())
    return list(zip(found, found[1:]))


def counts(asked):
    """How often each pair of words of the options occurs in the texts; None if there are too few texts."""
    wanted = {pair for _, _, options, _ in asked for option in options for pair in pairs(option)}
    found = collections.Counter()
    size = 0
    for text in texts():
        size += len(text)
        for phrase in re.split(r"[^A-Za-z' \n-]+|\n\s*\n", text):
            for pair in pairs(phrase):
                if pair in wanted:
                    found[pair] += 1
    return found if size >= LEAST_TEXT else None


def share(right, options, worth):
    """The part of a right answer that a player gives who picks one of the options of the greatest worth."""
    worths = [worth(option) for option in options]
    best = [option for option, value in zip(options, worths) if value >= max(worths) - 1e-9]
    return (right in best) / len(best)


def by_letters(short, options, right):
    letters = "".join(words(short))
    return any([option for option in options if fits(words(option), letters)] == [right] for fits in WAYS)


def by_majority(options, right):
    uses = collections.Counter(word for option in options for word in set(words(option)))
    return share(right, options, lambda option: sum(uses[w] for w in words(option)) / max(1, len(words(option))))


def by_ear(found, options, right):
    def worth(option):
        heard = [math.log(1 + found[pair]) for pair in pairs(option)]
        return sum(heard) / max(1, len(heard))

    return share(right, options, worth)


def main():
    til = sys.argv[1]
    decks = sys.argv[2:] or sorted(str(path) for path in (ROOT / "data").glob("*.txt"))
    asked = [(Path(deck).stem, *question) for deck in decks for question in questions(til, deck)]
    found = counts(asked)
    table = {}
    for deck, short, options, right in asked:
        answers = {"letters": by_letters(short, options, right), "majority": by_majority(options, right)}
        if found is not None:
            answers["ear"] = by_ear(found, options, right)
        for name in (deck, "all"):
            table.setdefault(name, []).append(answers)
    players = [player for player in LIMITS if player in table["all"][0]]
    print("\nQuizzes of choices: questions that players answer who know no acronym")
    print(f"  {'deck':14}{'questions':>10}" + "".join(f"{player:>10}" for player in players))
    for deck, rows in table.items():
        shares = [sum(row[player] for row in rows) / len(rows) for player in players]
        print(f"  {deck:14}{len(rows):>10}" + "".join(f"{value:>10.1%}" for value in shares))
    print(f"  {'limit':24}" + "".join(f"{LIMITS[player]:>10.0%}" for player in players))
    if found is None:
        print("  Nobody plays by ear: there are too few texts in /usr/share/man and /usr/share/doc.")
    rows = table["all"]
    return int(any(sum(row[player] for row in rows) > LIMITS[player] * len(rows) for player in players))


if __name__ == "__main__":
    sys.exit(main())
