/// What a restore did.
public struct Restored: Hashable, Sendable {
    /// How many things the store has now.
    public let things: Int
    /// Where what was there before is kept; nil where there was nothing.
    public let kept: Backup?
}
