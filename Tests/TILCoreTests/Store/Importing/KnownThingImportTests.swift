import Foundation
import Testing

@testable import TILCore

/// What an import does to things that the store has already.
@Suite final class KnownThingImportTests: StoreSuite {
    private var generator = SeededGenerator(seed: 1)

    @discardableResult
    private func importTable(
        _ text: String, named name: String = "my.tsv", deck: String? = nil,
        _ change: (inout ImportOptions) -> Void = { _ in }
    ) throws -> ImportReport {
        var file = try InterchangeFormat.named("tsv").file(FileContents(name: name, bytes: Array(text.utf8)))
        if let deck { file.origin = ThingOrigin(.deck, name: deck) }
        var options = ImportOptions()
        change(&options)
        return try store.importThings([file], options: options, at: morning, using: &generator).files[0]
    }

    private func contents() throws -> [String] {
        try store.things().map {
            "\($0.short)|\($0.long)|\($0.note)|\($0.tags.joined(separator: ","))|\($0.origin.text)"
        }
    }

    // MARK: Origins

    @Test func importedThingsHaveTheFileAsOrigin() throws {
        try importTable("SSH\tSecure Shell\n", named: "/home/me/lists/my.tsv")
        #expect(try contents() == ["SSH|Secure Shell|||list my.tsv"])
        let store = self.store
        try store.undo()
        try store.redo()
        #expect(try contents() == ["SSH|Secure Shell|||list my.tsv"])
    }

    @Test func importingAnExportKeepsOrigins() throws {
        try importTable("SSH\tSecure Shell\n")
        var draft = try ThingDraft(short: "ZON", long: "Zeta Operating Node")
        draft.origin = ThingOrigin(.capture, name: "paper 2.md")
        try store.add(draft, at: morning)
        try store.add(ThingDraft(short: "FTW", long: "For the Win"), at: morning)
        var writer = try InterchangeFormat.named("jsonl").writer()
        let bytes = try writer.document(of: store.things())
        let other = try ThingStore()
        let file = try InterchangeFormat.named("jsonl").file(FileContents(name: "all.jsonl", bytes: bytes))
        _ = try other.importThings([file], at: morning, using: &generator)
        #expect(try other.things().map(\.origin.text) == ["hand", "list my.tsv", "capture paper 2.md"])
        #expect(try other.things() == store.things())
    }

    @Test func anInvalidOriginIsReplacedByTheFile() throws {
        let text = #"{"short":"EU","long":"European Union","origin":"hand"}"#
        let file = try InterchangeFormat.named("jsonl").file(FileContents(name: "x.jsonl", bytes: Array(text.utf8)))
        _ = try store.importThings([file], at: morning, using: &generator)
        #expect(try store.things().map(\.origin.text) == ["list x.jsonl"])
    }

