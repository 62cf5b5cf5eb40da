#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays the reviews of a JSON Lines file by py-fsrs (`pip install fsrs`), and prints how many seconds that took.

    replay_with_py_fsrs.py FILE

Reading the file is not counted, which til's own replay has to do.
"""

import json
import sys
import time
from datetime import datetime

from fsrs import Card, Rating, Scheduler

GRADES = {"again": Rating.Again, "hard": Rating.Hard, "good": Rating.Good, "easy": Rating.Easy}


def main():
    reviews = {}
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            entry = json.loads(line)
            if "thing" in entry:
                answer = GRADES[entry["grade"]], datetime.fromisoformat(entry["at"])
                reviews.setdefault(entry["thing"], []).append(answer)
    scheduler = Scheduler(enable_fuzzing=False)
    start = time.perf_counter()
    for answers in reviews.values():
        card = Card()
        for grade, at in answers:
            card, _ = scheduler.review_card(card, grade, at)
    print(time.perf_counter() - start)


if __name__ == "__main__":
    main()
