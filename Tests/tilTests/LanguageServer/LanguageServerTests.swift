import Foundation
import TestSupport
import Testing

@testable import til

/// The server as an editor sees it: whole messages, and what they do to the store and to files.
struct LanguageServerTests {
    static let text = """
        The XQZ met 😀 the FTW.
        A cross-quarter board (XQB) has two CPU's. The XQBs are new.

        An XQ
        """

    @Test func theAnswerToInitializeNamesTheFeatures() throws {
        let client = try LanguageClient(isInitialized: false)
        let result = try client.request(
            "initialize", #"{"capabilities":{"general":{"positionEncodings":["utf-32","utf-8","utf-16"]}}}"#)
        let features = """
            {"codeActionProvider":{"codeActionKinds":["quickfix","source.fixAll.til"]},"completionProvider":{},\
            "definitionProvider":true,"documentHighlightProvider":true,\
            "executeCommandProvider":{"commands":["til.add","til.allow"]},"hoverProvider":true,\
            "positionEncoding":"utf-8","textDocumentSync":{"change":2,"openClose":true},\
            "workspace":{"workspaceFolders":{"changeNotifications":true,"supported":true}}}
            """
        #expect(
            result
                == #"{"capabilities":\#(features),"serverInfo":{"name":"til","version":"\#(Til.configuration.version)"}}"#
        )
    }

