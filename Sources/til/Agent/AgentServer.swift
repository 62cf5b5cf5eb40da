import CVersion
import Foundation
import TILProcess
import TILRPC
import TILText

/// A server of the Model Context Protocol: answers the messages of an agent's client in order, one message on a line.
///
/// Versions up to 2025-11-25 begin with a handshake. Newer clients ask for the versions with `server/discover` and send
/// requests without a handshake. The server keeps no state between requests apart from the number of additions, so it
/// answers both in the same way.
final class AgentServer {
    /// The parts of the parameters that matter while a message waits.
    struct Subject: Decodable {
        /// The request that a notification cancels.
        let requestId: RequestID?
    }

    private let tools: [any AgentTool]
    /// Reads the store and the glossaries again if their files have changed.
    private let refresh: () -> Void
    private let log: Output
    private let interruption = Interruption("")
    private let inbox: Inbox<Subject>
    private let outbox: Outbox
    private let parent = getppid()
    private var isOver = false

    /// The versions of the protocol, oldest first.
    static let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"]
    /// The newest version that begins with a handshake.
    private static let newestHandshake = "2025-11-25"
    /// The number of seconds between two looks at the parent process.
    private static let lookPause = 1.0

    /// Creates a server.
    /// - Parameters:
    ///   - input: the descriptor with the client's messages.
    ///   - output: the output for the client.
    ///   - log: the output for errors.
    ///   - tools: the tools, in the order in which the client shows them.
    ///   - refresh: called before each call of a tool; reads the store and the glossaries again if they have changed.
    init(
        input: Int32, output: Output, log: Output, tools: [any AgentTool], refresh: @escaping () -> Void
    ) {
        let outbox = Outbox(output: output, framing: .line)
        self.tools = tools
        self.refresh = refresh
        self.log = log
        self.outbox = outbox
        inbox = Inbox(
            descriptor: input, framing: .line,
            cancelled: { message in
                message.method == "notifications/cancelled" ? message.subject?.requestId : nil
            },
            refuse: { id, error in outbox.refuse(id, error) })
    }

    /// Serves until the client closes its end or is gone.
    func run() throws {
        signal(SIGPIPE, SIG_IGN)
        try interruption.watching {
            // A client that reads nothing, or an endless message, must not keep a signal waiting.
            try interruption.endingProcess(after: 1) {
                while !isOver { try step() }
            }
        }
    }

    /// Does the next work, or waits for it.
    private func step() throws {
        try interruption.check()
        inbox.receive()
        if let message = inbox.next() {
            try outbox.handling(message.batch) { try handle(message) }
        } else if inbox.isClosed || getppid() != parent {
            isOver = true
        } else {
            try interruption.wait(for: inbox.descriptor, until: Date() + Self.lookPause)
        }
        if outbox.isBroken { isOver = true }
    }

    private func handle(_ message: Message<Subject>) throws {
        if let fault = message.fault { return outbox.refuse(nil, fault) }
        guard let method = message.method else {
            if !message.isResponse { outbox.refuse(message.id, .invalidRequest("The message has no method.")) }
            return
        }
        // Notifications need no answer, and none of them changes anything here.
        guard let id = message.id else { return }
        // A client expects no answer to a request that it has cancelled.
        if inbox.isCurrentCancelled { return }
        do {
            try outbox.respond(to: id, answer(method, message))
        } catch {
            outbox.refuse(id, try error as? ProtocolError ?? .failure(sentence(of: error)))
        }
    }

    /// Returns the message of an error.
    /// - Throws: the error if a signal has ended the work.
    private func sentence(of error: any Error) throws -> String {
        guard let failure = CommandFailure(error) else {
            log.line("til: \(String(describing: error).visible)")
            log.flush()
            return "Something failed. The log has the details."
        }
        if failure.isSignal { throw failure }
        return failure.message
    }

    // MARK: Methods

    private func answer(_ method: String, _ message: Message<Subject>) throws -> JSONObject {
        switch method {
        case "initialize": try initialize(message.parameters())
        case "server/discover": JSONObject(members: [("supportedVersions", Self.versions)] + about + notCached)
        case "ping": [:]
        case "tools/list":
            JSONObject(
                members: [("tools", tools.map(\.description)), ("resultType", "complete")] + notCached)
        case "tools/call": try call(message)
        default: throw ProtocolError.unknownMethod(method)
        }
    }

    private struct Handshake: Decodable {
        let protocolVersion: String
    }

    private func initialize(_ handshake: Handshake) -> JSONObject {
        let isKnown = Self.versions.contains(handshake.protocolVersion)
        let version = isKnown ? handshake.protocolVersion : Self.newestHandshake
        return JSONObject(members: [("protocolVersion", version)] + about)
    }

    /// The members of a JSON object.
    private typealias Members = [(key: String, value: (any Encodable)?)]

    /// Says that a client asks again each time. Versions from 2026-07-28 need it.
    private var notCached: Members { [("ttlMs", 0), ("cacheScope", "private")] }

    /// What the server says about itself.
    private var about: Members {
        let server: JSONObject = [
            "name": "til", "title": "Things I Learned", "version": String(cString: til_version()),
        ]
        let capabilities: JSONObject = ["tools": ["listChanged": false] as JSONObject]
        let instructions = """
            The acronyms that this person has collected, and their team's glossaries. Look an acronym up here before \
            you explain it: a meaning of the person's own fits better than a general one. Pass the text around the \
            acronym, so that the meaning that fits comes first.
            """
        return [
            ("capabilities", capabilities), ("serverInfo", server), ("instructions", instructions),
            ("resultType", "complete"),
        ]
    }

    private struct Call: Decodable {
        let name: String
    }

    /// Calls a tool. Wrong arguments and failures are results, so that the agent reads the sentence and corrects
    /// itself.
    private func call(_ message: Message<Subject>) throws -> JSONObject {
        let call: Call = try message.parameters()
        guard let tool = tools.first(where: { tool in tool.name == call.name }) else {
            throw ProtocolError.invalidParameters("There is no tool '\(call.name.visible)'.")
        }
        refresh()
        do {
            return Self.result(try tool.result(of: message), isError: false)
        } catch let error as AgentToolError {
            return Self.result(AgentResult(text: error.sentence), isError: true)
        } catch is ProtocolError {
            let sentence = "The arguments of \(tool.name) are invalid. Follow its input schema."
            return Self.result(AgentResult(text: sentence), isError: true)
        } catch {
            return Self.result(AgentResult(text: try sentence(of: error)), isError: true)
        }
    }

    private static func result(_ result: AgentResult, isError: Bool) -> JSONObject {
        let content: JSONObject = ["type": "text", "text": result.text]
        return [
            "content": [content], "structuredContent": result.structure, "isError": isError, "resultType": "complete",
        ]
    }
}
