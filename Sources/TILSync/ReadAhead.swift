import Synchronization
import TILText

/// Makes values on another thread, one ahead of the one who takes them.
final class ReadAhead<Source: Sendable, Value: Sendable>: Sendable {
    private typealias Work = BackgroundWork<Result<Value?, any Error>>

    private let source: Mutex<Source>
    private let work = Mutex<Work?>(nil)
    private let make: @Sendable (inout Source) throws -> Value?

    /// - Parameters:
    ///   - source: what values are made of.
    ///   - make: makes the next value; nil at the end.
    init(_ source: Source, _ make: @escaping @Sendable (inout Source) throws -> Value?) {
        self.source = Mutex(source)
        self.make = make
        begin()
    }

    /// The next value; nil at the end. Whoever asks again then is told the same.
    func next() throws -> Value? {
        guard let value = try work.withLock({ $0 })?.output().get() else { return nil }
        begin()
        return value
    }

    /// What is left of the source, once nothing more is made of it.
    var rest: Source { source.withLock { $0 } }

    private func begin() {
        let next = Work { [self] in source.withLock { source in Result { try make(&source) } } }
        work.withLock { $0 = next }
    }
}
