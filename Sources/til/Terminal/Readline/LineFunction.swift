/// A function that a key can call while a line is typed, with its name in an inputrc.
enum LineFunction: String, CaseIterable, Sendable {
    case moreTime = "til-more-time"
    case lessTime = "til-less-time"
    case restart = "til-restart"
    case pause = "til-pause"
    case giveUp = "til-give-up"
    case help = "til-help"

    /// The default key sequences, in the notation of an inputrc.
    ///
    /// Control-X is a prefix in emacs mode and unused in both vi modes, and these continuations are free. The function
    /// keys have the sequences of xterm, rxvt and the Linux console.
    var defaultSequences: [String] {
        switch self {
        case .help: ["\\C-xh", "\\eOP", "\\e[11~", "\\e[[A"]
        case .moreTime: ["\\C-xt", "\\eOQ", "\\e[12~", "\\e[[B"]
        case .lessTime: ["\\C-x-"]
        case .restart: ["\\C-xr"]
        case .pause: ["\\C-xp", "\\eOR", "\\e[13~", "\\e[[C"]
        case .giveUp: ["\\C-xg", "\\eOS", "\\e[14~", "\\e[[D"]
        }
    }
}

/// Readable names of key sequences.
enum KeyName {
    private static let known: [String: String] = [
        "\\eOP": "F1", "\\e[11~": "F1", "\\e[[A": "F1",
        "\\eOQ": "F2", "\\e[12~": "F2", "\\e[[B": "F2",
        "\\eOR": "F3", "\\e[13~": "F3", "\\e[[C": "F3",
        "\\eOS": "F4", "\\e[14~": "F4", "\\e[[D": "F4",
    ]

    /// Returns the readable name (`Ctrl-X t`) of a sequence in the notation of an inputrc (`\C-xt`).
    static func name(of sequence: String) -> String {
        if let name = known[sequence] { return name }
        return sequence.matches(of: /(?:(\\e)(?=.)|((?:\\[CM]-)+))?(\\[0-7]{3}|\\.|.)/).map { match in
            let named = match.2?.replacing("\\C-", with: "Ctrl-").replacing("\\M-", with: "Alt-") ?? ""
            let modifiers = match.1 == nil ? String(named) : "Alt-"
            return modifiers + key(match.3, isModified: !modifiers.isEmpty)
        }.joined(separator: " ")
    }

    private static func key(_ key: Substring, isModified: Bool) -> String {
        switch key {
        case "\\e": "Escape"
        case "\\t": "Tab"
        case "\\r", "\\n": "Return"
        case "\\d": "Backspace"
        case " ": "Space"
        case "\\\\": "\\"
        case "\\\"": "\""
        default: isModified ? key.uppercased() : String(key)
        }
    }
}
