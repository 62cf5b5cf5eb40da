import Foundation
import TILArchive
import Testing

@testable import TILCore

@Suite struct AnkiPackageHostilityTests {
    typealias Support = AnkiPackageSupport

    private func reason(_ package: [UInt8]) -> String {
        do {
            _ = try Support.lines(package)
            return "It is read."
        } catch let error as InterchangeError {
            return error.description
        } catch {
            return "Another error: \(error)"
        }
    }

    private let start = "'deck.apkg' is damaged: "

    @Test func aPackageWithoutACollectionIsRefusedWithASentence() throws {
        let reasons = try [
            Array("PK\u{3}\u{4}".utf8), Support.package([1, 2, 3]), Support.package([], named: "../../etc/passwd"),
            Support.package("CREATE TABLE notes (id)"), Support.package(Support.tables),
            Support.package(Support.tables + "INSERT INTO col (models) VALUES ('[[')"),
        ].map { reason($0) }
        #expect(
            reasons.joined(separator: "\n") == """
                'deck.apkg' is damaged: The zip archive is incomplete or ambiguous. Export it again in Anki.
                'deck.apkg' is damaged: Its database cannot be read: file is not a database. Export it again in Anki.
                'deck.apkg' is damaged: It contains no collection of Anki. Export it again in Anki.
                'deck.apkg' is damaged: It contains no table 'col' of Anki. Export it again in Anki.
                'deck.apkg' is damaged: The table 'col' of its database is broken. Export it again in Anki.
                'deck.apkg' is damaged: The table 'col' of its database is broken. Export it again in Anki.
                """)
    }

    @Test(arguments: [
        """
        CREATE VIEW revlog AS
        SELECT 1 AS id, 1 AS cid, 0 AS usn, 3 AS ease, 1 AS ivl, 1 AS lastIvl, 2500 AS factor, 0 AS time, 0 AS type;
        """,
        "CREATE VIRTUAL TABLE revlog USING fts5 (id, cid, usn, ease, ivl, lastIvl, factor, time, type);",
        "CREATE TABLE revlog (other);",
    ])
    func aViewInPlaceOfATableIsRefused(sql: String) throws {
        let tables = Support.tables.replacing(/CREATE TABLE revlog .*;\n/, with: "")
        #expect(try reason(Support.package(tables + sql + Support.collection)).hasPrefix(start))
    }

    @Test func triggersAndGeneratedColumnsAreNotRun() throws {
        let sql =
            Support.tables + Support.collection + Support.note(1, type: 1, "A|a|") + """
                CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM notes; END;
                ALTER TABLE cards ADD COLUMN evil GENERATED ALWAYS AS (hex(zeroblob(1000000000)));
                CREATE VIEW v AS SELECT load_extension('y');
                """
        #expect(try Support.lines(Support.package(sql)).last == "1 A|a")
    }

    @Test func damagedPagesAreReportedWithoutACrash() throws {
        var sql = Support.tables + Support.collection
        for number in 1...200 {
            sql +=
                Support.note(number, type: 1, "A\(number)|Alpha \(number)|") + Support.card(number, of: number)
                + Support.entry(day: Double(number), of: number, 3)
        }
        let whole = try Support.database(sql)
        var generator = SeededGenerator(seed: 18)
        var told = 0
        for _ in 0..<150 {
            var bytes = whole
            for _ in 0..<8 {
                bytes[Int.random(in: 100..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            let reason = try reason(Support.package(bytes))
            #expect(reason == "It is read." || reason.hasPrefix("'deck.apkg' is"), "\(reason)")
            if reason != "It is read." { told += 1 }
        }
        #expect(told > 140)
        #expect(try reason(Support.package(Array(whole.prefix(whole.count / 2)))).hasPrefix(start))
    }

    @Test func aPackageThatUnpacksBeyondTheLimitIsRefused() throws {
        let zeros = [UInt8](repeating: 0, count: 16 << 20)
        #expect(
            try reason(Support.package(zeros))
                == "'deck.apkg' was not read: It unpacks to more than 50 times its size, "
                + "unlike any collection.")
    }

    @Test func aNoteBeyondTheLimitIsLeftOut() throws {
        let package = try Support.package(
            Support.tables + Support.collection + Support.note(2, type: 1, "A|a|")
                + "INSERT INTO notes SELECT 1, 'g', 1, 0, 0, '', 'B' || char(31) || hex(randomblob(1 << 20)), '', 0, 0, '';"
        )
        #expect(try Support.lines(package).suffix(2) == ["1 !\(RejectionReason.noteTooLong)", "2 A|a"])
    }

    @Test(arguments: [
        [0x08], [0x12, 0x05, 0x61], [0x0B], [0x09, 1, 2], [0x12, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
    ])
    func aBrokenMessageHasNoFields(bytes: [UInt8]) {
        #expect(ProtocolBuffer.number(1, of: Data(bytes)) == nil && ProtocolBuffer.text(1, of: Data(bytes)) == nil)
    }
}
