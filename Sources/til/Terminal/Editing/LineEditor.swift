import Foundation

/// Reads lines from whoever gives them: a person at a terminal, or a pipe.
///
/// Reading blocks until there is an outcome; between two instants at which something is due it uses no processor time.
protocol LineEditor: AnyObject {
    /// Whether a person types here, key by key.
    var isTerminal: Bool { get }
    /// Whether a prompt can be redrawn in place. Where it cannot (`TERM=dumb`, a pipe), `LineUpdate.prompt` is not shown
    /// and time is better told by `LineUpdate.announcement`.
    var canRedraw: Bool { get }
    /// The number of the line that was read last, from 1; 0 before the first.
    var lineNumber: Int { get }

    /// Whether a terminal shows at once what is typed while no line is being read. Where it does not, what is typed ahead
    /// appears in the next line only, and not twice.
    var showsTypingAhead: Bool { get set }

    /// What stood in the line that was left last, by Ctrl-C or because the terminal is gone.
    var abandonedText: String { get }

    /// Reads as the request says.
    func read(_ request: LineRequest) -> LineOutcome

    /// The keys that call a function now, as they are written for people (`Ctrl-X t`, `F2`); none where there is no keyboard.
    func keys(for function: LineFunction) -> [String]
}

extension LineEditor {
    /// Reads a line with nothing but a prompt.
    func read(prompt: String) -> LineOutcome {
        read(LineRequest(prompt: prompt))
    }
}

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

/// What becomes of a line that is ended from outside.
enum LineEnding: Equatable {
    /// It stays on the screen.
    case kept
    /// It is erased, with as many rows above it.
    case erased(rowsAbove: Int)
}
