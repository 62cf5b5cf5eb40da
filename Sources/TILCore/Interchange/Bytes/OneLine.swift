/// Line ends in formats that have an entry a line.
enum OneLine {
    /// The text with a blank for each line end, CRLF counting as one.
    static func text(_ text: String) -> String { lines(of: text).joined(separator: " ") }

    /// The lines of a text, which end with LF, CRLF or CR; none if it is empty.
    static func lines(of text: String) -> [String] {
        if text.isEmpty { return [] }
        // By bytes: to Swift CRLF is one character, and a mark that combines with a line end makes it another.
        let parts = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        return parts.enumerated().flatMap { index, part in
            let line = index + 1 < parts.count && part.last == 0x0D ? part.dropLast() : part
            return line.split(separator: 0x0D, omittingEmptySubsequences: false).map { String(Substring($0)) }
        }
    }
}
