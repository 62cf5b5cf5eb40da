# SPDX-License-Identifier: GPL-3.0-or-later
"""Labelled documents about acronyms, read from the files of their makers.

Nothing of them is kept in the project: the files are looked for in a folder that is given. Two kinds are read: BioC XML
with short forms, long forms and the relations between them (MedStract, Ab3P's gold, BioADI), and the JSON or CSV of the
SDU workshops at AAAI, which labels phrases only.
"""

import csv
import json
import pathlib
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field


@dataclass
class Document:
    """A text, the pairs that it defines, and the phrases that are labelled in it."""

    text: str
    pairs: set = field(default_factory=set)
    shorts: set = field(default_factory=set)
    longs: set = field(default_factory=set)
    acronyms: list = field(default_factory=list)


def collapsed(text):
    return " ".join(text.split())


def read_bioc(path):
    documents = []
    for node in ElementTree.parse(path).getroot().iter("document"):
        document = Document("")
        for passage in node.iter("passage"):
            document.text += (passage.findtext("text") or "") + "\n"
            texts = {note.get("id"): collapsed(note.findtext("text") or "") for note in passage.iter("annotation")}
            for note in passage.iter("annotation"):
                kinds = {infon.text for infon in note.iter("infon")}
                (document.shorts if "ShortForm" in kinds else document.longs).add(texts[note.get("id")])
            for relation in passage.iter("relation"):
                ends = {end.get("role"): texts.get(end.get("refid")) for end in relation.iter("node")}
                if ends.get("ShortForm") and ends.get("LongForm"):
                    document.pairs.add((ends["ShortForm"], ends["LongForm"]))
        documents.append(document)
    return documents


# Between two phrases that are one definition stands nothing but this: "long form ( SF )", "SF , or long form".
LINK = re.compile(r"\s*[\(\[]\s*[\"'`“”‘’]*\s*$")


def linked(text, shorts, longs):
    """The pairs of which one phrase stands in parentheses right behind the other."""
    pairs = set()
    for first, second in [(longs, shorts), (shorts, longs)]:
        for start, end in first:
            for other, other_end in second:
                if end <= other and LINK.fullmatch(text[end:other]):
                    short, long = ((other, other_end), (start, end)) if first is longs else ((start, end), (other, other_end))
                    pairs.add((collapsed(text[slice(*short)]), collapsed(text[slice(*long)])))
    return pairs


def phrases(text, shorts, longs):
    document = Document(text, linked(text, shorts, longs))
    document.shorts = {collapsed(text[start:end]) for start, end in shorts}
    document.longs = {collapsed(text[start:end]) for start, end in longs}
    document.acronyms = sorted(document.shorts)
    return document


def of_tokens(tokens, labels):
    """A sentence whose words are labelled B-short, I-short, B-long, I-long or O."""
    spans = {"short": [], "long": []}
    position = 0
    open_kind = None
    for token, label in zip(tokens, labels):
        mark, _, kind = label.partition("-")
        if mark == "B":
            spans[kind].append([position, position + len(token)])
        elif mark == "I" and open_kind == kind:
            spans[kind][-1][1] = position + len(token)
        open_kind = kind if mark in "BI" else None
        position += len(token) + 1
    return phrases(" ".join(tokens), spans["short"], spans["long"])


def read_sdu(path):
    if path.suffix == ".csv":
        with open(path, newline="", encoding="utf-8") as file:
            return [of_tokens(row["sentence"].split(" "), row["labels"].split(" ")) for row in csv.DictReader(file)]
    documents = []
    for row in json.loads(path.read_text(encoding="utf-8")):
        if "tokens" in row:
            documents.append(of_tokens(row["tokens"], row["labels"]))
        else:
            documents.append(phrases(row["text"], row["acronyms"], row["long-forms"]))
    return documents


# The files of the sets that are measured, by the name under which a set is printed.
SETS = {
    "SDU-21 dev": ["sdu21-dev.json"],
    "MedStract": ["medstract.xml"],
    "Ab3P": ["ab3p.xml"],
    "BioADI": ["bioadi.xml"],
    "SDU-22 science": ["sdu22-scientific-train.json", "sdu22-scientific-dev.json"],
    "SDU-22 legal": ["sdu22-legal-train.json", "sdu22-legal-dev.json"],
    "SDU-21 train": ["sdu21-train.csv", "sdu21-train.json"],
}


def read_set(folder, name):
    """The documents of a set; none where its files are not in the folder."""
    documents = []
    for file in SETS[name]:
        path = pathlib.Path(folder) / file
        if path.exists():
            documents += read_bioc(path) if path.suffix == ".xml" else read_sdu(path)
    return documents
