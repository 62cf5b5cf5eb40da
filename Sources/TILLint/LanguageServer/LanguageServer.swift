package import Foundation
import CVersion
package import TILProcess
import TILProse
import TILRPC
import TILText

/// A language server: answers the messages of a client in order, and checks documents when typing pauses.
package final class LanguageServer {
    private enum Stage {
        case starting, running, shutDown
    }

    private let knowledge: any LintKnowledge
    private let now: () -> Date
    private let log: Output
    private let interruption = Interruption("")
    private let inbox: Inbox<DocumentSubject>
    private let outbox: Outbox
    private let checker: DocumentChecker
    private var stage = Stage.starting
    private var isOver = false
    /// The features of the client.
    private var capabilities: ClientCapabilities?
    private var encoding = PositionEncoding.utf16
    private var workspace = Workspace()
    private var documents: [String: OpenDocument] = [:]
    /// The process of the client, or nil if it is unknown.
    private var parent: Int32?
    private var nextLook = Date.distantPast
    /// The last sentence that was shown about a failed check.
    private var trouble = ""

    /// The number of seconds without typing before a document is checked.
    private static let pause = 0.15
    /// The number of seconds between two looks at the parent process and the files that the checks depend on.
    private static let lookPause = 1.0

    /// Creates a server.
    /// - Parameters:
    ///   - input: the descriptor with the client's messages.
    ///   - output: the output for the client.
    ///   - log: the output for errors.
    ///   - knowledge: what the caller knows about acronyms.
    ///   - now: returns the current time.
    package init(
        input: Int32, output: Output, log: Output, knowledge: any LintKnowledge, now: @escaping () -> Date
    ) {
        let outbox = Outbox(output: output, framing: .header)
        self.knowledge = knowledge
        self.now = now
        self.log = log
        self.outbox = outbox
        checker = DocumentChecker(knowledge: knowledge, interruption: interruption)
        inbox = Inbox(descriptor: input, framing: .header, cancelled: \.cancelledRequest) { id, error in
            Self.write(error.message, to: log)
            outbox.refuse(id, error)
        }
    }

    /// Serves until the client ends the server, closes its input or is gone.
    /// - Throws: `CommandFailure` if the client did not shut the server down first.
    package func run() throws {
        signal(SIGPIPE, SIG_IGN)
        try interruption.watching {
            // A client that reads nothing, or an endless message, must not keep a signal waiting.
            try interruption.endingProcess(after: 1) {
                while !isOver { try step() }
            }
        }
        if stage != .shutDown { throw CommandFailure("", .nothing) }
    }

    /// Does the next work, or waits for it.
    private func step() throws {
        try interruption.check()
        inbox.receive()
        let now = now()
        let nextDocument = documents.values.min { first, second in first.due < second.due }
        if let message = inbox.next() {
            try handle(message)
        } else if inbox.isClosed {
            isOver = true
        } else if now >= nextLook {
            nextLook = now + Self.lookPause
            look()
        } else if let nextDocument, nextDocument.due <= now {
            try publish(nextDocument)
        } else {
            let nextCheck = nextDocument?.due ?? nextLook
            try interruption.wait(for: inbox.descriptor, until: min(nextLook, nextCheck))
        }
        if outbox.isBroken { isOver = true }
    }

    /// Notices a client that is gone, and changes of the files that the checks depend on.
    private func look() {
        if let parent, kill(parent, 0) != 0, errno == ESRCH { isOver = true }
        if checker.refresh() { checkAgain() }
    }

    // MARK: Messages

    private func handle(_ message: Message<DocumentSubject>) throws {
        guard let method = message.method else {
            if !message.isResponse { outbox.refuse(message.id, .invalidRequest("The message has no method.")) }
            return
        }
        do {
            if let id = message.id {
                if inbox.isCurrentCancelled { throw ProtocolError.cancelled }
                try outbox.respond(to: id, answer(method, message))
            } else {
                try handle(method, message)
            }
        } catch {
            let error = try error as? ProtocolError ?? .failure(sentence(of: error))
            Self.write("\(method): \(error.message)", to: log)
            if let id = message.id { outbox.refuse(id, error) }
        }
    }

    /// Returns the message of an error.
    /// - Throws: the error if a signal has ended the work.
    private func sentence(of error: any Error) throws -> String {
        guard let failure = CommandFailure(error) else { return "Something failed: \(error)." }
        if failure.isSignal { throw failure }
        return failure.message
    }

    private static func write(_ sentence: String, to log: Output) {
        log.line("til: \(sentence.visible)")
        log.flush()
    }

    /// Returns the result of a request.
    private func answer(_ method: String, _ message: Message<DocumentSubject>) throws -> (any Encodable)? {
        switch (stage, method) {
        case (.starting, "initialize"): return try initialize(message.parameters())
        case (.starting, _): throw ProtocolError.notInitialized
        case (.shutDown, _): throw ProtocolError.invalidRequest("The server has been shut down.")
        case (_, "initialize"): throw ProtocolError.invalidRequest("The server is already initialized.")
        case (_, "shutdown"):
            stage = .shutDown
            return nil
        case (_, "textDocument/hover"): return try acronym(message)?.hover()
        case (_, "textDocument/definition"): return try acronym(message)?.definition()
        case (_, "textDocument/documentHighlight"): return try acronym(message)?.highlights()
        case (_, "textDocument/completion"): return try completion(message.parameters()).items()
        case (_, "textDocument/codeAction"): return try actions(message.parameters())
        case (_, "workspace/executeCommand"):
            try execute(message.parameters())
            return nil
        default: throw ProtocolError.unknownMethod(method)
        }
    }

    /// Carries out a notification. Unknown ones are ignored.
    private func handle(_ method: String, _ message: Message<DocumentSubject>) throws {
        if method == "exit" { isOver = true }
        guard stage == .running else { return }
        switch method {
        case "textDocument/didOpen": try open(message.parameters())
        case "textDocument/didChange": try change(message.parameters())
        case "textDocument/didClose": try close(message.parameters())
        case "workspace/didChangeWorkspaceFolders":
            let event = try message.parameters(FolderParameters.self).event
            workspace.change(added: event.added, removed: event.removed)
        default: break
        }
    }

    private func initialize(_ parameters: InitializationParameters) throws -> any Encodable {
        stage = .running
        parent = parameters.processId
        capabilities = parameters.capabilities
        workspace = Workspace(parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap(\.self))
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
        let server: JSONObject = ["name": "til", "version": String(cString: til_version())]
        return ["capabilities": features, "serverInfo": server] as JSONObject
    }

    // MARK: Documents

    /// Returns the document of a request.
    /// - Throws: `ProtocolError.invalidParameters` if it is not open.
    private func document(_ identifier: DocumentIdentifier) throws(ProtocolError) -> OpenDocument {
        guard let document = documents[identifier.uri] else {
            throw .invalidParameters("The document \(identifier.uri) is not open.")
        }
        return document
    }

    private func open(_ parameters: OpeningParameters) throws {
        let uri = parameters.textDocument.uri
        guard uri.utf8.count <= Workspace.longestURI else {
            throw ProtocolError.invalidParameters(
                "The URI of a document has at most \(Workspace.longestURI) bytes.")
        }
        let document = OpenDocument(parameters.textDocument, path: workspace.path(ofDocument: uri), encoding)
        document.due = now()
        documents[uri] = document
    }

    private func change(_ parameters: ChangeParameters) throws {
        let document = try document(parameters.textDocument)
        document.apply(
            parameters.contentChanges, version: parameters.textDocument.version, due: now() + Self.pause)
    }

    private func close(_ parameters: DocumentParameters) throws {
        let uri = parameters.textDocument.uri
        guard documents.removeValue(forKey: uri) != nil else { return }
        try outbox.notify("textDocument/publishDiagnostics", ["uri": uri, "diagnostics": [JSONObject]()])
    }

    // MARK: Findings

    /// Checks all documents again as soon as possible.
    private func checkAgain() {
        for document in documents.values {
            document.forgetFindings()
            document.due = min(document.due, now())
        }
    }

    /// Sends the findings in a document to the client.
    private func publish(_ document: OpenDocument) throws {
        document.due = .distantFuture
        _ = document.reading
        // Drop the work for an outdated version.
        if inbox.hasMessage(where: { message in message.changes(document.uri) }) { return }
        var diagnostics: [JSONObject] = []
        do {
            let report = try checker.check(document)
            diagnostics = report.findings.map(document.diagnostic) + report.faults.map(document.diagnostic)
            trouble = ""
        } catch {
            let sentence = try sentence(of: error)
            if sentence != trouble { try outbox.show(sentence, .error) }
            trouble = sentence
            Self.write(sentence, to: log)
        }
        try outbox.notify(
            "textDocument/publishDiagnostics",
            ["uri": document.uri, "version": document.version, "diagnostics": diagnostics])
    }

    // MARK: Requests

    /// Returns the acronym at the position of a request, or nil if there is none.
    private func acronym(_ message: Message<DocumentSubject>) throws -> AcronymAtPosition? {
        let parameters: PositionParameters = try message.parameters()
        return try AcronymAtPosition(
            at: parameters.position, in: document(parameters.textDocument), checker: checker,
            showsMarkdown: showsMarkdown)
    }

    private func completion(_ parameters: PositionParameters) throws -> AcronymCompletion {
        try AcronymCompletion(
            at: parameters.position, in: document(parameters.textDocument), checker: checker,
            showsMarkdown: showsMarkdown)
    }

    private func actions(_ parameters: CodeActionParameters) throws -> [JSONObject] {
        let document = try document(parameters.textDocument)
        return try CodeActions(
            document: document, checker: checker, hasVersionedEdits: capabilities?.hasVersionedEdits ?? false,
            allowList: workspace.allowList(for: document)
        ).actions(parameters)
    }

    /// Whether the client shows Markdown.
    private var showsMarkdown: Bool { capabilities?.showsMarkdown ?? false }

    // MARK: Commands

    /// Runs a command, and shows the person the result. Nothing else writes to files.
    /// - Throws: `ProtocolError` if the command or its arguments are invalid.
    private func execute(_ parameters: CommandParameters) throws {
        guard let command = ServerCommand(rawValue: parameters.command), let arguments = parameters.arguments?.first,
            let short = arguments["short"]
        else {
            throw ProtocolError.invalidParameters("There is no command '\(parameters.command)' with these arguments.")
        }
        do {
            switch command {
            case .add: try outbox.show(add(ExplainedMeaning(short: short, arguments: arguments)))
            case .allow: try outbox.show(allow(short, in: arguments["file"] ?? ""))
            }
        } catch let error where !(error is ProtocolError) {
            try outbox.show(sentence(of: error), .error)
        }
        checker.forget()
        checkAgain()
    }

    /// Adds a meaning to the person's own, with the places in open documents that define it.
    /// - Returns: A sentence about it.
    private func add(_ meaning: ExplainedMeaning) throws -> String {
        var places: [DefiningPlace] = []
        for document in documents.values.sorted(by: { first, second in first.path < second.path }) {
            for definition in document.reading.definitions(of: meaning.short)
            where RepeatKey(definition.singular.long) == RepeatKey(meaning.long) {
                places.append(DefiningPlace(document: document.text.bytes, range: definition.shortSpan))
            }
        }
        return try knowledge.add(meaning, definedAt: places)
    }

    /// Adds an acronym to an allow list.
    /// - Returns: A sentence about it.
    /// - Throws: `CommandFailure` if the file is not an allow list of the workspace.
    private func allow(_ short: String, in path: String) throws -> String {
        guard workspace.mayChange(path, documents: Array(documents.values)) else {
            throw CommandFailure(
                "'\(path.visible)' is not a \(AllowList.fileName) of the workspace, or is a link out of it. "
                    + "Add \(short.visible) to an allow list yourself.", .data)
        }
        try AllowList(reading: path).add(
            [short], interruption: interruption, checking: knowledge.checkMayWrite)
        return "Allowed \(short.visible) in \(path.visible)."
    }
}

extension Message<DocumentSubject> {
    /// The request that the message cancels, or nil.
    fileprivate var cancelledRequest: RequestID? { method == "$/cancelRequest" ? subject?.id : nil }

    /// Whether the message changes or closes a document.
    fileprivate func changes(_ uri: String) -> Bool {
        let isChange = ["textDocument/didChange", "textDocument/didClose"].contains(method)
        return isChange && subject?.textDocument?.uri == uri
    }
}

extension ProtocolError {
    fileprivate static let notInitialized = ProtocolError(
        code: -32_002, message: "The first request must be 'initialize'.")
    fileprivate static let cancelled = ProtocolError(code: -32_800, message: "The request was cancelled.")
}

extension Outbox {
    /// Shows a message to the person.
    fileprivate func show(_ message: String, _ severity: LintSeverity = .note) throws {
        try notify("window/showMessage", ["type": severity.number, "message": message])
    }
}
