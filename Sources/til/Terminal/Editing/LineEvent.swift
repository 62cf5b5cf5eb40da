import Foundation

/// Something that happens while a line is edited, after which `LineRequest.live` says what the line is to show.
enum LineEvent: Equatable {
    /// The line begins, or the instant that was asked for has come.
    case tick
    /// A key bound to a function was pressed.
    case function(LineFunction)
    /// The job is about to be stopped, by Ctrl-Z. Where the update ends the line, the job is stopped only when the screen
    /// shows what the update wants.
    case stopping
    /// The job was stopped at an instant and has just been continued.
    case resumed(stopped: Date)
    /// The terminal has another size.
    case resized
}
