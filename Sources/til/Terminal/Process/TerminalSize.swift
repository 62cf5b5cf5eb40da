import Glibc

/// The size of a terminal in cells.
struct TerminalSize: Equatable, Sendable {
    var columns = 80
    var rows = 24

    /// The size of the terminal behind a descriptor.
    ///
    /// What the terminal says counts; where it says nothing (a pipe, a serial line), `COLUMNS` and `LINES`, then 80 by 24.
    static func current(descriptor: Int32 = STDOUT_FILENO, variables: some Variables) -> TerminalSize {
        var size = TerminalSize()
        var window = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
        let columns = isKnown ? Int(window.ws_col) : 0
        let rows = isKnown ? Int(window.ws_row) : 0
        if let count = columns > 0 ? columns : number("COLUMNS", in: variables) { size.columns = count }
        if let count = rows > 0 ? rows : number("LINES", in: variables) { size.rows = count }
        return size
    }

    private static func number(_ name: String, in variables: some Variables) -> Int? {
        variables[name].flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
}
