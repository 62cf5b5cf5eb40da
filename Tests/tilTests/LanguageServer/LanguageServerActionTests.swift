import Foundation
import TILCore
import Testing

@testable import til

/// Code actions and commands: fixes, comments, the allow list, the store.
struct LanguageServerActionTests {
    private struct Action: Decodable {
        struct Edit: Decodable {
            let changes: [String: [Change]]
        }
        struct Change: Decodable {
            struct Range: Decodable { let start, end: Place }
            struct Place: Decodable { let line, character: Int }
            let range: Range
            let newText: String
        }
        struct Command: Codable {
            let command: String
            let arguments: [[String: String]]
        }
        let title: String
        let kind: String
        let edit: Edit?
        let command: Command?
    }

    /// Returns the actions at a position.
    private func actions(
        _ client: LanguageClient, _ name: String, _ line: Int, _ character: Int, only: String = ""
    ) throws -> [Action] {
        let place = #"{"line":\#(line),"character":\#(character)}"#
        let answer = try client.request(
            "textDocument/codeAction",
            """
            {"textDocument":{"uri":"\(client.uri(name))"},"range":{"start":\(place),"end":\(place)},\
            "context":{"diagnostics":[]\(only)}}
            """)
        return try JSONDecoder().decode([Action].self, from: Data(answer.utf8))
    }

