#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""til beside its peers, in one run on one machine: `make bench`.

Each command and its peer run in turn as whole processes, at least eleven pairs after a first one that is not counted.
Printed are the medians by the clock and of processor time, the median of the pairs' ratios, and the peak memory of a
run of its own. Everything is in the page cache, as it is on the second use. Nothing fails: the table says what is met.
The files and stores are made once, in .build/bench, by generate.py, til and sqlite3.
"""

import argparse
import os
import subprocess
import sys

import editor
import report
from comparison import compare
from growth import Growth, sizes as growth_sizes
from programs import Programs
from rows import Rows, Sizes
from stores import Workshop

# What goes wrong in a row ends that row only.
FAILURES = (RuntimeError, OSError, subprocess.CalledProcessError)


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--til", default=".build/release/til", help="the program (%(default)s)")
    parser.add_argument("--folder", default=".build/bench", help="where files and stores are kept (%(default)s)")
    parser.add_argument("--rows", default="", help="only rows whose names have one of these parts, 'editor' and 'growth'")
    parser.add_argument("--pairs", type=int, default=11, help="how many pairs at least (%(default)s)")
    parser.add_argument("--quick", action="store_true", help="small sizes and three pairs, to try it in a minute")
    parser.add_argument(
        "--reviews-per-thing", type=int, default=1, help="in the table of growth (%(default)s); 10 takes an hour"
    )
    return parser.parse_args()


def is_wanted(name, parts):
    return not parts or any(part in name for part in parts)


def print_comparisons(rows, wanted, pairs):
    names = [name for name in rows.all() if is_wanted(name, wanted)]
    if not names:
        return
    report.tell(*report.HEADER)
    for name in names:
        try:
            comparison = rows.all()[name]()
            if comparison.ours is None:
                report.tell(report.skipped(comparison.title, f"{comparison.peer_name} is not installed"))
            else:
                report.tell(report.row(compare(comparison, pairs)))
        except FAILURES as failure:
            report.tell(report.skipped(name, report.one_line(failure)))
    report.tell(report.NOTES)


def print_growth(programs, reviews_per_thing, is_quick, pairs):
    sizes = growth_sizes(is_quick)
    growth = Growth(programs, reviews_per_thing)
    report.tell("", *report.growth_header(sizes))
    for name in growth.commands():
        try:
            report.tell(report.growth_row(name, growth.measure(name, sizes, pairs)))
        except FAILURES as failure:
            report.tell(report.skipped(name, report.one_line(failure)))
    report.tell(report.growth_notes(reviews_per_thing))


def print_editor(workshop, is_quick):
    report.tell("", f"| `til lsp`, a document of {editor.DOCUMENT // 1000} kB | processor time, memory | to reach | met |",
                "|---|--:|---|---|")
    try:
        entries, edits = (50_000, 500) if is_quick else (1_000_000, 10_000)
        for name, value, goal, is_met in editor.measure(workshop, entries, edits, 3 if is_quick else 7):
            report.tell(f"| {name} | {value} | {goal or ''} | {('yes' if is_met else 'no') if goal else ''} |")
    except FAILURES as failure:
        report.tell(report.skipped("editor", report.one_line(failure)))


def main():
    chosen = options()
    til = os.path.abspath(chosen.til)
    if not os.access(til, os.X_OK):
        sys.exit(f"bench: there is no program {til}; 'make build' makes it.")
    pairs = 3 if chosen.quick else chosen.pairs
    wanted = chosen.rows.replace(",", " ").split()
    programs = Programs(Workshop(os.path.abspath(chosen.folder), til))
    rows = Rows(programs, Sizes(chosen.quick))
    report.tell(report.machine(til), "")
    print_comparisons(rows, wanted, pairs)
    if is_wanted("editor", wanted):
        print_editor(programs.workshop, chosen.quick)
    if is_wanted("growth", wanted):
        print_growth(programs, chosen.reviews_per_thing, chosen.quick, pairs)


if __name__ == "__main__":
    main()
