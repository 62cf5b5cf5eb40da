/// Applies colours by meaning: returns the text unchanged or between two colour sequences.
///
/// All output must be clear without colour too.
package struct Style: Equatable, Sendable {
    /// The meaning of a text.
    package enum Role: CaseIterable, Sendable {
        /// An acronym.
        case short
        /// The title of a table or a section.
        case heading
        /// Less important text: row numbers, dates, hints.
        case faint
        /// A right answer, and the right part of a partly right answer.
        case right
        /// A wrong answer, and the wrong part of a partly right answer.
        case wrong
        /// An answer with a typo.
        case typo
        /// Text that needs attention: the last seconds of a countdown, a warning.
        case warning
        /// A tag.
        case tag
        /// A key or a command to type.
        case key
    }

    /// The number of colours to use.
    package enum Palette: Sendable {
        case none, sixteen, many
    }

    package let palette: Palette

    /// Creates a style.
    package init(palette: Palette) { self.palette = palette }

    /// A style without colours.
    package static let plain = Style(palette: .none)

    /// Returns the style for a stream.
    package static func of(_ choice: ColorChoice, isTerminal: Bool, variables: [String: String]) -> Style {
        guard choice.isOn(isTerminal: isTerminal, variables: variables) else { return .plain }
        let terminal = variables["TERM"] ?? ""
        let isRich = terminal.contains("256") || terminal.contains("direct") || variables["COLORTERM"]?.isEmpty == false
        return Style(palette: isRich ? .many : .sixteen)
    }

    /// Whether the style uses colours.
    package var isOn: Bool { palette != .none }

    /// Returns the text in the colour of its role.
    package func callAsFunction(_ role: Role, _ text: some StringProtocol) -> String {
        guard palette != .none, !text.isEmpty else { return String(text) }
        return "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m"
    }

    // The sixteen colours come from the terminal's settings, so they are readable. From the 256 colours, use only those
    // with enough contrast on both dark and light backgrounds.
    private func code(of role: Role) -> String {
        switch role {
        case .short: "1"
        case .heading: "1;4"
        case .faint: "2"
        case .right: palette == .many ? "38;5;34" : "32"
        case .wrong: palette == .many ? "38;5;167" : "31"
        case .typo: palette == .many ? "38;5;172" : "33"
        case .warning: palette == .many ? "1;38;5;167" : "1;31"
        case .tag: palette == .many ? "38;5;37" : "36"
        case .key: "1"
        }
    }
}

/// The choice when to use colours, for one command or as a setting.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
    /// On a terminal with colours, unless `NO_COLOR` is set.
    case auto
    /// Everywhere.
    case always
    /// Nowhere.
    case never

    /// Whether to write colours to a stream.
    ///
    /// `auto` checks, in this order: `NO_COLOR` (no-color.org: set and not empty), `CLICOLOR_FORCE` (set, not empty,
    /// not `0`), `TERM` (`dumb` or unset), `CLICOLOR=0`, and whether the stream is a terminal.
    package func isOn(isTerminal: Bool, variables: [String: String]) -> Bool {
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
