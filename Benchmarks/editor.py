# SPDX-License-Identifier: GPL-3.0-or-later
"""The language server in an editor: processor time until an answer is there, and memory, next to a large glossary."""

import glob
import json
import os
import statistics
import subprocess

DOCUMENT = 100_000
URI = "file:///document.md"


class Server:
    """`til lsp` as an editor runs it."""

    def __init__(self, til, environment):
        self.process = subprocess.Popen(
            [til, "lsp"], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.number = 0
        self.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})

    def send(self, message):
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))
        self.process.stdin.flush()

    def receive(self):
        length = int(self.process.stdout.readline().split(b":")[1])
        self.process.stdout.readline()
        return json.loads(self.process.stdout.read(length))

    def request(self, method, parameters):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        while self.receive().get("id") != self.number:
            pass

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def wait_for_findings(self, version):
        while True:
            parameters = self.receive().get("params", {})
            if parameters.get("version") == version:
                return

    def seconds(self):
        """The processor time of all threads so far."""
        total = 0
        for path in glob.glob(f"/proc/{self.process.pid}/task/*/schedstat"):
            with open(path, encoding="ascii") as file:
                total += int(file.read().split()[0])
        return total / 1e9

    def memory(self):
        """The memory that it holds."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) * 1024

    def timed(self, work):
        before = self.seconds()
        work()
        return self.seconds() - before

    def open(self, text):
        document = {"uri": URI, "languageId": "markdown", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})
        self.wait_for_findings(1)

    def type(self, version, lines):
        """Types a character into a line, and removes it with the next version, so that the document does not grow."""
        start = {"line": version // 2 % lines, "character": 0}
        end = dict(start, character=version % 2)
        change = {"range": {"start": start, "end": end}, "text": "" if version % 2 else "x"}
        self.notify(
            "textDocument/didChange", {"textDocument": {"uri": URI, "version": version}, "contentChanges": [change]}
        )

    def ask(self, feature, line, character):
        place = {"line": line, "character": character}
        self.request(f"textDocument/{feature}", {"textDocument": {"uri": URI}, "position": place})


def document():
    """The project's own manual, cut to the size."""
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "docs")
    texts = []
    for path in sorted(glob.glob(os.path.join(folder, "*.md"))):
        with open(path, encoding="utf-8") as file:
            texts.append(file.read())
    text = "\n".join(texts)
    return (text * (DOCUMENT // len(text) + 1))[:DOCUMENT]


def measure(workshop, entries, edits, runs):
    """Rows of what was measured, its value, what is to be reached, and whether it is."""
    environment = dict(workshop.environment, XDG_DATA_HOME=workshop.path(f"editor-{entries}"))
    environment["TIL_DATABASE"] = workshop.store(1_000)
    file = workshop.glossary(entries)
    if not os.path.exists(os.path.join(environment["XDG_DATA_HOME"], "til/glossaries/large.til")):
        subprocess.run([workshop.til, "glossary", "add", "large", file], env=environment, check=True, capture_output=True)
    text = document()
    lines = text.split("\n")
    line, character = next((n, t.index("FTW")) for n, t in enumerate(lines) if "FTW" in t)
    seconds = {"first findings": [], "hover": [], "findings after the pause": [], "completion": []}
    for _ in range(runs):
        server = Server(workshop.til, environment)
        seconds["first findings"].append(server.timed(lambda: server.open(text)))
        seconds["hover"].append(server.timed(lambda: server.ask("hover", line, character)))
        seconds["completion"].append(server.timed(lambda: server.ask("completion", line, character + 2)))

        def edit():
            server.type(2, len(lines))
            server.wait_for_findings(2)

        seconds["findings after the pause"].append(server.timed(edit))
        early = server.memory()
        if _ < runs - 1:
            server.process.kill()
            server.process.wait()
    # The first edits may still fill the allocator's lists.
    for version in range(3, edits + 3):
        server.type(version, len(lines))
        if version % 100 == 0:
            server.ask("hover", line, character)
        if version == edits // 10:
            server.wait_for_findings(version)
            early = max(early, server.memory())
    server.wait_for_findings(edits + 2)
    late = server.memory()
    server.process.kill()
    server.process.wait()
    goals = {"first findings": 0.030, "hover": 0.005, "findings after the pause": 0.020, "completion": None}
    times = {name: statistics.median(values) for name, values in seconds.items()}
    rows = [(name, f"{times[name] * 1000:.1f} ms", goal and f"{goal * 1000:.0f} ms", not goal or times[name] <= goal)
            for name, goal in goals.items()]
    mebibyte = 1 << 20
    rows.append(("memory", f"{early / mebibyte:.1f} MB", "40 MB", early <= 40 * mebibyte))
    rows.append((f"growth over {edits:,} edits", f"{(late - early) / mebibyte:.1f} MB", "1 MB", late - early <= mebibyte))
    return rows
