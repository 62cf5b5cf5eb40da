/// What a command of LaTeX is to a reader of prose.
enum LaTeXCommand {
    /// It is not there, and its arguments are text.
    case text
    /// It is a letter or a mark.
    case letter(String)
    /// It starts a passage: its argument is one.
    case `break`
    case item
    /// Its argument is a note beside the text.
    case note
    /// Its arguments are keys, sizes, addresses; whether something stands there.
    case key(isOpaque: Bool)
    /// Its argument is the key of an acronym.
    case acronym
    /// Its argument is code between two marks.
    case verbatim

    /// The meaning of a name.
    init(_ name: String) {
        self = Self.meanings[name] ?? (Self.isOfCode(name) ? .key(isOpaque: true) : .text)
    }

    /// Whether the inside of an environment is no prose.
    static func isCode(environment: String) -> Bool {
        codeEnvironments.contains(environment) || isOfCode(environment)
    }

    /// Whether the name of a command or an environment of a document's own says that it holds code: "tcode", "codeblock".
    private static func isOfCode(_ name: String) -> Bool {
        let name = name.lowercased()
        // `\mytt` is like `\texttt`; `\tt` itself has no argument.
        return ["code", "verb", "lst", "listing", "kbd"].contains { name.contains($0) }
            || name.count > 2 && name.hasSuffix("tt")
    }

    /// The commands whose argument is a heading.
    static let headings: Set<String> = [
        "part", "chapter", "section", "subsection", "subsubsection", "paragraph", "subparagraph", "title", "caption",
    ]
    /// The environments whose inside is no prose.
    private static let codeEnvironments: Set<String> = [
        "verbatim", "verbatim*", "Verbatim", "lstlisting", "minted", "equation", "equation*", "align", "align*",
        "eqnarray", "eqnarray*", "displaymath", "math", "gather", "gather*", "multline", "multline*", "tikzpicture",
        "alltt", "comment", "filecontents", "filecontents*", "algorithmic", "thebibliography", "array",
    ]
    /// The environments that take arguments in braces which are no prose.
    static let tables: Set<String> = ["tabular", "tabular*", "tabularx", "longtable", "minipage", "multicols", "array"]

    private static let meanings: [String: LaTeXCommand] = {
        var meanings: [String: LaTeXCommand] = [
            "item": .item, "footnote": .note, "thanks": .note, "footnotetext": .note, "verb": .verbatim,
            "lstinline": .verbatim, "mintinline": .verbatim, "ss": .letter("ß"), "o": .letter("ø"), "O": .letter("Ø"),
            "ae": .letter("æ"), "AE": .letter("Æ"), "aa": .letter("å"), "AA": .letter("Å"), "l": .letter("ł"),
            "L": .letter("Ł"), "i": .letter("i"), "oe": .letter("œ"), "textendash": .letter("–"),
            "textemdash": .letter("—"), "textbackslash": .key(isOpaque: true), "ldots": .letter("…"),
            "dots": .letter("…"), "slash": .letter("/"), "textasciitilde": .key(isOpaque: true), "quad": .letter(" "),
            "qquad": .letter(" "), "TeX": .letter("TeX"), "LaTeX": .letter("LaTeX"), "BibTeX": .letter("BibTeX"),
            "LaTeXe": .letter("LaTeX"), "eTeX": .letter("eTeX"), "XeTeX": .letter("XeTeX"),
            "LuaTeX": .letter("LuaTeX"), "space": .letter(" "), "linebreak": .letter(" "), "newline": .letter(" "),
        ]
        func add(_ names: String, _ meaning: LaTeXCommand) {
            for name in names.split(whereSeparator: \.isWhitespace) { meanings[String(name)] = meaning }
        }
        add(
            """
            par author date abstract end maketitle tableofcontents newpage clearpage bigskip medskip smallskip hline
            toprule midrule bottomrule frametitle
            """, .break)
        for name in headings { meanings[name] = .break }
        add(
            """
            cite citep citet citealt citealp citeauthor citeyear citeyearpar parencite textcite autocite footcite nocite
            ref eqref autoref cref Cref pageref nameref vref url path texttt code gls glspl Gls Glspl glsxtrshort href
            includegraphics input include
            """, .key(isOpaque: true))
        add(
            """
            label index vspace hspace usepackage bibliography bibliographystyle bibitem setlength addtolength
            setcounter newcommand renewcommand providecommand newenvironment def pagestyle thispagestyle color
            textcolor fontsize selectlanguage hypersetup geometry lstset graphicspath acsetup vskip hskip kern
            addbibresource printbibliography printglossary printacronyms glsresetall acresetall
            """, .key(isOpaque: false))
        add("ac Ac acs acl acf acp acsp aclp acfp acfi acused aca iac Iac acrshort acrlong acrfull", .acronym)
        return meanings
    }()
}
