import TILText

/// References to footnotes after an acronym or a meaning: `API[1]`, `API [note 2]`, `API†`.
enum FootnoteMarks {
    /// Returns a text without references at its end.
    static func stripped(_ text: String) -> String {
        guard let last = text.unicodeScalars.last else { return text }
        switch last {
        case "†", "‡":
            return text.count > 1 ? stripped(FieldText.trimmed(String(text.dropLast()))) : text
        case "]":
            guard let open = text.lastIndex(of: "["), open > text.startIndex,
                isReference(text[open...].dropFirst().dropLast().lowercased())
            else { return text }
            return stripped(FieldText.trimmed(String(text[..<open])))
        default:
            return text
        }
    }

    private static func isReference(_ text: String) -> Bool {
        let number = text.hasPrefix("note ") ? Substring(text.dropFirst(5)) : Substring(text)
        return text == "citation needed" || !number.isEmpty && number.utf8.allSatisfy(\.isDigit)
    }
}
