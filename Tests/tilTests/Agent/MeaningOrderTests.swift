import Foundation
import TestSupport
import Testing

@testable import TILCore
@testable import til

/// The order in which meanings fit a text, and what is said about it.
@Suite(.waiting) struct MeaningOrderTests {
    private let runner: CommandRunner

    init() throws { runner = try CommandRunner(having: "xqd compact disc", "xqd certificate of deposit") }

    private func thing(_ long: String) throws -> Thing {
        try #require(runner.store().meanings(of: "XQD").first { $0.long == long })
    }

    private func remember(_ text: String, _ long: String) throws {
        let words = ContextWords(of: text, without: "XQD")
        try runner.store().remember([thing(long).id: words], at: runner.now)
    }

    private func first(in text: String) throws -> String {
        let output = try runner.run("xqd --in \(runner.file("memo.md", text))").output
        return output.split(separator: "\n").first.map(String.init) ?? ""
    }

    private func lint(_ text: String) throws -> String {
        try runner.run("lint \(runner.file("memo.md", text)) --select known-elsewhere").output
    }

    /// Returns a text of 24 different words for each of some beginnings.
    private static func text(_ beginnings: String...) -> String {
        let words = beginnings.flatMap { beginning in
            "abcdefghijklmnopqrtuvwxz".map { letter in "\(beginning)\(letter)" }
        }
        return words.joined(separator: " ")
    }

    @Test func aCheckNamesTheMeaningThatAnAcronymProbablyHas() throws {
        for beginning in ["album", "booklet", "laser"] { try remember(Self.text(beginning), "Compact Disc") }
        for beginning in ["ledger", "vault", "broker"] { try remember(Self.text(beginning), "Certificate of Deposit") }
        let output = try lint("\(Self.text("ledger", "vault")) on the XQD.\n")
        #expect(output.contains("the store has 2 meanings, probably Certificate of Deposit."), "\(output)")
        #expect(try lint("The XQD is here.\n").contains("the store has 2 meanings. "))
    }

    @Test func aMeaningIsNotCalledProbableBecauseOfFewWords() throws {
        for beginning in ["album", "booklet", "laser"] { try remember(Self.text(beginning), "Compact Disc") }
        for beginning in ["ledger", "vault"] { try remember(Self.text(beginning), "Certificate of Deposit") }
        // Of one meaning, 48 words are remembered.
        #expect(try !lint("\(Self.text("ledger", "vault")) on the XQD.\n").contains("probably"))
        try remember(Self.text("broker"), "Certificate of Deposit")
        #expect(try !lint("\(Self.text("ledger")) on the XQD.\n").contains("probably"))
    }

    @Test func aMeaningThatWasMetInNoTextIsNotCalledProbable() throws {
        try remember("The bank pays interest at maturity.", "Certificate of Deposit")
        #expect(try !lint("The bank pays interest on the XQD at maturity.\n").contains("probably"))
    }

    @Test func theWordsOfANoteCountBesideThoseOfTexts() throws {
        try remember("A shelf in the office.", "Compact Disc")
        try remember("A letter from the office.", "Certificate of Deposit")
        _ = try runner.run("edit xqd --id \(thing("Compact Disc").id) --note 'a laser reads the album'")
        #expect(try first(in: "The laser of the XQD reads the album.").contains("Compact Disc"))
        _ = try runner.run("edit xqd --id \(thing("Certificate of Deposit").id) --note 'the bank pays interest'")
        #expect(try first(in: "The bank pays interest on the XQD.").contains("Certificate of Deposit"))
    }

    @Test func aMeaningThatWasMetInNoTextIsRecognisedByTheWordsOfItsField() throws {
        let decks = runner.folder + "/decks"
        try FileManager.default.createDirectory(atPath: decks, withIntermediateDirectories: true)
        let text = "#tags: finance\nAPY = annual percentage yield\nFDIC = federal deposit insurance corporation\n"
        try text.write(toFile: decks + "/money.txt", atomically: true, encoding: .utf8)
        runner.installedData = InstalledData(deckFolders: [decks])
        try runner.store().tag([thing("Certificate of Deposit").id], adding: ["finance"], removing: [], at: runner.now)
        #expect(try first(in: "The XQD has an annual yield with insurance.").contains("Certificate of Deposit"))
    }
}
