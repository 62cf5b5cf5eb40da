/// A limit on the unpacked size, so that a small malicious file cannot fill the memory.
package struct UnpackingLimit: Hashable, Sendable {
    /// The greatest ratio of unpacked to packed size. Lists and databases reach three to ten; only one line repeated
    /// over and over reaches a thousand.
    package static let mostGrowth = 50
    /// The size in bytes to which any file may unpack, however small it is.
    package static let mostOfSmall = 8 << 20

    /// The greatest unpacked size in bytes.
    package let most: Int
    /// Whether ``mostGrowth`` applies too.
    package let boundsGrowth: Bool

    /// Creates a limit of a number of bytes.
    package init(_ most: Int, boundsGrowth: Bool = true) {
        self.most = most
        self.boundsGrowth = boundsGrowth
    }

    /// Throws if a size exceeds the limit.
    package func check(_ unpacked: Int, of packed: Int) throws(ArchiveFailure) {
        if unpacked > most { throw .tooLarge(limit: most) }
        if boundsGrowth, unpacked > max(Self.mostOfSmall, Self.mostGrowth * packed) { throw .growsTooMuch }
    }
}

/// The reason why an archive or its content cannot be read.
package enum ArchiveFailure: Error, Hashable, Sendable {
    /// The data is damaged.
    case damaged
    /// The data is truncated.
    case cutOff
    /// The compression method is unknown, or the data is encrypted.
    case unknownPacking
    /// The unpacked data exceeds the limit of bytes.
    case tooLarge(limit: Int)
    /// The unpacked data is far larger than the packed data, as in a malicious file.
    case growsTooMuch
    /// Memory is exhausted.
    case noMemory
}
