# SPDX-License-Identifier: GPL-3.0-or-later
"""A row of the table: a command and its peer, run in turn, and what came of it."""

import statistics
import time
from dataclasses import dataclass, field
from typing import Callable, Optional

import processes
from processes import Run


@dataclass
class Command:
    """A whole process, from its start until it is gone."""

    words: list
    environment: dict
    source: str = "/dev/null"
    target: str = "/dev/null"
    # What is to be done each time before the clock starts.
    prepare: Callable[[], None] = lambda: None
    # Some commands end with another code where they found nothing, which is no failure here.
    codes: tuple = (0,)

    def measure(self):
        self.prepare()
        run = processes.run(self.words, self.environment, self.source, self.target)
        if run.code not in self.codes:
            with open(self.target, encoding="utf-8", errors="replace") as said:
                raise RuntimeError(f"{' '.join(self.words)} ended with {run.code}: {said.read(400)}")
        return run

    def memory(self):
        self.prepare()
        return processes.peak_memory(self.words, self.environment, self.source, self.target)


@dataclass
class Interaction:
    """A part of what happens on a terminal, which a function measures: until something is seen."""

    seconds: Callable[[], float]

    def measure(self):
        return Run(self.seconds(), 0.0, 0)

    def memory(self):
        return None


@dataclass
class Goal:
    """What a row is to reach: at most so many times the peer's time, at most so many seconds or bytes."""

    text: str
    ratio: Optional[float] = None
    wall: Optional[float] = None
    memory: Optional[int] = None


@dataclass
class Comparison:
    """What is to be compared."""

    title: str
    ours: object
    peer: object
    peer_name: str
    goal: Goal
    # How much more the peer would have had to do, where it was given a sample only.
    scale: float = 1.0


@dataclass
class Result:
    """What was measured."""

    comparison: Comparison
    ours: list = field(default_factory=list)
    theirs: list = field(default_factory=list)
    memory: Optional[int] = None
    peer_memory: Optional[int] = None

    def wall(self):
        return statistics.median(run.wall for run in self.ours)

    def cpu(self):
        return statistics.median(run.cpu for run in self.ours)

    def peer_wall(self):
        return statistics.median(run.wall for run in self.theirs) * self.comparison.scale if self.theirs else None

    def peer_cpu(self):
        return statistics.median(run.cpu for run in self.theirs) * self.comparison.scale if self.theirs else None

    def ratio(self):
        """The median of the pairs' ratios: what slowed the machine down for a while slowed both of a pair down."""
        return self._ratio(lambda run: run.wall)

    def cpu_ratio(self):
        return self._ratio(lambda run: run.cpu)

    def _ratio(self, part):
        pairs = [(part(ours), part(theirs)) for ours, theirs in zip(self.ours, self.theirs)]
        if not pairs or any(ours <= 0 or theirs <= 0 for ours, theirs in pairs):
            return None
        return statistics.median(ours / theirs for ours, theirs in pairs) / self.comparison.scale

    def is_met(self):
        """Whether the goal is reached; None where that cannot be told."""
        goal = self.comparison.goal
        answers = []
        if goal.ratio is not None:
            answers.append(None if self.ratio() is None else self.ratio() <= goal.ratio)
        if goal.wall is not None:
            answers.append(self.wall() <= goal.wall)
        if goal.memory is not None:
            answers.append(None if self.memory is None else self.memory <= goal.memory)
        if False in answers:
            return False
        return None if None in answers or not answers else True


def compare(comparison, pairs, seconds=3.0):
    """Runs both in turn: so many pairs at least, and up to ten times as many of what takes little time."""
    result = Result(comparison)
    ours, peer = comparison.ours, comparison.peer
    for one in (ours, peer):
        if one is not None:
            one.measure()
    start = time.perf_counter()
    while len(result.ours) < pairs or (len(result.ours) < 10 * pairs and time.perf_counter() - start < seconds):
        # Whichever comes second finds the other's traces in the caches, so they take turns at that, too.
        turns = [(ours, result.ours), (peer, result.theirs)]
        for one, runs in turns if len(result.ours) % 2 else reversed(turns):
            if one is not None:
                runs.append(one.measure())
    result.memory = ours.memory()
    result.peer_memory = peer.memory() if peer is not None else None
    return result
