import Foundation

/// Identifiers for the notes of other people: computed from the GUID that Anki gives a note, so that the same note in
/// another package is the same thing.
///
/// Source of the form: RFC 9562, section 5.8, UUID version 8; of the mixing: Fowler, Noll and Vo, FNV-1a of 64 bits, and
/// the output function of SplitMix64.
enum AnkiIdentifier {
    /// The identifier of a note; a GUID that is a UUID, as those of exports of ours are, is itself.
    static func make(_ guid: String) -> (id: UUID, isForeign: Bool) {
        if let id = IdentifierText.identifier(guid) { return (id, false) }
        func hash(_ half: UInt8) -> UInt64 {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in [half] + Array("anki:".utf8) + Array(guid.utf8) {
                hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            }
            hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
            hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
            return hash ^ (hash >> 31)
        }
        let head = hash(0) & 0xFFFF_FFFF_FFFF_0FFF | 0x8000
        let tail = 0x8000_0000_0000_0000 | hash(1) >> 2
        let id = withUnsafeBytes(of: (head.bigEndian, tail.bigEndian)) { UUID(uuid: $0.load(as: uuid_t.self)) }
        return (id, true)
    }
}
