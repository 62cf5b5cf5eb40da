/// Writes a file of one format, an entry at a time.
///
/// The bytes are appended to a buffer that the caller empties when it has grown (64 KiB is a good size), so that
/// memory does not grow with the store. Call ``begin(into:)`` once, ``write(_:reviews:into:)`` for each thing, then
/// ``end(into:)`` once. Where the format's ``InterchangeFormat/needsSortedThings`` is true, the things must come
/// by their shorts, meanings of one acronym together.
public protocol InterchangeWriter {
    /// Appends what stands before the first entry.
    mutating func begin(into output: inout [UInt8])
    /// Appends an entry. The reviews are the thing's own, oldest first; formats that do not keep them ignore them.
    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8])
    /// Appends what stands after the last entry; for a format that is no text, all of it.
    mutating func end(into output: inout [UInt8]) throws
}

extension InterchangeWriter {
    /// Nothing stands before the first entry.
    public mutating func begin(into output: inout [UInt8]) {}
    /// Nothing stands after the last entry.
    public mutating func end(into output: inout [UInt8]) {}

    /// The whole file for a few things, as it is handy in a program and a test.
    public mutating func document(of things: [Thing]) throws -> [UInt8] {
        var output: [UInt8] = []
        begin(into: &output)
        for thing in things { write(thing, reviews: [], into: &output) }
        try end(into: &output)
        return output
    }
}
