/// Why an archive, or what is in it, cannot be read.
package enum ArchiveFailure: Error, Hashable, Sendable {
    /// It is damaged or cut off.
    case damaged
    /// It is packed in a way that is not known, or encrypted.
    case unknownPacking
    /// It unpacks to more bytes than anybody wants.
    case tooLarge(limit: Int)
    /// It unpacks to far more than its own size, as what is made to do harm does.
    case growsTooMuch
    /// There is not enough memory.
    case noMemory
}
