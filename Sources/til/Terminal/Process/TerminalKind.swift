/// What is known of a terminal by the variables that it sets.
enum TerminalKind {
    /// Whether the terminal breaks its rows anew when its width changes. Where nothing is known, it is taken not to: then
    /// at worst a piece of the old line stays on the screen, and nothing else is erased.
    static func reflows(_ variables: some Variables) -> Bool {
        if variables["TMUX"] != nil { return true }
        if variables["STY"] != nil || variables["XTERM_VERSION"] != nil { return false }
        let marks = [
            "VTE_VERSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "WEZTERM_PANE", "ALACRITTY_WINDOW_ID", "WT_SESSION",
            "GHOSTTY_RESOURCES_DIR", "ITERM_SESSION_ID",
        ]
        if marks.contains(where: { variables[$0] != nil }) { return true }
        if ["iTerm.app", "Apple_Terminal", "WezTerm", "ghostty", "vscode"].contains(variables["TERM_PROGRAM"] ?? "") {
            return true
        }
        let terminal = variables["TERM"] ?? ""
        return ["foot", "alacritty", "xterm-kitty", "xterm-ghostty"].contains { terminal.hasPrefix($0) }
    }
}
