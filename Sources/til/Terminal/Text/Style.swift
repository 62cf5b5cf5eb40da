/// Colours by meaning: text goes in, the same text or the text between two colour sequences comes out.
///
/// What is coloured must be understood without colour too.
struct Style: Equatable, Sendable {
    /// What a piece of text is.
    enum Role: CaseIterable, Sendable {
        /// An acronym.
        case short
        /// The title of a table or a section.
        case heading
        /// What matters less: numbers of rows, dates, hints.
        case faint
        /// A right answer, and what was right in one.
        case right
        /// A wrong answer, and what was wrong in one.
        case wrong
        /// An answer with a slip.
        case slip
        /// What needs attention: the last seconds of a countdown, a warning.
        case warning
        /// A tag.
        case tag
        /// A key to press, a command to type.
        case key
    }

    /// How many colours are used.
    enum Palette: Sendable {
        case none, sixteen, many
    }

    /// How many colours are used.
    let palette: Palette

    /// Text without colours.
    static let plain = Style(palette: .none)

    /// The style for a stream.
    static func of(_ choice: ColorChoice, isTerminal: Bool, variables: some Variables) -> Style {
        guard choice.isOn(isTerminal: isTerminal, variables: variables) else { return .plain }
        let terminal = variables["TERM"] ?? ""
        let isRich = terminal.contains("256") || terminal.contains("direct") || variables["COLORTERM"]?.isEmpty == false
        return Style(palette: isRich ? .many : .sixteen)
    }

    /// Whether anything is coloured.
    var isOn: Bool { palette != .none }

    /// Text as its role looks.
    func callAsFunction(_ role: Role, _ text: some StringProtocol) -> String {
        guard palette != .none, !text.isEmpty else { return String(text) }
        return "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m"
    }

    // The sixteen colours are the terminal's own, which its owner made readable. Of the 256, only ones that keep a
    // contrast on dark and on light ground are used.
    private func code(of role: Role) -> String {
        switch role {
        case .short: "1"
        case .heading: "1;4"
        case .faint: "2"
        case .right: palette == .many ? "38;5;34" : "32"
        case .wrong: palette == .many ? "38;5;167" : "31"
        case .slip: palette == .many ? "38;5;172" : "33"
        case .warning: palette == .many ? "1;38;5;167" : "1;31"
        case .tag: palette == .many ? "38;5;37" : "36"
        case .key: "1"
        }
    }
}

/// When colours are used: what a person chose for once, or for good.
enum ColorChoice: String, CaseIterable, Hashable, Sendable {
    /// On a terminal that has them, unless `NO_COLOR` is set.
    case auto
    /// Everywhere.
    case always
    /// Nowhere.
    case never

    /// Whether colours are to be written to a stream.
    ///
    /// `auto` follows, in this order: `NO_COLOR` (no-color.org: set and not empty), `CLICOLOR_FORCE` (set, not empty, not
    /// `0`), `TERM` (`dumb` or none), `CLICOLOR=0`, and whether the stream is a terminal.
    func isOn(isTerminal: Bool, variables: some Variables) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if let none = variables["NO_COLOR"], !none.isEmpty { return false }
            if let force = variables["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
            let terminal = variables["TERM"] ?? ""
            return isTerminal && !terminal.isEmpty && terminal != "dumb" && variables["CLICOLOR"] != "0"
        }
    }
}
