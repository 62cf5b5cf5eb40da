import TILText

/// Formats in which things are only published: a template for each acronym, whose things have a label each.
///
/// A label is the acronym, in which every character but letters and digits of ASCII is written as its number between hyphens,
/// and a full stop and a number from the second meaning on: `CD`, `CD.2`, `C-2b--2b-` for C++.
enum Publishing {
    /// Abbreviations as Markdown Extra and Python-Markdown declare them, for a snippet that MkDocs puts below every page.
    ///
    /// A line is `*[FTW]: For the Win`. An acronym has one line: of several only the last would count, so its meanings are
    /// next to each other, separated by semicolons. An acronym with a backslash or with `]:` cannot be declared.
    static let mkdocs = InterchangeFormat(
        name: "mkdocs", summary: "abbreviations for a snippet of MkDocs", needsSortedThings: true,
        makeWriter: { _ in
            GroupedWriter { short, things, _ in
                if short.contains("\\") || short.contains("]:") { return "" }
                return "*[\(short)]: \(things.map { OneLine.text($0.long) }.joined(separator: "; "))\n"
            }
        })

    /// Declarations for LaTeX's package `acro`.
    static let acro = InterchangeFormat(
        name: "acro", summary: "declarations for LaTeX's package acro", needsSortedThings: true,
        makeWriter: { _ in
            GroupedWriter { short, things, _ in
                declarations(short, things) { label, short, long in
                    "\\DeclareAcronym{\(label)}{short = {\(short)}, long = {\(long)}}\n"
                }
            }
        })

    /// Declarations for LaTeX's package `glossaries`.
    static let glossaries = InterchangeFormat(
        name: "glossaries", summary: "declarations for LaTeX's package glossaries", needsSortedThings: true,
        makeWriter: { _ in
            GroupedWriter { short, things, _ in
                declarations(short, things) { "\\newacronym{\($0)}{\($1)}{\($2)}\n" }
            }
        })

    /// The YAML that Quarto's filter `acronyms` reads: a list of keys, each with its short and its long name.
    static let quarto = InterchangeFormat(
        name: "quarto", summary: "the YAML of Quarto's filter acronyms", fileExtensions: ["yml", "yaml"],
        needsSortedThings: true,
        makeWriter: { _ in
            GroupedWriter(header: "---\nacronyms:\n  keys:\n", footer: { _ in "---\n" }) { short, things, _ in
                things.enumerated().map { index, thing in
                    """
                        - key: \(quarto(short + number(index)))
                          shortname: \(quarto(short))
                          longname: \(quarto(OneLine.text(thing.long)))

                    """
                }.joined()
            }
        })

    /// The suffix of an acronym in the name of one of its meanings.
    private static func number(_ index: Int) -> String { index == 0 ? "" : ".\(index + 1)" }

    // MARK: LaTeX

    private static func declarations(
        _ short: String, _ things: [Thing], _ declaration: (_ label: String, _ short: String, _ long: String) -> String
    ) -> String {
        things.enumerated().map { index, thing in
            declaration(label(of: short) + number(index), latex(short), latex(OneLine.text(thing.long)))
        }.joined()
    }

    /// The label of an acronym, no two the same.
    static func label(of short: String) -> String {
        short.mapped { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": nil
            default: "-" + String(scalar.value, radix: 16) + "-"
            }
        }
    }

    /// Text in which nothing is a command: what means something to TeX is named, and control characters are blanks.
    private static func latex(_ text: String) -> String {
        text.mapped { scalar in
            switch scalar {
            case "\\": "\\textbackslash{}"
            case "^": "\\textasciicircum{}"
            case "~": "\\textasciitilde{}"
            case "{", "}", "$", "&", "#", "%", "_": "\\" + String(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": " "
            default: nil
            }
        }
    }

    // MARK: Quarto

    /// A text as Markdown that says the same, in YAML's double quotes.
    private static func quarto(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        func isLetter(_ index: Int) -> Bool {
            scalars.indices.contains(index) && scalars[index].properties.isAlphabetic
        }
        var result = "\""
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}": result += " "
            case "\\": result += "\\\\\\\\"
            case "\"": result += "\\\\\\\""
            case "-" where isLetter(index - 1) && isLetter(index + 1), ",", "/": result.unicodeScalars.append(scalar)
            case "!"..."/", ":"..."@", "["..."`", "{"..."~": result += "\\\\" + String(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Writes a text for each acronym, for formats that know an acronym once: things must come by their shorts.
///
/// The meanings of one acronym are held until the next. `IoC` is apart from `IOC`.
struct GroupedWriter: InterchangeWriter {
    var header = ""
    var footer: (_ headings: [String]) -> String = { _ in "" }
    var held: [Thing] = []
    /// The headings that were written, in their order.
    var headings: [String] = []
    /// Returns the text of an acronym and its meanings, with a heading if another one starts.
    let text: (_ short: String, _ things: [Thing], _ headings: inout [String]) -> String

    mutating func begin(into output: inout [UInt8]) {
        output += header.utf8
    }

    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
        if let first = held.first, Capitals.key(first.short) != Capitals.key(thing.short) { flush(into: &output) }
        held.append(thing)
    }

    mutating func end(into output: inout [UInt8]) {
        flush(into: &output)
        output += footer(headings).utf8
    }

    private mutating func flush(into output: inout [UInt8]) {
        let shorts = held.map { OneLine.text($0.short) }
        for (index, short) in shorts.enumerated() where shorts.firstIndex(of: short) == index {
            let things = zip(shorts, held).filter { $0.0 == short }.map(\.1)
            output += text(short, things, &headings).utf8
        }
        held = []
    }
}
