import Foundation
import GRDB
import TILArchive

@testable import TILCore

/// Packages for tests.
enum AnkiPackageSupport {
    /// Returns a package whose database has the results of statements.
    /// - Parameter media: how many files of sounds and pictures it has.
    static func package(_ sql: String, media: Int = 0, named name: String = "collection.anki21") throws -> [UInt8] {
        try package(database(sql), media: media, named: name)
    }

    /// Returns the bytes of a database with the results of statements.
    static func database(_ sql: String) throws -> [UInt8] {
        let queue = try DatabaseQueue()
        try queue.inDatabase { db in
            db.add(collation: DatabaseCollation("unicase") { $0.compare($1) })
            try db.execute(sql: sql)
        }
        return try AnkiDatabase.bytes(of: queue)
    }

    /// Returns a package with bytes in place of its database.
    static func package(_ bytes: [UInt8], media: Int = 0, named name: String = "collection.anki21") throws -> [UInt8] {
        var writer = ZipWriter()
        var output: [UInt8] = []
        for (name, content) in [(name, bytes)] + (0..<media).map({ ("\($0)", [1, 2, 3]) }) {
            try writer.add(name, content, to: &output)
        }
        writer.finish(&output)
        return output
    }

    /// The tables of a collection of version 11.
    static let tables = """
        CREATE TABLE col (id, crt, mod, scm, ver, dty, usn, ls, conf, models, decks, dconf, tags);
        CREATE TABLE notes (id integer PRIMARY KEY, guid, mid, mod, usn, tags, flds, sfld, csum, flags, data);
        CREATE TABLE cards (id integer PRIMARY KEY, nid, did, ord, mod, usn, type, queue, due, ivl, factor, reps,
            lapses, left, odue, odid, flags, data);
        CREATE TABLE revlog (id integer PRIMARY KEY, cid, usn, ease, ivl, lastIvl, factor, time, type);

        """

    /// The note types Basic (1), Basic and reversed (2), Cloze (3) and one of a single field (4), and three decks.
    static let collection = """
        INSERT INTO col VALUES (1, 0, 0, 0, 11, 0, 0, 0, '{}', '{
            "1": {"name": "Basic", "type": 0, "flds": [{"name": "Front"}, {"name": "Back"}, {"name": "Extra"}],
                "tmpls": [{"ord": 0, "qfmt": "{{Front}}"}]},
            "2": {"name": "Reversed", "type": 0, "flds": [{"name": "Front"}, {"name": "Back"}],
                "tmpls": [{"ord": 0, "qfmt": "{{Front}}{{type:Back}}"},
                    {"ord": 1, "qfmt": "{{#Front}}{{Back}}{{/Front}}"}, {"ord": 2, "qfmt": "{{Front}}{{Back}}"}]},
            "3": {"name": "Cloze", "type": 1, "flds": [{"name": "Text"}, {"name": "Extra"}],
                "tmpls": [{"ord": 0, "qfmt": "{{cloze:Text}}"}]},
            "4": {"name": "Alone", "type": 0, "flds": [{"name": "One"}], "tmpls": [{"ord": 0, "qfmt": "{{One}}"}]}
        }', '{"1": {"name": "Default"}, "5": {"name": "Net::Layer 2, new"}, "6": {"name": "Filtered"}}', '{}', '{}');

        """

    /// Returns a statement that adds a note, whose fields `|` separates.
    static func note(_ id: Int, type: Int, _ fields: String, guid: String? = nil, tags: String = "") -> String {
        let fields = fields.replacing("'", with: "''").replacing("|", with: "\u{1F}")
        return
            "INSERT INTO notes VALUES (\(id), '\(guid ?? "guid\(id)")', \(type), 0, 0, ' \(tags) ', '\(fields)', '', 0, 0, '');\n"
    }

    /// Returns a statement that adds a card.
    static func card(_ id: Int, of note: Int, _ ordinal: Int = 0, deck: Int = 1, home: Int = 0, queue: Int = 2)
        -> String
    {
        """
        INSERT INTO cards VALUES (\(id), \(note), \(deck), \(ordinal), 1700000000, 0, 2, \(queue), 0, 0, 0, 0, 0, 0, 0,
            \(home), 0, '');

        """
    }

    /// Returns a statement that adds a review, a number of days after the first second of 2026.
    static func entry(day: Double, of card: Int, _ ease: Int, kind: Int = 1, factor: Int = 500) -> String {
        let milliseconds = 1_767_225_600_000 + Int(day * 86_400_000)
        return "INSERT INTO revlog VALUES (\(milliseconds), \(card), 0, \(ease), 1, 1, \(factor), 2500, \(kind));\n"
    }

    /// The contents of a package, reviews as `line direction grade time`, with `-` before one that does not count.
    static func lines(_ package: [UInt8], fields: String? = nil) throws -> [String] {
        let file = try AnkiPackage.format.file(
            FileContents(name: "deck.apkg", bytes: package),
            options: ReadingOptions(columns: fields.flatMap { ColumnChoice($0) }))
        var lines: [String] = []
        try file.forEachItem { item in
            if case .review(let line, let review, _) = item {
                lines.append(
                    "\(line) \(review.isScheduled ? "" : "-")\(review.direction) \(review.grade.name) "
                        + "\(InternetDate.text(of: review.date)) \(review.asked)")
            } else {
                lines += InterchangeSupport.lines([item])
            }
        }
        return lines
    }
}
