#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How well and how fast til reads prose: `Benchmarks/prose.py FOLDER --til .build/release/til`.

FOLDER holds labelled sets as their makers publish them (prose_gold.py names the files); what is missing is skipped. Every
document is one run of `til scan --json`. A text that til refuses to read (exit code 65) counts as one without findings; this
program prints their number at the end and does not time them. Printed are precision, recall and F1 of the definitions, both
strings equal; of the SDU sets, which label phrases, also those of all acronyms and of the undefined ones. A pair counts
neither way of which both phrases are labelled but not that they belong together, and neither does its acronym among the
undefined ones. Then til and PyPI's abbreviation-extractor, if that is there, read all the other texts in turn on one
processor.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

from prose_gold import SETS, collapsed, read_set
from prose_score import Score, Tally


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path, help="where the labelled sets are")
    parser.add_argument("--til", default=".build/release/til", help="the program (%(default)s)")
    parser.add_argument("--sets", default="", help="only sets whose names have one of these words")
    parser.add_argument("--pairs", type=int, default=7, help="how often both read all texts (%(default)s)")
    return parser.parse_args()


refused = set()


def scan(til, database, text):
    """What til finds in a text: its definitions, and what it leaves undefined. Nothing in a text that til refuses to read."""
    command = [til, "scan", "-", "--json", "--database", database]
    done = subprocess.run(command, input=text.encode(), capture_output=True)
    if done.returncode == 65:
        refused.add(text)
        return [], set()
    done.check_returncode()
    found = json.loads(done.stdout)
    defined = [(pair["short"], pair["long"]) for pair in found["defined"]]
    return defined, {collapsed(use["short"]) for use in found["undefined"]}


def plain(short):
    """An acronym as til tells it: without the s of a plural."""
    return short[:-1] if len(short) > 2 and short[-1] == "s" and short[-2].isupper() else short


def measure(name, documents, arguments, database):
    score, undefined, acronyms = Score(), Tally(), Tally()
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        results = threads.map(lambda document: scan(arguments.til, database, document.text), documents)
        for document, (defined, found) in zip(documents, results):
            score.add(document, defined)
            explained = {short for short, _ in document.pairs}
            explained |= {
                collapsed(short) for short, long in defined
                if collapsed(short) in document.shorts and collapsed(long) in document.longs
            }
            wanted = {plain(short) for short in document.shorts - explained}
            undefined.add(wanted, found - {plain(short) for short in explained - {s for s, _ in document.pairs}})
            every = found | {plain(collapsed(short)) for short, _ in defined}
            acronyms.add({plain(short) for short in document.shorts}, every)
    phrases = f"   acronyms {acronyms}   undefined {undefined}" if name.startswith("SDU") else ""
    print(f"{name:16} {score}{phrases}", flush=True)


def read_time(til, path, database):
    start = time.perf_counter()
    subprocess.run([til, "scan", path, "--format", "tsv", "--database", database], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def race(texts, arguments, database):
    try:
        from abbreviation_extractor import extract_abbreviation_definition_pairs as extract
    except ImportError:
        return print("abbreviation-extractor is not installed: nothing is timed.")
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    text = "\n\n".join(dict.fromkeys(texts))[:5_000_000]
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        ours, theirs = [], []
        for _ in range(arguments.pairs + 1):
            ours.append(read_time(os.path.abspath(arguments.til), file.name, database))
            start = time.perf_counter()
            extract(text)
            theirs.append(time.perf_counter() - start)
    ratio = statistics.median(a / b for a, b in zip(ours[1:], theirs[1:]))
    print(
        f"{len(text.encode()) / 1e6:.1f} MB: til {statistics.median(ours[1:]):.3f} s (a whole process), "
        f"abbreviation-extractor {statistics.median(theirs[1:]):.3f} s (the call), ratio {ratio:.2f}"
    )


def report_refused():
    if refused:
        print(f"{len(refused)} texts were refused and count as texts without findings.")


def main():
    arguments = options()
    words = arguments.sets.split()
    texts = []
    sets = [
        (name, documents) for name in SETS
        if (not words or any(word in name for word in words)) and (documents := read_set(arguments.folder, name))
    ]
    print(f"{'':16} precision, recall, F1 of definitions")
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, "none.db")
        for name, documents in sets:
            measure(name, documents, arguments, database)
            texts += [document.text.strip() for document in documents if document.text not in refused]
        report_refused()
        if texts:
            race(texts, arguments, database)


if __name__ == "__main__":
    main()
