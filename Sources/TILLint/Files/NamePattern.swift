/// A pattern for a name: `*` matches any characters, `?` one character, and `[...]` one of several.
struct NamePattern: Equatable {
    /// The part of a pattern for one character.
    private enum Part: Equatable {
        case character(Unicode.Scalar)
        case any
        case oneOf(CharacterRanges)
    }

    /// The parts. nil stands for any number of characters.
    private let parts: [Part?]

    /// Parses a pattern. A backslash makes the next character an ordinary one.
    init(_ text: Substring.UnicodeScalarView) {
        var parts: [Part?] = []
        var rest = text
        // After brackets that do not close, others do not close either.
        var canClose = true
        while let first = rest.popFirst() {
            switch first {
            case "*":
                if parts.last != .some(nil) { parts.append(nil) }
            case "?": parts.append(.any)
            case "[":
                if canClose, let ranges = CharacterRanges(parsing: &rest) {
                    parts.append(.oneOf(ranges))
                } else {
                    canClose = false
                    parts.append(.character(first))
                }
            case "\\":
                // A pattern that ends with a backslash matches no name.
                parts.append(rest.popFirst().map(Part.character) ?? .oneOf(.none))
            default: parts.append(.character(first))
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
        while let first = rest.popFirst() {
            // A closing bracket at the start is an ordinary character.
            if first == "]", !isFirst {
                text = rest
                return
            }
            isFirst = false
            if first == "[", let named = Self.named(parsing: &rest) {
                ranges += named
                continue
            }
            guard let lower = first == "\\" ? rest.popFirst() : first else { return nil }
            guard rest.first == "-", let next = rest.dropFirst().first, next != "]" else {
                ranges.append(lower...lower)
                continue
            }
            rest.removeFirst()
            var upper = rest.removeFirst()
            if upper == "\\" {
                guard let escaped = rest.popFirst() else { return nil }
                upper = escaped
            }
            if lower <= upper { ranges.append(lower...upper) }
        }
        return nil
    }

    /// Parses the name of a class after `[`, for example `:alpha:]`. Returns nil if there is none.
    private static func named(parsing text: inout Substring.UnicodeScalarView) -> [ClosedRange<Unicode.Scalar>]? {
        guard text.first == ":" else { return nil }
        let name = text.dropFirst().prefix { $0 != ":" }
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
