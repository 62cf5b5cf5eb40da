import Foundation

/// What is to change around a line under way.
struct LineUpdate {
    /// The prompt from now on; nil leaves it as it is.
    var prompt: String?
    /// When to be called next, at the latest; nil for not before something happens.
    var wake: Date?
    /// Text to be printed above the prompt, without its last newline.
    var announcement: String?
    /// Whether reading ends here with `LineOutcome.ended`, and what stays on the screen.
    var ending: LineEnding?
}
