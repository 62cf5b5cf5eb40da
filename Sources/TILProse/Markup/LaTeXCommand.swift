import TILText

/// The role of a LaTeX command in prose.
enum LaTeXCommand {
    /// The command is removed, and its arguments are text.
    case text
    /// The command is replaced by a letter or a mark.
    case letter(String)
    /// The command starts a passage, which may be its argument.
    case `break`
    case item
    /// The argument is a footnote.
    case note
    /// The arguments are keys, sizes or addresses, and may leave an opaque mark.
    case key(isOpaque: Bool)
    /// The argument is the key of an acronym.
    case acronym
    /// The argument is code between two marks.
    case verbatim

    /// Creates the role of a command with a name.
    init(_ name: String) {
        self = Self.meanings[name] ?? (Self.isOfCode(name) ? .key(isOpaque: true) : .text)
    }

    /// Whether the content of an environment is not prose.
    static func isCode(environment: String) -> Bool {
        codeEnvironments.contains(environment.filter { character in character != "*" }) || isOfCode(environment)
    }

    /// Whether the name of a custom command or environment indicates code: "tcode", "codeblock".
    private static func isOfCode(_ name: String) -> Bool {
        var name = name.lowercased()
        // `\mytt` is like `\texttt`, but `\tt` has no argument.
        if name.count > 2, name.hasSuffix("tt") { return true }
        return name.withUTF8 { bytes in
            ["code", "verb", "lst", "listing", "kbd"].contains { part in
                bytes.find(part, from: 0, before: bytes.count) != nil
            }
        }
    }

    /// The commands with a heading as their argument.
    static let headings = Set(
        names: "part chapter section subsection subsubsection paragraph subparagraph title caption")
    /// The environments whose content is not prose.
    private static let codeEnvironments = Set(
        names: """
            verbatim Verbatim lstlisting minted equation align alignat flalign eqnarray IEEEeqnarray displaymath math
            gather multline tikzpicture forest circuitikz pspicture alltt comment filecontents
            algorithmic thebibliography array
            """)
    /// The environments with arguments in braces that are not prose.
    static let tables = Set(names: "tabular tabular* tabularx longtable minipage multicols array")

    private static let meanings: [String: LaTeXCommand] = {
        var meanings = [String: LaTeXCommand](lists: [
            ("item", .item), ("footnote thanks footnotetext", .note), ("verb lstinline mintinline", .verbatim),
            ("quad qquad space linebreak newline", .letter(" ")),
            (
                """
                par author date abstract end maketitle tableofcontents newpage clearpage bigskip medskip smallskip hline
                toprule midrule bottomrule frametitle
                """, .break
            ),
            (
                """
                cite citep citet citealt citealp citeauthor citeyear citeyearpar parencite textcite autocite footcite nocite
                ref eqref autoref cref Cref xref pageref nameref vref url path texttt code gls glspl Gls Glspl glsxtrshort href
                includegraphics input include textbackslash textasciitilde multicolumn ce cs chemfig
                """, .key(isOpaque: true)
            ),
            (
                """
                label index vspace hspace usepackage bibliography bibliographystyle bibitem setlength addtolength
                setcounter newcommand renewcommand providecommand newenvironment def pagestyle thispagestyle color
                textcolor fontsize selectlanguage hypersetup geometry lstset graphicspath acsetup vskip hskip kern
                addbibresource printbibliography printglossary printacronyms glsresetall acresetall
                """, .key(isOpaque: false)
            ),
            ("ac Ac acs acl acf acp acsp aclp acfp acfi acused aca iac Iac acrshort acrlong acrfull", .acronym),
        ])
        for name in headings { meanings[name] = .break }
        for (name, letter) in letters { meanings[name] = .letter(letter) }
        return meanings
    }()

    /// The texts of commands for letters, marks and logos.
    private static let letters = [
        "ss": "ß", "o": "ø", "O": "Ø", "ae": "æ", "AE": "Æ", "aa": "å", "AA": "Å", "l": "ł", "L": "Ł",
        "i": "i", "oe": "œ", "textendash": "–", "textemdash": "—", "ldots": "…", "dots": "…", "slash": "/",
        "TeX": "TeX", "LaTeX": "LaTeX", "LaTeXe": "LaTeX", "BibTeX": "BibTeX", "eTeX": "eTeX",
        "XeTeX": "XeTeX", "LuaTeX": "LuaTeX",
    ]
}

