public import Foundation

/// Options for reading a file, including facts that the file does not contain.
///
/// ```swift
/// var options = ReadingOptions(in: .current, rollover: 4)
/// options.columns = ColumnChoice("acronym,meaning")
/// let file = try InterchangeFormat.open(list, options: options)
/// ```
public struct ReadingOptions: Sendable {
    /// The columns of a table, or the fields of Anki's notes, to read. If nil, the header decides, and fields are
    /// guessed.
    public var columns: ColumnChoice?
    /// The separator between acronym and meaning in lines of text. If nil, the letters of the lines decide.
    public var separator: SeparatorChoice?
    /// The offset from UTC in seconds, and the study day, at an instant. Packages need it, because their answers only
    /// have instants.
    package var day: @Sendable (Date) throws -> (utcOffset: Int, studyDay: StudyDay)

    /// Creates options with a source of study days.
    package init(
        columns: ColumnChoice? = nil, separator: SeparatorChoice? = nil,
        day: @escaping @Sendable (Date) throws -> (utcOffset: Int, studyDay: StudyDay)
    ) {
        self.columns = columns
        self.separator = separator
        self.day = day
    }
}

/// Options for an export.
///
/// ```swift
/// var options = ExportOptions.standard
/// options.title = "Our words"
/// var writer = try InterchangeFormat.named("markdown").writer(options)
/// ```
public struct ExportOptions: Hashable, Sendable {
    /// The default options.
    public static let standard = ExportOptions()

    /// CSV: whether a field that a spreadsheet could interpret as a formula starts with an added `'`.
    public var guardsFormulas = false
    /// CSV: whether the file starts with a byte order mark, without which Excel does not read UTF-8.
    public var hasMark = false
    /// CSV: whether the last column has the IDs, by which an import with ``ImportOptions/updates`` corrects things.
    public var hasIdentifiers = false
    /// Markdown, HTML and dictd: the title of the glossary.
    public var title = "Glossary"
    /// Anki: the deck of the notes.
    public var deck = "til"
    /// JSON Lines: the words of texts where things were met, by their IDs.
    package var contexts: [UUID: [String]] = [:]
    /// Packages: the options for computing the schedule.
    public var scheduling = SchedulingOptions.standard
    /// Packages: the instant of the export, or nil to use the times of the things.
    public var instant: Date?
    /// Packages: the time zone of the study days.
    public var timeZone = TimeZone.gmt
    /// Packages: the local hour at which a study day starts.
    public var rollover = 4

    /// The offset of local time from UTC at the export, in seconds.
    var utcOffset: Int { timeZone.secondsFromGMT(for: instant ?? Date(timeIntervalSince1970: 0)) }
}
