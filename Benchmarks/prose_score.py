# SPDX-License-Identifier: GPL-3.0-or-later
"""How a reader's pairs are compared with the labelled ones."""

from dataclasses import dataclass


@dataclass
class Tally:
    """How many of what was found are right or wrong, and how many were missed."""

    right: int = 0
    wrong: int = 0
    missed: int = 0

    def add(self, wanted, found):
        """Counts two sets."""
        self.right += len(wanted & found)
        self.wrong += len(found - wanted)
        self.missed += len(wanted - found)

    @property
    def precision(self):
        return self.right / max(1, self.right + self.wrong)

    @property
    def recall(self):
        return self.right / max(1, self.right + self.missed)

    @property
    def f1(self):
        return 2 * self.precision * self.recall / max(1e-9, self.precision + self.recall)

    def __str__(self):
        return f"{100 * self.precision:5.1f} {100 * self.recall:5.1f} {100 * self.f1:5.1f}"


class Score(Tally):
    """A tally of definitions."""

    def add(self, document, found):
        """Counts the pairs of one document: both strings have to be equal.

        A pair of which both phrases are labelled, but not that they belong together, counts neither way.
        """
        found = {(" ".join(short.split()), " ".join(long.split())) for short, long in found}
        self.right += len(found & document.pairs)
        self.missed += len(document.pairs - found)
        self.wrong += sum(
            not (short in document.shorts and long in document.longs) for short, long in found - document.pairs
        )