/// An accented letter in LaTeX notation: `\'e`, `\"{o}`, `\~n`.
struct LaTeXAccent {
    /// The letter in UTF-8, and the end of the command.
    let text: [UInt8]
    let end: Int

    /// Reads the accent at a backslash, or returns nil if there is none.
    init?(_ buffer: MarkupBuffer, at start: Int) {
        guard start + 2 < buffer.count, let letters = Self.letters[buffer[start + 1]] else { return nil }
        var index = start + 2
        let isGrouped = buffer.has("{", at: index)
        if isGrouped { index += 1 }
        if buffer.has("\\i", at: index) { index += 1 }
        guard index < buffer.count, buffer[index].isLetter else { return nil }
        if isGrouped, !buffer.has("}", at: index + 1) { return nil }
        text = letters[buffer[index]] ?? [buffer[index]]
        end = index + (isGrouped ? 2 : 1)
    }

    /// The accented letters in UTF-8, by the mark of the accent and the plain letter.
    private static let letters: [UInt8: [UInt8: [UInt8]]] = [
        UInt8(ascii: "'"): table("aeiouyAEIOUYcnszCNSZ", "áéíóúýÁÉÍÓÚÝćńśźĆŃŚŹ"),
        UInt8(ascii: "`"): table("aeiouAEIOU", "àèìòùÀÈÌÒÙ"),
        UInt8(ascii: "^"): table("aeiouAEIOU", "âêîôûÂÊÎÔÛ"),
        UInt8(ascii: "\""): table("aeiouyAEIOU", "äëïöüÿÄËÏÖÜ"),
        UInt8(ascii: "~"): table("anoANO", "ãñõÃÑÕ"),
        UInt8(ascii: "="): table("aeiouAEIOU", "āēīōūĀĒĪŌŪ"),
        UInt8(ascii: "."): table("zeZ", "żėŻ"),
    ]

    private static func table(_ plain: String, _ accented: String) -> [UInt8: [UInt8]] {
        var table: [UInt8: [UInt8]] = [:]
        for (letter, accentedLetter) in zip(plain.utf8, accented) { table[letter] = Array(String(accentedLetter).utf8) }
        return table
    }
}

/// The acronym declared by a LaTeX command.
struct LaTeXDeclaration {
    /// The definition, or nil if the command declares only a plural or no text.
    let definition: MarkupDeclaration?
    /// The offset after the last argument.
    let end: Int

    /// The greatest length of a declared acronym, in bytes.
    private static let longestShort = 40

    /// The numbers of arguments in braces.
    private static let counts = [String: Int](lists: [
        ("newacronym newabbreviation", 3),
        (
            "DeclareAcronym acro acrodef newacro acroplural acrodefplural newglossaryentry longnewglossaryentry nomenclature",
            2
        ),
    ])

    /// Creates the declaration of a command whose arguments start at an offset, or returns nil if it declares nothing.
    init?(_ name: String, _ buffer: MarkupBuffer, from start: Int) {
        guard let count = Self.counts[name], let arguments = Arguments(buffer, from: start, count: count) else {
            return nil
        }
        end = arguments.end
        definition = Self.definition(Forms(name, arguments, buffer), buffer)
    }

    /// Returns the definition of an acronym, or nil if it has no long form or no text.
    private static func definition(_ forms: Forms, _ buffer: MarkupBuffer) -> MarkupDeclaration? {
        guard let longRange = forms.long, let short = text(buffer, forms.short), let long = text(buffer, longRange)
        else { return nil }
        guard !short.isEmpty, short.utf8.count <= longestShort, !long.isEmpty else { return nil }
        return MarkupDeclaration(short: short, long: long, shortRange: forms.short, longRange: longRange)
    }

    /// The arguments of a command.
    private struct Arguments {
        /// The texts in braces.
        private(set) var groups: [ByteRange] = []
        /// The last text in square brackets.
        private(set) var option: ByteRange?
        private(set) var end: Int

