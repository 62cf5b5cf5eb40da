import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Inputs that a reader could take very long over, much memory, or a stack: each must take time in proportion to its size.
@Suite struct HostileInputTests {
    /// An input, and the format that reads it.
    struct Shape: Sendable, CustomTestStringConvertible {
        let name: String
        let format: String
        let text: String
        /// How many items come of it; nil where that does not matter.
        var items: Int?

        var testDescription: String { name }
    }

    static let shapes: [Shape] = [
        Shape(name: "comments", format: "anki", text: repeated("#x\n", 200_000) + "A\ta\n", items: 1),
        Shape(
            name: "columns in a header", format: "anki",
            text: "#separator:tab\n#columns:" + repeated("a\t", 20_000) + "\n" + repeated("A\ta\n", 2_000), items: 2_000
        ),
        Shape(name: "sounds", format: "mnemosyne", text: "A\t" + repeated("[sound:", 30_000), items: 1),
        Shape(name: "ends of a style", format: "mnemosyne", text: "A\t<style>" + repeated("</style", 30_000), items: 1),
        Shape(name: "tags of HTML", format: "mnemosyne", text: "A\t" + repeated("<a", 100_000), items: 1),
        Shape(name: "dashes", format: "text", text: repeated("a", 60_000) + " " + repeated("x—", 40_000), items: 1),
        Shape(name: "lines of a note", format: "text", text: "A = a\n" + repeated("#note: x\n", 60_000), items: 1),
        Shape(name: "lines of a definition", format: "quizlet", text: "A\ta\n" + repeated("b\n", 100_000), items: 1),
        Shape(
            name: "tags of a thing", format: "jsonl",
            text: #"{"short":"A","long":"a","tags":["#
                + (0..<30_000).map { "\"\($0)\"" }.joined(separator: ",") + "]}\n", items: 1),
        Shape(
            name: "keys of an object", format: "jsonl",
            text: "{" + (0..<40_000).map { "\"a\($0)\":\"b\"" }.joined(separator: ",") + "}\n", items: 1),
        Shape(name: "code spans", format: "markdown", text: "- **A**: " + repeated("`#a` ", 40_000) + "x\n", items: 1),
        Shape(
            name: "backquotes", format: "markdown",
            text: "- **A**: " + (1...500).map { repeated("`", $0) + "x" }.joined() + "\n", items: 1),
        Shape(name: "links", format: "markdown", text: "- **A**: " + repeated("[a](", 40_000) + "\n", items: 1),
        Shape(
            name: "links in links", format: "markdown",
            text: "- **A**: " + repeated("[", 40_000) + "a" + repeated("](b)", 40_000) + "\n", items: 1),
        Shape(name: "open tags", format: "markdown", text: "- **A**: " + repeated("<", 100_000) + ">\n", items: 1),
        Shape(name: "lines of an entry", format: "markdown", text: "- **A**: a\n" + repeated("b\n", 60_000), items: 1),
        Shape(
            name: "remarks", format: "markdown", text: "- **A**: a\n" + repeated("  - b\n", 30_000), items: 1),
        Shape(name: "quotes", format: "csv", text: repeated("\"\n", 40_000)),
        Shape(name: "quotes in tabs", format: "tsv", text: repeated("\"a\t", 40_000)),
        Shape(name: "brackets", format: "jsonl", text: repeated("[", 100_000), items: 1),
    ]

    static func repeated(_ unit: String, _ count: Int) -> String { String(repeating: unit, count: count) }

