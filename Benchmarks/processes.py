# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole processes: how long one takes, from its start until it is gone, and how much memory it held at its peak."""

import ctypes
import os
import shlex
import subprocess
import time
from typing import NamedTuple

PR_SET_CHILD_SUBREAPER = 36


class Run(NamedTuple):
    """What a process took: seconds by the clock and of processor time, and its exit code."""

    wall: float
    cpu: float
    code: int


def spawn(words, environment, source, target):
    """Starts a process that reads one file and writes another; its errors go there, too."""
    return os.posix_spawn(
        words[0],
        words,
        environment,
        file_actions=[
            (os.POSIX_SPAWN_OPEN, 0, source, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_OPEN, 1, target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
            (os.POSIX_SPAWN_DUP2, 1, 2),
        ],
    )


def run(words, environment, source="/dev/null", target="/dev/null"):
    """Runs a command to its end. Its output goes to a file, which keeps what it said for a failure's message."""
    start = time.perf_counter()
    identifier = spawn(words, environment, source, target)
    _, status, usage = os.wait4(identifier, 0)
    wall = time.perf_counter() - start
    return Run(wall, usage.ru_utime + usage.ru_stime, os.waitstatus_to_exitcode(status))


def peak_memory(words, environment, source="/dev/null", target="/dev/null"):
    """The most memory that a command held, in bytes.

    Linux counts a process's memory before it became another program as well, which is ours, and Python's is not small.
    So a shell, which is small, makes the process and leaves it to us to wait for; it becomes the command once we know it.
    """
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    gate, opener = os.pipe()
    become = f"read -r _ <&{gate}; exec {shlex.join(words)} {gate}<&-"
    command = f"{{ {become}; }} <{shlex.quote(source)} >{shlex.quote(target)} 2>&1 & echo $!"
    shell = subprocess.run(
        ["/bin/sh", "-c", command], env=environment, stdout=subprocess.PIPE, pass_fds=[gate], check=True
    )
    os.close(gate)
    os.write(opener, b"\n")
    os.close(opener)
    _, _, usage = os.wait4(int(shell.stdout), 0)
    return usage.ru_maxrss * 1024
