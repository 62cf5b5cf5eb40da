import TILText

/// What of a document may be changed, and by what.
extension LintSubject {
    /// Whether bytes may be changed: they stand in prose, and are plain words with blanks between them.
    func isEditable(_ range: Range<Int>) -> Bool {
        guard regions.isComplete, isProse(range), !regions.isKept(range), range.upperBound <= document.count,
            !KeptText.isTrailer(document, line(around: range)),
            !KeptText.isTitleOfStandard(document, line(around: range))
        else { return false }
        var ends = 0
        return document[range].allSatisfy { byte in
            if byte == 0x0A { ends += 1 }
            return (PlainBytesOfProse.isPlain(byte) || byte == 0x0A || byte == 0x0D) && ends <= 1
        }
    }

    /// The words of a definition in the place of a use: "application programming interface (API)"; nil where it would not
    /// read well there or may not be written.
    func defining(_ use: LintUse, as long: String) -> [LintEdit]? {
        let range = use.range
        guard isEditable(range), use.apostrophe == nil, long.utf8.allSatisfy(PlainBytesOfProse.isPlain),
            !long.contains("("), !long.contains(")"), !use.written.contains("/"),
            range.lowerBound == 0 || ByteClass.isSpace(document[range.lowerBound - 1]),
            range.upperBound == document.count || ByteClass.isSpace(document[range.upperBound])
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

    /// The bytes of the line in which a range starts, up to the range's end.
    private func line(around range: Range<Int>) -> Range<Int> {
        regions.lines.start(of: line(of: range.lowerBound))..<range.upperBound
    }

    /// Whether nothing else stands on the line of a use, as it is with a term that the lines below it explain.
    private func isAlone(_ range: Range<Int>) -> Bool {
        let isFirst = document[line(around: range).lowerBound..<range.lowerBound].allSatisfy(ByteClass.isBlank)
        let rest = document[range.upperBound...].prefix { $0 != 0x0A }
        let isLast = rest.allSatisfy { ByteClass.isSpace($0) || $0 == UInt8(ascii: ":") }
        return isFirst && isLast && range.upperBound + rest.count < document.count
    }

    /// Whether a colon follows, as it does in what a program prints: "PMID: 60.2.0".
    func isLabel(_ range: Range<Int>) -> Bool {
        range.upperBound < document.count && document[range.upperBound] == UInt8(ascii: ":")
    }

    /// Whether a word with a capital follows, so that an acronym is a part of a name: "DST Root CA X3".
    func startsName(_ range: Range<Int>) -> Bool {
        range.upperBound + 1 < document.count && document[range.upperBound] == 0x20
            && ByteClass.isUpper(document[range.upperBound + 1])
    }

    /// An acronym in the place of a long form, or of a whole definition.
    func shortening(_ range: Range<Int>, to short: String, article: Range<Int>?) -> [LintEdit]? {
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

    private func articleEdit(_ article: Range<Int>, _ form: (String) -> String?) -> LintEdit? {
        guard isEditable(article), let text = form(String(decoding: document[article], as: UTF8.self)) else {
            return nil
        }
        return LintEdit(range: article, text: text)
    }
}

/// The bytes that an edit may take away or write: none that is markup in any format.
enum PlainBytesOfProse {
    /// Letters, digits, blanks, and the marks that stand within a name.
    static func isPlain(_ byte: UInt8) -> Bool {
        if ByteClass.isLetter(byte) || ByteClass.isDigit(byte) || byte >= 0x80 { return true }
        switch byte {
        case 0x20, UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"):
            return true
        default: return false
        }
    }

    /// Whether a mark behind a word ends a clause: a comma, a full stop that is none of a name's.
    static func endsClause(_ document: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        switch document[index] {
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
            UInt8(ascii: "?"):
            return index + 1 == document.count || ByteClass.isSpace(document[index + 1])
        default: return false
        }
    }
}
