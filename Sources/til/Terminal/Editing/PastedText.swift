/// Text that comes from elsewhere than the keyboard, made fit for a line.
enum PastedText {
    /// Text for one line: line ends and tabs become blanks, other control characters are dropped.
    ///
    /// A line end at either end is dropped, not turned into a blank.
    static func inOneLine(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
        let isLineEnd = { (scalar: Unicode.Scalar) in scalar == "\n" || scalar == "\r" }
        var scalars = text.unicodeScalars[...]
        while let first = scalars.first, isLineEnd(first) { scalars.removeFirst() }
        while let last = scalars.last, isLineEnd(last) { scalars.removeLast() }
        var result = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in scalars {
            switch scalar {
            case "\n" where wasReturn: break
            case "\n", "\r", "\t": result.append(" ")
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): break
            default: result.append(scalar)
            }
            wasReturn = scalar == "\r"
        }
        return String(result)
    }
}
