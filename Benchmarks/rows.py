# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of the table: each a command of til, its peer, and what is to be reached."""

import itertools
import shutil
from pathlib import Path

import interactions
from comparison import Command, Comparison, Goal

MEBIBYTE = 1 << 20
FRAME = 0.016
# py-fsrs takes minutes over a million reviews: it is given some of them.
REPLAY_SAMPLE = 20_000


class Sizes:
    """How many things and reviews the rows are about."""

    def __init__(self, is_quick):
        self.small = 1_000 if is_quick else 12_000
        self.large = 20_000 if is_quick else 100_000
        self.huge = 50_000 if is_quick else 1_000_000
        self.quizzed = 5_000 if is_quick else 100_000
        self.reviews = 50_000 if is_quick else 1_000_000
        self.replay_sample = 2_000 if is_quick else REPLAY_SAMPLE


def short_number(count):
    for unit, name in ((1_000_000, " M"), (1_000, " k")):
        if count >= unit:
            return f"{count / unit:g}{name}"
    return str(count)


class Rows:
    """Makes the rows; each is made, with the stores it needs, only when it is to be run."""

    def __init__(self, programs, sizes):
        self.programs = programs
        self.workshop = programs.workshop
        self.sizes = sizes

    def all(self):
        """The rows by name, in the order of the table."""
        small, large = self.sizes.small, self.sizes.large
        return {
            "lookup-small": lambda: self.look_up(small),
            "lookup-large": lambda: self.look_up(large),
            "lookup-both": self.look_up_growth,
            "wtf": self.wtf,
            "import-small": lambda: self.import_lines(small, Goal("at most 4.0 x", ratio=4.0)),
            "import-large": lambda: self.import_lines(
                large, Goal("at most 2.5 x", ratio=2.5)
            ),
            "import-huge": lambda: self.import_lines(
                self.sizes.huge, Goal("at most 2.0 x, 800 MB", ratio=2.0, memory=800 * MEBIBYTE)
            ),
            "export": self.export,
            "search-few": lambda: self.search("zoom zero", Goal("at most 4.0 x", ratio=4.0)),
            "search-many": lambda: self.search("kernel", Goal("at most 4.0 x", ratio=4.0)),
            "prompt": self.prompt,
            "tab": self.tab,
            "list": self.first_page,
            "question": self.question,
            "replay": self.replay,
        }

    def look_up(self, count):
        short = self.workshop.ambiguous_short(self.workshop.glossary(count))
        query = f"SELECT short, long FROM thing WHERE key = '{short}'"
        return Comparison(
            f"`til {short}`, {short_number(count)} things",
            self.programs.til(short, store=self.workshop.store(count)),
            self.programs.sqlite3(self.programs.peer_store(count), query),
            "`sqlite3 db \"SELECT ...\"`",
            Goal("at most 2.0 x, 16 MB", ratio=2.0, memory=16 * MEBIBYTE),
        )

    def look_up_growth(self):
        small, large = self.sizes.small, self.sizes.large

        def look_up(count):
            short = self.workshop.ambiguous_short(self.workshop.glossary(count))
            return self.programs.til(short, store=self.workshop.store(count))

        return Comparison(
            f"a look-up in {short_number(large)}",
            look_up(large),
            look_up(small),
            f"the same in {short_number(small)}",
            Goal("the same (1.1 x)", ratio=1.1),
        )

    def wtf(self):
        path = self.workshop.environment["PATH"] + ":/usr/games:/usr/local/games"
        wtf = shutil.which("wtf", path=path)
        acronyms = Path("/usr/share/games/bsdgames/acronyms")
        if wtf is None or not acronyms.exists():
            return Comparison("`til TLA` in the file of `wtf`", None, None, "`wtf TLA`", Goal("below 1.0 x"))
        return Comparison(
            "`til TLA` in the file of `wtf`",
            self.programs.til("TLA", store=self.workshop.imported("wtf", str(acronyms))),
            Command([wtf, "TLA"], dict(self.workshop.environment, PATH=path), target=self.workshop.path("peer.out")),
            "`wtf TLA`",
            Goal("below 1.0 x", ratio=1.0),
        )

    def import_lines(self, count, goal):
        file, script = self.workshop.glossary(count), self.workshop.peer_script(count)
        target, peer_target = self.workshop.path("import.db"), self.workshop.path("import-peer.db")
        return Comparison(
            f"`til import` of {short_number(count)} lines",
            self.programs.til("import", file, store=target, prepare=lambda: self.workshop.remove_store(target)),
            self.programs.sqlite3(peer_target, source=script, prepare=lambda: self.workshop.remove_store(peer_target)),
            "`sqlite3`: `.import`, `INSERT OR IGNORE`",
            goal,
        )

    def export(self):
        count = self.sizes.large
        return Comparison(
            f"`til export` of {short_number(count)}",
            self.programs.til("export", store=self.workshop.store(count)),
            self.programs.sqlite3("-tabs", self.programs.peer_store(count), "SELECT short, long FROM thing"),
            "`sqlite3 -tabs`",
            Goal("at most 1.5 x", ratio=1.5),
        )

    def search(self, text, goal):
        count = self.sizes.large
        file = self.workshop.glossary(count)
        hits = sum(text in line.lower() for line in open(file, encoding="utf-8"))
        grep = Command(
            [shutil.which("grep"), "-i", text, file],
            self.workshop.environment,
            # grep stops at the first hit where all is thrown away, so it writes a file, as til does.
            target=self.workshop.path("peer.out"),
            codes=(0, 1),
        )
        return Comparison(
            f"`til search '{text}'` in {short_number(count)}, {hits:,} hits",
            self.programs.til("search", text, store=self.workshop.store(count), codes=(0, 1)),
            grep,
            "`grep -i` over the exported file",
            goal,
        )

    def prompt(self):
        count = self.sizes.large
        store = self.workshop.store(count)
        return Comparison(
            f"the REPL's first prompt, {short_number(count)} things",
            self.programs.interaction(interactions.first_prompt, store),
            self.programs.look_up_beside(store, self.workshop.glossary(count)),
            "a look-up there",
            Goal("at most 2.0 x", ratio=2.0),
        )

    def tab(self):
        count = self.sizes.large
        return Comparison(
            f"Tab after two letters, {short_number(count)} things",
            self.programs.interaction(interactions.completion, store=self.workshop.store(count)),
            None,
            "",
            Goal("at most 16 ms", wall=FRAME),
        )

    def first_page(self):
        count = self.sizes.large
        return Comparison(
            f"`list`: the first page in `less`, {short_number(count)} things",
            self.programs.interaction(interactions.first_page, self.workshop.store(count)),
            None,
            "",
            Goal("at most 16 ms", wall=FRAME),
        )

    def question(self):
        things, reviews = self.sizes.quizzed, self.sizes.reviews
        store = self.workshop.reviewed_store(things, reviews)
        return Comparison(
            f"`til quiz`: the first question, {short_number(things)} things, {short_number(reviews)} reviews",
            self.programs.interaction(interactions.first_question, store),
            self.programs.look_up_beside(store, self.workshop.log(things, reviews)),
            "a look-up there",
            Goal("at most 60 ms", wall=0.06),
        )

    def replay(self):
        things, reviews, sample = self.sizes.quizzed, self.sizes.reviews, self.sizes.replay_sample
        store = self.workshop.reviewed_store(things, reviews)
        # A value other than the one before it makes every memory be computed again.
        values = itertools.cycle(["0.85", "0.9"])
        command = self.programs.til("config", "retention", "", store=store)

        def next_value():
            command.words[3] = next(values)

        command.prepare = next_value
        return Comparison(
            f"`til config retention ...`: {short_number(reviews)} reviews replayed",
            command,
            self.programs.py_fsrs(sample * things // reviews, sample),
            f"py-fsrs: {short_number(sample)} of them, times {reviews // sample}",
            Goal("at most 2 s", wall=2.0),
            scale=reviews / sample,
        )
