import TILText

/// Edits of a document.
extension LintSubject {
    /// Whether bytes may be changed: they are in prose and consist of plain words separated by spaces.
    func isEditable(_ range: ByteRange) -> Bool {
        guard regions.isComplete, isProse(range), !regions.isKept(range), range.upperBound <= document.count,
            !KeptText.isTrailer(document, line(around: range)),
            !KeptText.isTitleOfStandard(document, line(around: range)), !isFixed(range)
        else { return false }
        var ends = 0
        return document[range].allSatisfy { byte in
            if byte == 0x0A { ends += 1 }
            return (PlainBytesOfProse.isPlain(byte) || byte == 0x0A || byte == 0x0D) && ends <= 1
        }
    }

    /// Returns edits that replace a use by its definition: "application programming interface (API)". Returns nil if
    /// the definition would not read well there or may not be written.
    func defining(_ use: LintUse, as long: String) -> [LintEdit]? {
        let range = use.range
        guard isEditable(range), use.apostrophe == nil, !isLongFormToKeep(long), !startsSentence(long),
            long.utf8.allSatisfy(PlainBytesOfProse.isPlain),
            !long.contains("("), !long.contains(")"), !use.written.contains("/"),
            range.lowerBound == 0 || document[range.lowerBound - 1].isSpace,
            range.upperBound == document.count || document[range.upperBound].isSpace
                || PlainBytesOfProse.endsClause(document, at: range.upperBound),
            !startsName(range), !isAlone(range)
        else { return nil }
        let text = (use.isPlural ? EnglishForms.plural(long) : long) + " (\(use.written))"
        var edits = [LintEdit(range: range, text: text)]
        if let article = use.article {
            guard let edit = articleEdit(article, { EnglishForms.article($0, beforeWord: long) }) else { return nil }
            edits.insert(edit, at: 0)
        }
        return edits
    }

    /// Returns the bytes from the start of a range's line to the end of the range.
    private func line(around range: ByteRange) -> ByteRange {
        regions.lines.start(of: line(of: range.lowerBound))..<range.upperBound
    }

    /// Whether a use is alone on its line, like a term that the next lines explain.
    private func isAlone(_ range: ByteRange) -> Bool {
        let isFirst = document[line(around: range).lowerBound..<range.lowerBound].allSatisfy(\.isBlank)
        let rest = document[range.upperBound...].prefix { $0 != 0x0A }
        let isLast = rest.allSatisfy { $0.isSpace || $0 == ":" }
        return isFirst && isLast && range.upperBound + rest.count < document.count
    }

    /// Whether a colon follows, as in the output of a program: "PMID: 60.2.0".
    func isLabel(_ range: ByteRange) -> Bool {
        range.upperBound < document.count && document[range.upperBound] == ":"
    }

    /// Whether a capitalised word follows, so that the acronym is part of a name: "DST Root CA X3".
    func startsName(_ range: ByteRange) -> Bool {
        range.upperBound + 1 < document.count && document[range.upperBound] == 0x20
            && document[range.upperBound + 1].isUpper
    }

    /// Returns edits that replace a long form or a whole definition by the acronym, or nil if it may not be edited.
    func shortening(_ range: ByteRange, to short: String, article: ByteRange?) -> [LintEdit]? {
        guard isEditable(range) else { return nil }
        var edits = [LintEdit(range: range, text: short)]
        if let article {
            guard let edit = articleEdit(article, { EnglishForms.article($0, beforeAcronym: short) }) else {
                return nil
            }
            edits.insert(edit, at: 0)
        }
        return edits
    }

    private func articleEdit(_ article: ByteRange, _ form: (String) -> String?) -> LintEdit? {
        guard isEditable(article), let text = form(String(decoding: document[article], as: UTF8.self)) else {
            return nil
        }
        return LintEdit(range: article, text: text)
    }
}

/// The bytes that an edit may remove or write. None of them is markup in any format.
enum PlainBytesOfProse {
    /// Whether a byte is a letter, a digit, a space or a mark that occurs inside names.
    static func isPlain(_ byte: UInt8) -> Bool {
        if byte.isLetter || byte.isDigit || byte >= 0x80 { return true }
        switch byte {
        case 0x20, "-", "'", ",", "(", ")":
            return true
        default: return false
        }
    }

    /// Whether a mark after a word ends a clause: a comma, or a full stop that is not part of a name.
    static func endsClause(_ document: Bytes, at index: Int) -> Bool {
        switch document[index] {
        case ",", ".", ";", ":", "!",
            "?":
            return index + 1 == document.count || document[index + 1].isSpace
        default: return false
        }
    }
}
