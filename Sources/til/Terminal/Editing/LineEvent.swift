import Foundation

/// Why `LineRequest.live` is called.
enum LineEvent: Equatable {
    /// The line begins, or the instant that was asked for has come.
    case tick
    /// A key bound to a function was pressed.
    case function(LineFunction)
    /// The job is about to be stopped, by Ctrl-Z: an update that ends the line has it stopped when the screen is as that
    /// wants it.
    case stopping
    /// The job was stopped at that instant and has just been continued.
    case resumed(stopped: Date)
    /// The terminal has another size.
    case resized
}
