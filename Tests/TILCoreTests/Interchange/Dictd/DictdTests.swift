import Foundation
import TILArchive
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

    /// The index and the text of a database. The index is in the order of its headwords.
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

    @Test func aDatabaseIsReadFromEitherOfItsFiles() throws {
        let (index, text) = database()
        let plain = ["x/v.index": Array(index.utf8), "x/v.dict": Array(text.utf8)]
        #expect(try lines("x/v.index", plain) == expected)
        #expect(try lines("x/v.dict", plain) == expected)
        let packed = ["v.index": Array(index.utf8), "v.dict.dz": Dictzip.packed(Array(text.utf8))]
        #expect(try lines("v.index", packed) == expected)
        #expect(try lines("v.dict.dz", packed) == expected)
    }

    @Test func aMissingOrDamagedFileIsReported() throws {
        let (index, text) = database()
        let (bytes, plain) = (Array(index.utf8), Array(text.utf8))
        let packed = Dictzip.packed(plain)
        func refusal(_ name: String, _ content: [UInt8], of opened: String) -> InterchangeError? {
            #expect(throws: InterchangeError.self) { try lines(opened, ["v.index": bytes, name: content]) }
        }
        #expect(
            refusal("other", [], of: "v.index")
                == .noInput("'v.index' needs 'v.dict.dz' in the same folder."))
        #expect(throws: InterchangeError.noInput("'v.dict' needs 'v.index' in the same folder.")) {
            try lines("v.dict", ["v.dict": plain])
        }
        #expect(
            refusal("v.dict.dz", Array(packed.dropLast(20)), of: "v.index")
                == .damaged("v.dict.dz", "It is incomplete. Copy it again."))
        var broken = packed
        broken[broken.count - 6] ^= 1
        #expect(
            refusal("v.dict.dz", broken, of: "v.index")
                == .damaged("v.dict.dz", "Its compressed data is damaged. Copy it again."))
        let short = try lines("v.index", ["v.index": bytes, "v.dict": Array(plain.prefix(60))])
        #expect(short.contains("1 !\(RejectionReason.beyondDictionary)"))
    }

    @Test func sharedAndOverlappingEntriesAreReadOnce() throws {
        let index = "a\tA\tH\nb\tA\tH\nab\tA\tK\nlast\tH\tD\n"
        let files = ["v.index": Array(index.utf8), "v.dict": Array("a\n xyz\n q\n".utf8)]
        #expect(try lines("v.index", files) == ["1 a|xyz", "3 ab|a xyz q", "4 last|q"])
    }

    /// An entry that gzip(1) packed.
    private let packed = Array(Data(base64Encoded: "H4sIAAAAAAACA3MLCedMyy9SKMlIVSjPzOMCAAepEocQAAAA") ?? Data())

    @Test func aPackedFileOfAnyFormatIsRead() throws {
        // Gzip allows several members and padding after them.
        let file = try InterchangeFormat.open(FileContents(name: "list.tsv.gz", bytes: packed + packed + [0, 0, 0]))
        #expect(file.format == "tsv")
        #expect(Support.lines(try file.items()) == ["1 FTW|for the win", "2 FTW|for the win"])
    }

    @Test(arguments: [[0x46], [0, 0, 0x46], Array("FTW\tfor the win\n".utf8)])
    func bytesAfterPackedDataAreReported(rest: [UInt8]) {
        let reason = "Data that is not gzip follows its compressed data. Copy it again, or unpack it first."
        #expect(throws: InterchangeError.damaged("list.tsv.gz", reason)) {
            try InterchangeFormat.open(FileContents(name: "list.tsv.gz", bytes: packed + rest))
        }
    }
}
