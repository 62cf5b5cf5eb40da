/// A file whose entries are not stored without a question, because nothing decides which text is an acronym.
///
/// ```swift
/// do {
///     let summary = try store.importThings([InterchangeFormat.open(contents)], at: now)
///     print("\(summary.new) new")
/// } catch InterchangeError.doubtful(let doubt) {
///     print("Are the \(doubt.count) entries of \(doubt.name) acronyms?")
/// }
/// ```
public struct ListDoubt: Error, Hashable, Sendable {
    /// The name of the file, as the person wrote it.
    public let name: String
    /// The format of the best reading.
    public let format: String
    /// The reason of the doubt.
    let reason: ListReading.Doubt
    /// The first entries of the best reading.
    package let entries: [EntryText]
    /// The number of entries of the best reading.
    public let count: Int
    /// The options that read the file, the likeliest first. Each was tried.
    package var proposals: [ListProposal] = []

    /// The number of entries that are shown.
    static let shownEntries = 5
    /// The greatest number of proposals.
    static let mostProposals = 4

    /// The reason as a full sentence.
    package var sentence: String {
        switch reason {
        case .letters: "Its meanings do not spell its acronyms, so it may be something else than a list of acronyms."
        case .tied: "Two of its columns can be the acronym."
        case .keys: "The same few words repeat on the left, so they look like keys and not like acronyms."
        case .settings: "Its left sides look like names of settings and not like acronyms."
        case .prose: "Most of it is running text."
        }
    }

    /// Returns whether a text has signs of markup or code, which no acronym has. A file with such texts on the left is
    /// not a list, so no way to read it is proposed.
    static func isMarkup(_ text: String) -> Bool {
        let hasSigns = text.contains { sign in "<>{}\\\"".contains(sign) }
        return hasSigns || ["..", "%", "@"].contains(where: text.hasPrefix) || AcronymLook.isPlace(text)
    }

    /// Whether the file looks like running text, in which acronyms can be found.
    package var isProse: Bool { reason == .prose }
}

/// A way to read a file in doubt.
package struct ListProposal: Hashable, Sendable {
    /// The format, or nil to recognise it.
    package var format: String?
    /// The columns of acronym and meaning, or nil.
    package var columns: String?
    /// The separator, or nil.
    package var separator: String?
    /// The first entries with these options.
    package var entries: [EntryText] = []
    /// The number of entries with these options.
    package var count = 0

    /// Creates a proposal of a person.
    package init(format: String? = nil, columns: String? = nil, separator: String? = nil) {
        self.format = format
        self.columns = columns
        self.separator = separator
    }
}

/// A person's choice of the separator between acronym and meaning in lines of text.
///
/// ```swift
/// var options = ReadingOptions()
/// options.separator = SeparatorChoice("--")  // FTW -- for the win
/// ```
public struct SeparatorChoice: Hashable, Sendable {
    /// The choice as the person wrote it: `--`.
    public let text: String
    let separators: [LineSeparator]

    /// Reads a choice from text. The result is nil if the text is not a separator.
    public init?(_ text: String) {
        guard let separators = LineSeparator.named(text) else { return nil }
        self.text = text
        self.separators = separators
    }
}
