import Foundation
import TestSupport
import Testing

@testable import TILCore

/// What til exports, it reads back: each format with random things of strange characters.
@Suite struct RoundTripTests {
    /// A format, and the texts that it keeps in addition to acronym and meaning.
    struct Kept: Sendable, CustomTestStringConvertible {
        let format: String
        var notes = false
        var tags = false

        var testDescription: String { format }
    }

    static let formats = [
        Kept(format: "tsv", notes: true, tags: true), Kept(format: "csv", notes: true, tags: true),
        Kept(format: "text", notes: true, tags: true), Kept(format: "markdown", notes: true, tags: true),
        Kept(format: "jsonl", notes: true, tags: true), Kept(format: "anki", notes: true, tags: true),
        Kept(format: "html", notes: true, tags: true), Kept(format: "wtf"),
        Kept(format: "mkdocs"), Kept(format: "acro"), Kept(format: "glossaries"), Kept(format: "quarto"),
    ]

    private static let letters = Array("ABCDEFGHxyzäßéØ7ΩЖ漢😀".unicodeScalars)
    private static let marks = Array("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~–—“”’·•§½\u{301}\u{200D}".unicodeScalars)

    /// Returns a text of words with a share of strange characters, without white space at its ends.
    private static func text(_ words: Int, _ generator: inout SeededGenerator, marks share: Int) -> String {
        var text = String.UnicodeScalarView()
        for word in 0..<words {
            if word > 0 { text.append(" ") }
            text.append(letters.randomElement(using: &generator) ?? "A")
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let isMark = Int.random(in: 0..<100, using: &generator) < share
                text.append((isMark ? marks : letters).randomElement(using: &generator) ?? "A")
            }
        }
        return String(text)
    }

    private static func things(_ count: Int, _ generator: inout SeededGenerator, kept: Kept) -> [Thing] {
        var things: [Thing] = []
        var short = "A"
        for index in 0..<count {
            // Some acronyms have several meanings.
            if !index.isMultiple(of: 4) { short = text(1, &generator, marks: 30) }
            let note =
                kept.notes && index.isMultiple(of: 3)
                ? text(3, &generator, marks: 20) + "\n" + text(1, &generator, marks: 9) : ""
            let long = text(Int.random(in: 1...5, using: &generator), &generator, marks: 25)
            guard
                let draft = try? ThingDraft(
                    short: short, long: long, note: note,
                    tags: kept.tags && index.isMultiple(of: 5) ? ["one", "two-3"] : [],
                    spelling: .asIs)
            else { continue }
            things.append(InterchangeSupport.thing(draft.short, draft.long, note: draft.note, tags: draft.tags))
        }
        return things.sorted { Capitals.key($0.short) < Capitals.key($1.short) }
    }

    @Test(arguments: ["csv", "tsv"])
    func anExportIsReadByItsHeaderEvenIfTagsSpellTheAcronym(format: String) throws {
        let things = [
            InterchangeSupport.thing("A B", "two lines", note: "once", tags: ["a", "b", "win"]),
            InterchangeSupport.thing("short", "long"),
        ]
        try InterchangeSupport.expectRoundTrip(InterchangeFormat.named(format), things)
    }

    @Test(arguments: ["table", "html", "markdown", "csv", "tsv", "text"])
    func columnsAreNotExchangedIfANoteOrTagsSpellTheAcronym(name: String) throws {
        let format = try InterchangeFormat.named(name)
        for seed in 0..<Soak.seeds(40) {
            var generator = SeededGenerator(seed: UInt64(seed))
            let things = ["A B", "CD", "EFG", "HI"].map { short in
                let letters = short.filter(\.isLetter).map { letter in "\(letter.lowercased())lpha" }
                let isNote = Bool.random(using: &generator)
                return InterchangeSupport.thing(
                    short, "some other words", note: isNote ? letters.joined(separator: " ") : "",
                    tags: isNote && Bool.random(using: &generator) ? [] : letters)
            }
            var writer = try format.writer()
            let contents = FileContents(
                name: "list." + (format.fileExtensions.first ?? "md"), bytes: try writer.document(of: things))
            let back = try InterchangeFormat.open(contents).items().compactMap { item -> String? in
                if case .record(let record) = item { "\(record.short) = \(record.long)" } else { nil }
            }
            #expect(back == things.map { thing in "\(thing.short) = \(thing.long)" }, "seed \(seed)")
        }
    }

    @Test(arguments: formats)
    func anExportOfEveryFormatReadsBack(kept: Kept) throws {
        let format = try InterchangeFormat.named(kept.format)
        for seed in 0..<Soak.seeds(80) {
            var generator = SeededGenerator(seed: UInt64(seed))
            var things = Self.things(12, &generator, kept: kept)
            // An abbreviation of MkDocs cannot contain these.
            if kept.format == "mkdocs" { things.removeAll { $0.short.contains("\\") || $0.short.contains("]:") } }
            var writer = try format.writer()
            let document = try writer.document(of: things)
            let items = try InterchangeFormat.open(
                FileContents(name: "list." + (format.fileExtensions.first ?? "txt"), bytes: document), as: format
            ).items()
            let back = items.compactMap { item -> ImportRecord? in
                if case .record(let record) = item { record } else { nil }
            }
            #expect(Self.differences(things, back, kept) == [], "seed \(seed)")
        }
    }

    /// The first things that are missing after a round trip, and the first that differ.
    private static func differences(_ things: [Thing], _ back: [ImportRecord], _ kept: Kept) -> [String] {
        func texts(_ short: String, _ long: String, _ note: String, _ tags: [String]) -> String {
            [short, long, kept.notes ? note : "", kept.tags ? tags.sorted().joined(separator: ",") : ""]
                .map { $0.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() }.joined(separator: " | ")
        }
        let written = Set(things.map { texts($0.short, $0.long, $0.note, $0.tags) })
        let read = Set(back.map { texts($0.short, $0.long, $0.note, $0.tags) })
        let lost = written.subtracting(read).sorted().prefix(1)
        let added = read.subtracting(written).sorted().prefix(1)
        return lost + added.map { "came back as " + $0 }
    }
}
