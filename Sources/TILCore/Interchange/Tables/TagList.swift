/// Several tags in one text, as columns and directives have them.
///
/// Where there is a semicolon, semicolons part the tags; else commas, where there is one; else white space. So
/// `security web` is two tags, and `machine learning, web` is two as well. A leading `#` of a tag is dropped.
enum TagList {
    /// The tags in a text, in its order, none twice.
    static func tags(in text: String) -> [String] {
        if text.isEmpty { return [] }
        let scalars = text.unicodeScalars
        let parts: [Substring.UnicodeScalarView]
        if scalars.contains(";") {
            parts = scalars.split(separator: ";")
        } else if scalars.contains(",") {
            parts = scalars.split(separator: ",")
        } else {
            parts = scalars.split(whereSeparator: \.properties.isWhitespace)
        }
        var tags: [String] = []
        for part in parts {
            let tag = String(ThingDraft.bare(FieldText.trimmed(String(part)).unicodeScalars[...]))
            if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
        }
        return tags
    }

    /// A text from which ``tags(in:)`` makes the same tags: with the simplest separator that none of them holds.
    ///
    /// A tag that starts with `#` loses that, and a semicolon in a tag next to a comma in one becomes a comma.
    static func text(of tags: [String]) -> String {
        let hasSpace = tags.contains { $0.unicodeScalars.contains(where: \.properties.isWhitespace) }
        let hasComma = tags.contains { $0.unicodeScalars.contains(",") }
        let hasSemicolon = tags.contains { $0.unicodeScalars.contains(";") }
        if !hasSpace, !hasComma, !hasSemicolon { return tags.joined(separator: " ") }
        if !hasComma, !hasSemicolon { return closed(tags, with: ",") }
        let plain = hasSemicolon ? tags.map { $0.replacing(";", with: ",") } : tags
        return closed(plain, with: ";")
    }

    private static func closed(_ tags: [String], with separator: String) -> String {
        // One tag alone needs the separator after it, or its blanks would part it.
        tags.count == 1 ? tags[0] + separator : tags.joined(separator: separator + " ")
    }
}
