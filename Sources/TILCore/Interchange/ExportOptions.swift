import Foundation

/// What a person may choose about an export.
public struct ExportOptions: Hashable, Sendable {
    /// CSV: whether a field that a spreadsheet would take for a formula gets a `'` before it.
    public var guardsFormulas: Bool
    /// Markdown, HTML and dictd: the title of the glossary.
    public var title: String
    /// Anki: the deck that the notes go to.
    public var deck: String
    /// Packages: what the schedule is computed with.
    public var scheduling: SchedulingOptions
    /// Packages: when the export is made; nil for no instant, where everything is as old as the things are.
    public var instant: Date?
    /// Packages: the local time's offset from UTC, in seconds.
    public var utcOffset: Int
    /// Packages: the local hour at which a study day starts.
    public var rollover: Int

    /// Makes options; the defaults are what most people want.
    public init(
        guardsFormulas: Bool = false, title: String = "Glossary", deck: String = "til",
        scheduling: SchedulingOptions = .standard, instant: Date? = nil, utcOffset: Int = 0, rollover: Int = 4
    ) {
        self.guardsFormulas = guardsFormulas
        self.title = title
        self.deck = deck
        self.scheduling = scheduling
        self.instant = instant
        self.utcOffset = utcOffset
        self.rollover = rollover
    }
}
