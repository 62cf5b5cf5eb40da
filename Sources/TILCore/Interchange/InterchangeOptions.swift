import Foundation

/// Options for reading a file, including facts that the file does not contain.
public struct ReadingOptions {
    /// Packages: the names of the fields of the acronym and of its meaning, and perhaps of a note; none to have them
    /// guessed.
    public var fields: [String]
    /// Which columns of a table are wanted; nil for those that its header names.
    public var columns: ColumnChoice?
    /// Packages, whose answers have instants alone: the offset from UTC at an instant, in seconds, and the study day.
    public var day: (Date) throws -> (utcOffset: Int, studyDay: StudyDay)

    /// Creates options. By default fields are guessed, and a study day starts at 04:00 UTC.
    public init(
        fields: [String] = [], columns: ColumnChoice? = nil,
        day: @escaping (Date) throws -> (utcOffset: Int, studyDay: StudyDay) = {
            (0, StudyDay(of: $0, utcOffset: 0, rollover: 4))
        }
    ) {
        self.fields = fields
        self.columns = columns
        self.day = day
    }
}

/// Options for an export.
public struct ExportOptions: Hashable, Sendable {
    /// The default options.
    public static let standard = ExportOptions()

    /// CSV: whether a field that a spreadsheet would take for a formula gets a `'` before it.
    public var guardsFormulas = false
    /// CSV: whether it begins with a byte order mark, without which Excel does not read UTF-8.
    public var hasMark = false
    /// Markdown, HTML and dictd: the title of the glossary.
    public var title = "Glossary"
    /// Anki: the deck that the notes go to.
    public var deck = "til"
    /// Packages: the options with which the schedule is computed.
    public var scheduling = SchedulingOptions.standard
    /// Packages: when the export is made; nil for no instant, where everything is as old as the things are.
    public var instant: Date?
    /// Packages: the local time's offset from UTC, in seconds.
    public var utcOffset = 0
    /// Packages: the local hour at which a study day starts.
    public var rollover = 4
}
