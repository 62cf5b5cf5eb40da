import Foundation

/// What is to be read, and how the line behaves while it is typed.
struct LineRequest {
    /// What a line is for, which decides what the keyboard does.
    enum Kind: Equatable {
        /// A command: completed by Tab, kept in the history; pasted lines stay lines, so the text may hold newlines.
        case command
        /// A field of a form: letters turn into capitals as they are typed; no completion, no history.
        case field(LineCapitals)
        /// An answer: no completion, no history, and a paste answers once: its line ends become blanks, or, where the
        /// terminal does not tell a paste from typing, what arrived with the first line end is dropped.
        case answer
        /// One key of these, returned at once. `\n` stands for Return, `\u{1B}` for Escape alone. Others are ignored.
        case keys(Set<Character>)
    }

    /// What a line is for.
    var kind: Kind = .command
    /// Text before the line. Colour sequences are recognised and take no room; a newline in it makes rows above the
    /// line that are printed once.
    var prompt = ""
    /// What stands in the line at the start, to be edited in place.
    var text = LineText()
    /// What may be typed, shown while the line of a field is empty; colour sequences are recognised.
    var example = ""
    /// Keys that come before this instant are dropped (only for `Kind.keys`): a person who was typing when time ran out
    /// does not mean them. While they type on it is put off.
    var ignoresKeysUntil: Date?
    /// How long nothing must have been typed, in seconds, before a key is meant: a letter also where one that is no key was.
    var silence: TimeInterval = 0
    /// Called at the start, whenever its own `wake` has come, and when something happened meanwhile. The line under way
    /// is not disturbed by anything it returns.
    var live: ((LineEvent, Date, LineText) -> LineUpdate)?
}

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

/// A line under way: its text and where the cursor stands.
struct LineText: Equatable, Sendable, ExpressibleByStringLiteral {
    /// What was typed so far.
    var string: String
    /// How many UTF-8 bytes are before the cursor.
    var cursor: Int

    /// Text with the cursor at its end.
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
