/// Lines of a list that look like entries and are none: a heading (`My acronyms — updated 2024`), a remark (`Note: ...`).
enum EntryRemark {
    private static let labels: Set<String> = [
        "attention", "author", "caution", "comment", "comments", "date", "example", "examples", "hint", "important",
        "note", "notes", "remark", "remarks", "see", "see also", "source", "sources", "tip", "title", "updated",
        "version", "warning",
    ]

    /// How many letters a heading has at least: `et al` is none.
    private static let fewestLetters = 8

    /// Whether a line whose acronym would be this is none. A line that says `=` means an entry.
    static func isOne(short: String, line: UnsafeBufferPointer<UInt8>) -> Bool {
        if line.contains(0x3D) || line.contains(0x09) || line.first == 0x22 { return false }
        if labels.contains(short.lowercased()) { return true }
        let words = short.split(separator: " ")
        guard words.count > 1, short.count(where: \.isLetter) >= fewestLetters else { return false }
        // No word has a capital after its first letter, or a digit, as those of acronyms have.
        return words.allSatisfy { word in
            !word.dropFirst().contains(where: \.isUppercase) && !word.contains(where: \.isNumber)
        }
    }
}
