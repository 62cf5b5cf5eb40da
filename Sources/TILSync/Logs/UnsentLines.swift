import TILCore

/// The lines of an outbox that the others do not have, as they fill one file of the log after the other.
struct UnsentLines {
    /// How many were taken.
    private(set) var count = 0
    /// How many were passed over.
    private(set) var passed = 0

    private var lines: OutboxLines
    private let head: [UInt8]
    private let last: Int64
    private var next: [UInt8]?

    /// - Parameters:
    ///   - lines: those of an outbox.
    ///   - last: the number of the last event that the others have.
    init(_ lines: OutboxLines, of device: String, after last: Int64) {
        self.lines = lines
        self.last = last
        head = LogLine.head(device)
    }

    /// Whether there is another.
    mutating func isAny() throws(SyncError) -> Bool {
        while next == nil, let line = try lines.next() {
            let number = line.withUnsafeBufferPointer { LogLine.parts($0, head: head)?.number ?? 0 }
            if number > last { next = line } else { passed += 1 }
        }
        return next != nil
    }

    /// Appends as many lines to a file as it may have, but one at least where it has none.
    mutating func fill(_ content: inout [UInt8]) throws(SyncError) {
        while try isAny(), let line = next, content.isEmpty || content.count + line.count < LogFile.fullSize {
            content += line
            content.append(0x0A)
            count += 1
            next = nil
        }
    }
}
