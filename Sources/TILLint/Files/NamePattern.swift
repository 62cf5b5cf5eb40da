/// A pattern for a name: `*` matches any characters, `?` one character, and `[...]` one of several.
struct NamePattern: Equatable {
    /// The part of a pattern for one character.
    private enum Part: Equatable {
        case character(Unicode.Scalar)
        case any
        case oneOf(CharacterRanges)
    }

    private let parts: [WildcardPart<Part>]

    /// Parses a pattern. A backslash makes the next character an ordinary one.
    init(_ text: Substring.UnicodeScalarView) {
        var parts: [WildcardPart<Part>] = []
        var rest = text
        // After brackets that do not close, others do not close either.
        var canClose = true
        while let first = rest.popFirst() {
            switch first {
            case "*":
                if parts.last != .anyNumber { parts.append(.anyNumber) }
            case "?": parts.append(.one(.any))
            case "[":
                if canClose, let ranges = CharacterRanges(parsing: &rest) {
                    parts.append(.one(.oneOf(ranges)))
                } else {
                    canClose = false
                    parts.append(.one(.character(first)))
                }
            case "\\":
                if let escaped = rest.popFirst() {
                    parts.append(.one(.character(escaped)))
                } else {
                    // A pattern that ends with a backslash matches no name.
                    parts.append(.one(.oneOf(.none)))
                }
            default: parts.append(.one(.character(first)))
            }
        }
        self.parts = parts
    }

    /// Whether the pattern matches a name.
    func matches(_ name: PathNames.Name) -> Bool {
        Wildcards.match(parts, name[...], isPrefix: false) { part, character in
            switch part {
            case .character(let wanted): wanted == character
            case .any: true
            case .oneOf(let ranges): ranges.contains(character)
            }
        }
    }
}

/// The characters in brackets, for example `[a-z_]`, `[!0-9]` and `[[:upper:]]`.
private struct CharacterRanges: Equatable {
    /// No character.
    static let none = CharacterRanges(ranges: [], isNegated: false)

    private var ranges: [ClosedRange<Unicode.Scalar>]
    private var isNegated: Bool

    private init(ranges: [ClosedRange<Unicode.Scalar>], isNegated: Bool) {
        self.ranges = ranges
        self.isNegated = isNegated
    }

    /// Parses the characters after an opening bracket, up to the closing one. Returns nil if the brackets do not close.
    init?(parsing text: inout Substring.UnicodeScalarView) {
        var rest = text
        ranges = []
        isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        var isFirst = true
        // A closing bracket at the start is an ordinary character.
        while let first = rest.first, isFirst || first != "]" {
            isFirst = false
            if let named = Self.named(parsing: &rest) {
                ranges += named
                continue
            }
            guard let lower = Self.character(parsing: &rest) else { return nil }
            if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
                rest.removeFirst()
                guard let upper = Self.character(parsing: &rest) else { return nil }
                if lower <= upper { ranges.append(lower...upper) }
            } else {
                ranges.append(lower...lower)
            }
        }
        guard rest.popFirst() == "]" else { return nil }
        text = rest
    }

    /// Parses a character, which a backslash may precede. Returns nil if nothing follows the backslash.
    private static func character(parsing text: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        let first = text.popFirst()
        return first == "\\" ? text.popFirst() : first
    }

    /// Parses the name of a class, for example `[:alpha:]`. Returns nil if there is none.
    private static func named(parsing text: inout Substring.UnicodeScalarView) -> [ClosedRange<Unicode.Scalar>]? {
        guard text.starts(with: "[:".unicodeScalars) else { return nil }
        let name = text.dropFirst(2).prefix { character in character != ":" }
        let end = text[name.endIndex...].prefix(2)
        guard end.elementsEqual(":]".unicodeScalars), let ranges = classes[String(name)] else { return nil }
        text = text[end.endIndex...]
        return ranges
    }

    private static let classes: [String: [ClosedRange<Unicode.Scalar>]] = [
        "alnum": ["0"..."9", "A"..."Z", "a"..."z"],
        "alpha": ["A"..."Z", "a"..."z"],
        "blank": [" "..." ", "\t"..."\t"],
        "cntrl": ["\0"..."\u{1F}", "\u{7F}"..."\u{7F}"],
        "digit": ["0"..."9"],
        "graph": ["!"..."~"],
        "lower": ["a"..."z"],
        "print": [" "..."~"],
        "punct": ["!"..."/", ":"..."@", "["..."`", "{"..."~"],
        "space": [" "..." ", "\t"..."\r"],
        "upper": ["A"..."Z"],
        "xdigit": ["0"..."9", "A"..."F", "a"..."f"],
    ]

    func contains(_ character: Unicode.Scalar) -> Bool {
        ranges.contains { range in range.contains(character) } != isNegated
    }
}
