/// Writes a file of a format that keeps no more of a thing than its texts, which it takes as bytes.
///
/// An export hands them over as they lie in the store's pages: to make strings, an identifier and a date of each row, and
/// to throw them away again, took longer than all the rest.
public protocol TextWriter: InterchangeWriter {
    /// Appends an entry.
    mutating func write(_ text: ThingText, into output: inout [UInt8])
}

extension TextWriter {
    /// Appends an entry; the reviews are not kept.
    public mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
        ThingText.with(thing) { write($0, into: &output) }
    }
}
