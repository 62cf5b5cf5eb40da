import Foundation
import Glibc
import TILCore
import TILProse
import TILText

/// A language server: answers the messages of a client in order, and checks documents when typing pauses.
final class LanguageServer {
    private enum Stage {
        case starting, running, shutDown
    }

    let session: Session
    let outbox: Outbox
    let checker: DocumentChecker
    /// The features of the client.
    var capabilities: ClientCapabilities?
    private(set) var documents: [String: OpenDocument] = [:]
    let log: Output
    let interruption: Interruption
    let inbox: Inbox
    private var stage = Stage.starting
    private var isOver = false
    private var parent: Int32?
    private var folders: [String] = []
    private var encoding = PositionEncoding.utf16
    private var nextLook = Date.distantPast
    /// The last sentence that was shown about a failed check.
    var trouble = ""

    /// The number of seconds without typing before a document is checked.
    static let pause = 0.15
    /// The number of seconds between two looks at the parent process and the files that the checks depend on.
    private static let lookPause = 1.0
    /// The longest path of a file in bytes, which is the system's limit.
    private static let longestPath = 4_096
    /// The longest URI in bytes. Each byte of the longest path may be encoded as three.
    private static let longestURI = 3 * longestPath + 16

    /// - Parameter log: the output for errors.
    init(session: Session, choice: StoreChoice, log: Output) {
        let outbox = Outbox(output: session.output)
        let interruption = Interruption("")
        (self.session, self.outbox, self.log, self.interruption) = (session, outbox, log, interruption)
        checker = DocumentChecker(session: session, choice: choice, interruption: interruption)
        inbox = Inbox(descriptor: session.environment.input) { id, error in
            Self.write(error.message, to: log)
            outbox.refuse(id, error)
        }
    }

    /// Serves until the client ends the server, closes its input or is gone.
    /// - Throws: `CommandFailure` if the client did not shut the server down first.
    func run() throws {
        signal(SIGPIPE, SIG_IGN)
        try interruption.watching {
            while !isOver { try step() }
        }
        if stage != .shutDown { throw CommandFailure("", .nothing) }
    }

    /// Does the next work, or waits for it.
    private func step() throws {
        try interruption.check()
        inbox.receive()
        let now = session.now
        let due = documents.values.min { $0.due < $1.due }
        if let message = inbox.next() {
            try handle(message)
        } else if inbox.isClosed {
            isOver = true
        } else if now >= nextLook {
            nextLook = now + Self.lookPause
            look()
        } else if let due, due.due <= now {
            try publish(due)
        } else {
            try interruption.wait(for: inbox.descriptor, until: min(nextLook, due?.due ?? nextLook))
        }
        if session.output.failure != 0 { isOver = true }
    }

    /// Notices a client that is gone, and changes of the files that the checks depend on.
    private func look() {
        if let parent, kill(parent, 0) != 0, errno == ESRCH { isOver = true }
        if checker.refresh() { checkAgain() }
    }

    /// Checks all documents again as soon as possible.
    func checkAgain() {
        for document in documents.values {
            document.report = nil
            document.due = min(document.due, session.now)
        }
    }

    // MARK: Messages

    private func handle(_ message: Inbox.Message) throws {
        let id = message.envelope.id
        guard let method = message.envelope.method else {
            if !message.envelope.isResponse { outbox.refuse(id, .invalidRequest("The message has no method.")) }
            return
        }
        do {
            if let id {
                try inbox.checkCancelled()
                try outbox.respond(to: id, answer(method, message))
            } else {
                try handle(method, message)
            }
        } catch {
            let error = try error as? ProtocolError ?? .failure(sentence(of: error))
            Self.write("\(method): \(error.message)", to: log)
            if let id { outbox.refuse(id, error) }
        }
    }

    /// Returns the message of an error.
    /// - Throws: the error if a signal has ended the work.
    func sentence(of error: any Error) throws -> String {
        guard let failure = CommandFailure(error) else { return "Something failed: \(error)." }
        if failure.code > 128 { throw failure }
        return failure.message
    }

    static func write(_ sentence: String, to log: Output) {
        log.line("til: \(sentence.visible)")
        log.flush()
    }

    /// Returns the result of a request.
    private func answer(_ method: String, _ message: Inbox.Message) throws -> (any Encodable)? {
        switch (stage, method) {
        case (.starting, "initialize"): return try initialize(message.parameters())
        case (.starting, _): throw ProtocolError.notInitialized
        case (.shutDown, _): throw ProtocolError.invalidRequest("The server has been shut down.")
        case (_, "initialize"): throw ProtocolError.invalidRequest("The server is already initialized.")
        case (_, "shutdown"):
            stage = .shutDown
            return nil
        case (_, "textDocument/hover"): return try hover(message.parameters())
        case (_, "textDocument/completion"): return try completion(message.parameters())
        case (_, "textDocument/definition"): return try definition(message.parameters())
        case (_, "textDocument/documentHighlight"): return try highlights(message.parameters())
        case (_, "textDocument/codeAction"): return try codeActions(message.parameters())
        case (_, "workspace/executeCommand"): return try execute(message.parameters())
        default: throw ProtocolError.unknownMethod(method)
        }
    }

