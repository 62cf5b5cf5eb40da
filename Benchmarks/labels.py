#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the score that tells definitions from letters that match by chance.

labels.tsv holds matches in the documentation of Debian 12's packages, drawn by lot and judged by a reader: right, wrong or
arguable. The columns after the verdict are the features of each match (`DefinitionFeature` in the sources), as til extracts
them. To correct the finder, add rows without features and run:

    Benchmarks/labels.py extract FOLDER --til .build/release/til
    Benchmarks/labels.py fit
    Benchmarks/labels.py check

extract fills in the features. FOLDER/PACKAGE holds an unpacked package, and is downloaded with apt-get if it is missing.
fit computes the weights and writes DefinitionScore+Weights.swift. Arguable rows and rows without features do not count.
check fits without a tenth of the packages in turn, and prints what a reader would see of the packages left out.
"""

import argparse
import csv
import math
import pathlib
import random
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
LABELS = HERE / "labels.tsv"
WEIGHTS = HERE.parent / "Sources/TILProse/Finding/Definitions/DefinitionScore+Weights.swift"
# The columns of a label. All others are features.
COLUMNS = ["short", "long", "package", "path", "line", "format", "verdict"]
# How strongly large weights are penalised; of 2 to 8, it left the fewest mistakes in packages that were left out.
PENALTY = 5.0


def read_labels():
    with LABELS.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def features_of(rows):
    return [name for name in rows[0] if name not in COLUMNS]


# Extracting features.


def unpack(package, folder):
    """Unpacks a package below a folder, and downloads it first if it is not there."""
    target = folder / package
    if target.exists():
        return
    download = folder / "downloads"
    download.mkdir(parents=True, exist_ok=True)
    subprocess.run(["apt-get", "download", package], cwd=download, check=False, capture_output=True)
    for archive in download.glob(package + "_*.deb"):
        subprocess.run(["dpkg", "-x", archive, target], check=True)


def scan(til, path):
    """All matches in a document with their features, including those that til refuses otherwise."""
    done = subprocess.run([til, "scan", path, "--features"], capture_output=True, check=False)
    lines = done.stdout.decode("utf-8", "replace").splitlines()
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def short_number(number):
    """A number without zeros at its end."""
    return number.rstrip("0").rstrip(".") if "." in number else number


def extract(folder, til):
    rows = read_labels()
    scans = {}
    names = []
    for row in rows:
        unpack(row["package"], folder)
        path = folder / row["package"] / row["path"]
        if path not in scans:
            scans[path] = scan(til, path)
        found = [match for match in scans[path] if (match["short"], match["long"]) == (row["short"], row["long"])]
        found.sort(key=lambda match: abs(int(match["line"]) - int(row["line"])))
        for match in scans[path][:1]:
            names = names or [name for name in match if name not in COLUMNS]
        row["features"] = found[0] if found else {}
    with LABELS.open("w", encoding="utf-8", newline="") as file:
        file.write("\t".join(COLUMNS + names) + "\n")
        for row in rows:
            values = [short_number(row["features"].get(name, "")) for name in names]
            file.write("\t".join([row[column] for column in COLUMNS] + values) + "\n")
    print(f"{len(rows)} labels, {sum(not row['features'] for row in rows)} without features")


# Fitting.


def solve(matrix, right):
    """Solves a system of linear equations by elimination."""
    size = len(right)
    rows = [list(row) + [value] for row, value in zip(matrix, right)]
    for column in range(size):
        best = max(range(column, size), key=lambda index: abs(rows[index][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for index in range(column + 1, size):
            factor = rows[index][column] / rows[column][column]
            for place in range(column, size + 1):
                rows[index][place] -= factor * rows[column][place]
    solution = [0.0] * size
    for column in reversed(range(size)):
        known = sum(rows[column][place] * solution[place] for place in range(column + 1, size))
        solution[column] = (rows[column][size] - known) / rows[column][column]
    return solution


def probability(weights, values):
    total = weights[0] + sum(weight * value for weight, value in zip(weights[1:], values))
    return 1 / (1 + math.exp(-max(-40.0, min(40.0, total))))


def fit(samples):
    """The intercept and the weights of a logistic regression, by Newton's method.

    A weight is penalised by the square of its product with the feature's standard deviation. A constant feature gets no
    weight.
    """
    size = len(samples[0][0])
    count = len(samples)
    variances = []
    for feature in range(size):
        mean = sum(values[feature] for values, _ in samples) / count
        variances.append(sum((values[feature] - mean) ** 2 for values, _ in samples) / count)
    penalties = [0.0] + [PENALTY * variance if variance else 1.0 for variance in variances]
    weights = [0.0] * (size + 1)
    for _ in range(12):
        gradient = [penalty * weight for penalty, weight in zip(penalties, weights)]
        hessian = [[0.0] * (size + 1) for _ in range(size + 1)]
        for index in range(size + 1):
            hessian[index][index] = penalties[index]
        for values, is_right in samples:
            chance = probability(weights, values)
            error = chance - is_right
            curve = chance * (1 - chance)
            inputs = [(0, 1.0)] + [(index + 1, value) for index, value in enumerate(values) if value]
            for index, value in inputs:
                gradient[index] += error * value
                row = hessian[index]
                for other, other_value in inputs:
                    row[other] += curve * value * other_value
        step = solve(hessian, gradient)
        weights = [weight - change for weight, change in zip(weights, step)]
        if max(abs(change) for change in step) < 1e-9:
            break
    return weights


def samples_of(rows):
    names = features_of(rows)
    wanted = [row for row in rows if row["verdict"] != "arguable" and row[names[0]] != ""]
    return [(row, [float(row[name]) for name in names], float(row["verdict"] == "right")) for row in wanted]


def write_weights():
    rows = read_labels()
    samples = samples_of(rows)
    weights = fit([(values, is_right) for _, values, is_right in samples])
    lines = [
        "// Benchmarks/labels.py writes this file from Benchmarks/labels.tsv. Do not edit it.",
        "",
        "extension DefinitionScore {",
        f"    static let intercept = {weights[0]:.6f}",
        "",
        "    static let weights: [DefinitionFeature: Double] = [",
    ]
    lines += [f"        .{name}: {weight:.6f}," for name, weight in zip(features_of(rows), weights[1:])]
    lines += ["    ]", "}", ""]
    WEIGHTS.write_text("\n".join(lines), encoding="utf-8")
    print(f"{len(samples)} labels of {len({row['package'] for row, _, _ in samples})} packages")


def check():
    samples = samples_of(read_labels())
    packages = sorted({row["package"] for row, _, _ in samples})
    random.Random(1).shuffle(packages)
    part = {package: index % 10 for index, package in enumerate(packages)}
    chances = []
    for turn in range(10):
        weights = fit([(values, right) for row, values, right in samples if part[row["package"]] != turn])
        chances += [
            (probability(weights, values), right) for row, values, right in samples if part[row["package"]] == turn
        ]
    every = sum(right for _, right in chances)
    for bound in [0.05, 0.3, 0.4, 0.5, 0.6, 0.7]:
        shown = [right for chance, right in chances if chance >= bound]
        wrong = len(shown) - sum(shown)
        print(
            f"from {bound:.2f} up: {100 * wrong / len(shown):4.1f} % of {len(shown)} are wrong, "
            f"{100 * (every - sum(shown)) / every:4.1f} % of the right ones are left out"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=["extract", "fit", "check"])
    parser.add_argument("folder", nargs="?", type=pathlib.Path, help="where the packages are, for extract")
    parser.add_argument("--til", default=".build/release/til", help="the program (%(default)s)")
    arguments = parser.parse_args()
    if arguments.task == "extract":
        if not arguments.folder:
            parser.error("extract needs the folder of the packages")
        extract(arguments.folder.resolve(), arguments.til)
    elif arguments.task == "fit":
        write_weights()
    else:
        check()


if __name__ == "__main__":
    main()
