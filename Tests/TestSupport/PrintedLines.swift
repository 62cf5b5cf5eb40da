/// The lines that the code of an article prints, and the functions that this code calls in the test instead of the real
/// ones.
public struct PrintedLines: Sendable {
    /// The lines, while the code prints them.
    public let lines: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation

    /// Creates lines, none so far.
    public init() { (lines, continuation) = AsyncStream.makeStream() }

    /// Prints a value as a line.
    public func print(_ value: Any) { continuation.yield("\(value)") }

    /// Returns all lines that were printed.
    public func all() async -> [String] {
        continuation.finish()
        var all: [String] = []
        for await line in lines { all.append(line) }
        return all
    }
}
