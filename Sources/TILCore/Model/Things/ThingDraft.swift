import Foundation

/// A thing as a person or a file gives it, before it is in the store: checked, and written in the house's way.
public struct ThingDraft: Hashable, Sendable {
    /// The way in which the words are to be written.
    public enum Spelling: Hashable, Sendable {
        /// As the house writes what was typed by hand: ``Capitals/short(_:)`` and ``Capitals/long(_:titles:)``.
        case byHand(Capitals.Titles)
        /// Both as they stand, but for white space around them, as an import writes what a file says.
        case asIs

        /// As the house writes what was typed by hand, with the titles of a new store.
        public static let typed = Spelling.byHand(.smart)
    }

    /// The longest short, in Unicode scalars.
    public static let shortLimit = 200
    /// The longest long, in Unicode scalars.
    public static let longLimit = 10_000
    /// The longest note, in Unicode scalars.
    public static let noteLimit = 100_000
    /// The longest source, in Unicode scalars.
    public static let sourceLimit = 1_000

    /// The acronym.
    public let short: String
    /// The meaning, which the acronym stands for.
    public let long: String
    /// The note; empty for none.
    public let note: String
    /// The tags, sorted, none twice.
    public let tags: [String]
    /// Where the thing was met, on one line; empty where nobody said.
    public let source: String

    /// Makes a draft.
    /// - Parameters:
    ///   - short: the acronym.
    ///   - long: what it stands for.
    ///   - note: the note; empty for none.
    ///   - tags: each may hold several, as ``tags(in:)`` parts them.
    ///   - source: where the thing was met; empty where nobody said.
    ///   - spelling: how the words are to be written.
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
        self.note = note.trimmingCharacters(in: .whitespacesAndNewlines)
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

    /// Makes a draft of a thing, each word as it stands there: where an editor of a thing begins, and what it saves.
    /// - Throws: `StoreError.emptyShort`, `.emptyLong`, `.tooLong`, `.unprintable`.
    public init(_ thing: Thing) throws(StoreError) {
        try self.init(
            short: thing.short, long: thing.long, note: thing.note, tags: thing.tags, source: thing.source,
            spelling: .asIs)
    }

    /// The tags in texts that may hold several each, set apart by blanks, commas or semicolons, without a `#` before them;
    /// sorted, none twice in letters of any case, none that leaves no mark.
    ///
    /// This is the one rule of what a tag is, for what is typed and for every format: `machine learning, web` is three.
    public static func tags(in texts: [String]) -> [String] {
        var seen: Set<String> = []
        return tagsAsWritten(in: texts).filter { seen.insert($0.lowercased()).inserted }.sorted()
    }

    /// The same tags in the order in which they are written, each as often as it is.
    static func tagsAsWritten(in texts: [String]) -> [String] {
        texts.flatMap { text in
            text.unicodeScalars.split { $0.properties.isWhitespace || $0 == "," || $0 == ";" }.map { String(bare($0)) }
        }.filter(isVisible)
    }

    /// The tag that a text names, as things have it: `chat` for `#chat`, which is how tags are shown.
    ///
    /// A text of nothing but `#` stays as it is; no thing has such a tag.
    public static func tag(named text: String) -> String {
        let tag = String(bare(text.unicodeScalars[...]))
        return tag.isEmpty ? text : tag
    }

    /// A tag without the `#` before it; several are dropped too.
    static func bare(_ tag: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        tag.drop { $0 == "#" }
    }

    /// Whether there is anything in a text that leaves a mark.
    private static func isVisible(_ text: String) -> Bool {
        // Any ASCII that is neither a blank nor a control character will do.
        if text.utf8.contains(where: { $0 > 0x20 && $0 < 0x7F }) { return true }
        return text.unicodeScalars.contains {
            !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
                && $0.properties.generalCategory != .control
        }
    }

    private static func check(_ text: String, _ field: String, limit: Int) throws(StoreError) {
        if text.utf8.count > limit, text.unicodeScalars.count > limit {
            throw StoreError.tooLong(field: field, limit: limit)
        }
        if text.utf8.contains(0) { throw StoreError.unprintable(field: field) }
    }
}
