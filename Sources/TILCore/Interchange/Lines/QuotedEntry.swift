import TILText

/// An entry whose acronym is in double quotes, with inner quotes doubled: `"a = b" = meaning`.
///
/// The acronym may contain anything, and the meaning may be in quotes as well. til writes entries so that would
/// otherwise be split elsewhere.
enum QuotedEntry {
    /// Splits a line that starts with a quote, or returns nil if it is another line.
    static func split(_ line: [UInt8]) -> LineSplit? {
        guard let close = closingQuote(line), let short = unquoted(line[...close]) else { return nil }
        let rest = line[(close + 1)...]
        let run = SeparatorRun(line, at: close + 1)
        let long: ArraySlice<UInt8>
        if rest.starts(with: " = ".utf8) {
            // til writes an equals sign between spaces, and what follows is the meaning, even if it is a sign.
            long = rest.dropFirst(3)
        } else {
            guard let run, run.start == close + 1 else { return nil }
            long = line[run.end...]
        }
        if long.isEmpty { return nil }
        let text = long.text
        let meaning = unquoted(Array(text.utf8)[...]).map(FieldText.trimmed) ?? text
        return LineSplit(
            short: FieldText.trimmed(short), long: meaning, separator: run?.separator ?? .equals, isQuoted: true)
    }

    /// Returns the offset of the quote that ends the text in quotes at the start of a line, if text follows, or nil. A
    /// doubled quote is part of the text.
    private static func closingQuote(_ line: [UInt8]) -> Int? {
        var index = 1
        while index + 1 < line.count {
            if line[index] != "\"" {
                index += 1
            } else if line[index + 1] == "\"" {
                index += 2
            } else {
                return index
            }
        }
        return nil
    }

    /// Returns the inside of a text in quotes, with doubled quotes undone, or nil for any other text.
    static func unquoted(_ text: ArraySlice<UInt8>) -> String? {
        let quote = UInt8(ascii: "\"")
        guard text.count > 1, text.first == quote, text.last == quote else { return nil }
        var inner: [UInt8] = []
        var isSecond = false
        for byte in text.dropFirst().dropLast() {
            if isSecond, byte != quote { return nil }
            isSecond = byte == quote && !isSecond
            if !isSecond { inner.append(byte) }
        }
        return isSecond ? nil : String(decoding: inner, as: UTF8.self)
    }
}
