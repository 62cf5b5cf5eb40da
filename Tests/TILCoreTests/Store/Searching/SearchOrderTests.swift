import Foundation
import Testing

@testable import TILCore

@Suite struct SearchOrderTests {
    private static let alphabet = Array("AABKé\u{C9} \u{10FFFF}字-").map(String.init)

    private struct Records: InterchangeReader {
        var left: [ImportRecord]

        mutating func next() -> ImportItem? { left.popLast().map { .record($0) } }
    }

    private func records(noteLength: Int) -> [ImportRecord] {
        var generator = SeededGenerator(seed: 11)
        func text(_ lengths: ClosedRange<Int>) -> String {
            (0..<Int.random(in: lengths, using: &generator)).map { _ in
                Self.alphabet.randomElement(using: &generator) ?? ""
            }.joined()
        }
        return (0..<2_000).map { number in
            let isTagged = number.isMultiple(of: 50)
            return ImportRecord(
                line: number + 1, short: "A" + text(0...10), long: "ab " + text(0...3) + "x",
                note: (isTagged ? "hay " : "needle ") + String(repeating: "-", count: noteLength),
                tags: isTagged ? ["needles"] : ["hay"])
        }
    }

    private func found(_ text: String, noteLength: Int) throws -> [String] {
        let temporary = try TemporaryStore()
        let reader = Records(left: records(noteLength: noteLength))
        var generator = SeededGenerator(seed: 1)
        _ = try temporary.store.importThings(
            [ImportFile(name: "test", format: "test", reader: reader)], at: morning, using: &generator)
        try temporary.store.remove(temporary.store.search(text)[7].id, at: morning)
        let limited = try temporary.store.search(text, limit: 9)
        let all = try temporary.store.search(text)
        #expect(Array(all.prefix(9)) == limited)
        return all.map { "\($0.short)|\($0.long)|\($0.tags.joined())" }
    }

    /// With long notes there are too many things to be held in memory, and SQLite sorts them: it must come to the same. Each
    /// thing has an `ab` in its meaning, and some have it as their acronym or at its start.
    @Test(arguments: ["needle", "AB", "a", "x"]) func isTheSameInMemoryAndInSQL(text: String) throws {
        let inMemory = try found(text, noteLength: 0)
        #expect(inMemory.count > 100)
        #expect(try found(text, noteLength: 5_000) == inMemory)
    }
}
