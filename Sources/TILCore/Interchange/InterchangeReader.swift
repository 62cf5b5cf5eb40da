/// Reads a file of one format, an item at a time, in memory that does not grow with the file.
///
/// What a reader cannot take is an item too, so that one bad line never ends an import. It throws only where the file
/// as a whole cannot be read: an ``InterchangeError``.
public protocol InterchangeReader {
    /// The next entry, review or rejection, in the order of the file; nil at the end, and from then on.
    mutating func next() throws -> ImportItem?
}
