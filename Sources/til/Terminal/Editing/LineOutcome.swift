/// How reading a line ended.
enum LineOutcome: Equatable {
    /// Return was pressed, or a line of a pipe was complete. Holds newlines only where several lines were pasted as a command.
    case line(String)
    /// One of the keys that were asked for.
    case key(Character)
    /// A `LineUpdate` ended it; what had been typed.
    case ended(LineText)
    /// Ctrl-C: the line is dropped.
    case interrupted
    /// Ctrl-D on an empty line, or the end of the pipe.
    case endOfInput
    /// The terminal is gone, or the process was told to end by this signal: leave in order.
    case terminated(signal: Int32)
}
