import Foundation
import Testing

@testable import TILCore

/// Exports to databases of dictd.
@Suite struct DictdWritingTests {
    private func export(_ things: [Thing]) throws -> (text: [UInt8], index: [UInt8]) {
        var writer = try InterchangeFormat.named("dictd").writer(ExportOptions(title: "A list"))
        let text = try writer.document(of: things)
        return (text, try #require(writer.companion))
    }

    private func read(_ text: [UInt8], _ index: [UInt8]) throws -> [String] {
        let file = try InterchangeFormat.named("dictd").file(FileContents(name: "list.index", bytes: index)) {
            $0 == "list.dict.dz" ? FileContents(name: $0, bytes: text) : nil
        }
        return InterchangeSupport.lines(try file.items()).map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    @Test func anExportReadsBackUnchanged() throws {
        let thing = InterchangeSupport.thing
        let (text, index) = try export([
            thing("C++", "see plus plus", "A language.\nOf old.", []), thing("DHCP", "Dynamic Host", "", ["net"]),
            thing("TLA", "Three Letter Acronym", "", []), thing("TLA", "three\tlittle\nants", "", []),
            thing("ÄÖ", "älter", "", []),
        ])
        #expect(
            try read(text, index) == [
                "C++|see plus plus|A language.\n\nOf old.", "DHCP|Dynamic Host|#net", "TLA|Three Letter Acronym",
                "TLA|three little ants", "ÄÖ|älter",
            ])
        let headwords = String(decoding: index, as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: "\t")[0]
        }
        #expect(
            headwords == [
                "00-database-allchars", "00-database-info", "00-database-short", "00-database-utf8", "c++", "dhcp",
                "tla",
                "tla", "äö",
            ])
    }

    /// The text has several pieces, and a table in the header has their lengths.
    @Test func eachPieceIsCompressedSeparately() throws {
        let things = (0..<5_000).map {
            InterchangeSupport.thing("S\($0)", "meaning \($0 &* 2_654_435_761 % 1_000_003)")
        }
        let (text, index) = try export(things)
        #expect(Array(text.prefix(4)) == [0x1F, 0x8B, 8, 4])
        #expect(Array(text[12..<14]) == Array("RA".utf8))
        func number(_ offset: Int) -> Int { Int(text[offset]) | Int(text[offset + 1]) << 8 }
        let (extra, count) = (number(10), number(20))
        #expect(number(16) == 1 && number(18) == 58_315 && count == 3)
        let lengths = (0..<count).map { number(22 + 2 * $0) }
        // An empty last block, the checksum and the size follow the pieces.
        #expect(12 + extra + lengths.reduce(0, +) + 2 + 8 == text.count)
        #expect(try read(text, index).count == 5_000)
    }
}
