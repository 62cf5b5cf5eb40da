import Foundation
import Testing

@testable import TILCore

@Suite struct DictdTests {
    typealias Support = InterchangeSupport

    private let entries = [
        ("00databaseshort", "00-database-short\n     A database\n\n0AB\n       Zero Alpha Beta\n"),
        (
            "ftw",
            "FTW\n       For The Win (chat, games,\nslang)\n       \n       TL;DR        Too Long; Didn't Read\n       \n"
        ),
        ("cd", "CD\n       Compact Disc\n\n       Round @@ flat.\n       Old.\n"), ("cd", "CD\n  Change Directory\n"),
        ("zz", "Something else\n  and more\n"), ("lonely", "LONELY\n"),
    ]

    /// The index and the text of a database; the index in the order of its headwords.
    private func database() -> (index: String, text: String) {
        var text = ""
        var lines: [String] = []
        for (headword, entry) in entries {
            lines.append("\(headword)\t\(base64(text.utf8.count))\t\(base64(entry.utf8.count))")
            text += entry
        }
        return (lines.reversed().joined(separator: "\n") + "\nbroken\tx\n", text)
    }

    private func base64(_ number: Int) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        return (number >= 64 ? base64(number / 64) : "") + String(digits[number % 64])
    }

    private func lines(_ name: String, _ files: [String: [UInt8]]) throws -> [String] {
        let open = { (name: String) in files[name].map { FileContents(name: name, bytes: $0) } }
        let file = try InterchangeFormat.open(#require(open(name)), companion: open)
        #expect(file.format == "dictd")
        return Support.lines(try file.items())
    }

    private let expected = [
        "7 !The line is not a headword and two numbers of base 64.", "6 0AB|Zero Alpha Beta",
        "5 FTW|For The Win (chat, games, slang)",
        "5 TL;DR|Too Long; Didn't Read", "4 CD|Compact Disc|Round @ flat. Old.", "3 CD|Change Directory",
        "2 zz|Something else and more", "1 !\(RejectionReason.emptyLong)",
    ]

    @Test func readsADatabaseFromEitherOfItsFiles() throws {
        let (index, text) = database()
        let plain = ["x/v.index": Array(index.utf8), "x/v.dict": Array(text.utf8)]
        #expect(try lines("x/v.index", plain) == expected)
        #expect(try lines("x/v.dict", plain) == expected)
        let packed = ["v.index": Array(index.utf8), "v.dict.dz": Gzip.stored(Array(text.utf8))]
        #expect(try lines("v.index", packed) == expected)
        #expect(try lines("v.dict.dz", packed) == expected)
    }

    @Test func saysWhatIsMissingOrDamaged() throws {
        let (index, text) = database()
        let bytes = Array(index.utf8)
        #expect(throws: InterchangeError.companionMissing(name: "v.index", companion: "v.dict.dz")) {
            try lines("v.index", ["v.index": bytes])
        }
        #expect(throws: InterchangeError.companionMissing(name: "v.dict", companion: "v.index")) {
            try lines("v.dict", ["v.dict": Array(text.utf8)])
        }
        #expect(throws: InterchangeError.damaged(name: "v.dict.dz", reason: "It ends in the middle: copy it again.")) {
            try lines("v.index", ["v.index": bytes, "v.dict.dz": Array(Gzip.stored(Array(text.utf8)).dropLast(20))])
        }
        var broken = Gzip.stored(Array(text.utf8))
        broken[40] ^= 1
        #expect(
            throws: InterchangeError.damaged(name: "v.dict.dz", reason: "Its compressed data is broken: copy it again.")
        ) {
            try lines("v.index", ["v.index": bytes, "v.dict.dz": broken])
        }
        let short = try lines("v.index", ["v.index": bytes, "v.dict": Array(text.utf8.prefix(60))])
        #expect(short.contains("1 !The index points beyond the end of the dictionary."))
    }

    @Test func sharedAndOverlappingEntriesAreReadOnce() throws {
        let index = "a\tA\tH\nb\tA\tH\nab\tA\tK\nlast\tH\tD\n"
        let files = ["v.index": Array(index.utf8), "v.dict": Array("a\n xyz\n q\n".utf8)]
        #expect(try lines("v.index", files) == ["1 a|xyz", "3 ab|a xyz q", "4 last|q"])
    }

    @Test func anyFormatMayBePacked() throws {
        let text = Array(String(repeating: "FTW\tfor the win\n", count: 10_000).utf8)
        // Two members one after the other, as gzip allows, and padding.
        let packed = Gzip.stored(text) + Gzip.stored(text) + [0, 0, 0]
        let file = try InterchangeFormat.open(FileContents(name: "list.tsv.gz", bytes: packed))
        #expect(file.format == "tsv")
        #expect(try file.items().count == 20_000)
    }

    @Test(arguments: [[0x46], [0, 0, 0x46], Array("FTW\tfor the win\n".utf8)])
    func whatFollowsPackedDataAndIsNoneIsToldOf(rest: [UInt8]) throws {
        let packed = Gzip.stored(Array("FTW\tfor the win\n".utf8)) + rest
        let reason = "What follows its compressed data is not gzip and was not read: copy it again, or unpack it first."
        #expect(throws: InterchangeError.damaged(name: "list.tsv.gz", reason: reason)) {
            try InterchangeFormat.open(FileContents(name: "list.tsv.gz", bytes: packed))
        }
    }
}

/// Makes gzip files without compressing: enough for a reader.
enum Gzip {
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        var rest = bytes[...]
        repeat {
            let piece = rest.prefix(60_000)
            rest = rest.dropFirst(60_000)
            let count = UInt16(piece.count)
            file.append(rest.isEmpty ? 1 : 0)
            file += littleEndian(count) + littleEndian(~count) + piece
        } while !rest.isEmpty
        return file + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
    }

    private static func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = .max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