    @Test func aKnownThingOfADeckBecomesOneOfThePersonsList() throws {
        try importTable("SSH\tSecure Shell\nTLS\tTransport Layer Security\n", named: "starter.tsv", deck: "starter")
        try importTable("SSH\tSecure Shell\nTLS\tTransport-Layer Security\nSLA\tService Level Agreement\n")
        #expect(
            try contents() == [
                "SLA|Service Level Agreement|||list my.tsv", "SSH|Secure Shell|||list my.tsv",
                "TLS|Transport Layer Security|||list my.tsv",
            ])
    }

    @Test func aKnownThingOfAListOrOfThePersonKeepsItsOrigin() throws {
        try importTable("SSH\tSecure Shell\n", named: "first.tsv")
        try store.add(ThingDraft(short: "FTW", long: "For the Win"), at: morning)
        try importTable("SSH\tSecure Shell\nFTW\tFor the Win\n", named: "second.tsv")
        try importTable("SSH\tSecure Shell\nFTW\tFor the Win\n", named: "starter.tsv", deck: "starter")
        #expect(try contents() == ["FTW|For the Win|||hand", "SSH|Secure Shell|||list first.tsv"])
    }

    @Test func editingAThingKeepsItsOrigin() throws {
        try importTable("SSH\tSecure Shell\n")
        let thing = try #require(try store.things().first)
        try store.edit(thing.id, to: ThingDraft(short: "SSH", long: "Secure Shells"), at: morning)
        #expect(try contents() == ["SSH|Secure Shells|||list my.tsv"])
    }

    // MARK: Tags and notes

    @Test func theTagOfTheImportIsAddedToKnownThings() throws {
        try store.add(ThingDraft(short: "SSH", long: "Secure Shell", tags: ["Net"]), at: morning)
        let report = try importTable("SSH\tSecure Shell\nFTP\tFile Transfer Protocol\n") { $0.tags = ["work", "net"] }
        #expect((report.new, report.known, report.tagged) == (1, 1, 1))
        #expect(try contents().last == "SSH|Secure Shell||Net,work|hand")
        #expect(try store.undo().count == 2)
        #expect(try contents() == ["SSH|Secure Shell||Net|hand"])
        #expect(try store.redo().count == 2)
        #expect(try contents().last == "SSH|Secure Shell||Net,work|hand")
    }

    @Test func aNoteThatIsNotStoredIsNamed() throws {
        try store.add(ThingDraft(short: "FTP", long: "File Transfer Protocol", note: "mine"), at: morning)
        let table = "FTP\tFile Transfer Protocol\tport 21\tnet\n"
        #expect(try importTable(table).remarks.last == "The known thing on line 1 kept the note of the store.")
        #expect(try contents() == ["FTP|File Transfer Protocol|mine|net|hand"])
        let report = try importTable("FTP\tFile Transfer Protocol\tmine\tnet\n")
        #expect(!report.remarks.contains { remark in remark.contains("kept") })
    }

    @Test(arguments: [false, true])
    func anEntryWithTheIdentifierOfAThingCorrectsItOnlyInAnUpdate(isUpdate: Bool) throws {
        try store.add(ThingDraft(short: "SKU", long: "Stock Unit", note: "old"), at: morning)
        var writer = try InterchangeFormat.named("jsonl").writer()
        let export = String(decoding: try writer.document(of: store.things()), as: UTF8.self)
        let edited = export.replacing("Stock Unit", with: "Stock Keeping Unit").replacing("old", with: "new")
        let file = try InterchangeFormat.named("jsonl").file(FileContents(name: "a.jsonl", bytes: Array(edited.utf8)))
        var options = ImportOptions()
        options.updates = isUpdate
        let report = try store.importThings([file], options: options, at: morning, using: &generator).files[0]
        #expect(report.nearRepeats.map(\.outcome) == [isUpdate ? .corrected : .correctable])
        #expect((report.known, report.updated) == (isUpdate ? (0, 1) : (1, 0)))
        let before = ["SKU|Stock Unit|old||hand"]
        #expect(try contents() == (isUpdate ? ["SKU|Stock Keeping Unit|new||hand"] : before))
        if isUpdate { try store.undo() }
        #expect(try contents() == before)
    }

    /// A CSV file for a spreadsheet has the identifiers, so that even another meaning is a correction.
    @Test func anEditedSpreadsheetCorrectsThings() throws {
        try store.add(ThingDraft(short: "SKU", long: "Stock Unit", note: "old", tags: ["shop"]), at: morning)
        try store.add(ThingDraft(short: "FTP", long: "File Transfer Protocol"), at: morning)
        var options = ExportOptions.standard
        options.hasIdentifiers = true
        var writer = try InterchangeFormat.named("csv").writer(options)
        let export = String(decoding: try writer.document(of: store.things()), as: UTF8.self)
        let edited =
            export.replacing("Stock Unit,old,shop", with: "something else,new,shop work")
            + "DNS,Domain Name System,,,\r\n"
        let file = try InterchangeFormat.open(FileContents(name: "a.csv", bytes: Array(edited.utf8)))
        var importOptions = ImportOptions()
        importOptions.updates = true
        let report = try store.importThings([file], options: importOptions, at: morning, using: &generator).files[0]
        #expect((report.new, report.newMeanings, report.known, report.updated) == (1, 0, 1, 1))
        #expect(
            try contents() == [
                "DNS|Domain Name System|||list a.csv", "FTP|File Transfer Protocol|||hand",
                "SKU|something else|new|shop,work|hand",
            ])
        try store.undo()
        #expect(try contents().last == "SKU|Stock Unit|old|shop|hand")
    }

    @Test func anUpdateSaysThatAnotherMeaningWithoutAnIdentifierCorrectsNothing() throws {
        try importTable("FTP\tFile Transfer Protocol\n")
        let report = try importTable("FTP\tsomething else\n") { $0.updates = true }
        #expect(report.newMeanings == 1)
        #expect(
            report.remarks == [
                """
                The entry on line 1 adds a meaning to a known acronym and corrects none, because it has no ID. A CSV \
                export can have IDs.
                """
            ])
        #expect(try importTable("FTP\tanother thing\n").remarks.isEmpty)
    }

    @Test func importingFillsANoteAndTagsThatNeverExisted() throws {
        try store.add(ThingDraft(short: "SSH", long: "Secure Shell"), at: morning)
        try store.add(ThingDraft(short: "FTP", long: "File Transfer Protocol", note: "mine"), at: morning)
        let lines = "SSH\tSecure Shell\tport 22\tnet\nFTP\tFile Transfer Protocol\tport 21\tnet\n"
        let report = try importTable(lines)
        #expect((report.known, report.gotNote, report.gotTags, report.tagged) == (2, 1, 2, 0))
        let filled = ["FTP|File Transfer Protocol|mine|net|hand", "SSH|Secure Shell|port 22|net|hand"]
        #expect(try contents() == filled)
        try store.undo()
        #expect(try contents() == ["FTP|File Transfer Protocol|mine||hand", "SSH|Secure Shell|||hand"])
        // What was undone may come again.
        #expect(try importTable(lines).gotNote == 1)
        #expect(try contents() == filled)
        let again = try importTable(lines)
        #expect((again.known, again.gotNote, again.gotTags) == (2, 0, 0))
    }

    @Test func aRemovedNoteOrTagStaysRemovedExceptTheTagOfTheImport() throws {
        let lines = "SSH\tSecure Shell\tport 22\tnet, web\n"
        try importTable(lines)
        var thing = try #require(try store.things().first)
        thing.note = ""
        thing.tags = ["web"]
        try store.update(thing, at: morning)
        let report = try importTable(lines)
        #expect((report.gotNote, report.gotTags) == (0, 0))
        #expect(try contents() == ["SSH|Secure Shell||web|list my.tsv"])
        try importTable(lines) { $0.tags = ["net"] }
        #expect(try contents() == ["SSH|Secure Shell||net,web|list my.tsv"])
    }

    @Test func aDryRunDoesNotFillNotesOrTags() throws {
        try store.add(ThingDraft(short: "SSH", long: "Secure Shell"), at: morning)
        let report = try importTable("SSH\tSecure Shell\tport 22\n") { $0.isDryRun = true }
        #expect(report.gotNote == 1)
        #expect(try contents() == ["SSH|Secure Shell|||hand"])
    }

    // MARK: Corrections

    private let old = "FTP\tFile Transfer Protocl\nSSH\tSecure Shell\n"
    private let new = "FTP\tFile Transfer Protocol\tport 21\nSSH\tSecure Shell\n"

    @Test func aNearMeaningOfTheSameListIsNamedAndCorrectedOnlyOnRequest() throws {
        try importTable(old)
        var report = try importTable(new)
        #expect((report.new, report.newMeanings, report.known, report.nearlyKnown) == (0, 0, 1, 1))
        let near = NearRepeat(
            line: 1, short: "FTP", long: "File Transfer Protocol", other: "File Transfer Protocl",
            outcome: .correctable)
        #expect(report.nearRepeats == [near])
        report = try importTable(new) { $0.updates = true }
        #expect((report.updated, report.known, report.nearlyKnown, report.gotNote) == (1, 1, 0, 1))
        #expect(try contents().first == "FTP|File Transfer Protocol|port 21||list my.tsv")
        #expect(try store.undo().count == 1)
        #expect(try contents().first == "FTP|File Transfer Protocl|||list my.tsv")
        try store.redo()
        #expect(try importTable(new) { $0.updates = true }.known == 2)
    }

    @Test func aNearMeaningOfAnotherListIsNotCorrected() throws {
        try importTable(old)
        let report = try importTable(new, named: "other.tsv") { $0.updates = true }
        #expect((report.updated, report.newMeanings, report.nearlyKnown) == (0, 1, 0))
    }

    /// An import never overwrites what the person wrote.
    @Test func anEditedMeaningIsNotCorrected() throws {
        try importTable("FTP\tFile Transfer Protocl\n")
        let thing = try #require(try store.things().first)
        try store.edit(thing.id, to: ThingDraft(short: "FTP", long: "File Transfer Protokol"), at: morning)
        let report = try importTable(new) { $0.updates = true }
        #expect((report.updated, report.nearlyKnown) == (0, 1))
        #expect(report.nearRepeats.map(\.outcome) == [.edited])
        #expect(try contents().first == "FTP|File Transfer Protokol|||list my.tsv")
    }

    /// Two meanings that the list has both are two things.
    @Test func aMeaningThatTheListStillHasIsNotCorrected() throws {
        try importTable("PO\tPurchase Order\n")
        let report = try importTable("PO\tPurchase Order\nPO\tPurchase Orders\n") { $0.updates = true }
        #expect((report.updated, report.newMeanings, report.known) == (0, 1, 1))
    }

    @Test func aMeaningIsCorrectedOnlyOnceInAnImport() throws {
        try importTable("PO\tPurchase Ordr\n")
        let report = try importTable("PO\tPurchase Order\nPO\tPurchase Orders\n") { $0.updates = true }
        #expect((report.updated, report.newMeanings) == (1, 1))
        #expect(try store.things().map(\.long) == ["Purchase Order", "Purchase Orders"])
    }

    @Test func capitalsAreCorrectedOnRequestByTheSameList() throws {
        try importTable("IOT\tinternet of things\n")
        let report = try importTable("IoT\tInternet of Things\n") { $0.updates = true }
        #expect(report.updated == 1)
        #expect(try contents() == ["IoT|Internet of Things|||list my.tsv"])
        #expect(try store.check().isClean)
    }
}