    /// Returns a text after the edits of an action. Each document here is ASCII.
    private func applied(_ action: Action, to text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        func offset(_ place: Action.Change.Place) -> Int {
            lines.prefix(place.line).reduce(0) { $0 + $1.count + 1 } + place.character
        }
        var bytes = Array(text.utf8)
        let changes = action.edit?.changes.values.flatMap(\.self) ?? []
        for change in changes.sorted(by: { offset($0.range.start) > offset($1.range.start) }) {
            bytes.replaceSubrange(offset(change.range.start)..<offset(change.range.end), with: change.newText.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func run(_ client: LanguageClient, _ action: Action) throws -> String {
        let command = try #require(action.command)
        return try client.request(
            "workspace/executeCommand", String(decoding: JSONEncoder().encode(command), as: UTF8.self))
    }

    @Test func theActionsOfAFindingHaveVersionedEdits() throws {
        let client = try LanguageClient(#"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#)
        client.open("a.md", "Two CPU's.\n", version: 3)
        let uri = client.uri("a.md")
        let diagnostic = """
            {"code":"plural","message":"Write CPUs: the plural of an acronym has no apostrophe.",\
            "range":{"end":{"character":9,"line":0},"start":{"character":4,"line":0}},"severity":2,"source":"til"}
            """
        func edit(_ text: String, _ start: Int, _ end: Int) -> String {
            """
            {"documentChanges":[{"edits":[{"newText":"\(text)",\
            "range":{"end":{"character":\(end),"line":0},"start":{"character":\(start),"line":0}}}],\
            "textDocument":{"uri":"\(uri)","version":3}}]}
            """
        }
        #expect(
            try client.request(
                "textDocument/codeAction",
                """
                {"textDocument":{"uri":"\(uri)"},"range":{"start":{"line":0,"character":5},\
                "end":{"line":0,"character":5}},"context":{"diagnostics":[],"only":["quickfix"]}}
                """) == """
                    [{"diagnostics":[\(diagnostic)],"edit":\(edit("CPUs", 4, 9)),"isPreferred":true,"kind":"quickfix",\
                    "title":"Write CPUs: the plural of an acronym has no apostrophe."},\
                    {"diagnostics":[\(diagnostic)],"edit":\(edit(" <!-- til-lint-disable-line plural -->", 10, 10)),\
                    "kind":"quickfix","title":"Disable 'plural' here"}]
                    """)
    }

    @Test(arguments: [
        ("a.md", "markdown", "# Report\n\nThe XQZ met\nthe council.\n"),
        ("a.txt", "plaintext", "The XQZ met\nthe council.\n"),
        ("a.rst", "restructuredtext", "Report\n======\n\n  The council met\n  the XQZ today.\n\nThe end.\n"),
        ("a.tex", "latex", "\\section{Report}\nThe XQZ met\nthe council.\n"),
        ("a.html", "html", "<p>The XQZ met\nthe council.</p>\n"),
        ("a.1", "nroff", ".TH A 1\n.SH NAME\na \\- b\n.SH DESCRIPTION\nThe XQZ met\nthe council.\n"),
    ])
    func theCommentOfEachFormatDisablesTheFinding(name: String, language: String, text: String) throws {
        let client = try LanguageClient()
        client.open(name, text, language: language)
        let findings = try client.diagnostics(name).findings
        #expect(findings.count == 1)
        let line = try #require(
            text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("XQZ") })
        let character = text.split(separator: "\n", omittingEmptySubsequences: false)[line].range(of: "XQZ").map {
            text.split(separator: "\n", omittingEmptySubsequences: false)[line].distance(
                from: text.split(separator: "\n", omittingEmptySubsequences: false)[line].startIndex, to: $0.lowerBound)
        }
        let found = try actions(client, name, line, try #require(character))
        #expect(found.map(\.title) == ["Add XQZ to the allow list", "Disable 'undefined' here"])
        let fixed = applied(try #require(found.last), to: text)
        client.change(name, version: 2, #"{"text":\#(LanguageClient.json(fixed))}"#)
        #expect(try client.diagnostics(name) == (2, []), "\(fixed)")
    }

    @Test(arguments: ["\r\n\r\n", "\n  \n", "\r\n\t\r\n"])
    func aDisablingCommentInReStructuredTextCoversOneParagraph(blank: String) throws {
        let client = try LanguageClient()
        let text = ["The XQX met.", "The XQY met.", "The XQZ met."].joined(separator: blank)
        client.open("a.rst", text, language: "restructuredtext")
        #expect(try client.diagnostics("a.rst").findings.count == 3)
        let edit = try #require(actions(client, "a.rst", 2, 4).last?.edit?.changes.values.first)
        #expect(edit.map(\.range.start.line) == [2, 2])
        client.change(
            "a.rst", version: 2,
            edit.reversed().map { change in
                let (start, end) = (change.range.start, change.range.end)
                return LanguageClient.edit(start.line, start.character, end.line, end.character, change.newText)
            }.joined(separator: ","))
        #expect(try client.diagnostics("a.rst") == (2, ["undefined 0:4-0:7", "undefined 8:4-8:7"]))
    }

    @Test func aCommitMessageIsCheckedWithoutItsCommentsAndGetsNone() throws {
        let client = try LanguageClient()
        let text =
            "Ask the XQZ\n\n# The XQY is a comment.\n# ------------------------ >8 ------------------------\nThe XQW.\n"
        client.open("COMMIT_EDITMSG", text, language: "plaintext")
        #expect(try client.diagnostics("COMMIT_EDITMSG") == (1, ["undefined 0:8-0:11"]))
        #expect(try actions(client, "COMMIT_EDITMSG", 0, 9).map(\.title) == ["Add XQZ to the allow list"])
    }

    @Test func fixAllChangesADocumentAsLintFixDoes() throws {
        let text = """
            The XQB met. It has two CPU's and a URL's list.

            A cross-quarter board (XQB) is new. The cross-quarter board met again; the FTW.
            An quarter.

            """
        let client = try LanguageClient(files: ["a.md": text], store: ["ftw for the win --as-is"])
        client.open("a.md", text)
        let found = try actions(client, "a.md", 3, 0, only: #","only":["source.fixAll"]"#)
        #expect(found.map(\.kind) == ["source.fixAll.til"])
        _ = try client.til("lint", "--fix", client.folder + "/a.md")
        let fixed = try String(contentsOfFile: client.folder + "/a.md", encoding: .utf8)
        #expect(fixed != text)
        #expect(applied(try #require(found.first), to: text) == fixed)
        // Nothing is left.
        client.change("a.md", version: 2, #"{"text":\#(LanguageClient.json(fixed))}"#)
        #expect(try actions(client, "a.md", 0, 0, only: #","only":["source"]"#).isEmpty)
    }

    @Test func aRemarkAfterAnAddedMeaningIsItsNote() throws {
        let list = "short\tlong\tnote\ttags\nXQB\tcross-quarter bore (old)\n"
        let client = try LanguageClient(files: ["company.tsv": list])
        _ = try client.til("glossary", "add", "company", client.folder + "/company.tsv")
        client.open("a.md", "The XQB is new.\n")
        _ = try client.diagnostics("a.md")
        let found = try actions(client, "a.md", 0, 5)
        let action = try #require(found.first { action in action.title.contains("from company") })
        _ = try run(client, action)
        #expect(try client.shown().contains("Added: XQB (cross-quarter bore)."))
        let things = try client.til("list", "--json").output
        #expect(things.contains(#""long":"cross-quarter bore","note":"old""#), "\(things)")
    }

    @Test func aDefinitionIsAddedToTheStoreAndUndoRemovesIt() throws {
        let client = try LanguageClient(files: ["company.tsv": "XQB\tcross-quarter bore\tA note.\n"])
        _ = try client.til("glossary", "add", "company", client.folder + "/company.tsv")
        client.open("a.md", "The cross-quarter board (XQB) met. The XQB is new.\n")
        #expect(try client.diagnostics("a.md").findings == [])
        let found = try actions(client, "a.md", 0, 40)
        #expect(
            found.map(\.title) == [
                "Add XQB (cross-quarter board) from a.md line 1 to my things",
                "Add XQB (cross-quarter bore) from company to my things",
            ])
        for (action, long) in zip(found, ["cross-quarter board", "cross-quarter bore"]) {
            #expect(try run(client, action) == "null")
            #expect(
                try client.shown() == """
                    {"jsonrpc":"2.0","method":"window/showMessage","params":{\
                    "message":"Added: XQB (\(long)). Use 'til undo' to remove it.","type":3}}
                    """)
        }
        let things = try client.til("list", "--json").output
        #expect(things.contains(#""source":"a.md line 1""#) && things.contains(#""source":"company""#), "\(things)")
        #expect(try actions(client, "a.md", 0, 40).isEmpty)
        _ = try client.til("undo")
        _ = try client.til("undo")
        #expect(try client.til("list").code == 1)
        // Adding it twice is refused with a sentence.
        for isKnown in [false, true] {
            _ = try run(client, found[0])
            #expect(try client.shown().contains(isKnown ? "already exists" : "Added: XQB"))
        }
    }

    @Test func wordsOfAnOpenDocumentThatDefinesAnAddedThingAreRememberedUntilUndo() throws {
        let client = try LanguageClient()
        client.open("a.md", "The bill of lading (BOL) names the carrier. The carrier signs the BOL.\n")
        client.open("b.md", "A blade of lead (BOL) is heavy.\n")
        _ = try client.diagnostics("a.md")
        let action = try #require(actions(client, "a.md", 0, 21).first)
        _ = try run(client, action)
        _ = try client.shown()
        let store = try ThingStore(path: client.folder + "/til.db")
        let thing = try #require(store.meanings(of: "BOL").first)
        let words = try #require(store.contexts(of: [thing.id])[thing.id])
        #expect(words.count == 1 && words[0].counts["carrier"] == 6 && words[0].counts["heavy"] == nil)
        _ = try client.til("undo")
        #expect(try store.contexts(of: [thing.id]).isEmpty)
    }

    @Test func anAcronymIsAddedToTheAllowListNextToTheConfiguration() throws {
        let files = [".til-lint.toml": "allow = [\"XQY\"]\n", ".til-lint-allow": "# Ours.\nXQA"]
        let client = try LanguageClient(files: files)
        client.open("a.md", "The XQZ met.\n")
        #expect(try client.diagnostics("a.md") == (1, ["undefined 0:4-0:7"]))
        let action = try #require(actions(client, "a.md", 0, 4).first)
        #expect(try run(client, action) == "null")
        #expect(
            try client.next() == """
                {"jsonrpc":"2.0","method":"window/showMessage","params":{\
                "message":"Allowed XQZ in \(client.folder)/.til-lint-allow.","type":3}}
                """)
        #expect(try client.diagnostics("a.md") == (1, []))
        #expect(
            try String(contentsOfFile: client.folder + "/.til-lint-allow", encoding: .utf8) == "# Ours.\nXQA\nXQZ\n")
    }

    @Test(arguments: [0, 1, 2, 3])
    func theFirstStoreGlossaryConfigurationOrAllowListIsNoticed(source: Int) throws {
        let client = try LanguageClient(files: ["w.tsv": "XQZ\textra quick zone\n"])
        client.open("a.md", "The XQZ met.\n")
        #expect(try client.diagnostics("a.md").findings.count == 1)
        switch source {
        case 0: _ = try client.til("add", "xqz", "extra", "quick", "zone")
        case 1: _ = try client.til("glossary", "add", "w", client.folder + "/w.tsv")
        case 2:
            try "allow = [\"XQZ\"]\n".write(
                toFile: client.folder + "/.til-lint.toml", atomically: true, encoding: .utf8)
        default:
            try "XQZ\n".write(toFile: client.folder + "/.til-lint-allow", atomically: true, encoding: .utf8)
        }
        #expect(try client.diagnostics("a.md") == (1, []))
    }

    @Test func aGlossaryPageOfTheRepositoryExplainsAcronymsAndItsChangesAreNoticed() throws {
        let page = "# Terms\n\n- **XQZ**: a zone\n"
        let client = try LanguageClient(files: [".til-lint.toml": "store = false\n", "glossary.md": page])
        client.open("a.md", "The XQZ met the XQY.\n")
        #expect(try client.diagnostics("a.md") == (1, ["undefined 0:16-0:19"]))
        let longer = page + "- **XQY**: another zone\n"
        try longer.write(toFile: client.folder + "/glossary.md", atomically: true, encoding: .utf8)
        #expect(try client.diagnostics("a.md") == (1, []))
    }

    @Test func changesOfConfigurationStoreAndGlossaryAreNoticed() throws {
        let client = try LanguageClient(store: ["cd compact disc"])
        let configuration = client.folder + "/.til-lint.toml"
        client.open("a.md", "The XQZ met the XQY and the XQW.\n")
        #expect(try client.diagnostics("a.md").findings.count == 3)
        try "allow = [\"XQZ\"]\n".write(toFile: configuration, atomically: true, encoding: .utf8)
        #expect(try client.diagnostics("a.md") == (1, ["undefined 0:16-0:19", "undefined 0:28-0:31"]))
        _ = try client.til("add", "xqy", "extra", "quick", "yes")
        #expect(try client.diagnostics("a.md") == (1, ["undefined 0:28-0:31"]))
        try "XQW\textra quick way\n".write(toFile: client.folder + "/w.tsv", atomically: true, encoding: .utf8)
        _ = try client.til("glossary", "add", "w", client.folder + "/w.tsv")
        #expect(try client.diagnostics("a.md") == (1, []))
        try "allow = XQZ\n".write(toFile: configuration, atomically: true, encoding: .utf8)
        #expect(try client.shown().contains("\(configuration):1:9:"))
        try FileManager.default.removeItem(atPath: configuration)
        while try client.diagnostics("a.md").findings != ["undefined 0:4-0:7"] {}
    }
}
