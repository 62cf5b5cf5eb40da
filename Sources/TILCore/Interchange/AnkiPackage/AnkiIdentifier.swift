import Foundation
import TILText

/// Identifiers for the notes of other people: computed from the GUID that Anki gives a note, so that the same note in
/// another package is the same thing.
enum AnkiIdentifier {
    /// The identifier of a note; a GUID that is a UUID, as those of exports of ours are, is itself.
    static func make(_ guid: String) -> (id: UUID, isForeign: Bool) {
        if let id = IdentifierText.identifier(guid) { return (id, false) }
        func hash(_ half: UInt8) -> UInt64 { ByteFold([half] + Array("anki:\(guid)".utf8)).value.mixed }
        return (IdentifierText.identifier(version: 8, head: hash(0), tail: hash(1) >> 2), true)
    }
}
