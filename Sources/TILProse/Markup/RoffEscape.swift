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
            switch source[index] {
            case "\\":
                index = maskEscape(at: index, before: arguments.upperBound)
                continue
            case "\"" where !isText:
                isQuoted.toggle()
                text[index] = Markup.filler
            case " " where !isQuoted:
                if isJoined { text[index] = Markup.filler }
                if knowsMacros, isMacro((index + 1)..<arguments.upperBound) {
                    fill((index + 1)..<(index + 3))
                    index += 2
                }
            default: break
            }
            index += 1
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

    /// Blanks an escape.
    /// - Returns: its end.
    private func maskEscape(at start: Int, before limit: Int) -> Int {
        guard start + 1 < limit else {
            text[start] = Markup.filler
            return start + 1
        }
        let kind = source[start + 1]
        let rest = (start + 2)..<limit
        var end = start + 2
        var shown: [UInt8] = []
        func skipName(_ start: Int) { end = nameEnd(start..<limit) }
        switch kind {
        case "-", "'", "`": shown = [kind]
        case " ", "~", "0": shown = [UInt8(ascii: " ")]
        case "e", "\\": shown = [Markup.opaque]
        case "\"":
            end = limit
            mark(.comment, start..<limit)
        case "(", "[":
            skipName(start + 1)
            let name = string((start + 2)..<max(start + 2, end)).prefix { byte in byte != "]" }
            shown = Self.characters[name].map { text in Array(text.utf8) } ?? [Markup.opaque]
        case "*":
            skipName(start + 2)
            // pod2man puts code between the strings C` and C'.
            if has("(C`", at: start + 2), let close = find("\\*(C'", from: end, before: limit) {
                end = close + 5
                shown = [Markup.opaque]
            } else {
                shown = Self.quotes[string((start + 2)..<end).filter(\.isLetter)] ?? []
            }
        case "n":
            skipName(start + 2)
            shown = [Markup.opaque]
        case "s":
            // A font size: "-1", "+2", "0", "(12", "[12]".
            let size = rest.first { index in source[index] != "-" && source[index] != "+" } ?? limit
            skipName(size)
        case _ where kind.isOne(of: "fmFkMgYV"): skipName(start + 2)
        case _ where kind.isOne(of: "hvwozDlLxX") && !rest.isEmpty:
            let close = rest.dropFirst().first { index in source[index] == source[start + 2] }
            end = close.map { index in index + 1 } ?? limit
        default: break
        }
        write(shown, over: start..<min(end, limit))
        return min(end, limit)
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
    private static let characters: [Substring: Substring] = {
        let pairs = """
            em — en – hy - mi - lq “ rq ” oq ‘ cq ’ aq ' dq " co © rg ® tm ™ bu • ss ß :a ä :o ö :u ü :A Ä :O Ö :U Ü 'e é 'a á
            `e è 'o ó 'i í ~n ñ ,c ç /o ø oa å *a α *b β *g γ mc µ sl / lB [ rB ]
            """.split(whereSeparator: \.isWhitespace)
        var characters: [Substring: Substring] = ["ga": "", "ha": "", "ti": ""]
        for index in stride(from: 0, to: pairs.count, by: 2) { characters[pairs[index]] = pairs[index + 1] }
        return characters
    }()

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
