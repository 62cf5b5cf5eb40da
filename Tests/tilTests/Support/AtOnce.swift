import Foundation

/// Does something with each of several values, all at the same time: for tests that mostly wait.
///
/// Each runs in a thread of its own, where `#expect` does not know its test: what is wrong is to be thrown.
func atOnce<Value: Sendable>(_ values: [Value], _ body: @escaping @Sendable (Value) throws -> Void) throws {
    let failures = Failures()
    let group = DispatchGroup()
    for value in values {
        group.enter()
        Thread.detachNewThread {
            do {
                try body(value)
            } catch {
                failures.add(error)
            }
            group.leave()
        }
    }
    group.wait()
    if let first = failures.all.first { throw first }
}

private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var errors: [any Error] = []

    var all: [any Error] { lock.withLock { errors } }

    func add(_ error: any Error) {
        lock.withLock { errors.append(error) }
    }
}
