/// What becomes of line ends in formats that have an entry a line.
enum OneLine {
    /// The text with a blank for each line end, CRLF counting as one.
    static func text(_ text: String) -> String {
        if !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return text }
        return lines(of: text).joined(separator: " ")
    }

    /// The lines of a text, which end with LF, CRLF or CR; none if it is empty.
    static func lines(of text: String) -> [String] {
        if text.isEmpty { return [] }
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if scalar == "\r" || (scalar == "\n" && last != "\r") {
                lines.append(String(line))
                line = String.UnicodeScalarView()
            } else if scalar != "\n" {
                line.append(scalar)
            }
            last = scalar
        }
        lines.append(String(line))
        return lines
    }
}
