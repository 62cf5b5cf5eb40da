import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Inputs that could cost a reader much time, memory or stack. The time must be in proportion to the size.
@Suite struct HostileInputTests {
    /// An input, and the format that reads it.
    struct Shape: Sendable, CustomTestStringConvertible {
        let name: String
        let format: String
        let text: String
        /// The number of items, or nil if it does not matter.
        var items: Int?

        var testDescription: String { name }
    }

    static let shapes =
        [
            shape("comments", "anki", "", "#x\n", 200_000, "A\ta\n"),
            shape(
                "columns in a header", "anki", "#separator:tab\n#columns:", "a\t", 20_000,
                "\n" + repeated("A\ta\n", 2_000), items: 2_000),
            shape("sounds", "anki", "#html:true\nA\t", "[sound:", 30_000),
            shape("ends of a style", "anki", "#html:true\nA\t<style>", "</style", 30_000),
            shape("tags of HTML", "anki", "#html:true\nA\t", "<a", 100_000),
            shape("dashes", "text", repeated("a", 60_000) + " ", "x—", 40_000),
            shape("lines of a note", "text", "A = a\n", "#note: x\n", 60_000),
            shape(
                "tags of a thing", "jsonl", #"{"short":"A","long":"a","tags":["#, "", 0,
                (0..<30_000).map { "\"\($0)\"" }.joined(separator: ",") + "]}\n"),
            shape(
                "keys of an object", "jsonl", "{", "", 0,
                (0..<40_000).map { "\"a\($0)\":\"b\"" }.joined(separator: ",") + "}\n", items: 40_000),
            shape("backquotes", "markdown", "- **A**: ", "", 0, (1...500).map { repeated("`", $0) + "x" }.joined()),
            shape("links in links", "markdown", "- **A**: " + repeated("[", 40_000) + "a", "](b)", 40_000),
            shape("lines of an entry", "markdown", "- **A**: a\n", "b\n", 60_000),
            shape("remarks", "markdown", "- **A**: a\n", "  - b\n", 30_000),
            shape("quotes in tabs", "tsv", "", "\"a\t", 40_000, items: nil),
            shape("brackets", "jsonl", "", "[", 100_000),
            shape("brackets in an object", "jsonl", #"{"short":"A","long":"a","x":"#, "[", 500_000),
        ]
        + [
            "`#a` ", "[a](", "<", "[", "[[x](y)](", "*a ", "_a b* ", "[](", "[][", "`", "``` ", "&", "![", "**",
        ].map { shape($0, "markdown", "- **A**: ", $0, 20_000, "x\n") }
        + ["\"\"\"x", "x,\"", "\"", "\"\"", ",\"\"\"\"", "\"\"\"\""].flatMap { line in
            ["csv", "tsv"].map { shape(line, $0, "", line + "\n", 40_000, items: nil) }
        }

    private static func shape(
        _ name: String, _ format: String, _ start: String, _ unit: String, _ count: Int, _ end: String = "\n",
        items: Int? = 1
    ) -> Shape {
        Shape(name: name, format: format, text: start + repeated(unit, count) + end, items: items)
    }

    static func repeated(_ unit: String, _ count: Int) -> String { String(repeating: unit, count: count) }

    @Test(.timeLimit(.minutes(10)), arguments: shapes) func aFileTwiceAsLongTakesTwiceTheTime(shape: Shape) throws {
        let format = try InterchangeFormat.named(shape.format)
        var count = 0
        let time = try processorSeconds {
            try format.file(FileContents(name: "hostile", bytes: Array(shape.text.utf8))).forEachItem { item in
                if case .remark = item { return }
                count += 1
                // Include the work of the store.
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

    /// An index of a few kilobytes that points to nearly the same half mebibyte many times.
    @Test(.timeLimit(.minutes(10))) func overlappingEntriesTakeTimeInProportion() throws {
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
        #expect(InterchangeSupport.lines(items) == ["1 !\(RejectionReason.headwordTooLong)", "2 ok|y"])
    }

    /// A text that is too long for a thing is rejected with the limit.
    @Test(arguments: [201, 10_001, 300_000]) func anAcronymOverTheLimitIsRejectedByEveryFormat(count: Int) throws {
        for case .record(let record) in try InterchangeSupport.items(TSV.format, Self.repeated("A", count) + "\ta\n") {
            #expect(throws: StoreError.tooLong(field: "acronym", limit: 200)) {
                try ThingDraft(short: record.short, long: record.long, spelling: .asIs)
            }
            return
        }
        Issue.record("It is no entry.")
    }

    @Test func aCharacterThatTheSampleCutsIsIgnored() throws {
        for shift in 0..<4 {
            let line = "AB = Alpha Beta 字字字字\n"
            let text = "AB\(Self.repeated("x", shift)) = Alpha Beta\n" + Self.repeated(line, 4_000)
            #expect(try InterchangeSupport.recognised("list", text) == "text")
        }
    }

    /// All formats separate tags alike. A reader keeps their order, and a thing has them sorted.
    @Test(
        arguments: InterchangeSupport.table(
            """
            csv ⇒ short,long,note,tags⏎A,a,,"machine learning, web"⏎
            tsv ⇒ A⇥a⇥⇥machine learning; web⏎
            text ⇒ #tags: machine learning, web⏎A = a⏎
            jsonl ⇒ {"short":"A","long":"a","tags":["machine learning","web"]}
            jsonl ⇒ {"short":"A","long":"a","tags":"machine learning, web"}
            anki ⇒ #separator:tab⏎#tags column:3⏎A⇥a⇥machine learning, web⏎
            markdown ⇒ - **A**: a `#machine learning` `#web`⏎
            """))
    func tagsAreSeparatedAlikeInAllFormats(row: [String]) throws {
        #expect(ThingDraft.tags(in: ["machine learning, web"]) == ["learning", "machine", "web"])
        let line = try InterchangeSupport.lines(.named(row[0]), row[1]).joined()
        #expect(Set(line.split { "|,".contains($0) }.dropFirst(2)) == ["learning", "machine", "web"])
    }
}
