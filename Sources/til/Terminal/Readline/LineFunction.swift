/// A function that a key calls while a line is typed, named for an inputrc.
enum LineFunction: String, CaseIterable, Sendable {
    case moreTime = "til-more-time"
    case lessTime = "til-less-time"
    case restart = "til-restart"
    case pause = "til-pause"
    case giveUp = "til-give-up"
    case help = "til-help"

    /// The key sequences bound by default, in an inputrc's notation.
    ///
    /// Control-X is a prefix in emacs mode and unused in both vi modes, and these continuations are free; the function
    /// keys come as xterm, rxvt and the Linux console send them.
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

/// Key sequences, written for people.
enum KeyName {
    private static let known: [String: String] = [
        "\\eOP": "F1", "\\e[11~": "F1", "\\e[[A": "F1",
        "\\eOQ": "F2", "\\e[12~": "F2", "\\e[[B": "F2",
        "\\eOR": "F3", "\\e[13~": "F3", "\\e[[C": "F3",
        "\\eOS": "F4", "\\e[14~": "F4", "\\e[[D": "F4",
    ]

    /// A sequence in an inputrc's notation (`\C-xt`) as a person would say it (`Ctrl-X t`).
    static func name(of sequence: String) -> String {
        if let name = known[sequence] { return name }
        var keys: [String] = []
        var rest = Substring(sequence)
        while !rest.isEmpty {
            var modifiers = ""
            while true {
                if rest.hasPrefix("\\C-") {
                    modifiers += "Ctrl-"
                } else if rest.hasPrefix("\\M-") {
                    modifiers += "Alt-"
                } else {
                    break
                }
                rest = rest.dropFirst(3)
            }
            if rest.hasPrefix("\\e"), rest.count > 2, modifiers.isEmpty {
                modifiers = "Alt-"
                rest = rest.dropFirst(2)
            }
            let isEscaped = rest.first == "\\" && rest.count > 1
            let isOctal =
                isEscaped && rest.dropFirst().prefix(3).allSatisfy { ("0"..."7").contains($0) } && rest.count > 3
            let key = rest.prefix(isOctal ? 4 : isEscaped ? 2 : 1)
            rest = rest.dropFirst(key.count)
            keys.append(modifiers + Self.key(key, isModified: !modifiers.isEmpty))
        }
        return keys.joined(separator: " ")
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
