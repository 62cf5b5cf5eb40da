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
    /// What belongs into a second file beside it, once the end was appended; nil where there is none, as nearly always.
    /// ``InterchangeFormat/companionEndings`` says how the two files are named.
    var companion: [UInt8]? { get }
}

extension InterchangeWriter {
    /// Nothing stands before the first entry.
    public mutating func begin(into output: inout [UInt8]) {}
    /// There is no second file.
    public var companion: [UInt8]? { nil }
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
