import Foundation

/// A dictionary's text, read from front to back, of which pieces are asked for in the order in which they start.
struct DictdText {
    /// The longest entry that is read, in bytes: more than the longest note can take.
    static let longestEntry = 1 << 19

    private let source: ByteSource
    private var window: [UInt8] = []
    private var windowStart = 0
    /// Where the last of the pieces that were asked for ends.
    private(set) var end = 0

    init(_ source: ByteSource) {
        self.source = source
    }

    /// A piece of the text: what of it the longest entry holds. Nil if the text ends before it does.
    mutating func bytes(from offset: Int, count: Int) throws -> [UInt8]? {
        try source.watch()
        let count = min(count, Self.longestEntry)
        while windowStart + window.count < offset + count {
            if windowStart + window.count <= offset {
                windowStart += window.count
                window.removeAll(keepingCapacity: true)
            } else if offset > windowStart {
                window.removeFirst(offset - windowStart)
                windowStart = offset
            }
            let piece = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, written in
                written = try source.read(into: UnsafeMutableRawBufferPointer(buffer))
            }
            if piece.isEmpty { return nil }
            window += piece
        }
        guard offset >= windowStart else { return nil }
        end = max(end, offset + count)
        return Array(window[(offset - windowStart)..<(offset - windowStart + count)])
    }
}
