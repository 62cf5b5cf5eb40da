import Foundation
import Testing

@testable import TILCore

/// Things in the order of a language, whatever the order of their bytes.
@Suite struct TextOrderTests {
    /// An order in which accents count only where letters are the same, and Ö comes after Z, as in Swedish.
    private let swedish = TextOrder { text in
        let letters = text.uppercased().unicodeScalars.flatMap { scalar -> [UInt8] in
            scalar == "-" ? [] : scalar == "Ö" ? [0x5B] : Array(String(AccentedLetters.base(of: scalar)).utf8)
        }
        return letters + [1] + Array(text.utf8)
    }

    private func store(_ lines: [String]) throws -> TemporaryStore {
        let temporary = try TemporaryStore()
        try temporary.importText(lines.map { $0 + "\n" }.joined(), format: "text")
        return temporary
    }

    private func shorts(_ store: ThingStore, limit: Int? = nil, offset: Int = 0) throws -> [String] {
        var shorts: [String] = []
        try store.forEachThing(textOrder: swedish, offset: offset, limit: limit) { thing in
            shorts.append(thing.short)
            return true
        }
        return shorts
    }

    @Test func accentsStandWithTheirLetters() throws {
        let temporary = try store(["ZZ = z", "ÖL = ö", "ÉTÉ = s", "ETA = e", "ETZ = e", "AB = a"])
        #expect(try shorts(temporary.store) == ["AB", "ETA", "ÉTÉ", "ETZ", "ZZ", "ÖL"])
        #expect(try shorts(temporary.store, limit: 2, offset: 1) == ["ETA", "ÉTÉ"])
        #expect(try temporary.store.things(by: .short).map(\.short) == ["AB", "ETA", "ETZ", "ZZ", "ÉTÉ", "ÖL"])
        let found = try temporary.store.search("e", textOrder: swedish).map(\.short)
        #expect(found == ["ETA", "ETZ", "ÉTÉ"] || found == ["ETA", "ÉTÉ", "ETZ"])
    }

    @Test func manyAreInOrderToo() throws {
        var generator = SeededGenerator(seed: 7)
        let letters = ["A", "Á", "B", "E", "É", "Z", "Ö", "1", "-"]
        let count = 600
        let lines = (0..<count).map { number in
            let short = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                letters.randomElement(using: &generator) ?? ""
            }.joined()
            return "\"X\(short)\" = meaning \(number)"
        }
        let temporary = try store(lines)
        let all = try temporary.store.things(by: .short)
        #expect(all.count == count)
        let ordered = try shorts(temporary.store)
        #expect(ordered.count == count)
        #expect(ordered == all.map(\.short).sorted { swedish.precedes($0, $1) })
    }
}
