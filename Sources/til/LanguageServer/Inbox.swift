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
    /// The size of the waiting messages in bytes.
    private(set) var waitingSize = 0
    /// The request that is being answered.
    private var current: RequestID?

    /// While so many messages wait, no more are read.
    private static let most = 1_000
    /// While messages of this size in bytes wait, no more are read.
    private static let mostBytes = 64 << 20

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
        while messages.count < Self.most, waitingSize < Self.mostBytes, !isClosed,
            InputWaiting.isReadable(descriptor, within: 0)
        {
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
        let message = messages.isEmpty ? nil : messages.removeFirst()
        waitingSize -= message?.body.count ?? 0
        current = message?.envelope.id
        return message
    }

    /// Checks whether the current request is still wanted.
    /// - Throws: `ProtocolError.cancelled` if it is not.
    func checkCancelled() throws(ProtocolError) {
        if let current, messages.contains(where: { $0.envelope.cancelled == current }) { throw .cancelled }
    }

    /// Whether a change of a document, or its end, has arrived.
    func hasChange(of uri: String) -> Bool {
        receive()
        return messages.contains {
            $0.envelope.uri == uri
                && ["textDocument/didChange", "textDocument/didClose"].contains($0.envelope.method)
        }
    }

    private func add(_ event: MessageReader.Event) {
        switch event {
        case .fault(let reason): refuse(nil, .invalidRequest(reason))
        case .content(let body):
            // The decoder does not look at the strings that it skips.
            if String(validating: body, as: UTF8.self) == nil { return refuse(nil, .parseError) }
            do {
                let envelope = try JSONDecoder().decode(Envelope.self, from: body)
                messages.append(Message(envelope: envelope, body: body))
                waitingSize += body.count
            } catch DecodingError.dataCorrupted {
                refuse(nil, .parseError)
            } catch {
                refuse(nil, .invalidRequest("The content is not one message of JSON-RPC 2.0."))
            }
        }
    }
}

/// Writes messages to a client.
struct Outbox {
    let output: Output

    /// Answers a request. Without a result, the answer is null.
    func respond(to id: RequestID, _ result: (any Encodable)?) throws {
        try send(["jsonrpc": "2.0", "id": id, "result": result ?? null])
    }

    /// Refuses a request, or bytes that are not a message.
    func refuse(_ id: RequestID?, _ error: ProtocolError) {
        try? send(["jsonrpc": "2.0", "id": id ?? null, "error": error])
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

    private var null: any Encodable { Int?.none }
}
