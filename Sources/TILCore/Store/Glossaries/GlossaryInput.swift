/// A file that a glossary is made from.
public struct GlossaryInput {
    /// Reads the file's items: opens it, calls the closure with the format's name and a reader, and closes it.
    public typealias Reading = (_ body: (_ format: String, _ reader: inout any InterchangeReader) throws -> Void) throws
        -> Void

    /// The file's name, as reports tell it.
    public let name: String
    /// What tells whether the file has changed since it was read: its size and time, or the name of its contents.
    public let stamp: String
    /// Reads it; may be called more than once.
    let reading: Reading

    /// A file by its name, its stamp and how it is read.
    public init(name: String, stamp: String, reading: @escaping Reading) {
        self.name = name
        self.stamp = stamp
        self.reading = reading
    }
}
