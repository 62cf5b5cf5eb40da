import Dispatch
import Synchronization

/// Makes values on a thread of its own, one ahead of the one who takes them.
final class ReadAhead<Source: Sendable, Value: Sendable>: Sendable {
    private let source: Mutex<Source>
    private let ready = Mutex<Result<Value?, any Error>?>(nil)
    private let isReady = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "til.read-ahead")
    private let make: @Sendable (inout Source) throws -> Value?

    /// - Parameters:
    ///   - source: what values are made of.
    ///   - make: makes the next value; nil at the end.
    init(_ source: Source, _ make: @escaping @Sendable (inout Source) throws -> Value?) {
        self.source = Mutex(source)
        self.make = make
        begin()
    }

    /// The next value; nil at the end.
    func next() throws -> Value? {
        isReady.wait()
        let result = ready.withLock { ready in
            defer { ready = nil }
            return ready
        }
        guard let value = try result?.get() else {
            // Whoever asks again is told the same.
            finish(.success(nil))
            return nil
        }
        begin()
        return value
    }

    /// What is left of the source, once nothing more is made of it.
    var rest: Source { source.withLock { $0 } }

    private func begin() {
        queue.async { [self] in
            finish(source.withLock { source in Result { try make(&source) } })
        }
    }

    private func finish(_ result: Result<Value?, any Error>) {
        ready.withLock { $0 = result }
        isReady.signal()
    }
}
