import Foundation

/// A change that was undone, with what redo needs to make it again.
struct Undone: Codable {
    /// What was done.
    var kind: String
    /// The row of its note.
    var note: Int64
    /// When it was done.
    var at: Date
    /// The things that were added, or as they were after an edit.
    var things: [Thing] = []
    /// The things that were removed.
    var removed: [UUID] = []
    /// The answer that was given.
    var review: Review?
    /// The text of the setting, for weights.
    var weights: String?
    /// Whether there was too much to be kept, or reviews among it.
    var isTooMuch = false

    /// So many things are kept at most.
    static let mostThings = 10_000

    init(_ note: ChangeRow) {
        kind = note.kind.rawValue
        self.note = note.row
        at = note.at
    }
}
