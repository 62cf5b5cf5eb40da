/// What a person may choose about an export.
public struct ExportOptions: Hashable, Sendable {
    /// CSV: whether a field that a spreadsheet would take for a formula gets a `'` before it.
    public var guardsFormulas: Bool
    /// Markdown, HTML and dictd: the title of the glossary.
    public var title: String
    /// Anki: the deck that the notes go to.
    public var deck: String

    /// Makes options; the defaults are what most people want.
    public init(guardsFormulas: Bool = false, title: String = "Glossary", deck: String = "til") {
        self.guardsFormulas = guardsFormulas
        self.title = title
        self.deck = deck
    }
}
