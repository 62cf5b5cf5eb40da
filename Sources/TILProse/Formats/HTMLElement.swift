/// What an element of HTML is to a reader of prose.
enum HTMLElement: Equatable {
    /// It marks up words, or is not known.
    case inline
    /// It is a passage of its own, or holds some.
    case block
    case lineBreak
    /// In a list of definitions, what is said of the term before it; and a cell of a table.
    case meaning
    case cell
    /// Its text is no prose, but something stands there.
    case code
    /// Its text is not there.
    case hidden
    /// It may have a title that says what its text stands for.
    case abbreviation

    /// The kind of an element with a name in lower case.
    init(_ name: String) {
        self = Self.kinds[name] ?? .inline
    }

    /// Whether the text before and behind its tags is not one sentence.
    var endsPassage: Bool {
        switch self {
        case .block, .lineBreak, .meaning, .cell: true
        case .inline, .code, .hidden, .abbreviation: false
        }
    }

    private static let kinds: [String: HTMLElement] = {
        var kinds: [String: HTMLElement] = [
            "br": .lineBreak, "wbr": .inline, "pre": .hidden, "dt": .block, "dd": .meaning, "td": .cell, "th": .cell,
            "abbr": .abbreviation, "acronym": .abbreviation,
        ]
        let blocks = """
            address article aside blockquote body button caption center details dialog div dl fieldset figcaption figure
            footer form h1 h2 h3 h4 h5 h6 head header hr html iframe img label legend li main menu nav ol option p section
            select summary table tbody tfoot thead tr ul video audio
            """
        for name in blocks.split(whereSeparator: \.isWhitespace) { kinds[String(name)] = .block }
        for name in ["code", "kbd", "samp", "tt", "math", "var"] { kinds[name] = .code }
        for name in ["script", "style", "template", "svg", "textarea", "noscript", "canvas"] { kinds[name] = .hidden }
        return kinds
    }()
}
