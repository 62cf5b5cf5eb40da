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
    /// Control-X is a prefix in emacs mode and unused in both vi modes, and these continuations are free.
    var defaultSequences: [String] {
        switch self {
        case .help: ["\\C-xh"] + KeyName.sequences(ofFunctionKey: 1)
        case .moreTime: ["\\C-xt"] + KeyName.sequences(ofFunctionKey: 2)
        case .lessTime: ["\\C-x-"]
        case .restart: ["\\C-xr"]
        case .pause: ["\\C-xp"] + KeyName.sequences(ofFunctionKey: 3)
        case .giveUp: ["\\C-xg"] + KeyName.sequences(ofFunctionKey: 4)
        }
    }
}

/// Readable names of key sequences.
enum KeyName {
    /// Returns the sequences of F1 to F4 in xterm, in rxvt and on the Linux console.
    static func sequences(ofFunctionKey number: Int) -> [String] {
        let xterm = Array("OPQRS")
        let console = Array("@ABCD")
        return ["\\eO\(xterm[number])", "\\e[\(10 + number)~", "\\e[[\(console[number])"]
    }

    /// Returns the readable name (`Ctrl-X t`) of a sequence in the notation of an inputrc (`\C-xt`).
    static func name(of sequence: String) -> String {
        if let number = (1...4).first(where: { index in sequences(ofFunctionKey: index).contains(sequence) }) {
            return "F\(number)"
        }
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
