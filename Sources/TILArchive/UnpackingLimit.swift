/// How much a packed piece of data may unpack to, so that a small file made to do harm does not fill the memory.
package struct UnpackingLimit: Hashable, Sendable {
    /// How many times its own size a file may unpack to. Lists and databases unpack to three to ten times theirs; what a
    /// thousand times its size comes of is one line over and over.
    package static let mostGrowth = 50
    /// What a small file may unpack to all the same, in bytes.
    package static let mostOfSmall = 8 << 20

    /// The most bytes.
    package let most: Int
    /// Whether it may not grow beyond ``mostGrowth`` times its size either.
    package let boundsGrowth: Bool

    /// A limit of bytes.
    package init(_ most: Int, boundsGrowth: Bool = true) {
        self.most = most
        self.boundsGrowth = boundsGrowth
    }

    /// Whether so many bytes are more than is right of so many packed ones.
    package static func isTooMuch(_ unpacked: Int, of packed: Int) -> Bool {
        unpacked > max(mostOfSmall, mostGrowth * packed)
    }

    /// Refuses what is beyond the limit.
    func check(_ unpacked: Int, of packed: Int) throws(ArchiveFailure) {
        if unpacked > most { throw .tooLarge(limit: most) }
        if boundsGrowth, Self.isTooMuch(unpacked, of: packed) { throw .growsTooMuch }
    }
}

/// Why an archive, or what is in it, cannot be read.
package enum ArchiveFailure: Error, Hashable, Sendable {
    /// It is damaged.
    case damaged
    /// It ends in the middle.
    case cutOff
    /// It is packed in a way that is not known, or encrypted.
    case unknownPacking
    /// It unpacks to more bytes than anybody wants.
    case tooLarge(limit: Int)
    /// It unpacks to far more than its own size, as what is made to do harm does.
    case growsTooMuch
    /// There is not enough memory.
    case noMemory
}
