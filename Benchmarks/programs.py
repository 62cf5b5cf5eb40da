# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs that are measured: til, its peers, and what is done with them."""

import importlib.util
import os
import statistics
import subprocess
import sys
from pathlib import Path

from comparison import Command, Interaction
from processes import Run


class Programs:
    """Makes commands of til and of its peers, each in the workshop's environment."""

    def __init__(self, workshop):
        self.workshop = workshop

    def til(self, *words, store, **options):
        workshop = self.workshop
        return Command(
            [workshop.til, *words],
            workshop.environment_with(store),
            target=workshop.path("til.out"),
            **options,
        )

    def sqlite3(self, *words, **options):
        if self.workshop.sqlite3 is None:
            return None
        return Command(
            [self.workshop.sqlite3, *words],
            self.workshop.environment,
            target=self.workshop.path("peer.out"),
            **options,
        )

    def peer_store(self, count):
        return self.workshop.peer_store(count) if self.workshop.sqlite3 else ""

    def interaction(self, measure, store):
        return Interaction(lambda: measure(self.workshop, store))

    def look_up_beside(self, store, file):
        """A look-up as the measure of what happens at once."""
        with open(file, encoding="utf-8") as lines:
            first = next(lines)
        short = first.split('"short":"')[1].split('"')[0] if first.startswith("{") else first.split("\t")[0]
        return self.til(short, store=store)

    def py_fsrs(self, things, reviews):
        if importlib.util.find_spec("fsrs") is None:
            return None
        # The things of a smaller log are the first of a larger one.
        file = self.workshop.log(things, reviews)
        script = str(Path(__file__).with_name("replay_with_py_fsrs.py"))
        return PrintedSeconds([sys.executable, script, file])


class PrintedSeconds:
    """A program that prints by itself how many seconds it took, without its start and its reading."""

    def __init__(self, words):
        self.words = words

    def measure(self):
        done = subprocess.run(self.words, capture_output=True, text=True, check=True, env=os.environ)
        seconds = float(done.stdout)
        return Run(seconds, seconds, 0)

    def memory(self):
        return None


def median_of(command, runs):
    """The median of some runs' seconds."""
    command.measure()
    return statistics.median(command.measure().wall for _ in range(runs))
