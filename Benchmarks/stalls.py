#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long an app's main actor waits for the store, measured by the package in Benchmarks/Stalls: prints a Markdown table.

    stalls.py SWIFT

The bar is a frame and a little more, for the slowest of all reads.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ["--package-path", "Benchmarks/Stalls", "--scratch-path", ".build/stalls", "-c", "release"]
BAR = 20.0


def main():
    swift = sys.argv[1] if len(sys.argv) > 1 else "swift"
    run = subprocess.run([swift, "run", *PACKAGE, "Stalls"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode != 0:
        print("\nThe stalls of the main actor could not be measured:", run.stderr.strip()[-1000:], sep="\n")
        return
    print("\n| `store.count` on the main actor while ... | slowest | median | reads | to reach | met |\n|---|--:|--:|--:|---|---|")
    for line in run.stdout.splitlines():
        slowest, median, reads, title = line.split("\t")
        met = "yes" if float(slowest) <= BAR else "no"
        print(f"| {title} | {slowest} ms | {median} ms | {reads} | at most {BAR:.0f} ms | {met} |")


if __name__ == "__main__":
    main()
