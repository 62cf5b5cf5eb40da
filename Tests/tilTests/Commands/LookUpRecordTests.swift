import Foundation
import TestSupport
import Testing

@testable import TILCore
@testable import til

/// A look-up records what was seen, and neither waits nor fails because of it.
@Suite(.waiting) struct LookUpRecordTests {
    private let runner: CommandRunner
    private static let busy =
        "til: Another process is writing to the store, so the next quiz does not ask for it first. Try again.\n"

    init() throws {
        runner = try CommandRunner()
        let list = (1...20).map { "AB = Alpha Beta \($0)\n" }.joined() + "XML = Extensible Markup Language\n"
        _ = try runner.run("import '\(runner.file("list.txt", list))'")
        // Anybody who waited for this long would notice.
        runner.patience = .seconds(600)
    }

    private func count(_ table: String) throws -> String {
        try SQLiteScript.run("SELECT count(*) FROM \(table)", on: runner.database)[0]
    }

    @Test func aLookUpMarksEveryMeaningOfTheAcronymAsMet() throws {
        #expect(try runner.run("AB XML").code == 0)
        #expect(try count("met") == "21")
    }

    @Test func theFirstLookUpIsOneTransactionAndTheSecondIsNone() throws {
        let store = try runner.store()
        let things = store.things.map(\.id)
        #expect(try store.recordLookUp(of: things, asksFirst: true, at: runner.now))
        #expect(store.revision == 1)
        #expect(try store.recordLookUp(of: things, asksFirst: false, at: runner.now))
        #expect(store.revision == 1)
        #expect(try count("wanted") == "21")
    }

    @Test func aLookUpDoesNotWaitIfAnotherProcessWrites() throws {
        let held = try HeldStore(runner.database)
        defer { held.release() }
        #expect(try runner.run("XML") == .init(output: "XML  Extensible Markup Language\n"))
        #expect(try runner.run("AB").code == 0)
        #expect(try count("met") == "0")
    }

    @Test func theSettingLearnHasNoEffectIfAnotherProcessWrites() throws {
        _ = try runner.run("config learn on")
        let held = try HeldStore(runner.database)
        #expect(try runner.run("XML") == .init(output: "XML  Extensible Markup Language\n"))
        held.release()
        #expect(try count("wanted") == "0")
    }

    @Test func theMessageOfLearnAppearsOnlyIfTheLookUpWasRecorded() throws {
        let held = try HeldStore(runner.database)
        #expect(
            try runner.run("XML --learn")
                == .init(output: "XML  Extensible Markup Language\n", errors: Self.busy, code: 75))
        held.release()
        #expect(try count("wanted") == "0")
        #expect(
            try runner.run("XML --learn")
                == .init(
                    output: "XML  Extensible Markup Language\n", errors: "The next quiz asks for it first.\n"))
        #expect(try count("wanted") == "1")
        #expect(try count("met") == "1")
    }

    @Test func controlCharactersOfAnUnknownAcronymAreEscaped() throws {
        let terminal = try runner.terminal(["til", "XM\u{2060}L"])
        try terminal.wait(for: "[y] adds")
        let output = String(decoding: terminal.output, as: UTF8.self)
        #expect(output.contains("XML") && !output.contains("\u{2060}"))
    }
}