    @Test func findingsArePublishedOnOpeningAndEmptiedOnClosing() throws {
        let client = try LanguageClient()
        client.open("a.md", "The 😀 XQZ met.\nTwo CPU's.\n", version: 7)
        let message = """
            {"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"diagnostics":[\
            {"code":"undefined",\
            "message":"Define XQZ where it is first used, at line 1, or put it on the allow list.",\
            "range":{"end":{"character":10,"line":0},"start":{"character":7,"line":0}},"severity":2,"source":"til"},\
            {"code":"plural","message":"Write CPUs: the plural of an acronym has no apostrophe.",\
            "range":{"end":{"character":9,"line":1},"start":{"character":4,"line":1}},"severity":2,"source":"til"}],\
            "uri":"\(client.uri("a.md"))","version":7}}
            """
        #expect(try client.next() == message)
        client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(client.uri("a.md"))"}}"#)
        #expect(
            try client.next() == """
                {"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"diagnostics":[],\
                "uri":"\(client.uri("a.md"))"}}
                """)
    }

    @Test func aDocumentWithoutAFileBelongsToTheFirstWorkspaceFolder() throws {
        let client = try LanguageClient(files: [".til-lint-allow": "XQZ\n"], isInitialized: false)
        _ = try client.request(
            "initialize",
            """
            {"rootUri":"file:///nowhere","workspaceFolders":[{"uri":"\(client.uri(""))","name":"first"},\
            {"uri":"file:///elsewhere","name":"second"}],"capabilities":{}}
            """)
        client.notify("initialized", "{}")
        client.notify(
            "textDocument/didOpen",
            """
            {"textDocument":{"uri":"untitled:draft.md","languageId":"markdown","version":1,\
            "text":"The XQZ met the XQY.\\n"}}
            """)
        let published = try client.next()
        #expect(published.contains("Define XQY") && !published.contains("XQZ"), "\(published)")
    }

    @Test func anUnknownRuleInACommentIsAFindingOfItsLine() throws {
        let client = try LanguageClient()
        client.open("a.md", "Text.\n<!-- til-lint-disable plurall -->\n")
        let sentence = "Unknown rule 'plurall' in a comment; did you mean 'plural'?"
        #expect(try client.diagnostics("a.md") == (1, ["\(sentence) 1:0-1:33"]))
    }

    @Test func completionOffersAcronymsOfListsThatTheConfigurationNames() throws {
        let files = [".til-lint.toml": "glossaries = [\"w.tsv\"]\n", "w.tsv": "XQZ\textra quick zone\n"]
        let client = try LanguageClient(files: files)
        client.open("a.md", "An XQ")
        let items = try client.request("completion", "a.md", 0, 5)
        #expect(items.contains(#""label":"XQZ""#))
        #expect(items.contains(#""label":"extra quick zone (XQZ)""#))
    }

    @Test func withTheOptionLogErrorsAreAppendedToAFile() throws {
        let temporary = try TemporaryFolder()
        let file = try temporary.file("log", "Before.\n")
        let client = try LanguageClient(options: ["--log", file])
        _ = try client.request("textDocument/rename", "{}")
        _ = try client.request("shutdown", "null")
        let log = try String(contentsOfFile: file, encoding: .utf8)
        #expect(log == "Before.\ntil: textDocument/rename: There is no method 'textDocument/rename'.\n")
        #expect(client.run.errorText.isEmpty)
    }

    @Test func afterSeveralChangesFindingsComeOnceWithTheLastVersion() throws {
        let client = try LanguageClient()
        client.open("a.md", "Two CPU's.\n")
        #expect(try client.diagnostics("a.md") == (1, ["plural 0:4-0:9"]))
        for version in 2...6 {
            client.change(
                "a.md", version: version, LanguageClient.edit(0, 0, 0, 0, "A "),
                LanguageClient.edit(0, 0, 0, 0, "A "))
        }
        #expect(try client.diagnostics("a.md") == (6, ["plural 0:24-0:29"]))
        client.change("a.md", version: 7, #"{"text":"Nothing.\n"}"#)
        #expect(try client.diagnostics("a.md") == (7, []))
    }

    @Test func hoverExplainsAnAcronymFromDocumentStoreAndGlossaries() throws {
        let client = try LanguageClient(
            #"{"textDocument":{"hover":{"contentFormat":["markdown","plaintext"]}}}"#,
            files: ["company.tsv": "XQB\tcross-quarter bore\n"],
            store: ["xqb cross queue *b* --as-is --tag work --note Mine.", "ftw for the win"])
        _ = try client.til("glossary", "add", "company", client.folder + "/company.tsv")
        client.open("a.md", Self.text)
        #expect(
            // The plural, at its end.
            try client.request("hover", "a.md", 1, 51) == """
                {"contents":{"kind":"markdown","value":"**XQB** cross-quarter board  \\n*a.md line 2*\\n\\n\
                **xqb** cross queue \\\\*b\\\\*  \\nMine.  \\n*my things · #work*\\n\\n\
                **XQB** cross-quarter bore  \\n*glossary company*"},\
                "range":{"end":{"character":51,"line":1},"start":{"character":47,"line":1}}}
                """)
        // UTF-16 counts the emoji as two.
        #expect(try client.request("hover", "a.md", 0, 21).contains("For the Win"))
        #expect(try client.request("hover", "a.md", 0, 5) == "null")
        #expect(try client.request("hover", "a.md", 0, 1) == "null")
        #expect(try client.request("hover", "a.md", 99, 99) == "null")

        let plain = try LanguageClient(store: ["ftw for the win --tag chat"])
        plain.open("a.md", Self.text)
        #expect(
            try plain.request("hover", "a.md", 0, 19) == """
                {"contents":{"kind":"plaintext","value":"FTW For the Win\\nmy things · #chat"},\
                "range":{"end":{"character":22,"line":0},"start":{"character":19,"line":0}}}
                """)
    }

    @Test func definitionAndHighlightFindThePlacesOfAnAcronym() throws {
        let client = try LanguageClient()
        client.open("a.md", Self.text)
        #expect(
            try client.request("definition", "a.md", 1, 48) == """
                {"range":{"end":{"character":26,"line":1},"start":{"character":2,"line":1}},"uri":"\(client.uri("a.md"))"}
                """)
        #expect(try client.request("definition", "a.md", 0, 5) == "null")
        #expect(
            try client.request("documentHighlight", "a.md", 1, 48) == """
                [{"kind":3,"range":{"end":{"character":26,"line":1},"start":{"character":23,"line":1}}},\
                {"kind":2,"range":{"end":{"character":51,"line":1},"start":{"character":47,"line":1}}}]
                """)
        #expect(try client.request("documentHighlight", "a.md", 0, 1) == "null")
    }

    @Test func completionOffersAcronymsAndMissingDefinitions() throws {
        let client = try LanguageClient(store: ["xqa cross-quarter axle --as-is"])
        client.open("a.md", Self.text)
        func item(_ label: String, _ short: String, _ kind: Int, _ detail: String, _ value: String, _ number: Int)
            -> String
        {
            let documentation = value.isEmpty ? "" : #""documentation":{"kind":"plaintext","value":"\#(value)"},"#
            return """
                {"detail":"\(detail)",\(documentation)"filterText":"\(short)","kind":\(kind),"label":"\(label)",\
                "sortText":"\(number)","textEdit":{"newText":"\(label)",\
                "range":{"end":{"character":5,"line":3},"start":{"character":3,"line":3}}}}
                """
        }
        let items = [
            item("XQZ", "XQZ", 21, "", "", 10_000),
            item(
                "XQB", "XQB", 21, "cross-quarter board", #"XQB cross-quarter board\na.md line 2"#, 10_001),
            item("xqa", "xqa", 21, "cross-quarter axle", #"xqa cross-quarter axle\nmy things"#, 10_002),
            item(
                "cross-quarter axle (xqa)", "xqa", 1, "definition", #"xqa cross-quarter axle\nmy things"#, 10_003),
        ]
        #expect(
            try client.request("completion", "a.md", 3, 5)
                == #"{"isIncomplete":false,"items":[\#(items.joined(separator: ","))]}"#)
        // One capital is not enough.
        #expect(try client.request("completion", "a.md", 3, 4) == "null")
    }

    @Test func shutdownAndExitEndTheServerWith0AndOtherEndsWith1() throws {
        let client = try LanguageClient()
        #expect(try client.request("shutdown", "null") == "null")
        #expect(
            try client.request("shutdown", "null") == #"{"code":-32600,"message":"The server has been shut down."}"#)
        client.notify("exit", "null")
        #expect(try client.run.waitForExit(within: 30) == 0)
        let rude = try LanguageClient()
        rude.notify("exit", "null")
        #expect(try rude.run.waitForExit(within: 30) == 1)
        let gone = try LanguageClient()
        gone.run.endInput()
        #expect(try gone.run.waitForExit(within: 30) == 1)
        // No process has this number.
        let orphan = try LanguageClient(isInitialized: false)
        _ = try orphan.request("initialize", #"{"processId":\#(1 << 30),"capabilities":{}}"#)
        #expect(try orphan.run.waitForExit(within: 30) == 1)
    }

    @Test func aCancelledRequestAndAnOutdatedCheckAreDropped() throws {
        let client = try LanguageClient()
        client.open("a.md", Self.text)
        _ = try client.next()
        let position = #"{"textDocument":{"uri":"\#(client.uri("a.md"))"},"position":{"line":0,"character":0}}"#
        // Both messages arrive at once.
        client.run.send(
            [
                #"{"jsonrpc":"2.0","id":"one","method":"textDocument/hover","params":\#(position)}"#,
                #"{"jsonrpc":"2.0","id":"two","method":"textDocument/hover","params":\#(position)}"#,
                #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"two"}}"#,
            ].map(LanguageClient.framed).joined())
        let answers = [try client.next(), try client.next()].sorted()
        #expect(
            answers == [
                #"{"error":{"code":-32800,"message":"The request was cancelled."},"id":"two","jsonrpc":"2.0"}"#,
                #"{"id":"one","jsonrpc":"2.0","result":null}"#,
            ])
        let large = String(repeating: "The XQZ met the council for a long time.\n", count: 40_000)
        client.open("large.md", large)
        client.change("large.md", version: 2, #"{"text":"The XQY met.\n"}"#)
        #expect(try client.diagnostics("large.md") == (2, ["undefined 0:4-0:7"]))
    }
}