        /// Reads arguments. The result is nil if there are fewer in braces than a count.
        init?(_ buffer: MarkupBuffer, from start: Int, count: Int) {
            end = start
            while end < buffer.count, groups.count < count {
                if let close = buffer.groupEnd(from: end) {
                    let text = (end + 1)..<(close - 1)
                    if buffer[end] == "{" { groups.append(text) } else { option = text }
                    end = close
                } else if buffer[end].isSpace || buffer[end] == "%" {
                    end += 1
                } else {
                    break
                }
            }
            if groups.count < count { return nil }
        }
    }

    /// The bytes of the acronym and of its long form, if there is one.
    private struct Forms {
        let short: ByteRange
        let long: ByteRange?

        init(_ name: String, _ arguments: Arguments, _ buffer: MarkupBuffer) {
            let groups = arguments.groups
            switch name {
            case "newacronym", "newabbreviation":
                short = groups[1]
                long = groups[2]
            case "DeclareAcronym":
                let keys = KeyValueList(buffer, groups[1])
                short = keys["short"] ?? groups[0]
                long = keys["long"]
            case "newglossaryentry", "longnewglossaryentry":
                let keys = KeyValueList(buffer, groups[1])
                let acronym = keys["short"] ?? keys["name"] ?? groups[0]
                // Most entries of a glossary are words with a description.
                let meaning = keys["long"] ?? keys["first"]
                short = acronym
                long = meaning.map { range in LaTeXDeclaration.withoutGroup(range, of: acronym, buffer) }
            case "nomenclature":
                // The option says how the entry is sorted. Most entries are symbols.
                short = groups[0]
                long = AcronymShape(buffer.string(groups[0])) == nil ? nil : groups[1]
            case "acroplural", "acrodefplural":
                short = arguments.option ?? groups[0]
                long = nil
            default:
                short = arguments.option ?? groups[0]
                long = groups[1]
            }
        }
    }

    /// Returns a long form without the short form in parentheses at its end: "Air Quality Index (AQI)".
    private static func withoutGroup(_ long: ByteRange, of short: ByteRange, _ buffer: MarkupBuffer) -> ByteRange {
        let group = Array("(".utf8) + buffer.source[short] + Array(")".utf8)
        guard buffer.source[long].suffix(group.count).elementsEqual(group) else { return long }
        return buffer.trimmed(long.dropLast(group.count))
    }

    /// Returns the text of an argument as displayed, with white space collapsed and without formulas.
    private static func text(_ buffer: MarkupBuffer, _ range: ByteRange) -> String? {
        let markup = Markup(Array(buffer.source[range]), format: .latex, wantsKinds: false)
        let shown = markup.text.filter { byte in byte >= .space || byte.isSpace }
        let words = shown.split(whereSeparator: \.isSpace)
        return String(validating: Array(words.joined(separator: [.space])), as: UTF8.self)
    }
}

/// A list such as "short = API, long = {application programming interface}".
private struct KeyValueList {
    private let buffer: MarkupBuffer
    private let range: ByteRange

    init(_ buffer: MarkupBuffer, _ range: ByteRange) {
        self.buffer = buffer
        self.range = range
    }

    /// Returns the value of a key without its braces, or nil if the list does not contain the key.
    subscript(key: String) -> ByteRange? {
        var start = range.lowerBound
        while start < range.upperBound {
            let item = start..<itemEnd(from: start)
            let equals = item.first { index in buffer[index] == "=" }
            if let equals, buffer.string(buffer.trimmed(start..<equals)) == key {
                return withoutBraces(buffer.trimmed((equals + 1)..<item.upperBound))
            }
            start = item.upperBound + 1
        }
        return nil
    }

    /// Returns the end of an item: the next comma outside groups, or the end of the list.
    private func itemEnd(from start: Int) -> Int {
        var end = start
        while end < range.upperBound, buffer[end] != "," { end = buffer.groupEnd(from: end) ?? end + 1 }
        return min(end, range.upperBound)
    }

    private func withoutBraces(_ value: ByteRange) -> ByteRange {
        let isGroup = value.count > 1 && buffer.has("{", at: value.lowerBound)
        return isGroup ? value.dropFirst().dropLast() : value
    }
}
