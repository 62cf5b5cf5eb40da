/// The lines that the code of an article prints, and the functions that this code calls in the test instead of the real
/// ones.
package struct PrintedLines: Sendable {
    /// The lines, while the code prints them.
    package let lines: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation

    package init() { (lines, continuation) = AsyncStream.makeStream() }

    package func print(_ value: Any) { continuation.yield("\(value)") }

    /// Returns all lines that were printed.
    package func all() async -> [String] {
        continuation.finish()
        var all: [String] = []
        for await line in lines { all.append(line) }
        return all
    }
}
