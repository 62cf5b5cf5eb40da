import Foundation

/// A thing from a person or a file, before it is in the store. Its fields are checked and its spelling is adjusted.
///
/// ```swift
/// let typed = try ThingDraft(short: "ftw", long: "for the win")  // FTW, For the Win
/// let copied = try ThingDraft(short: "mRNA", long: "messenger RNA", spelling: .asIs)
/// ```
public struct ThingDraft: Hashable, Sendable {
    /// The spelling of the acronym and the meaning.
    ///
    /// ```swift
    /// let copied = try ThingDraft(short: "mRNA", long: "messenger RNA", spelling: .asIs)
    /// let typed = try ThingDraft(short: "pos", long: "point of sale", spelling: .byHand(.every))  // Point Of Sale
    /// ```
    public enum Spelling: Hashable, Sendable {
        /// The spelling of typed words, by ``Capitals/short(_:)`` and ``Capitals/long(_:titles:)``.
        case byHand(Capitals.Titles)
        /// The original spelling with tidied white space.
        case asIs

        /// The spelling of typed words with the default titles of a new store.
        public static let typed = Spelling.byHand(.smart)
    }

    /// The maximum length of an acronym, in Unicode scalars.
    package static let shortLimit = 200
    /// The maximum length of a meaning, in Unicode scalars.
    package static let longLimit = 10_000
    /// The maximum length of a note, in Unicode scalars.
    package static let noteLimit = 100_000
    /// The maximum length of a source, in Unicode scalars.
    package static let sourceLimit = 1_000

    /// The acronym.
    public let short: String
    /// The meaning of the acronym.
    public let long: String
    /// The note, or the empty text.
    public let note: String
    /// The tags, sorted and without repeats.
    public let tags: [String]
    /// The source in which the thing was found, on one line, or the empty text.
    public let source: String
    /// The way in which the thing comes into the store. By default, the person writes it.
    public var origin = ThingOrigin.hand

    /// Creates a draft.
    ///
    /// ```swift
    /// let draft = try ThingDraft(
    ///     short: "bol", long: "bill of lading", note: "Lists the goods.", tags: ["shipping, work"])
    /// print(draft.tags)  // ["shipping", "work"]
    /// ```
    /// - Parameters:
    ///   - short: the acronym.
    ///   - long: the meaning.
    ///   - note: the note, or the empty text.
    ///   - tags: the tags. Each text may contain several, which ``tags(in:)`` separates.
    ///   - source: the source in which the thing was found, or the empty text.
    ///   - spelling: the spelling of the acronym and the meaning.
    /// - Throws: `StoreError.emptyShort`, `.emptyLong`, `.tooLong`, `.unprintable`.
    public init(
        short: String, long: String, note: String = "", tags: [String] = [], source: String = "",
        spelling: Spelling = .typed
    ) throws(StoreError) {
        switch spelling {
        case .byHand(let titles):
            self.short = Capitals.short(short)
            self.long = Capitals.long(long, titles: titles)
        case .asIs:
            self.short = Capitals.tidied(short)
            self.long = Capitals.tidied(long)
        }
        self.note = note.isEmpty ? "" : note.trimmingCharacters(in: .whitespacesAndNewlines)
        self.tags = Self.tags(in: tags)
        self.source = Capitals.tidied(source)
        guard Self.isVisible(self.short) else { throw StoreError.emptyShort }
        try Self.check(self.short, "acronym", limit: Self.shortLimit)
        guard Self.isVisible(self.long) else { throw StoreError.emptyLong(short: self.short) }
        try Self.check(self.long, "meaning", limit: Self.longLimit)
        try Self.check(self.note, "note", limit: Self.noteLimit)
        try Self.check(self.source, "source", limit: Self.sourceLimit)
        for tag in self.tags { try Self.check(tag, "tag", limit: Self.shortLimit) }
    }

    /// Creates a draft of a thing with its spelling unchanged, for editing the thing.
    /// - Throws: `StoreError.emptyShort`, `.emptyLong`, `.tooLong`, `.unprintable`.
    public init(_ thing: Thing) throws(StoreError) {
        try self.init(
            short: thing.short, long: thing.long, note: thing.note, tags: thing.tags, source: thing.source,
            spelling: .asIs)
        origin = thing.origin
    }

    /// Returns a thing with the draft's fields.
    func thing(id: UUID = .random(), added: Date, suspended: Date? = nil) -> Thing {
        Thing(
            id: id, short: short, long: long, note: note, tags: tags, source: source, origin: origin,
            dateAdded: added, dateSuspended: suspended)
    }

    /// Returns the tags in texts that may contain several each, separated by spaces, commas or semicolons.
    ///
    /// A `#` before a tag is removed. The tags are sorted, without invisible ones and without repeats in any case. The
    /// rule is the same for typed tags and for every format. For example, `machine learning, web` is three tags.
    public static func tags(in texts: [String]) -> [String] {
        if texts.isEmpty { return [] }
        var seen: Set<String> = []
        let tags = tagsAsWritten(in: texts).filter { tag in seen.insert(tag.lowercased()).inserted }
        return tags.sorted()
    }

    /// Returns the tags in texts in their written order, with repeats.
    static func tagsAsWritten(in texts: [String]) -> [String] {
        var tags: [String] = []
        for text in texts {
            let words = text.unicodeScalars.split(whereSeparator: separatesTags)
            tags += words.map { word in String(bare(word)) }
        }
        return tags.filter(isVisible)
    }

    private static func separatesTags(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar == "," || scalar == ";"
    }

    /// Returns the tag for a text, without the `#` with which tags are shown: `chat` for `#chat`.
    ///
    /// A text of only `#` is returned unchanged. No thing has such a tag.
    public static func tag(named text: String) -> String {
        let tag = String(bare(text.unicodeScalars[...]))
        return tag.isEmpty ? text : tag
    }

    /// Returns a tag without any `#` before it.
    static func bare(_ tag: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        tag.drop { scalar in scalar == "#" }
    }

    /// Returns whether a text contains a visible character.
    private static func isVisible(_ text: String) -> Bool {
        // Any ASCII character that is neither a space nor a control character is visible.
        if text.unicodeScalars.contains(where: { scalar in "!"..."~" ~= scalar }) { return true }
        return text.unicodeScalars.contains { scalar in
            let properties = scalar.properties
            let isInvisible = properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            return !isInvisible && properties.generalCategory != .control
        }
    }

    private static func check(_ text: String, _ field: String, limit: Int) throws(StoreError) {
        if text.utf8.count > limit, text.unicodeScalars.count > limit {
            throw StoreError.tooLong(field: field, limit: limit)
        }
        if text.utf8.contains(0) { throw StoreError.unprintable(field: field) }
    }
}
