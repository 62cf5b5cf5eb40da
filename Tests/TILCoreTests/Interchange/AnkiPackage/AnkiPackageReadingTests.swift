import CSQLite
import CZstd
import Foundation
import TILArchive
import Testing

@testable import TILCore

@Suite struct AnkiPackageReadingTests {
    typealias Support = AnkiPackageSupport

    @Test func notesOfAllKindsAreReadOrRefused() throws {
        let package = try Support.package(
            Support.tables + Support.collection
                + Support.note(
                    1, type: 1, "http|Hypertext <b>Transfer</b> Protocol<br>[sound:a.mp3]|y", tags: "net web")
                + Support.note(2, type: 1, "TCP|Transmission Control Protocol|of the <i>Internet</i>")
                + Support.note(3, type: 1, "What is the capital of France?|Paris|")
                + Support.note(4, type: 1, "|empty|") + Support.note(5, type: 1, "Empty||")
                + Support.note(6, type: 2, "Link Layer Discovery Protocol|LLDP")
                + Support.note(7, type: 3, "{{c1::GPU}} = {{c2::Graphics Processing Unit::what}}|on a card")
                + Support.note(8, type: 3, "The {{c1::mitochondria}} is the powerhouse of the cell.|")
                + Support.note(9, type: 3, "{{c1::image-occlusion:rect:left=.1}}|")
                + Support.note(10, type: 4, "alone") + Support.note(11, type: 99, "a|b")
                + Support.note(12, type: 3, "{{c1::SDLC}}: Software {{c2::Development {{c3::Life}}}} Cycle|")
                + Support.card(1, of: 1, deck: 5) + Support.card(2, of: 2, deck: 6, home: 5)
                + "INSERT INTO notes VALUES (13, 'x', 1, 0, 0, '', CAST(x'41ff1f42' AS TEXT), '', 0, 0, '');", media: 2)
        let lines = try Support.lines(package)
        #expect(
            lines == [
                "* In 6 notes of the type 'Basic' the field 'Front' is the acronym, 'Back' its meaning, and 'Extra' a note.",
                "* In 1 note of the type 'Reversed' the field 'Back' is the acronym, 'Front' its meaning.",
                "* 2 files of sounds and pictures were skipped.",
                "1 http|Hypertext Transfer Protocol||Net::Layer_2__new,net,web",
                "2 TCP|Transmission Control Protocol|of the Internet|Net::Layer_2__new",
                "3 !\(RejectionReason.sentence)", "4 !\(RejectionReason.emptyShort)", "5 !\(RejectionReason.emptyLong)",
                "6 LLDP|Link Layer Discovery Protocol", "7 GPU|Graphics Processing Unit|on a card",
                "8 !\(RejectionReason.gaps)", "9 !\(RejectionReason.picture)",
                "10 !The note has only one field. The meaning is missing.",
                "11 !\(RejectionReason.noteTypeMissing)", "12 SDLC|Software Development Life Cycle",
                "13 !\(RejectionReason.notUTF8)",
            ])
    }

    @Test(arguments: [("Abbr.", 1), ("Acronym", 1), ("short_form", 1), ("Front", 2)])
    func aFieldNamedAcronymIsTheAcronym(name: String, long: Int) {
        let type = AnkiNoteType(
            name: "Own", fields: [name, "Meaning", "In English"], templates: [], isCloze: false)
        // The letters run through the words of the third field.
        let choice = AnkiFieldChoice(guessedFor: type, samples: [["FTW", "um zu gewinnen", "for the win"]])
        #expect(choice?.short == 0)
        #expect(choice?.long == long)
    }

    @Test func namedFieldsAreRead() throws {
        let package = try Support.package(
            Support.tables + Support.collection + Support.note(1, type: 1, "HTTP|Hypertext Transfer Protocol|web")
                + Support.note(2, type: 2, "TCP|Transmission Control Protocol"))
        #expect(
            try Support.lines(package, fields: "extra,Front") == [
                "* In 1 note of the type 'Basic' the field 'Extra' is the acronym, 'Front' its meaning.",
                "* In 1 note of the type 'Reversed' the field 'Front' is the acronym, 'Back' its meaning.",
                "1 web|HTTP", "2 TCP|Transmission Control Protocol",
            ])
        let error = #expect(throws: InterchangeError.self) { try Support.lines(package, fields: "A,B") }
        #expect(
            error?.description == """
                No note type in 'deck.apkg' has the fields 'A,B'. Name two fields of one type:
                  Basic: Front, Back, Extra
                  Reversed: Front, Back
                """)
    }

    @Test func answersKeepTheirInstants() throws {
        let package = try Support.package(
            Support.tables + Support.collection + Support.note(1, type: 2, "A1|Alpha One")
                + Support.note(2, type: 2, "B2|Beta Two") + Support.card(10, of: 1, 0) + Support.card(11, of: 1, 1)
                + Support.card(12, of: 1, 2) + Support.card(20, of: 2, queue: -1) + Support.card(99, of: 77)
                // Learned, answered in a filtered deck without consequences, and the other way round.
                + Support.entry(day: 0, of: 10, 1, kind: 0) + Support.entry(day: 0.5, of: 10, 4, kind: 3, factor: 0)
                + Support.entry(day: 0.25, of: 11, 3, kind: 3) + Support.entry(day: 1, of: 12, 3)
                // Forgotten by hand after its first answer, and rescheduled by hand.
                + Support.entry(day: 2, of: 20, 3) + Support.entry(day: 3, of: 20, 0, kind: 4, factor: 0)
                + Support.entry(day: 4, of: 20, 2, kind: 0) + Support.entry(day: 5, of: 20, 0, kind: 4, factor: 2_500)
                + Support.entry(day: 6, of: 99, 3))
        let lines = try Support.lines(package)
        #expect(
            lines == [
                "* In 2 notes of the type 'Reversed' the field 'Front' is the acronym, 'Back' its meaning.",
                "1 A1|Alpha One", "1 meaning again 2026-01-01T00:00:00Z A1",
                "1 acronym good 2026-01-01T06:00:00Z Alpha One", "1 -meaning easy 2026-01-01T12:00:00Z A1",
                "2 B2|Beta Two", "2 -meaning good 2026-01-03T00:00:00Z B2",
                "2 meaning hard 2026-01-05T00:00:00Z B2",
                "* 2 entries of the history were skipped: cards that were rescheduled rather than answered.",
                "* 1 answer was skipped: their cards show neither just the acronym nor just the meaning.",
            ])
        var resting: [Date?] = []
        try AnkiPackage.format.file(FileContents(bytes: package)).forEachItem { item in
            if case .record(let record) = item { resting.append(record.dateSuspended) }
        }
        #expect(resting == [nil, Date(timeIntervalSince1970: 1_700_000_000)])
    }

    @Test func aPackageOfTheNewestVersionIsRead() throws {
        // Note types in tables, their details as messages: the kind in field 1, and a template's front in field 1.
        let sql =
            Support.tables + """
                INSERT INTO col VALUES (1, 0, 0, 0, 18, 0, 0, 0, '', '', '', '', '');
                CREATE TABLE notetypes (id integer PRIMARY KEY, name text COLLATE unicase, mtime_secs, usn, config blob);
                CREATE TABLE fields (ntid, ord, name text COLLATE unicase, config, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
                CREATE TABLE templates (ntid, ord, name, mtime_secs, usn, config, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
                CREATE TABLE decks (id integer PRIMARY KEY, name text COLLATE unicase, mtime_secs, usn, common, kind);
                INSERT INTO notetypes VALUES (1, 'Mine', 0, 0, x'3001'), (2, 'Gaps', 0, 0, x'0801');
                INSERT INTO fields VALUES (1, 1, 'Meaning', ''), (1, 0, 'Acronym', ''), (2, 0, 'Text', '');
                INSERT INTO templates VALUES (1, 0, '', 0, 0, x'0a0b7b7b4d65616e696e677d7d');
                INSERT INTO decks VALUES (7, 'Net' || char(31) || 'Web', 0, 0, '', '');

                """ + Support.note(1, type: 1, "HTTP|Hypertext Transfer Protocol") + Support.card(1, of: 1, deck: 7)
            + Support.note(2, type: 2, "{{c1::a}} b") + Support.entry(day: 0, of: 1, 3)
        let packed = try Support.database(sql).withUnsafeBytes { bytes in
            [UInt8](unsafeUninitializedCapacity: ZSTD_compressBound(bytes.count)) { target, count in
                count = ZSTD_compress(target.baseAddress, target.count, bytes.baseAddress, bytes.count, 3)
            }
        }
        var writer = ZipWriter()
        var package: [UInt8] = []
        for (name, content) in [("meta", [8, 3]), ("collection.anki21b", packed), ("collection.anki2", [0])] {
            try writer.add(name, content, to: &package)
        }
        writer.finish(&package)
        #expect(try InterchangeFormat.open(FileContents(name: "-", bytes: package)).format == "apkg")
        let lines = try Support.lines(package)
        #expect(
            lines == [
                "* In 1 note of the type 'Mine' the field 'Acronym' is the acronym, 'Meaning' its meaning.",
                "1 HTTP|Hypertext Transfer Protocol||Net::Web",
                "1 acronym good 2026-01-01T00:00:00Z Hypertext Transfer Protocol", "2 !\(RejectionReason.gaps)",
            ])
    }

    @Test func aNoteKeepsItsIdentifier() throws {
        let (id, isForeign) = AnkiIdentifier.make("N%UE<=>og=")
        #expect(id.uuidString == "98982B8B-B033-855E-A8FA-2986A50F19FF" && isForeign)
        #expect(id != AnkiIdentifier.make("N%UE<=>og").id)
        let own = UUID()
        #expect(AnkiIdentifier.make(own.uuidString.lowercased()) == (own, false))
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            CPU ⇒ yes
            Too Long; Didn't Read ⇒ yes
            What is it? ⇒ no
            e.g. ⇒ yes
            It is so. ⇒ no
            one two three four five ⇒ no
            two⏎lines ⇒ no
            """))
    func aTextMayBeAnAcronymIfItIsShortAndNoSentence(row: [String]) {
        #expect(AcronymGuess.isShort(row[0]) == (row[1] == "yes"))
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            HTTP ⇒ Hypertext Transfer Protocol ⇒ yes
            Paris ⇒ the capital ⇒ no
            R&D ⇒ research & development ⇒ yes
            LLDP ⇒ LLDP ⇒ no
            X ⇒ x ray ⇒ no
            TLS ⇒ Secure Transport Layer ⇒ no
            """))
    func aTextMayBeAMeaningIfItSpellsTheAcronym(row: [String]) {
        #expect(AcronymGuess.fits(row[0], row[1]) == (row[2] == "yes"))
    }

    @Test func aGapMayContainAnotherGap() {
        let text = ClozeText("a {{c2::b {{c1::c::hint}} d}} }} {{c1::e}} {{cx::f}} {{c3::open")
        #expect(text.plain == "a b c d }} e {{cx::f}} open")
        #expect(text.gaps == [1: "c e", 2: "b c d"])
        let deep = String(repeating: "{{c1::", count: 100_000) + "x" + String(repeating: "}}", count: 100_000)
        #expect(ClozeText(deep).gaps[1] != nil)
    }

    @Test func aTemplateShowsTheFieldsInItsBraces() {
        #expect(
            AnkiNoteType.fields(shownBy: "{{A}} {{type:B}} {{hint:C}} {{#D}}{{text: E }}{{/D}} {{^F}} {{G")
                == ["A", "E"])
    }
}
