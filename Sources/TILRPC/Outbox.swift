package import TILProcess
package import TILText

/// Writes messages to a client.
package final class Outbox {
    private let output: Output
    private let framing: MessageFraming
    /// The batch of the message that is being handled. Its answers wait for each other.
    private var batch: MessageBatch?

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
        try answer(["jsonrpc": "2.0", "id": id, "result": result ?? null])
    }

    /// Refuses a request, or bytes that are not a message.
    package func refuse(_ id: RequestID?, _ error: ProtocolError) {
        // The error and the identifier are always JSON.
        try? answer(["jsonrpc": "2.0", "id": id ?? null, "error": error])
    }

    /// Sends a notification.
    package func notify(_ method: String, _ parameters: JSONObject) throws {
        write(try JSONText.encode(["jsonrpc": "2.0", "method": method, "params": parameters] as JSONObject))
    }

    /// Handles a message, whose answers are sent with those of its batch.
    package func handling(_ batch: MessageBatch?, _ body: () throws -> Void) rethrows {
        self.batch = batch
        defer {
            self.batch = nil
            if let answers = batch?.endMessage() { write(answers) }
        }
        try body()
    }

    private func answer(_ message: JSONObject) throws {
        let text = try JSONText.encode(message)
        if let batch {
            batch.add(text)
        } else {
            write(text)
        }
    }

    private func write(_ text: String) {
        output.write(framing.framed(text))
        output.flush()
    }

    private var null: any Encodable { Int?.none }
}
