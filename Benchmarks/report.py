# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables, as Markdown."""

import datetime
import math
import os
import platform
import subprocess
import sys

from growth import slope
from rows import short_number


def machine(til):
    """A line that says where, when and of what the figures are."""
    model = "an unknown processor"
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            model = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    version = subprocess.run([til, "--version"], capture_output=True, text=True, check=True).stdout.split()[0]
    # What the program says itself may be older: a package's description is read again only when it has changed.
    commit = subprocess.run(
        ["git", "-C", os.path.dirname(os.path.abspath(__file__)), "rev-parse", "--short=12", "HEAD"],
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    kernel = ".".join(platform.release().split(".")[:2])
    load = os.getloadavg()[0]
    weight = os.path.getsize(til) / 1e6
    return (
        f"{datetime.date.today()}, {platform.machine()} ({model}), {os.cpu_count()} cores, "
        f"{platform.system()} {kernel}, load {load:.1f} at the start; til {version} ({commit or 'no commit'}), {weight:.0f} MB."
    )


def duration(seconds):
    if seconds is None:
        return ""
    if seconds >= 1:
        return f"{seconds:.2f} s" if seconds < 100 else f"{seconds:.0f} s"
    return f"{seconds * 1000:.{1 if seconds < 0.1 else 0}f} ms"


def times(ratio):
    if ratio is None:
        return ""
    return f"{ratio:.2f} x" if ratio >= 0.1 else f"{ratio:.4f} x"


def memory(size):
    return "" if size is None else f"{size / (1 << 20):.1f} MB"


HEADER = (
    "| what | median (CPU) | peer | its median (CPU) | ratio (of CPU) | peak (the peer's) | to reach | met |",
    "|---|--:|---|--:|--:|--:|---|---|",
)

NOTES = """
The ratio is the median of the pairs' ratios by the clock, which is what \"met\" goes by; in parentheses stand seconds and
ratios of processor time (user and system), which a busy machine disturbs less. The peak is the resident memory of a run of
its own. til's store is in WAL mode with synchronous=FULL; an import's peer does the same into a table with the same index
over the acronym in capitals, the meaning and the acronym, from a temporary staging table, and makes neither identifiers
nor their index. py-fsrs's time is that of its `review_card` calls alone; til's is that of the whole process, which reads
the reviews from the store and commits the memories to it. Interactions are timed on a pseudo-terminal, from the start of
the process or the key to the output."""


def paired(first, second):
    """A figure and another in parentheses, where there is one."""
    return f"{first} ({second})" if first and second else first


def row(result):
    """A line of the table."""
    comparison = result.comparison
    met = {True: "yes", False: "**no**", None: ""}[result.is_met()]
    missing = "skipped: not installed" if comparison.peer_name else ""
    cells = [
        comparison.title,
        paired(duration(result.wall()), duration(result.cpu() or None)),
        comparison.peer_name or "-",
        paired(duration(result.peer_wall()), duration(result.peer_cpu())) if result.theirs else missing,
        paired(times(result.ratio()), times(result.cpu_ratio())),
        paired(memory(result.memory), memory(result.peer_memory)),
        comparison.goal.text,
        met,
    ]
    return "| " + " | ".join(cells) + " |"


def skipped(title, reason):
    return f"| {title} | skipped: {reason} |" + " |" * 6


def growth_header(sizes):
    names = " | ".join(short_number(size) for size in sizes)
    return (
        f"| what | {names} | exponent | of the last step |",
        "|---|" + "--:|" * (len(sizes) + 2),
    )


def growth_row(name, points):
    cells = " | ".join(duration(seconds) for _, seconds in points)
    last = math.log(points[-1][1] / points[-2][1]) / math.log(points[-1][0] / points[-2][0])
    return f"| {name} | {cells} | {slope(points):.2f} | {last:.2f} |"


def growth_notes(reviews_per_thing):
    each = "a review" if reviews_per_thing == 1 else f"{reviews_per_thing} reviews"
    return f"""
Medians by the clock, of stores of so many things with {each} each. The exponent e is that of time = c size^e, fitted to
all sizes; the last column has that of the last step alone, where a process's start no longer hides what grows."""


def one_line(failure):
    """What went wrong, fit for a cell of a table."""
    return " ".join(str(failure).split()).replace("|", "/")[:300]


def tell(*lines):
    """Prints lines at once: a run takes minutes, and each row is welcome."""
    for line in lines:
        print(line)
    sys.stdout.flush()
