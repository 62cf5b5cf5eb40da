# SPDX-License-Identifier: GPL-3.0-or-later
"""How each command's time grows with the store: measured at four sizes, with the exponent that fits."""

import math

import interactions
from programs import median_of


def sizes(is_quick):
    return [100, 300, 1_000, 3_000] if is_quick else [1_000, 10_000, 100_000, 1_000_000]


def slope(points):
    """The exponent e of time = c size^e that fits best: the slope of the logarithms' regression line."""
    logarithms = [(math.log(size), math.log(seconds)) for size, seconds in points]
    mean_x = sum(x for x, _ in logarithms) / len(logarithms)
    mean_y = sum(y for _, y in logarithms) / len(logarithms)
    above = sum((x - mean_x) * (y - mean_y) for x, y in logarithms)
    return above / sum((x - mean_x) ** 2 for x, _ in logarithms)


class Growth:
    """Measures the commands at each size."""

    def __init__(self, programs, reviews_per_thing):
        self.programs = programs
        self.workshop = programs.workshop
        self.reviews_per_thing = reviews_per_thing

    def commands(self):
        """The commands by name: each a function of the size. All stores have reviews but those of imports."""
        return {
            "`til TLA`": lambda size: self.programs.look_up_beside(self.store(size), self.log(size)),
            "`til` with an unknown acronym": lambda size: self.til(size, "show", "QQQQ", codes=(1,)),
            "`til add`, `til undo`": self.add_and_undo,
            "`til list --limit 20`": lambda size: self.til(size, "list", "--limit", "20"),
            "`til list --sort due --limit 20`": lambda size: self.til(size, "list", "--sort", "due", "--limit", "20"),
            "REPL: first prompt": lambda size: self.interaction(interactions.first_prompt, size),
            "REPL: Tab after two letters": lambda size: self.interaction(interactions.completion, size),
            "REPL: `list`, first page": lambda size: self.interaction(interactions.first_page, size),
            "`til quiz`: first question": lambda size: self.interaction(interactions.first_question, size),
            "`til history`": lambda size: self.til(size, "history"),
            "`til stats`": lambda size: self.til(size, "stats"),
            "`til search`": lambda size: self.til(size, "search", "zoom zero", codes=(0, 1)),
            "`til export`": lambda size: self.til(size, "export"),
            "`til import`": self.import_lines,
            "`til config retention ...` (replays)": self.replay,
            "`til check`": lambda size: self.til(size, "check"),
        }

    def measure(self, name, all_sizes, runs):
        """The median seconds at each size."""
        make = self.commands()[name]
        return [(size, median_of(make(size), max(3, runs if size < 500_000 else runs // 2))) for size in all_sizes]

    def store(self, size):
        return self.workshop.reviewed_store(size, size * self.reviews_per_thing)

    def log(self, size):
        return self.workshop.log(size, size * self.reviews_per_thing)

    def til(self, size, *words, **options):
        return self.programs.til(*words, store=self.store(size), **options)

    def interaction(self, measure, size):
        return self.programs.interaction(measure, self.store(size))

    def add_and_undo(self, size):
        """An addition; its undoing beforehand keeps the store as it was."""
        store = self.store(size)
        undo = self.programs.til("undo", store=store)
        add = self.programs.til("add", "QQQQ", "Quite Quick Queue Query", store=store)
        add.measure()

        def take_back():
            undo.measure()

        add.prepare = take_back
        return add

    def import_lines(self, size):
        target = self.workshop.path("import.db")
        return self.programs.til(
            "import",
            self.workshop.glossary(size),
            store=target,
            prepare=lambda: self.workshop.remove_store(target),
        )

    def replay(self, size):
        command = self.programs.til("config", "retention", "0.9", store=self.store(size))

        def next_value():
            command.words[3] = "0.85" if command.words[3] == "0.9" else "0.9"

        command.prepare = next_value
        return command
