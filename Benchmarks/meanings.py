#!/usr/bin/env python3
"""How often `til` puts the meaning first that a text means: Benchmarks/meanings.py TIL FOLDER [--texts 3].

FOLDER holds the set MSH as files `RA_pmids_tagged.arff` (data/MSHCorpus/arff of the repository
JoaoLMPereira/acx-acronym-expander): abstracts in which an acronym has one of several meanings. Or it holds `train.json`
and `dev.json` of SDU@AAAI-22 (data/english/scientific or legal of amirveyseh/AAAI-22-SDU-shared-task-2-AD): single
sentences. For each meaning, `til scan --add` meets a few texts by lot, and `til show ACRONYM --in TEXT` is asked about
others. `--seed` draws other texts.
"""
import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

LINE = re.compile(r'\d+,"(.*)",(M\d+)\s*$')


def abstracts(path, acronym):
    """The abstracts of each meaning, without brackets around the acronym: those would define another meaning."""
    found = defaultdict(list)
    for line in path.read_text(errors="replace").splitlines():
        match = LINE.match(line)
        if match:
            text = re.sub(r"</?e>", "", match[1])
            found[match[2]].append(re.sub(rf"[(\[]\s*{re.escape(acronym)}s?\s*[)\]]", acronym, text))
    return found


def sentences(folder):
    """The sentences of each meaning of each acronym in SDU@AAAI-22."""
    found = defaultdict(lambda: defaultdict(list))
    for part in sorted(folder.glob("*.json")):
        for row in json.loads(part.read_text()):
            if "label" in row:
                found[row["acronym"]][row["label"]].append(row["sentence"])
    return found


def invented(acronym, meaning):
    """A meaning whose letters spell the acronym, as a definition needs, but that has no words of the abstracts."""
    return " ".join(letter + "q" * int(meaning[1:]) + "zx" for letter in acronym if letter.isalnum())


def acronyms(folder, texts):
    """Each acronym with the texts of its meanings, if at least two meanings have more than a number of texts."""
    if (folder / "train.json").exists():
        for acronym, meanings in sorted(sentences(folder).items()):
            many = {meaning: found for meaning, found in meanings.items() if len(found) > texts}
            if len(many) > 1:
                yield acronym, many
    for path in sorted(folder.glob("*.arff")):
        acronym = path.name.split("_")[0]
        found = abstracts(path, acronym)
        yield acronym, {invented(acronym, meaning): texts for meaning, texts in sorted(found.items())}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("til")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--texts", type=int, default=3, help="abstracts that are met for each meaning")
    parser.add_argument("--asked", type=int, default=20, help="abstracts that are asked about each meaning")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    generator = random.Random(arguments.seed)
    right = asked = 0
    with tempfile.TemporaryDirectory() as folder:
        document = Path(folder) / "abstract.txt"
        environment = {"TIL_DATABASE": folder + "/til.db", "HOME": folder, "PATH": "/usr/bin:/bin"}

        def til(*words):
            run = subprocess.run([arguments.til, *words], env=environment, capture_output=True, text=True)
            return run.stdout

        in_capitals = [0, 0]
        for acronym, meanings in acronyms(arguments.folder, arguments.texts):
            questions = []
            for name, texts in sorted(meanings.items()):
                generator.shuffle(texts)
                til("add", acronym, name, "--as-is")
                for text in texts[: arguments.texts]:
                    document.write_text(f"The {name} ({acronym}) is here. {text}\n")
                    til("scan", "--add", "--doubtful", str(document))
                rest = texts[arguments.texts :]
                questions += [(name, text) for text in rest[: arguments.asked]]
            # An abstract may define the acronym itself, which is the same meaning once more.
            names = {name for name, _ in questions}
            for thing in json.loads(til("show", acronym, "--json") or "[]"):
                if thing["long"] not in names:
                    til("remove", "--yes", "--id", thing["id"])
            for name, text in questions:
                document.write_text(text + "\n")
                first = til("show", acronym, "--in", str(document)).splitlines()
                is_right = bool(first) and name in first[0]
                asked += 1
                right += is_right
                if acronym.isupper():
                    in_capitals[0] += is_right
                    in_capitals[1] += 1
    print(f"{right} of {asked} abstracts: {100 * right / max(1, asked):.1f} % have the meaning first that they mean")
    print(f"acronyms in capitals: {100 * in_capitals[0] / max(1, in_capitals[1]):.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
