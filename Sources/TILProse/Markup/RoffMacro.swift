/// What a request or a macro of roff is to a reader of prose: those of man and of mdoc.
enum RoffMacro {
    /// Its arguments are text: words, or words that are joined without blanks.
    case text
    case joined
    /// Its arguments are text in which macros are named.
    case mdoc
    /// The same between two marks; or only one mark.
    case enclosed(Unicode.Scalar, Unicode.Scalar)
    case mark(Unicode.Scalar)
    case heading
    case `break`
    /// The line that comes is the tag of a paragraph; or its arguments are.
    case tag
    case tagHere
    /// What comes is no prose up to one of these requests.
    case code([String])
    /// Its arguments are no prose, but something stands there.
    case opaque
    case nothing

    /// Whether it is a line of text.
    var isText: Bool {
        switch self {
        case .text, .joined, .mdoc, .enclosed, .opaque: true
        default: false
        }
    }

    /// The meaning of a name without its full stop.
    init(_ name: String) {
        switch name {
        case "B", "I", "R", "SM", "SB", "UR", "MT", "Nd", "Tn", "An", "Em", "Sy": self = .text
        case "BR", "RB", "BI", "IB", "IR", "RI": self = .joined
        case "Nm", "Ar", "Fl", "Cm", "Xr", "Pa", "Li", "No", "Ns", "Va", "Dv", "Er", "Ev", "Fn", "Ft", "Fa", "Vt", "Ic",
            "St", "At", "Bx", "Fx", "Nx", "Ox", "Dx", "Ux", "Bsx", "Sx", "Lk", "Mt", "Ad", "Cd", "Ms", "Pf", "Ap", "Op":
            self = .mdoc
        case "Dq", "Qq", "Sq", "Ql": self = .enclosed("\"", "\"")
        case "Pq": self = .enclosed("(", ")")
        case "Bq", "Brq": self = .enclosed("[", "]")
        case "Po": self = .mark("(")
        case "Pc": self = .mark(")")
        case "Do", "Dc", "Qo", "Qc", "So", "Sc": self = .mark("\"")
        case "SH", "SS", "Sh", "Ss": self = .heading
        case "PP", "P", "LP", "HP", "sp", "Pp", "RS", "RE", "Bl", "El", "bp", "YS", "SY", "D1", "Lp", "Ed":
            self = .break
        case "TP", "TQ": self = .tag
        case "IP", "It": self = .tagHere
        case "nf", "EX": self = .code(["fi", "EE", "SH", "SS", "PP"])
        case "Bd": self = .code(["Ed", "Sh"])
        case "Vb": self = .code(["Ve", "SH", "SS"])
        case "TS": self = .code(["TE"])
        case "EQ": self = .code(["EN"])
        case "PS": self = .code(["PE"])
        case "de", "de1", "ig", "am": self = .code(["."])
        case "Dl", "In": self = .opaque
        default: self = .nothing
        }
    }
}
