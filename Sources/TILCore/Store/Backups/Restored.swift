/// The outcome of a restore.
public struct Restored: Hashable, Sendable {
    /// The number of things that the store has now.
    public let things: Int
    /// The backup that holds the store as it was before; nil where there was no store.
    public let kept: Backup?
}
