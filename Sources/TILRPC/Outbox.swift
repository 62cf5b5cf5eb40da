package import TILProcess
package import TILText

/// Writes messages to a client.
package struct Outbox {
    private let output: Output
    private let framing: MessageFraming

    /// Creates an outbox.
    /// - Parameter framing: how messages are separated.
    package init(output: Output, framing: MessageFraming) {
        self.output = output
        self.framing = framing
    }

    /// Whether the client no longer reads.
    package var isBroken: Bool { output.failure != 0 }

    /// Answers a request. Without a result, the answer is null.
    package func respond(to id: RequestID, _ result: (any Encodable)?) throws {
        try send(["jsonrpc": "2.0", "id": id, "result": result ?? null])
    }

    /// Refuses a request, or bytes that are not a message.
    package func refuse(_ id: RequestID?, _ error: ProtocolError) {
        // The error and the identifier are always JSON.
        try? send(["jsonrpc": "2.0", "id": id ?? null, "error": error])
    }

    /// Sends a notification.
    package func notify(_ method: String, _ parameters: JSONObject) throws {
        try send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    private func send(_ message: JSONObject) throws {
        output.write(framing.framed(try JSONText.encode(message)))
        output.flush()
    }

    private var null: any Encodable { Int?.none }
}
