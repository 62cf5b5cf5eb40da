import Foundation
import TILProcess

/// The messages of a client that have arrived and wait for their turn.
package final class Inbox<Subject: Decodable> {
    /// The descriptor to read from.
    package let descriptor: Int32
    /// Whether the client has closed its end.
    package private(set) var isClosed = false
    private let cancelled: (Message<Subject>) -> RequestID?
    private let refuse: (RequestID?, ProtocolError) -> Void
    private let framing: MessageFraming
    private var reader: MessageReader
    private var messages: [Message<Subject>] = []
    /// The size of the waiting messages in bytes.
    private(set) var waitingSize = 0
    /// The request that is being answered.
    private var current: RequestID?

    /// While so many messages wait, no more are read.
    private static var most: Int { 1_000 }
    /// While messages of this size in bytes wait, no more are read.
    private static var mostBytes: Int { 64 << 20 }

    /// Creates an inbox.
    /// - Parameters:
    ///   - descriptor: the descriptor to read from.
    ///   - framing: how the bytes are split into messages.
    ///   - cancelled: returns the request that a message cancels, or nil.
    ///   - refuse: answers bytes that are not a message.
    package init(
        descriptor: Int32, framing: MessageFraming, cancelled: @escaping (Message<Subject>) -> RequestID?,
        refuse: @escaping (RequestID?, ProtocolError) -> Void
    ) {
        self.descriptor = descriptor
        self.cancelled = cancelled
        self.refuse = refuse
        self.framing = framing
        reader = MessageReader(framing)
    }

    /// Reads the bytes that have arrived, without waiting.
    package func receive() {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while hasRoom, !isClosed, InputWaiting.isReadable(descriptor, within: 0) {
            let count = read(descriptor, &bytes, bytes.count)
            if count > 0 {
                reader.append(bytes[..<count])
            } else if count == 0 {
                isClosed = true
            } else if errno != EINTR, errno != EAGAIN {
                isClosed = true
            }
            while let event = reader.next() { add(event) }
        }
    }

    /// Whether more messages can wait.
    private var hasRoom: Bool { messages.count < Self.most && waitingSize < Self.mostBytes }

    /// Returns the next message, or nil if none waits.
    package func next() -> Message<Subject>? {
        guard !messages.isEmpty else { return nil }
        let message = messages.removeFirst()
        waitingSize -= message.size
        current = message.id
        return message
    }

    /// Whether a waiting message cancels the current request.
    package var isCurrentCancelled: Bool {
        guard let current else { return false }
        return messages.contains { message in cancelled(message) == current }
    }

    /// Whether a waiting message fulfils a condition, including those that have just arrived.
    package func hasMessage(where isWanted: (Message<Subject>) -> Bool) -> Bool {
        receive()
        return messages.contains(where: isWanted)
    }

    private func add(_ event: MessageReader.Event) {
        switch event {
        case .fault(let reason): refuse(nil, .invalidRequest(reason))
        case .content(let body):
            if framing == .line, let elements = MessageBatch.elements(of: body) { return add(batch: elements) }
            do {
                add(try Message<Subject>(body))
            } catch {
                refuse(nil, error)
            }
        }
    }

    private func add(batch elements: [Data]) {
        if elements.isEmpty { return refuse(nil, .invalidRequest("The batch has no messages.")) }
        if elements.count > MessageBatch.most {
            return refuse(nil, .invalidRequest("A batch has at most \(MessageBatch.most) messages."))
        }
        let batch = MessageBatch(count: elements.count)
        for element in elements {
            do {
                add(try Message<Subject>(element, in: batch))
            } catch {
                add(Message(error, in: batch))
            }
        }
    }

    private func add(_ message: Message<Subject>) {
        messages.append(message)
        waitingSize += message.size
    }
}
