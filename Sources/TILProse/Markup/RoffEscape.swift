import TILText

/// Blanking of roff escapes.
extension MarkupBuffer {
    /// Blanks the escapes of a line of text, and the quotes around the arguments of a request.
    /// - Parameters:
    ///   - isText: whether it is a line of text, in which quotes have no meaning.
    ///   - isJoined: whether the arguments are joined without spaces.
    ///   - knowsMacros: whether the arguments may contain names of mdoc macros.
    func maskEscapes(
        _ arguments: ByteRange, isText: Bool = false, isJoined: Bool = false, knowsMacros: Bool = false
    ) {
        var index = arguments.lowerBound
        var isQuoted = false
        while index < arguments.upperBound {
            var next = index + 1
            switch source[index] {
            case "\\": next = maskEscape(at: index, before: arguments.upperBound)
            case "\"" where !isText:
                isQuoted.toggle()
                text[index] = Markup.filler
            case " " where !isQuoted:
                if isJoined { text[index] = Markup.filler }
                if knowsMacros, isMacro(next..<arguments.upperBound) {
                    let macro = next..<(next + 2)
                    fill(macro)
                    next = macro.upperBound
                }
            default: break
            }
            index = next
        }
    }

    /// Whether a text starts with the name of an mdoc macro: two letters, the second one small.
    private func isMacro(_ text: ByteRange) -> Bool {
        let word = text.prefix(3).prefix { index in !source[index].isBlank }
        guard word.count == 2, source[word.lowerBound].isUpper, !source[word.lowerBound + 1].isUpper else {
            return false
        }
        if case .nothing = RoffMacro(string(word)) { return false }
        return true
    }

    // MARK: Escapes

    /// An escape that was read.
    private struct Escape {
        let end: Int
        /// The text that it stands for.
        var shown: [UInt8] = []
    }

    /// Blanks an escape.
    /// - Returns: its end.
    private func maskEscape(at start: Int, before limit: Int) -> Int {
        guard start + 1 < limit else {
            text[start] = Markup.filler
            return start + 1
        }
        let escape = readEscape(source[start + 1], text: (start + 2)..<limit)
        let end = min(escape.end, limit)
        if source[start + 1] == "\"" { mark(.comment, start..<end) }
        write(escape.shown, over: start..<end)
        return end
    }

    /// - Parameter text: the rest of the line after the backslash and the kind.
    private func readEscape(_ kind: UInt8, text: ByteRange) -> Escape {
        switch kind {
        case "-", "'", "`": return Escape(end: text.lowerBound, shown: [kind])
        case " ", "~", "0": return Escape(end: text.lowerBound, shown: [.space])
        case "e", "\\": return Escape(end: text.lowerBound, shown: [Markup.opaque])
        case "\"": return Escape(end: text.upperBound)
        case "(", "[": return readCharacter(text)
        case "*": return readString(text)
        case "n": return Escape(end: nameEnd(text), shown: [Markup.opaque])
        case "s":
            // A font size: "-1", "+2", "0", "(12", "[12]".
            let size = text.drop { index in source[index].isOne(of: "-+") }
            return Escape(end: nameEnd(size))
        case _ where kind.isOne(of: "fmFkMgYV"): return Escape(end: nameEnd(text))
        case _ where kind.isOne(of: "hvwozDlLxX"): return Escape(end: argumentEnd(text))
        default: return Escape(end: text.lowerBound)
        }
    }

    /// Reads the name of a special character: "(em", "[em]".
    /// - Parameter text: the text after the parenthesis or the bracket.
    private func readCharacter(_ text: ByteRange) -> Escape {
        let end = nameEnd((text.lowerBound - 1)..<text.upperBound)
        let name = string(text.lowerBound..<max(text.lowerBound, end)).prefix { character in character != "]" }
        guard let shown = Self.characters[String(name)] else { return Escape(end: end, shown: [Markup.opaque]) }
        return Escape(end: end, shown: Array(shown.utf8))
    }

    /// Reads the name of a string, which may be a quotation mark.
    private func readString(_ text: ByteRange) -> Escape {
        let end = nameEnd(text)
        // pod2man puts code between the strings C` and C'.
        let codeEnd: StaticString = "\\*(C'"
        if has("(C`", at: text.lowerBound), let close = find(codeEnd, from: end, before: text.upperBound) {
            return Escape(end: close + codeEnd.utf8CodeUnitCount, shown: [Markup.opaque])
        }
        let name = string(text.lowerBound..<end).filter(\.isLetter)
        return Escape(end: end, shown: Self.quotes[name] ?? [])
    }

