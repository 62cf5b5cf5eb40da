# SPDX-License-Identifier: GPL-3.0-or-later
"""The files and stores that are measured: made once by the generator, by til itself and by sqlite3, and kept."""

import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

import generate

# What the peer of an import does: the same index, the same journal, the same care that all is on the disk. Its staging
# table is a temporary one, which is neither logged nor synchronised.
PEER_IMPORT = """\
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE thing (id INTEGER PRIMARY KEY, key TEXT NOT NULL, short TEXT NOT NULL, long TEXT NOT NULL);
CREATE UNIQUE INDEX thing_meaning ON thing (key, long, short);
CREATE TEMP TABLE staging (short TEXT, long TEXT);
.mode tabs
.import --schema temp "{file}" staging
INSERT OR IGNORE INTO thing (key, short, long) SELECT upper(short), short, long FROM staging;
"""


class Workshop:
    """A folder of files and stores, each made when it is first asked for."""

    def __init__(self, folder, til):
        self.folder = Path(folder)
        self.til = til
        self.folder.mkdir(parents=True, exist_ok=True)
        self.sqlite3 = shutil.which("sqlite3")
        # The person who runs the benchmark has a store, settings and a pager of their own.
        self.environment = {
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
            "PAGER": "less",
            "PATH": os.environ["PATH"],
        }

    def environment_with(self, store):
        """The way of a person who has one store: no option is to be parsed."""
        return dict(self.environment, TIL_DATABASE=store)

    def path(self, name):
        return str(self.folder / name)

    def glossary(self, count):
        """A file of SHORT<TAB>LONG lines."""
        return self._made(f"things-{count}.tsv", None, lambda out: generate.write_things(count, out))

    def log(self, things, reviews):
        """A file of things, each with its reviews."""
        return self._made(
            f"reviews-{things}-{reviews}.jsonl", None, lambda out: generate.write_reviews(things, reviews, out)
        )

    def store(self, count):
        """A store of things that were never asked."""
        return self.imported(f"things-{count}", self.glossary(count))

    def reviewed_store(self, things, reviews):
        """A store of things with their reviews."""
        return self.imported(f"reviews-{things}-{reviews}", self.log(things, reviews))

    def imported(self, name, *files):
        """A store that til makes of some files; made again where til is newer."""

        def make(out):
            out.close()
            os.remove(out.name)
            self._check([self.til, "import", *files], TIL_DATABASE=out.name)

        return self._made(f"{name}.db", self.til, make)

    def peer_store(self, count):
        """The same things in a database that sqlite3 makes."""
        file = self.glossary(count)

        def make(out):
            out.close()
            os.remove(out.name)
            self._check([self.sqlite3, out.name], text=PEER_IMPORT.format(file=file))

        return self._made(f"peer-{count}.db", None, make)

    def peer_script(self, count):
        """The file of commands that makes it."""
        return self._made(
            f"peer-{count}.sql", None, lambda out: out.write(PEER_IMPORT.format(file=self.glossary(count)))
        )

    def remove_store(self, path):
        """Takes a store away, with its log and its backups."""
        for ending in ("", "-wal", "-shm"):
            Path(path + ending).unlink(missing_ok=True)

    def forget_unfinished_quiz(self, path):
        """A quiz that was left asks first whether to go on with it; what is measured is the beginning of a new one."""
        with sqlite3.connect(path) as connection:
            connection.execute("DELETE FROM setting WHERE name = 'unfinished-quiz'")
        connection.close()

    def ambiguous_short(self, file):
        """An acronym of three letters that has several meanings."""
        before = None
        with open(file, encoding="utf-8") as lines:
            for line in lines:
                short = line.split("\t")[0]
                if short == before and len(short) == 3:
                    return short
                before = short
        return before

    def _made(self, name, source, make):
        path = self.folder / name
        if path.exists() and (source is None or path.stat().st_mtime >= os.path.getmtime(source)):
            return str(path)
        self.remove_store(str(path))
        # Half a file is never taken for a whole one.
        part = self.folder / f"{name}.part"
        self.remove_store(str(part))
        with open(part, "w", encoding="utf-8") as out:
            make(out)
        os.replace(part, path)
        return str(path)

    def _check(self, words, text=None, **variables):
        environment = {**self.environment, **variables}
        done = subprocess.run(words, input=text, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(words)} failed: {done.stderr or done.stdout}")
