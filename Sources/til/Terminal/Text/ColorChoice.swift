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
