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
    version = subprocess.run([til, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    kernel = ".".join(platform.release().split(".")[:2])
    load = os.getloadavg()[0]
    weight = os.path.getsize(til) / 1e6
    return (
        f"{datetime.date.today()}, {platform.machine()} ({model}), {os.cpu_count()} cores, "
        f"{platform.system()} {kernel}, load {load:.1f} at the start; til {version}, {weight:.0f} MB."
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
    "| what | median | CPU | peer | its median | ratio | CPU ratio | peak | peer's peak | to reach | met |",
    "|---|--:|--:|---|--:|--:|--:|--:|--:|---|---|",
)


def row(result):
    """A line of the table."""
    comparison = result.comparison
    met = {True: "yes", False: "**no**", None: ""}[result.is_met()]
    cells = [
        comparison.title,
        duration(result.wall()),
        duration(result.cpu()) if result.cpu() else "",
        comparison.peer_name or "-",
        duration(result.peer_wall()) if result.theirs else ("missing: skipped" if comparison.peer_name else ""),
        times(result.ratio()),
        times(result.cpu_ratio()),
        memory(result.memory),
        memory(result.peer_memory),
        comparison.goal.text,
        met,
    ]
    return "| " + " | ".join(cells) + " |"


def skipped(title, reason):
    return f"| {title} | skipped: {reason} |" + " |" * 9


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


def tell(*lines):
    """Prints lines at once: a run takes minutes, and each row is welcome."""
    for line in lines:
        print(line)
    sys.stdout.flush()
