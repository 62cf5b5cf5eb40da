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

    /// Whether the data may be intact, but exceeds a limit.
    package var isLimit: Bool {
        switch self {
        case .tooLarge, .growsTooMuch: true
        case .damaged, .cutOff, .unknownPacking, .noMemory: false
        }
    }

    /// What is wrong with compressed data, and what to do, in full sentences.
    package var sentence: String {
        switch self {
        case .cutOff: "It is incomplete. Copy it again."
        case .unknownPacking:
            "Data that is not gzip follows its compressed data. Copy it again, or unpack it first."
        case .damaged: "Its compressed data is damaged. Copy it again."
        case .noMemory: "Unpacking it needs more memory than is available."
        case .tooLarge(let limit): "It is larger than the limit of \(limit >> 20) MiB. Split it."
        case .growsTooMuch:
            """
            It unpacks to more than \(UnpackingLimit.mostGrowth) times its size. If it is a real list, unpack it first.
            """
        }
    }
}
