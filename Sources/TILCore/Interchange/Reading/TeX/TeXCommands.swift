/// Commands of LaTeX by what they are for the text around them.
enum TeXCommands {
    /// Commands whose two groups are the parts of a fraction.
    static let fractions: Set<String> = ["frac", "dfrac", "tfrac", "nicefrac"]
    /// The commands whose groups are not text, with the number of the groups.
    static let skippedGroups: [String: Int] = [
        "href": 1, "cite": 1, "citep": 1, "citet": 1, "parencite": 1, "autocite": 1, "label": 1, "index": 1, "ref": 1,
        "pageref": 1, "hspace": 1, "vspace": 1, "color": 1, "textcolor": 1, "multicolumn": 2, "multirow": 2,
        "cline": 1, "cmidrule": 1, "rowcolor": 1, "cellcolor": 1, "setlength": 2, "phantom": 1, "hphantom": 1,
        "fontsize": 2, "selectlanguage": 1, "foreignlanguage": 1, "addcontentsline": 3, "markboth": 2, "fontfamily": 1,
        "hypertarget": 1, "hyperlink": 1, "raisebox": 1, "parbox": 1, "colorbox": 1, "specialrule": 3, "begin": 1,
        "end": 1, "vskip": 0, "hskip": 0, "includegraphics": 1, "input": 1, "include": 1, "pagestyle": 1,
        "thispagestyle": 1, "hyphenation": 1, "addlinespace": 0, "cite*": 1, "glsadd": 1, "glslink": 1, "glsdisp": 1,
        "acrlink": 1, "glsunset": 1, "acused": 1,
    ]

    /// The commands whose text is a remark.
    static let notes: Set<String> = ["footnote", "acroextra", "thanks", "marginpar"]

    /// The commands that change only the look of the text after them.
    static let declarations: Set<String> = [
        "bf", "it", "em", "sc", "tt", "rm", "sf", "sl", "bfseries", "itshape", "scshape", "ttfamily", "rmfamily",
        "sffamily", "mdseries", "upshape", "slshape", "normalfont", "tiny", "scriptsize", "footnotesize", "small",
        "normalsize", "large", "Large", "LARGE", "huge", "Huge", "centering", "raggedright", "raggedleft", "noindent",
        "xspace", "hline", "toprule", "midrule", "bottomrule", "endhead", "endfirsthead", "endfoot", "endlastfoot",
        "arraybackslash", "hfill", "vfill", "hfil", "dotfill", "protect", "relax", "displaystyle", "limits", "left",
        "right", "smallskip", "medskip", "bigskip", "clearpage", "newpage", "pagebreak", "onehalfspacing",
        "singlespacing", "allowbreak", "nolinebreak", "leavevmode", "strut", "tabcolsep", "fi", "makeatletter",
        "makeatother", "null", "kill",
    ]

    /// The commands that stand for a text.
    static let texts: [String: String] = [
        "textbackslash": "\\", "textasciicircum": "^", "textasciitilde": "~", "textendash": "–", "textemdash": "—",
        "textquotedblleft": "“", "textquotedblright": "”", "textquoteleft": "‘", "textquoteright": "’",
        "textquotesingle": "'", "textquotedbl": "\"", "textbar": "|", "textless": "<", "textgreater": ">",
        "textunderscore": "_", "textbraceleft": "{", "textbraceright": "}", "textdollar": "$", "textdegree": "°",
        "textmu": "µ", "texttimes": "×", "textregistered": "®", "texttrademark": "™", "textcopyright": "©",
        "texteuro": "€", "euro": "€", "EUR": "€", "pounds": "£", "textbullet": "•", "textperiodcentered": "·",
        "textellipsis": "…", "ldots": "…", "dots": "…", "cdots": "…", "copyright": "©", "ss": "ß", "ae": "æ",
        "AE": "Æ", "oe": "œ", "OE": "Œ", "o": "ø", "O": "Ø", "aa": "å", "AA": "Å", "l": "ł", "L": "Ł", "i": "ı",
        "j": "ȷ", "S": "§", "P": "¶", "LaTeX": "LaTeX", "TeX": "TeX", "LaTeXe": "LaTeX2e", "BibTeX": "BibTeX",
        "newline": "\n", "par": "\n", "linebreak": "\n", "tabularnewline": "\n", "quad": " ", "qquad": " ",
        "space": " ", "enspace": " ", "thinspace": " ", "nobreakspace": " ", "glqq": "„", "grqq": "“", "flqq": "«",
        "frqq": "»", "guillemotleft": "«", "guillemotright": "»", "lq": "‘", "rq": "’", "slash": "/", "times": "×",
        "cdot": "·", "pm": "±", "leq": "≤", "le": "≤", "geq": "≥", "ge": "≥", "neq": "≠", "ne": "≠", "approx": "≈",
        "sim": "~", "to": "→", "rightarrow": "→", "Rightarrow": "⇒", "leftarrow": "←", "leftrightarrow": "↔",
        "infty": "∞", "circ": "°", "degree": "°", "prime": "′", "backslash": "\\", "textmd": "", "alpha": "α",
        "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "varepsilon": "ε", "zeta": "ζ", "eta": "η",
        "theta": "θ", "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "pi": "π",
        "rho": "ρ", "sigma": "σ", "tau": "τ", "upsilon": "υ", "phi": "φ", "varphi": "φ", "chi": "χ", "psi": "ψ",
        "omega": "ω", "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ", "Lambda": "Λ", "Xi": "Ξ", "Pi": "Π", "Sigma": "Σ",
        "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω", "And": "&", "&": "&", "colon": ":",
    ]

