import Foundation
import Glibc
import TILProse

/// The messages of a client that have arrived and wait for their turn.
final class Inbox {
    /// A request, a notification or a response.
    struct Message {
        let envelope: Envelope
        let body: Data

        /// Returns the parameters.
        /// - Throws: `ProtocolError.invalidParameters`.
        func parameters<Value: Decodable>(_ type: Value.Type = Value.self) throws(ProtocolError) -> Value {
            do {
                return try JSONDecoder().decode(Parameters<Value>.self, from: body).params
            } catch {
                throw .invalidParameters("The parameters of '\(envelope.method ?? "")' are invalid.")
            }
        }
    }

    private struct Parameters<Value: Decodable>: Decodable {
        let params: Value
    }

    let descriptor: Int32
    /// Whether the client has closed its end.
    private(set) var isClosed = false
    private let refuse: (RequestID?, ProtocolError) -> Void
    private var reader = MessageReader()
    private var messages: [Message] = []
    private var current: RequestID?
    private var isCancelled = false

    /// While so many messages wait, no more are read.
    private static let most = 1_000

    /// - Parameters:
    ///   - descriptor: the descriptor to read from.
    ///   - refuse: answers a request that was cancelled, or bytes that are not a message.
    init(descriptor: Int32, refuse: @escaping (RequestID?, ProtocolError) -> Void) {
        self.descriptor = descriptor
        self.refuse = refuse
    }

    /// Reads the bytes that have arrived, without waiting.
    func receive() {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while messages.count < Self.most, !isClosed, InputWaiting.isReadable(descriptor, within: 0) {
            let count = read(descriptor, &bytes, bytes.count)
            if count > 0 {
                reader.append(bytes[..<count])
            } else if count == 0 || errno != EINTR && errno != EAGAIN {
                isClosed = true
            }
            while let event = reader.next() { add(event) }
        }
    }

    /// Returns the next message, or nil if none waits.
    func next() -> Message? {
        (current, isCancelled) = (nil, false)
        if messages.isEmpty { return nil }
        let message = messages.removeFirst()
        current = message.envelope.id
        return message
    }

    /// Checks whether work for a document is still wanted.
    /// - Throws: `ProtocolError.cancelled` if the client has cancelled the current request, `.contentModified` if it
    ///   has changed or closed the document or has ended the server.
    func checkNeed(of uri: String) throws(ProtocolError) {
        receive()
        if isCancelled { throw .cancelled }
        let isOutdated = messages.contains { message in
            let (method, subject) = (message.envelope.method ?? "", message.envelope.uri)
            return method == "exit"
                || method.hasPrefix("textDocument/did") && !method.hasSuffix("Save") && subject == uri
        }
        if isOutdated || isClosed && messages.isEmpty { throw .contentModified }
    }

    private func add(_ event: MessageReader.Event) {
        switch event {
        case .fault(let reason): refuse(nil, .invalidRequest(reason))
        case .content(let body):
            do {
                let envelope = try JSONDecoder().decode(Envelope.self, from: body)
                if envelope.method == "$/cancelRequest" { return cancel(envelope.cancelled) }
                messages.append(Message(envelope: envelope, body: body))
            } catch DecodingError.dataCorrupted {
                refuse(nil, .parseError)
            } catch {
                refuse(nil, .invalidRequest("The content is not one message of JSON-RPC 2.0."))
            }
        }
    }

    private func cancel(_ id: RequestID?) {
        guard let id else { return }
        if id == current { isCancelled = true }
        guard let index = messages.firstIndex(where: { $0.envelope.id == id && $0.envelope.method != nil }) else {
            return
        }
        messages.remove(at: index)
        refuse(id, .cancelled)
    }
}

/// Writes messages to a client.
struct Outbox {
    let output: Output

    /// Answers a request. Without a result, the answer is null.
    func respond(to id: RequestID, _ result: (any Encodable)?) throws {
        try send(["jsonrpc": "2.0", "id": id, "result": result ?? JSONNull()])
    }

    /// Refuses a request, or bytes that are not a message.
    func refuse(_ id: RequestID?, _ error: ProtocolError) {
        try? send(["jsonrpc": "2.0", "id": id ?? JSONNull(), "error": error])
    }

    /// Sends a notification.
    func notify(_ method: String, _ parameters: JSONObject) throws {
        try send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    /// Shows a message to the person.
    func show(_ message: String, _ severity: LintSeverity = .note) throws {
        try notify("window/showMessage", ["type": severity.number, "message": message])
    }

    private func send(_ message: JSONObject) throws {
        let text = try JSONText.encode(message)
        output.write("Content-Length: \(text.utf8.count)\r\n\r\n" + text)
        output.flush()
    }
}

/// The value `null`.
private struct JSONNull: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