    /// Returns the end of an argument between two equal marks.
    private func argumentEnd(_ text: ByteRange) -> Int {
        guard let open = text.first else { return text.lowerBound }
        let close = text.dropFirst().first { index in source[index] == source[open] }
        return close.map { index in index + 1 } ?? text.upperBound
    }

    /// Returns the end of a name of one character, of two after a parenthesis, or in brackets.
    private func nameEnd(_ text: ByteRange) -> Int {
        guard let start = text.first else { return text.upperBound }
        switch source[start] {
        case "(": return min(text.upperBound, start + 3)
        case "[":
            let close = text.first { index in source[index] == "]" }
            return close.map { index in index + 1 } ?? text.upperBound
        default: return start + 1
        }
    }

    /// The text of special characters in prose.
    private static let characters: [String: String] = [
        "ga": "", "ha": "", "ti": "", "em": "—", "en": "–", "hy": "-", "mi": "-", "lq": "“", "rq": "”",
        "oq": "‘", "cq": "’", "aq": "'", "dq": "\"", "co": "©", "rg": "®", "tm": "™", "bu": "•", "ss": "ß",
        ":a": "ä", ":o": "ö", ":u": "ü", ":A": "Ä", ":O": "Ö", ":U": "Ü", "'e": "é", "'a": "á", "`e": "è",
        "'o": "ó", "'i": "í", "~n": "ñ", ",c": "ç", "/o": "ø", "oa": "å", "*a": "α", "*b": "β", "*g": "γ",
        "mc": "µ", "sl": "/", "lB": "[", "rB": "]",
    ]

    /// The strings of man pages that are quotes. All others are empty.
    private static let quotes = [String: [UInt8]](lists: [
        ("lq rq Lq Rq", [UInt8(ascii: "\"")]), ("Aq", [UInt8(ascii: "'")]),
    ])
}

/// The effect of a request of a man page, in the macros of man and mdoc.
enum RoffMacro {
    /// The arguments are text, perhaps joined without spaces, or with names of mdoc macros.
    case text(isJoined: Bool = false, knowsMacros: Bool = false)
    /// The arguments are mdoc text between two marks.
    case enclosed(Unicode.Scalar, Unicode.Scalar)
    /// The request writes a mark.
    case mark(Unicode.Scalar)
    case heading
    case `break`
    /// The tag of a paragraph follows, on the next line or on the same line.
    case tag
    case tagHere
    /// The following lines are not prose, up to one of these requests.
    case code(String)
    /// The arguments are replaced by an opaque mark.
    case opaque
    case nothing

    /// Whether the request is a line of text.
    var isText: Bool {
        switch self {
        case .text, .enclosed, .opaque: true
        default: false
        }
    }

    /// Creates the effect of a request, named without its full stop.
    init(_ name: String) { self = Self.meanings[name] ?? .nothing }

    private static let meanings = [String: RoffMacro](lists: [
        ("B I R SM SB UR MT Nd Tn An Em Sy %T", .text()), ("BR RB BI IB IR RI", .text(isJoined: true)),
        (
            """
            Nm Ar Fl Cm Xr Pa Li No Ns Va Dv Er Ev Fn Ft Fa Vt Ic St At Bx Fx Nx Ox Dx Ux Bsx Sx Lk Mt Ad Cd Ms Pf Ap Op
            """, .text(knowsMacros: true)
        ), ("Dq Qq Sq Ql", .enclosed("\"", "\"")), ("Pq", .enclosed("(", ")")), ("Bq Brq", .enclosed("[", "]")),
        ("Po", .mark("(")), ("Pc", .mark(")")), ("Do Dc Qo Qc So Sc", .mark("\"")), ("SH SS Sh Ss", .heading),
        ("PP P LP HP sp Pp RS RE Bl El bp YS SY D1 Lp Ed", .break), ("TP TQ", .tag), ("IP It", .tagHere),
        ("nf EX", .code("fi EE SH SS PP")), ("Bd", .code("Ed Sh")),
        ("Vb", .code("Ve SH SS")), ("EQ", .code("EN")), ("PS", .code("PE")),
        ("de de1 ig am", .code(".")), ("Dl In", .opaque),
    ])
}
