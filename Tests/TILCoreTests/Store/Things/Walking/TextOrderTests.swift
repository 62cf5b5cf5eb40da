import Foundation
import Testing
import TILText

@testable import TILCore

/// Things in the order of a language, whatever the order of their bytes.
@Suite final class TextOrderTests: StoreSuite {
    /// An order in which accents count only where letters are the same, and Ö comes after Z, as in Swedish.
    private let swedish = TextOrder { text in
        let letters = text.uppercased().unicodeScalars.flatMap { scalar -> [UInt8] in
            scalar == "-" ? [] : scalar == "Ö" ? [0x5B] : Array(String(AccentedLetters.base(of: scalar)).utf8)
        }
        return letters + [1] + Array(text.utf8)
    }

    @Test func aTextOrderSortsAccentsWithTheirLetters() throws {
        try temporary.importText("ZZ = z\nÖL = ö\nÉTÉ = s\nETA = e\nETZ = e\nAB = a\n", format: "text")
        func shorts(limit: Int? = nil, offset: Int = 0) throws -> [String] {
            var shorts: [String] = []
            try store.forEachThing(textOrder: swedish, offset: offset, limit: limit) { thing in
                shorts.append(thing.short)
                return true
            }
            return shorts
        }
        #expect(try shorts() == ["AB", "ETA", "ÉTÉ", "ETZ", "ZZ", "ÖL"])
        #expect(try shorts(limit: 2, offset: 1) == ["ETA", "ÉTÉ"])
        #expect(try store.things(by: .short).map(\.short) == ["AB", "ETA", "ETZ", "ZZ", "ÉTÉ", "ÖL"])
        let found = try store.search("e", textOrder: swedish).map(\.short)
        #expect(found == ["ETA", "ETZ", "ÉTÉ"] || found == ["ETA", "ÉTÉ", "ETZ"])
    }
}
