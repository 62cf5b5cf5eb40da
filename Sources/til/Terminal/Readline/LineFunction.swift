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
