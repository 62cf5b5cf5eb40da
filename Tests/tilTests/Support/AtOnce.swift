import Foundation

/// Runs a closure with several values at the same time, each in a thread of its own. Failures must be thrown, because
/// `#expect` does not know its test there.
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