    /// Carries out a notification. Unknown ones are ignored.
    private func handle(_ method: String, _ message: Inbox.Message) throws {
        if method == "exit" { isOver = true }
        guard stage == .running else { return }
        switch method {
        case "textDocument/didOpen": try open(message.parameters())
        case "textDocument/didChange": try change(message.parameters())
        case "textDocument/didClose": try close(message.parameters())
        case "workspace/didChangeWorkspaceFolders":
            let event = try message.parameters(FolderParameters.self).event
            let removed = Set(event.removed.compactMap { Self.path(of: $0.uri) })
            folders = folders.filter { !removed.contains($0) } + event.added.compactMap { Self.path(of: $0.uri) }
        default: break
        }
    }

    private func initialize(_ parameters: InitializationParameters) throws -> any Encodable {
        stage = .running
        parent = parameters.processId
        capabilities = parameters.capabilities
        folders = (parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap(\.self))
            .compactMap(Self.path)
        if capabilities?.general?.positionEncodings?.contains(PositionEncoding.utf8.rawValue) == true {
            encoding = .utf8
        }
        let features: JSONObject = [
            "positionEncoding": encoding.rawValue,
            "textDocumentSync": ["openClose": true, "change": 2] as JSONObject,
            "hoverProvider": true, "definitionProvider": true, "documentHighlightProvider": true,
            "completionProvider": [:] as JSONObject,
            "codeActionProvider": ["codeActionKinds": ActionKind.allCases.map(\.rawValue)] as JSONObject,
            "executeCommandProvider": ["commands": ServerCommand.allCases.map(\.rawValue)] as JSONObject,
            "workspace": [
                "workspaceFolders": ["supported": true, "changeNotifications": true] as JSONObject
            ] as JSONObject,
        ]
        return [
            "capabilities": features,
            "serverInfo": ["name": "til", "version": Til.configuration.version] as JSONObject,
        ] as JSONObject
    }

    // MARK: Documents

    /// Returns the document of a request.
    /// - Throws: `ProtocolError.invalidParameters` if it is not open.
    func document(_ identifier: DocumentIdentifier) throws(ProtocolError) -> OpenDocument {
        guard let document = documents[identifier.uri] else {
            throw .invalidParameters("The document \(identifier.uri) is not open.")
        }
        return document
    }

    private func open(_ parameters: OpeningParameters) throws {
        let uri = parameters.textDocument.uri
        guard uri.utf8.count <= Self.longestURI else {
            throw ProtocolError.invalidParameters("The URI of a document has at most \(Self.longestURI) bytes.")
        }
        // A document without a file belongs to the first folder.
        let path = Self.path(of: uri) ?? (folders.first ?? ".") + "/" + PrivateFile.name(of: uri)
        let document = OpenDocument(parameters.textDocument, path: path, encoding)
        document.due = session.now
        documents[uri] = document
    }

    private func change(_ parameters: ChangeParameters) throws {
        let document = try document(parameters.textDocument)
        document.apply(
            parameters.contentChanges, version: parameters.textDocument.version, due: session.now + Self.pause)
    }

    private func close(_ parameters: DocumentParameters) throws {
        guard documents.removeValue(forKey: parameters.textDocument.uri) != nil else { return }
        try outbox.notify(
            "textDocument/publishDiagnostics",
            ["uri": parameters.textDocument.uri, "diagnostics": [JSONObject]()])
    }

    /// Returns the path of a file's URI, or nil for any other URI.
    private static func path(of uri: String) -> String? {
        guard uri.utf8.count <= longestURI, let path = FileURI.path(of: uri) else { return nil }
        guard !path.utf8.contains(0), path.utf8.count <= longestPath else { return nil }
        return path
    }

    /// Returns the path of a document's configuration. If there is none, it is created in the document's workspace
    /// folder.
    func configurationPath(for document: OpenDocument) -> String {
        let folder = PrivateFile.folder(of: document.path)
        if let path = LintConfigurations.nearestFile(folder) { return path }
        let root = folders.filter { document.path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
        return (root ?? folder) + "/" + LintConfiguration.fileName
    }

    /// Whether a path is a configuration that the server can change: it is in a folder of the workspace, or in a folder
    /// above one. A link must not lead out of the workspace. Without a workspace, the folders of the documents count.
    func mayChangeConfiguration(_ path: String) -> Bool {
        guard PrivateFile.name(of: path) == LintConfiguration.fileName else { return false }
        let documentFolders = documents.values.map { PrivateFile.folder(of: $0.path) }
        let roots = (folders.isEmpty ? documentFolders : folders).map(LintConfiguration.whole)
        let folder = LintConfiguration.whole(PrivateFile.folder(of: path))
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        let place = isLink ? PrivateFile.whole(path).map { PrivateFile.folder(of: $0) } : folder
        guard let place else { return false }
        return roots.contains { root in
            Self.isInside(place, root) || !isLink && Self.isInside(root, place)
        }
    }

    private static func isInside(_ folder: String, _ root: String) -> Bool {
        folder == root || root == "/" || folder.hasPrefix(root + "/")
    }
}
