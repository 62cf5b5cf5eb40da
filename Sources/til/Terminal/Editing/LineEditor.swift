import Foundation

/// Reads lines from a person at a terminal or from a pipe.
///
/// Reading blocks until there is a result. It uses no processor time while it waits.
protocol LineEditor: AnyObject {
    /// Whether the prompt can be redrawn in place. If not (`TERM=dumb`, a pipe), `LineUpdate.prompt` is not shown, and
    /// `LineUpdate.announcement` should report the time.
    var canRedraw: Bool { get }
    /// The number of the last line read, starting at 1, or 0 before the first line.
    var lineNumber: Int { get }

    /// Makes the terminal echo text that is typed while no line is being read, or not. Without the echo, that text
    /// appears only once, in the next line.
    func showTypingAhead(_ isShown: Bool)

    /// The text of the last line that was abandoned because of Ctrl-C or because the terminal was closed.
    var abandonedText: String { get }

    /// The time at which the user pressed a key last, or nil if it is unknown.
    var lastKey: Date? { get }

    /// Reads a line or a key.
    func read(_ request: LineRequest) -> LineOutcome

    /// Returns the keys bound to a function, in readable form (`Ctrl-X t`, `F2`). Returns an empty array if there is no
    /// keyboard.
    func keys(for function: LineFunction) -> [String]
}

/// The result of reading a line.
enum LineOutcome: Equatable {
    /// A line, ended by Return or read from a pipe. Contains newlines only if several lines were pasted as a command.
    case line(String)
    /// Tab or an arrow key left a form field. The values are its text and whether to go on to the next field.
    case moved(String, isForth: Bool)
    /// One of the requested keys.
    case key(Character)
    /// A `LineUpdate` ended the line. The value is the text typed so far.
    case ended(LineText)
    /// Ctrl-C was pressed. The line is dropped.
    case interrupted
    /// Ctrl-D was pressed on an empty line, or the pipe ended.
    case endOfInput
    /// The terminal was closed or a signal requested the end of the process. The caller should exit cleanly.
    case terminated(signal: Int32)
}

/// The treatment of a line that is ended by the program.
enum LineEnding: Equatable {
    /// The line stays on the screen.
    case kept
    /// The line and some rows above it are erased.
    case erased(rowsAbove: Int)
}

/// The kind of input to read and the behaviour of the line during typing.
struct LineRequest {
    /// The purpose of a line, which determines the behaviour of the keyboard.
    enum Kind: Equatable {
        /// A command. Tab completes it and the history keeps it. The text can contain newlines, since pasted lines
        /// stay separate.
        case command
        /// A form field. Letters are capitalized during typing. The keys of completion and history move to other
        /// fields.
        case field(LineCapitals)
        /// An answer without completion and history. A paste answers only once: its line breaks become spaces. If the
        /// terminal does not mark pastes, everything that arrives with the first line break is dropped.
        case answer
        /// One of these keys, returned immediately. A line feed means Return, and `\u{1B}` means Escape alone. Other
        /// keys are ignored.
        case keys(Set<Character>)
    }

    var kind: Kind = .command
    /// The text before the line. It may contain colour sequences, which take no room. If it has several rows, all but
    /// the last are printed once.
    var prompt = ""
    /// The initial text of the line, which the user can edit.
    var text = LineText()
    /// An example of the input, shown while a field is empty. It may contain colour sequences.
    var example = ""
    /// Whether to drop what was typed before, so that it does not answer a question that was not on the screen yet.
    var dropsTypedAhead = false
    /// The time from which keys count (see ``KeyGuard``), if `live` shows it in the prompt. If nil, keys count a moment
    /// after the line begins, and the prompt of a `Kind.keys` appears then.
    var keysCountFrom: Date?
    /// The number of rows above that are erased together with the line when a key is pressed, or nil to keep them (only
    /// for `Kind.keys`).
    var rowsErasedByKey: Int?
    /// Whether Return on an empty line is a key that the guard decides about (only for `Kind.answer`).
    var guardsEmptyLine = false
    /// Whether the user was typing when the line began, because time ran out. Further typing delays the keys.
    var isSurprise = false
    /// The number of seconds without typing that must precede an accepted letter. A letter that is not one of the keys
    /// also counts as typing.
    var silence: TimeInterval = 0
    /// Called at the start, at each requested `wake` time, and after each event. The result does not disturb the line
    /// being typed.
    var live: ((LineEvent, Date, LineText) -> LineUpdate)?

    /// Whether a single key is read instead of a line.
    var readsKeys: Bool {
        guard case .keys = kind else { return false }
        return true
    }
}

/// An event during the editing of a line. `LineRequest.live` receives it and returns the changes to show.
enum LineEvent: Equatable {
    /// The line starts, or the requested time has come.
    case tick
    /// A key bound to a function was pressed.
    case function(LineFunction)
    /// Ctrl-Z is about to stop the job. If the update ends the line, the job is stopped only after the screen shows the
    /// update.
    case stopping
    /// The job has just been continued. The value is the time at which it was stopped.
    case resumed(stopped: Date)
    /// The size of the terminal changed.
    case resized
}

/// The changes to the prompt and the state of a line being typed.
struct LineUpdate {
    /// The new prompt, or nil to keep the old one.
    var prompt: String?
    /// The time of the next call at the latest, or nil to wait for an event.
    var wake: Date?
    /// The text to print above the prompt, without a trailing newline.
    var announcement: String?
    /// The screen treatment if reading ends with `LineOutcome.ended`, or nil to continue.
    var ending: LineEnding?
}

/// A line being typed: its text and the position of the cursor.
struct LineText: Equatable, Sendable, ExpressibleByStringLiteral {
    var string: String
    /// The number of UTF-8 bytes before the cursor.
    var cursor: Int

    /// Creates text with the cursor at its end.
    init(_ string: String = "") {
        self.string = string
        cursor = string.utf8.count
    }

    init(_ string: String, cursor: Int) {
        self.string = string
        self.cursor = min(max(0, cursor), string.utf8.count)
    }

    init(stringLiteral value: String) {
        self.init(value)
    }
}
