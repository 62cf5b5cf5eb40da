#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens inside the library, measured by the package in Benchmarks/Inside: prints a Markdown table.

    inside.py SWIFT

Where its tools cannot be fetched it says so and is done: no figure is worth a failed build.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ["--package-path", "Benchmarks/Inside", "--scratch-path", ".build/inside"]
# What a count's unit multiplies it by.
UNITS = {"#": 1, "K": 1e3, "M": 1e6, "G": 1e9}


def package(swift, *words):
    return subprocess.run(
        [swift, "package", *PACKAGE, *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def medians(text):
    """The names of the measurements, each with its median rate a second, its median time and how often it was run."""
    name = None
    rate = None
    for line in text.splitlines():
        if line.startswith("### "):
            name = line[4:].strip()
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        unit = re.search(r"\(([^()]+)\)[ *]*$", cells[0])
        if unit is None or len(cells) < 9:
            continue
        if cells[0].startswith("Throughput"):
            rate = float(cells[3]) * UNITS.get(unit[1], 1)
        elif cells[0].startswith("Time"):
            yield name, rate, f"{cells[3]} {unit[1].replace('μ', 'u')}", cells[8]


def rate_text(name, rate):
    if "MB/s" in name:
        return f"{rate:.0f} MB/s"
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if rate >= size:
            return f"{rate / size:.1f} {unit}/s"
    return f"{rate:.0f} /s"


def main():
    swift = sys.argv[1] if len(sys.argv) > 1 else "swift"
    resolved = package(swift, "resolve")
    if resolved.returncode != 0:
        reason = (resolved.stderr.strip().splitlines() or ["no reason was given"])[-1]
        print(f"\nWhat happens inside is not measured: ordo-one/benchmark cannot be fetched ({reason}).")
        return
    measured = package(swift, "benchmark", "run", "--format", "markdown", "--no-progress")
    rows = list(medians(measured.stdout))
    if measured.returncode != 0 or not rows:
        print("\nWhat happens inside could not be measured:", measured.stderr.strip()[-1000:], sep="\n")
        return
    print("\n| inside the library | median rate | median time | runs |\n|---|--:|--:|--:|")
    for name, rate, seconds, runs in rows:
        print(f"| {name.replace('MB/s of ', '')} | {rate_text(name, rate)} | {seconds} | {runs} |")


if __name__ == "__main__":
    main()
