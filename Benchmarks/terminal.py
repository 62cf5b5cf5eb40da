# SPDX-License-Identifier: GPL-3.0-or-later
"""A program on a terminal of its own: keys go in, and what it shows is waited for."""

import fcntl
import os
import re
import select
import signal
import struct
import termios
import time

ROWS, COLUMNS = 24, 80
# Colours, movements, titles and modes: all that is not text.
ESCAPES = re.compile(rb"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07]*\x07|\x1b[=>()][0-9A-B]?|[\x01\x02\r]")
# How long nothing must come for a burst of output to be over.
QUIET = 0.06
PATIENCE = 120.0
PATIENCE_AT_END = 3.0


class Terminal:
    """Runs a program on a new pseudo-terminal; as a context it ends the program."""

    def __init__(self, words, environment):
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        name = os.ttyname(slave)
        self.started = time.perf_counter()
        # The first terminal that the leader of a new session opens is the session's own.
        self.process = os.posix_spawn(
            words[0],
            words,
            environment,
            setsid=True,
            file_actions=[
                (os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0),
                (os.POSIX_SPAWN_DUP2, 0, 1),
                (os.POSIX_SPAWN_DUP2, 0, 2),
                (os.POSIX_SPAWN_CLOSE, self.master),
            ],
        )
        os.close(slave)
        self.shown = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # Hung up, a program leaves its files in order; the next run would have to do it otherwise, on the clock.
        os.close(self.master)
        end = time.perf_counter() + PATIENCE_AT_END
        while os.waitpid(self.process, os.WNOHANG)[0] == 0:
            if time.perf_counter() > end:
                os.kill(self.process, signal.SIGKILL)
                os.waitpid(self.process, 0)
                return
            time.sleep(0.002)

    def text(self):
        """What was shown since the last key, without escape sequences."""
        return ESCAPES.sub(b"", self.shown).decode("utf-8", "replace")

    def wait_for(self, pattern):
        """Waits until a pattern is shown: the instant of the output that completed it."""
        wanted = re.compile(pattern)
        while True:
            at = self.read(PATIENCE)
            if at is None:
                raise TimeoutError(f"{pattern!r} was not shown; there was {self.text()[-400:]!r}")
            if wanted.search(self.text()):
                return at

    def press(self, keys):
        """Types keys, and forgets what was shown before: the instant of the typing."""
        self.shown = b""
        at = time.perf_counter()
        os.write(self.master, keys)
        return at

    def settle_typing(self, text):
        """Types what is not to be measured, and waits until it stands there."""
        self.press(text)
        self.settle()

    def settle(self, patience=PATIENCE):
        """Waits for output and then until no more comes: the instant of the last."""
        at = self.read(patience)
        last = at
        while at is not None:
            last = at
            at = self.read(QUIET)
        if last is None:
            raise TimeoutError("Nothing was shown.")
        return last

    def read(self, patience):
        """Takes what is there, as soon as there is something: the instant, or None after too long a wait."""
        if not select.select([self.master], [], [], patience)[0]:
            return None
        at = time.perf_counter()
        try:
            piece = os.read(self.master, 1 << 16)
        except OSError:
            piece = b""
        if not piece:
            return None
        self.shown += piece
        return at
