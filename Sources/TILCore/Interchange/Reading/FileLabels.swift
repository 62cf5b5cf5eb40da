import TILText

/// Words before a colon that say something about a file, a mail or the entry above, and that are no acronyms.
enum FileLabels {
    /// The labels of lines of text.
    static let remarks: Set<String> = [
        "attention", "author", "cc", "content-type", "from", "message-id", "mime-version", "reply-to", "sent",
        "subject", "to", "caution", "comment", "comments", "date", "example", "examples", "hint", "important",
        "note", "notes", "remark", "remarks", "see", "see also", "source", "sources", "tip", "title", "updated",
        "version", "warning", "copyright", "license",
    ]

    /// The keys of JSON and YAML with which files start.
    private static let keys: Set<String> = [
        "author", "authors", "by", "comment", "copyright", "count", "created", "date", "description", "generated",
        "homepage", "id", "lang", "language", "last updated", "licence", "license", "modified", "name", "note",
        "reference", "release", "repository", "revision", "schema", "source", "sources", "title", "total", "type",
        "updated", "url", "version",
    ]

    /// Returns whether a value is a number, and its key is no acronym: `"retries": 3`.
    static func isSetting(_ key: String, _ value: String) -> Bool {
        value.contains(where: \.isNumber) && !value.contains(where: \.isLetter) && !AcronymLook.isLikely(key)
    }

    /// Returns whether a key with a value describes the file.
    static func isKey(_ key: String, of value: String) -> Bool {
        let isWord = key != key.uppercased() || key.hasPrefix("$")
        return isWord && keys.contains(ColumnNames.plain(key)) && SpelledMeaning(of: key, in: value) == nil
    }

    /// Returns whether a line such as `Meaning: who may do what` is about the entry above it. Its value becomes the
    /// note.
    static func isPartOfEntry(_ split: LineSplit) -> Bool {
        split.separator == .colon && isName(split.short) && SpelledMeaning(of: split.short, in: split.long) == nil
    }

    /// Returns whether a line is such a label without a value: `Meaning:`.
    static func isEmptyLabel(_ line: String) -> Bool { line.hasSuffix(":") && isName(String(line.dropLast())) }

    static func isName(_ label: String) -> Bool {
        label.first?.isUppercase == true && label != label.uppercased()
            && ColumnNames.isName(label, of: ColumnNames.meaning) && !remarks.contains(label.lowercased())
    }
}
