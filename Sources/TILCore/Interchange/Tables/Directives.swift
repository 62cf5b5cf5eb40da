/// What comment lines of a text tell the importer: `#tags: networking security` gives the entries that follow these
/// tags, until the next such line; `#tags:` alone ends them.
struct Directives: Hashable, Sendable {
    /// The tags for the entries that follow.
    private(set) var tags: [String] = []

    /// Takes note of a comment line, `#` included. Comments that are none of the directives mean nothing.
    mutating func read(_ comment: String) {
        if let value = Self.value(of: "tags", in: comment) { tags = ThingDraft.tagsAsWritten(in: [value]) }
    }

    /// What follows `#name:` in a comment, without one blank after the colon; nil if the comment is not of that name.
    static func value(of name: String, in comment: String) -> String? {
        var rest = comment.utf8.dropFirst().drop { $0 == 0x20 }
        for byte in name.utf8 {
            guard let first = rest.popFirst(), first | 0x20 == byte else { return nil }
        }
        guard rest.popFirst() == 0x3A else { return nil }
        if rest.first == 0x20 { rest.removeFirst() }
        return String(Substring(rest))
    }
}
