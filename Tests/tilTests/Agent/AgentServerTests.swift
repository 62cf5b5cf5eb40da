import Foundation
import TestSupport
import Testing

@testable import til

/// `til mcp`: what a client of the Model Context Protocol gets for its messages.
@Suite(.waiting) struct AgentServerTests {
    private let runner: CommandRunner

    init() throws {
        runner = try CommandRunner(having: "cd compact disc", "cd certificate of deposit")
        _ = try runner.run("edit cd --id \(runner.store().things[0].id) --note secret")
    }

    /// Sends lines to a server and returns the messages that it wrote.
    private func served(_ options: [String] = [], _ lines: [String]) throws -> [[String: Any]] {
        let run = try ProgramRun.finished(
            ["mcp"] + options, input: runner.file("messages", lines.map { $0 + "\n" }.joined()),
            environment: ["TIL_DATABASE": runner.database, "HOME": runner.folder])
        #expect(run.status == 0, "\(run.errorText)")
        return try run.outputText.split(separator: "\n").map { line in
            try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    private func call(_ tool: String, _ arguments: String, id: Int = 1) -> String {
        """
        {"jsonrpc":"2.0","id":\(id),"method":"tools/call","params":{"name":"\(tool)","arguments":\(arguments)}}
        """
    }

    private func text(_ message: [String: Any]) -> String {
        let result = message["result"] as? [String: Any]
        let content = result?["content"] as? [[String: Any]]
        return content?.first?["text"] as? String ?? ""
    }

    private func isError(_ message: [String: Any]) -> Bool {
        (message["result"] as? [String: Any])?["isError"] as? Bool ?? false
    }

    @Test(arguments: [
        ("2024-11-05", "2024-11-05"), ("2025-11-25", "2025-11-25"), ("2026-07-28", "2026-07-28"),
        ("1999-01-01", "2025-11-25"),
    ])
    func theServerSpeaksTheVersionThatTheClientKnowsOrItsNewest(asked: String, spoken: String) throws {
        let messages = try served(
            [],
            [
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#,
                #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            ])
        #expect(messages.count == 1)
        #expect((messages[0]["result"] as? [String: Any])?["protocolVersion"] as? String == spoken)
    }

    @Test func theMessagesOfABatchAreAnsweredTogether() throws {
        let batch =
            #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},"#
            + #" 7, {"jsonrpc":"2.0","id":"[,]","method":"ping"}]"#
        let run = try ProgramRun.finished(
            ["mcp"], input: runner.file("messages", "\(batch)\n[]\n[1,\n"),
            environment: ["TIL_DATABASE": runner.database, "HOME": runner.folder])
        let noMessage = #"{"code":-32600,"message":"The content is not one message of JSON-RPC 2.0."}"#
        let expected = #"""
            {"error":{"code":-32600,"message":"The batch has no messages."},"id":null,"jsonrpc":"2.0"}
            {"error":{"code":-32700,"message":"The content is not valid JSON."},"id":null,"jsonrpc":"2.0"}
            [{"id":1,"jsonrpc":"2.0","result":{}},{"error":\#(noMessage),"id":null,"jsonrpc":"2.0"},\#
            {"id":"[,]","jsonrpc":"2.0","result":{}}]

            """#
        #expect(run.outputText.split(separator: "\n").sorted() == expected.split(separator: "\n").sorted())
    }

    @Test(arguments: ["1", "-5", "9223372036854775808", "123456789012345678901234567890"])
    func theNumberOfARequestComesBackWithAllDigits(number: String) throws {
        let run = try ProgramRun.finished(
            ["mcp"], input: runner.file("messages", #"{"jsonrpc":"2.0","id":\#(number),"method":"ping"}"# + "\n"),
            environment: ["TIL_DATABASE": runner.database, "HOME": runner.folder])
        #expect(run.outputText == #"{"id":\#(number),"jsonrpc":"2.0","result":{}}"# + "\n")
    }

    @Test func aClientWithoutAHandshakeDiscoversTheVersions() throws {
        let messages = try served([], [#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#])
        let result = try #require(messages[0]["result"] as? [String: Any])
        #expect((result["supportedVersions"] as? [String])?.last == "2026-07-28")
        #expect(result["ttlMs"] as? Int == 0 && result["cacheScope"] as? String == "private")
        #expect(result["resultType"] as? String == "complete")
    }

    @Test(arguments: [([], 5), (["--allow-add"], 6)]) func onlyAnAllowedAgentSeesTheToolThatAdds(
        options: [String], count: Int
    ) throws {
        let messages = try served(options, [#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])
        let tools = (messages[0]["result"] as? [String: Any])?["tools"] as? [[String: Any]] ?? []
        #expect(tools.count == count)
        #expect(tools.contains { $0["name"] as? String == "add" } == !options.isEmpty)
    }

    @Test(arguments: [([], false), (["--with-notes"], true)]) func notesAreShownOnlyWithTheOptionWithNotes(
        options: [String], isShown: Bool
    ) throws {
        let messages = try served(
            options, [call("look_up", #"{"acronyms":["cd"]}"#), call("search", #"{"text":"secret"}"#)])
        #expect(messages.count == 2)
        let all = try messages.map { String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self) }
        #expect(all[0].contains("secret") == isShown)
        #expect(all[1].contains("\"short\"") == isShown)
    }

    @Test func oneUndoRemovesEverythingThatOneAgentAdded() throws {
        let messages = try served(
            ["--allow-add"],
            [
                call("add", #"{"acronym":"BOL","meaning":"bill of lading","source":"a.md","tags":["ships"]}"#),
                call("add", #"{"acronym":"ETA","meaning":"estimated time of arrival"}"#, id: 2),
                call("add", #"{"acronym":"CD","meaning":"Compact-Disc"}"#, id: 3),
                call("add", #"{"acronym":"","meaning":"nothing"}"#, id: 4),
            ])
        #expect(text(messages[0]).hasPrefix("Added: BOL  bill of lading  #ships (own)."))
        #expect(text(messages[2]) == "Already there: CD  Compact Disc (own)")
        #expect(isError(messages[3]) && !isError(messages[2]))
        let added = try #require(runner.store().meanings(of: "BOL").first)
        #expect(added.origin.kind == .agent && added.source == "a.md")
        #expect(try runner.run("undo").errors.contains("2 things"))
        #expect(try runner.store().things.count == 2)
    }

    @Test func anAgentAddsAtMostFiftyThings() throws {
        let calls = (1...51).map { call("add", #"{"acronym":"AB\#($0)","meaning":"Alpha Beta \#($0)"}"#, id: $0) }
        let messages = try served(["--allow-add"], calls)
        #expect(messages.map(isError) == Array(repeating: false, count: 50) + [true])
        #expect(text(messages[50]) == "50 acronyms were added, which is the limit of a session.")
        #expect(try runner.store().things.count == 52)
    }

    @Test func theMeaningWhoseFieldTheTextSharesComesFirst() throws {
        for line in ["add apr annual percentage rate", "add etf exchange-traded fund"] {
            _ = try runner.run("\(line) --tag finance")
        }
        let deposit = try #require(runner.store().meanings(of: "CD").first { $0.long == "Certificate of Deposit" })
        try runner.store().tag([deposit.id], adding: ["finance"], removing: [], at: runner.now)
        let messages = try served(
            [],
            [
                call("look_up", #"{"acronyms":["CD"],"text":"The CD has an APR above that of the ETF."}"#)
            ])
        #expect(
            text(messages[0]) == """
                CD  Certificate of Deposit  #finance (own; fits: 2 other #finance acronyms here)
                CD  Compact Disc (own)
                """)
    }

    @Test func theOrderOfMeaningsDoesNotTellTheWordsOfANote() throws {
        _ = try runner.run(words: ["add", "AED", "automated external defibrillator", "--note", "Zanzibar"])
        _ = try runner.run(words: ["add", "AED", "Arab Emirates dirham"])
        let asked = call("look_up", #"{"acronyms":["AED"],"text":"In zanzibar the AED was used."}"#)
        #expect(!text(try served([], [asked])[0]).contains("fits"))
        #expect(text(try served(["--with-notes"], [asked])[0]).contains("fits"))
    }

    @Test func aGlossaryThatIsAddedWhileTheServerRunsIsFound() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(["mcp"], folder: folder.path)
        run.send(call("look_up", #"{"acronyms":["QPS"]}"#) + "\n")
        try run.wait(for: "QPS: unknown")
        let list = try folder.file("team.tsv", "QPS\tQueries per Second\n")
        let added = try ProgramRun.run(["glossary", "add", "team", list], folder: folder.path)
        #expect(added.code == 0, "\(added.errors)")
        run.send(call("look_up", #"{"acronyms":["QPS"]}"#, id: 2) + "\n")
        try run.wait(for: "QPS  Queries per Second (glossary team)")
        _ = try run.finish()
    }

    /// What clients send that do not follow the schema by the letter.
    @Test(arguments: [
        (#""arguments":{"acronyms":"[\"CD\",\"XYZ\"]"}"#, "look_up", "XYZ: unknown"),
        (#""arguments":{"acronyms":"cd","text":null}"#, "look_up", "CD  Compact Disc (own)"),
        (#""arguments":{"text":"disc","limit":"1"}"#, "search", "CD  Compact Disc (own)"),
    ]) func argumentsInAnotherFormAreUnderstood(arguments: String, tool: String, line: String) throws {
        let message = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)",\#(arguments)}}"#
        let messages = try served([], [message + "\r", "\u{FEFF}" + message])
        #expect(messages.count == 2)
        for message in messages { #expect(text(message).split(separator: "\n").contains { $0 == line }, "\(message)") }
    }

    @Test(arguments: ["", #","arguments":null"#, #","arguments":{}"#]) func aToolWithoutArgumentsNeedsNone(
        arguments: String
    ) throws {
        let messages = try served(
            [], [#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"due"\#(arguments)}}"#])
        #expect(!isError(messages[0]) && !text(messages[0]).isEmpty)
    }

    @Test(arguments: [
        ("{}", "Pass the argument 'acronyms'."),
        (#"{"acronyms":7}"#, "The argument 'acronyms' has the wrong type. Follow the tool's input schema."),
        ("[]", "The arguments are invalid. Follow the tool's input schema."),
    ]) func anInvalidArgumentIsNamed(arguments: String, sentence: String) throws {
        let messages = try served([], [call("look_up", arguments)])
        #expect(isError(messages[0]) && text(messages[0]) == sentence)
    }

    @Test func hostileMessagesAreRefusedAndTheServerContinues() throws {
        let deep = String(repeating: "[", count: 100_000)
        let messages = try served(
            [],
            [
                "no JSON", "[]", "\"text\"", #"{"id":1}"#, deep, #"{"jsonrpc":"2.0","id":2,"method":"resources/list"}"#,
                call("remove", "{}"), call("look_up", "{}"), call("look_up", #"{"acronyms":[]}"#),
                call("look_up", #"{"acronyms":[" "]}"#), call("scan_text", #"{"text":"x","format":"pdf"}"#),
                call("search", #"{"text":"x","limit":0}"#), "", #"{"jsonrpc":"2.0","id":"last","method":"ping"}"#,
            ])
        #expect(messages.count == 13)
        #expect(messages[..<7].allSatisfy { $0["error"] != nil })
        #expect(messages[7..<12].allSatisfy(isError))
        #expect(messages[12]["id"] as? String == "last")
        #expect(messages[12]["result"] != nil)
    }
}
