import Foundation

/// Makes identifiers of things, of which the first few digits are enough to tell one from all others.
///
/// A person types those digits, so an identifier begins with what differs most: its first 48 bits are a number that begins
/// at random and goes on in wide steps, and what follows is random. The more things there are, the smaller the steps: as
/// things get more they lie closer together, however they are spread. Identifiers that are made one after the other ascend,
/// so that an index over those of an import grows in one place only.
package struct ThingIdentifiers {
    /// The first 48 bits of the next identifier.
    private var place: UInt64
    /// How many things there are, about, and a few more so that the first steps leave room for what comes.
    private var crowd: UInt64
    /// The bits after the first 48, but for those that tell the form.
    private let middle: UInt64
    private let tail: UInt64

    /// The steps that a store takes from its first thing to 2,000 million together make half of the numbers there are.
    private static let room: UInt64 = 1 << 43
    private static let leastCrowd: UInt64 = 1 << 8

    /// Identifiers of things that are about to be added.
    /// - Parameters:
    ///   - count: how many things there are already, about.
    ///   - generator: where what is random comes from.
    package init(besides count: Int = 0, using generator: inout some RandomNumberGenerator) {
        // The other half of the numbers is what the steps may take from here on.
        place = generator.next() >> 17
        crowd = Self.leastCrowd + UInt64(max(0, count))
        middle = generator.next() >> 52
        tail = generator.next() >> 2
    }

    /// The next identifier.
    package mutating func next() -> UUID {
        let identifier = IdentifierText.identifier(version: 8, head: place << 16 | middle, tail: tail)
        place = (place + Self.room / crowd) & (1 << 48 - 1)
        crowd += 1
        return identifier
    }
}