    @Test(.timeLimit(.minutes(1)), arguments: shapes) func takesTimeInProportion(shape: Shape) throws {
        let format = try InterchangeFormat.named(shape.format)
        var count = 0
        let time = try processorSeconds {
            try format.file(FileContents(name: "hostile", bytes: Array(shape.text.utf8))).forEachItem { item in
                count += 1
                // What the store would make of it belongs to it.
                if case .record(let record) = item {
                    _ = try? ThingDraft(
                        short: record.short, long: record.long, note: record.note, tags: record.tags,
                        spelling: .asIs)
                }
            }
        }
        #expect(time < 6, "\(shape.name) took \(time) s")
        if let items = shape.items { #expect(count == items, "\(shape.name)") }
    }

    /// An index of a few kilobytes that points to nearly the same half mebibyte over and over.
    @Test(.timeLimit(.minutes(1))) func entriesWithinEachOtherAreReadInProportion() throws {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/").map(String.init)
        let index = (0..<400).map { "w\($0)\t\(digits[$0 / 64])\(digits[$0 % 64])\tB////\n" }.joined()
        let dictionary = Array(Self.repeated("x\n  y\n", 1 << 18).utf8)
        var rejected = 0
        let time = try processorSeconds {
            try Dictd.format.file(FileContents(name: "v.index", bytes: Array(index.utf8))) {
                $0 == "v.dict" ? FileContents(name: $0, bytes: dictionary) : nil
            }.forEachItem { item in
                if case .rejected(let rejection) = item, rejection.reason == RejectionReason.entriesOverlap {
                    rejected += 1
                }
            }
        }
        #expect(time < 30, "It took \(time) s")
        #expect(rejected > 380)
    }

    @Test func aHeadwordOfAMegabyteIsRejected() throws {
        let index = Self.repeated("x", 1 << 19) + "\tA\tH\nok\tA\tH\n"
        let items = try Dictd.format.file(FileContents(name: "v.index", bytes: Array(index.utf8))) {
            $0 == "v.dict" ? FileContents(name: $0, bytes: Array("ok\n  y\n".utf8)) : nil
        }.items()
        #expect(
            items == [
                .rejected(1, RejectionReason.headwordTooLong), .record(ImportRecord(line: 2, short: "ok", long: "y")),
            ])
    }

    /// What is longer than a thing may be is said by the one rule that there is, with the true limit.
    @Test(arguments: [201, 10_001, 300_000]) func howLongAnAcronymMayBeIsSaidOnce(count: Int) throws {
        let items = try TSV.format.file(FileContents(bytes: Array((Self.repeated("A", count) + "\ta\n").utf8))).items()
        guard case .record(let record) = items.first else {
            Issue.record("It is no entry.")
            return
        }
        #expect(throws: StoreError.tooLong(field: "acronym", limit: 200)) {
            try ThingDraft(short: record.short, long: record.long, spelling: .asIs)
        }
    }

    @Test func aCharacterThatTheSampleCutsIsNone() throws {
        for shift in 0..<4 {
            let text = "A\(Self.repeated("x", shift)) = " + Self.repeated("字", 40_000)
            #expect(try InterchangeSupport.recognised("list", text) == "text")
        }
    }

    /// One rule of what a tag is, however it comes in.
    @Test func tagsArePartedInOneWay() throws {
        let expected = ["learning", "machine", "web"]
        #expect(ThingDraft.tags(in: ["machine learning, web"]) == expected)
        for (format, text) in [
            ("csv", "short,long,note,tags\nA,a,,\"machine learning, web\"\n"),
            ("tsv", "A\ta\t\tmachine learning; web\n"), ("text", "#tags: machine learning, web\nA = a\n"),
            ("jsonl", #"{"short":"A","long":"a","tags":["machine learning","web"]}"#),
            ("jsonl", #"{"short":"A","long":"a","tags":"machine learning, web"}"#),
            ("anki", "#separator:tab\n#tags column:3\nA\ta\tmachine learning, web\n"),
            ("markdown", "- **A**: a `#machine learning` `#web`\n"),
        ] {
            let items = try InterchangeSupport.items(.named(format), text)
            guard case .record(let record) = items.first else {
                Issue.record("\(format)")
                continue
            }
            // A reader keeps their order; a thing has them sorted.
            #expect(record.tags.sorted() == expected, "\(format)")
        }
    }
}