    /// The commands that emphasise a text, such as the acronym before its meaning.
    static let emphases: Set<String> = ["textbf", "emph", "textit", "texttt", "textsc", "textsf", "underline"]

    // MARK: Meanings

    /// What a command is for the text around it.
    enum Meaning {
        case environment
        /// A number of groups after the command are not text.
        case skipped(groups: Int)
        case note
        case fraction
        case text(String)
        case declaration
        case unknown
    }

    static func meaning(of name: String) -> Meaning {
        if name == "begin" { return .environment }
        if let groups = skippedGroups[name] { return .skipped(groups: groups) }
        if notes.contains(name) { return .note }
        if fractions.contains(name) { return .fraction }
        if let text = texts[name] { return .text(text) }
        return declarations.contains(name) ? .declaration : .unknown
    }

    // MARK: Lists

    /// A kind of command that declares an entry.
    enum Declaration {
        /// A label, the acronym and the meaning.
        case labelledAcronym
        /// The acronym and the meaning.
        case acronym
        /// A label and options such as `short = FTP`.
        case acronymOfOptions
        /// A label and options such as `name = FTP`.
        case glossaryEntry
        /// A symbol and its description, perhaps after a label.
        case symbol
        /// A row of a command that the author defined.
        case row

        var leastGroups: Int { self == .labelledAcronym ? 3 : 2 }
    }

    static let declarationsOfEntries: [String: Declaration] = [
        "newacronym": .labelledAcronym, "newabbreviation": .labelledAcronym, "newdualentry": .labelledAcronym,
        "newglossaryacronym": .labelledAcronym, "acro": .acronym, "acrodef": .acronym, "newacro": .acronym,
        "acroe": .acronym, "DeclareAcronym": .acronymOfOptions, "newglossaryentry": .glossaryEntry,
        "longnewglossaryentry": .glossaryEntry, "newglossaryentry*": .glossaryEntry, "nomenclature": .symbol,
        "nom": .symbol, "nomenclatureentry": .symbol, "abbrev": .symbol, "abbreviation": .symbol, "abbr": .symbol,
        "newabbrev": .symbol, "abk": .symbol, "abkuerzung": .symbol,
    ]

    /// The commands whose arguments have no entry.
    static let withoutEntries: Set<String> = [
        "section", "section*", "subsection", "subsection*", "chapter", "chapter*", "subsubsection", "paragraph",
        "title", "author", "date", "part", "caption", "label", "input", "include", "usepackage", "documentclass",
        "printglossary", "printglossaries", "printacronyms", "setcounter", "setlength", "addcontentsline",
        "hypersetup", "newcommand", "renewcommand", "newcommand*", "renewcommand*", "providecommand", "def",
        "newenvironment", "setglossarystyle", "glsaddall", "acsetup", "makeglossaries", "newglossary",
        "newglossarystyle", "DeclareAcroEndings", "acroplural", "acrodefplural", "newacroplural", "acroindefinite",
        "newacroindefinite", "bibliography", "bibliographystyle",
    ]

    /// How the names of environments with rows start.
    static let tables = [
        "tabular", "longtable", "tabulary", "supertabular", "xltabular", "tblr", "longtblr", "array", "tabu",
        "tabbing",
    ]

    /// Returns the number of groups between the name of a table and its rows: the width, and the columns.
    static func groupsBeforeRows(_ table: String) -> Int {
        switch table {
        case "tabbing": 0
        case "tabular*", "tabularx", "tabulary", "xltabular": 2
        default: 1
        }
    }
}
