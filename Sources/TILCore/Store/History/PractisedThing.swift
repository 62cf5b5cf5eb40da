import Foundation

/// A thing that was asked on a study day, with what became of it.
public struct PractisedThing: Hashable, Sendable, Identifiable {
    /// The thing's identifier.
    public let id: UUID
    /// The acronym, as it is now.
    public let short: String
    /// What it stands for, as it is now.
    public let long: String
    /// The verdicts of its answers, in the order in which they were given.
    public var verdicts: [Verdict]

    /// Makes a practised thing from its parts.
    public init(id: UUID, short: String, long: String, verdicts: [Verdict]) {
        self.id = id
        self.short = short
        self.long = long
        self.verdicts = verdicts
    }
}
