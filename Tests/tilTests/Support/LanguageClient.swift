import Foundation
import TestSupport

/// A client of the language server: the real program over pipes, and its messages as they are written.
final class LanguageClient {
    let run: ProgramRun
    /// The folder of the documents, the store and everything else.
    let folder: String
    private var place = 0
    private var number = 0
    /// The messages that came before the answer that was waited for.
    private(set) var waiting: [String] = []
    private let temporary: TemporaryFolder

    /// Starts a server and initializes it.
    /// - Parameters:
    ///   - capabilities: the features of the client, as JSON.
    ///   - files: the texts of files in the folder, by their names.
    ///   - store: lines for `til add`.
    ///   - isInitialized: whether `initialize` is sent.
    init(
        _ capabilities: String = "{}", files: [String: String] = [:], store: [String] = [], isInitialized: Bool = true,
        options: [String] = []
    ) throws {
        temporary = try TemporaryFolder()
        folder = temporary.path
        for (name, text) in files { _ = try temporary.file(name, text) }
        for line in store {
            _ = try ProgramRun.run(["add"] + line.split(separator: " ").map(String.init), folder: folder)
        }
        run = try ProgramRun(["lsp"] + options, folder: folder)
        if isInitialized {
            _ = try request(
                "initialize", "{\"processId\":\(getpid()),\"rootUri\":\"\(uri(""))\",\"capabilities\":\(capabilities)}")
            notify("initialized", "{}")
        }
    }

    /// Runs another til on the same store.
    func til(_ words: String...) throws -> CommandRunner.Result { try ProgramRun.run(words, folder: folder) }

    /// Returns the URI of a file in the folder.
    func uri(_ name: String) -> String { "file://\(folder)/\(name)" }

    /// Returns a text as JSON.
    static func json(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    // MARK: Messages

    /// Returns the content of a message with its header.
    static func framed(_ content: String) -> String { "Content-Length: \(content.utf8.count)\r\n\r\n\(content)" }

    /// Sends a message.
    func send(_ content: String) { run.send(Self.framed(content)) }

    /// Sends a notification.
    func notify(_ method: String, _ parameters: String) {
        send("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(parameters)}")
    }

    /// Sends a request, and returns the result or the error of its answer as JSON.
    func request(_ method: String, _ parameters: String) throws -> String {
        number += 1
        send("{\"jsonrpc\":\"2.0\",\"id\":\(number),\"method\":\"\(method)\",\"params\":\(parameters)}")
        while true {
            let message = try receive()
            // Keys are sorted: error or id come first.
            for start in ["{\"id\":\(number),\"jsonrpc\":\"2.0\",\"result\":", "{\"error\":"]
            where message.hasPrefix(start) {
                guard start == "{\"error\":" else { return String(message.dropFirst(start.count).dropLast()) }
                let end = ",\"id\":\(number),\"jsonrpc\":\"2.0\"}"
                if message.hasSuffix(end) { return String(message.dropFirst(start.count).dropLast(end.count)) }
            }
            waiting.append(message)
        }
    }

    /// Sends a request about a position in a document of the folder.
    func request(_ feature: String, _ name: String, _ line: Int, _ character: Int) throws -> String {
        try request(
            "textDocument/\(feature)",
            "{\"textDocument\":{\"uri\":\"\(uri(name))\"},\"position\":{\"line\":\(line),\"character\":\(character)}}")
    }

    /// Returns the next message of the server.
    func next() throws -> String { waiting.isEmpty ? try receive() : waiting.removeFirst() }

    /// Returns the next message for the person.
    func shown() throws -> String {
        while true {
            let message = try next()
            if message.contains("window/showMessage") { return message }
        }
    }

    private func receive() throws -> String {
        var content = ""
        let isThere = run.wait(within: 60) { run in
            let rest = run.output[self.place...]
            guard let end = rest.firstRange(of: Array("\r\n\r\n".utf8)),
                let length = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self).dropFirst(16)),
                rest.endIndex - end.upperBound >= length
            else { return false }
            content = String(decoding: rest[end.upperBound..<end.upperBound + length], as: UTF8.self)
            self.place = end.upperBound + length
            return true
        }
        if !isThere {
            throw ProgramRun.Failure(description: "No message came: \(run.outputText.suffix(500))\(run.errorText)")
        }
        return content
    }

    // MARK: Documents

    /// Opens a document of the folder.
    func open(_ name: String, _ text: String, language: String = "markdown", version: Int = 1) {
        notify(
            "textDocument/didOpen",
            """
            {"textDocument":{"uri":"\(uri(name))","languageId":"\(language)","version":\(version),\
            "text":\(Self.json(text))}}
            """)
    }

    /// Changes a document.
    /// - Parameter changes: the changes as JSON.
    func change(_ name: String, version: Int, _ changes: String...) {
        notify(
            "textDocument/didChange",
            """
            {"textDocument":{"uri":"\(uri(name))","version":\(version)},"contentChanges":[\
            \(changes.joined(separator: ","))]}
            """)
    }

    /// Returns a change of a range as JSON.
    static func edit(_ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int, _ text: String) -> String {
        """
        {"range":{"start":{"line":\(line),"character":\(character)},"end":{"line":\(endLine),\
        "character":\(endCharacter)}},"text":\(json(text))}
        """
    }

    /// Returns the next diagnostics of a document: the rules and their ranges, as `undefined 0:4-0:7`.
    func diagnostics(_ name: String) throws -> (version: Int, findings: [String]) {
        struct Message: Decodable {
            struct Parameters: Decodable {
                let uri: String?
                let version: Int?
                let diagnostics: [Diagnostic]?
            }
            struct Diagnostic: Decodable {
                struct Range: Decodable { let start, end: Place }
                struct Place: Decodable { let line, character: Int }
                let range: Range
                let code: String?
                let message: String
            }
            let params: Parameters?
        }
        while true {
            let message = try JSONDecoder().decode(Message.self, from: Data(next().utf8))
            guard let found = message.params?.diagnostics, message.params?.uri == uri(name) else { continue }
            return (
                message.params?.version ?? 0,
                found.map {
                    let (start, end) = ($0.range.start, $0.range.end)
                    return
                        "\($0.code ?? $0.message) \(start.line):\(start.character)-\(end.line):\(end.character)"
                }
            )
        }
    }
}
