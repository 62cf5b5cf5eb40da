import Foundation
import Testing

@testable import TILProse

/// How well the scanner does on the labelled set. The floors are what it reaches: they rise with it and never fall.
@Suite struct ExtractionAccuracyTests {
    /// True positives, and what was found too much and too little.
    private struct Score {
        var right = 0
        var wrong: [String] = []
        var missed: [String] = []

        var precision: Double { Double(right) / Double(max(1, right + wrong.count)) }
        var recall: Double { Double(right) / Double(max(1, right + missed.count)) }
        var f1: Double { 2 * precision * recall / max(precision + recall, .ulpOfOne) }
        var summary: String {
            "precision \(precision), recall \(recall), F1 \(f1)\n"
                + wrong.map { "  too much: \($0)\n" }.joined() + missed.map { "  missed: \($0)\n" }.joined()
        }
    }

    @Test func labelledSetHasEnoughSentences() throws {
        let sentences = try LabelledSentence.all()
        #expect(sentences.count >= 200)
        #expect(sentences.filter { $0.definitions.isEmpty }.count >= 50)
    }

    @Test func labelledDefinitionsAreFoundByExactSpan() throws {
        var score = Score()
        for sentence in try LabelledSentence.all() {
            let found = Set(
                ProseScanner.scan(sentence.text).definitions.map {
                    LabelledSentence.Definition(short: $0.short, long: $0.long)
                })
            score.right += found.intersection(sentence.definitions).count
            score.wrong += found.subtracting(sentence.definitions).map {
                "\($0.short) = \($0.long) in: \(sentence.text)"
            }
            score.missed += sentence.definitions.subtracting(found).map {
                "\($0.short) = \($0.long) in: \(sentence.text)"
            }
        }
        #expect(score.precision >= 0.99, "\(score.summary)")
        #expect(score.recall >= 0.99, "\(score.summary)")
    }

    @Test func labelledAcronymsAreFoundAmongOtherWords() throws {
        var score = Score()
        for sentence in try LabelledSentence.all() {
            // What is defined is an acronym, whatever it looks like: "wild type (wt)". What stands in a long form is explained
            // by it, and counts neither way: the RNA of "messenger RNA (mRNA)".
            let longs = sentence.definitions.map(\.long)
            let shorts = Set(sentence.definitions.map(\.short))
            func isExplained(_ acronym: String) -> Bool {
                !shorts.contains(acronym) && longs.contains { $0.contains(acronym) }
            }
            let found = Set(ProseScanner.scan(sentence.text).uses.flatMap(\.forms)).filter { !isExplained($0) }
            let wanted = sentence.acronyms.union(shorts).filter { !isExplained($0) }
            score.right += found.intersection(wanted).count
            score.wrong += found.subtracting(wanted).map { "\($0) in: \(sentence.text)" }
            score.missed += wanted.subtracting(found).map { "\($0) in: \(sentence.text)" }
        }
        #expect(score.f1 >= 0.99, "\(score.summary)")
    }

    @Test func spansCoverTheBytesOfTheFinding() throws {
        // A formula has dollar signs in its span that are not in the finding.
        for sentence in try LabelledSentence.all() where !sentence.text.contains("$") {
            let bytes = Array(sentence.text.utf8)
            for definition in ProseScanner.scan(sentence.text).definitions {
                #expect(String(decoding: bytes[definition.shortSpan], as: UTF8.self) == definition.short)
                let long = String(decoding: bytes[definition.longSpan], as: UTF8.self)
                #expect(long.split(whereSeparator: \.isWhitespace).joined(separator: " ") == definition.long)
            }
        }
    }
}
