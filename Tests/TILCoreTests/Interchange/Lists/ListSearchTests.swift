import Foundation
import TILText
import TestSupport
import Testing

@testable import TILCore

/// The search for an acronym in a list, beside the whole list.
@Suite struct ListSearchTests {
    private func entries(_ list: [UInt8]) throws -> [ImportRecord] {
        var entries: [ImportRecord] = []
        try PlainText.format.file(FileContents(bytes: list)).forEachItem { item in
            guard case .record(var record) = item else { return }
            // A part has other line numbers.
            record.line = 0
            entries.append(record)
        }
        return entries
    }

    private func part(_ list: String, _ initial: Unicode.Scalar) -> String? {
        ListSearch.part(of: Array(list.utf8), startingWith: UInt8(ascii: initial)).map { part in
            String(decoding: part, as: UTF8.self)
        }
    }

    @Test func everyAcronymOfTheDecksIsFoundAsInTheWholeDeck() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Checkout.file("data").path)
        for file in files where file.hasSuffix(".txt") {
            let deck = Array(try Data(contentsOf: Checkout.file("data/\(file)")))
            let whole = Dictionary(grouping: try entries(deck)) { entry in Capitals.key(entry.short).utf8.first ?? 0 }
            for (initial, expected) in whole {
                let part = try #require(ListSearch.part(of: deck, startingWith: initial))
                #expect(try entries(part) == expected)
            }
            // The keys of acronyms have no small letters.
            for initial in UInt8.min...UInt8.max where whole[initial] == nil && !initial.isLower {
                #expect(ListSearch.part(of: deck, startingWith: initial) == [])
            }
        }
    }

    @Test func anEntryKeepsItsTagsNotesAndMarks() {
        let list = """
            #tags: sport
            FTW = For the Win
            #note: Said in victory.
            1. **gg** = Good Game
            # tags: other
            ftw = Face the World
            """
        #expect(
            part(list, "F") == """
                #tags: sport
                FTW = For the Win
                #note: Said in victory.
                # tags: other
                ftw = Face the World

                """)
        #expect(part(list, "G") == "#tags: sport\n1. **gg** = Good Game\n# tags: other\n")
        #expect(part(list, "W")?.isEmpty == true)
    }

    @Test(arguments: [
        "FTW = For the Win\n", "#tags: a\nFTW - For the Win\n", "#tags: a\nGG = Good Game\n  FTW = For the Win\n",
        "#tags: a\nGG = Good Game\nFor the Win (FTW)\n", "#tags: a\nGG = Good\u{0}\n",
    ])
    func aListOfAnotherFormIsReadWhole(_ list: String) {
        #expect(part(list, "F") == nil)
        #expect(part(list, "X") == nil)
    }

    @Test func aListThatIsNotUTF8IsReadWhole() {
        let list = Array("#tags: a\nFTW = For the Win".utf8) + [0xFF]
        #expect(ListSearch.part(of: list, startingWith: UInt8(ascii: "F")) == nil)
    }

    @Test func anAcronymWithAnAccentIsFoundByItsComposedLetter() throws {
        let list = Array("#tags: a\ne\u{301}t = Été\n".utf8)
        let initial = try #require("É".utf8.first)
        #expect(ListSearch.part(of: list, startingWith: initial) == list)
    }
}
