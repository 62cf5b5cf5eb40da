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
        writer: { _ in
            Writer { short, things in
                if short.contains("\\") || short.contains("]:") { return "" }
                return "*[\(short)]: \(things.map { OneLine.text($0.long) }.joined(separator: "; "))\n"
            }
        })

    /// Declarations for LaTeX's package `acro`.
    static let acro = InterchangeFormat(
        name: "acro", summary: "declarations for LaTeX's package acro", needsSortedThings: true,
        writer: { _ in
            Writer { short, things in
                declarations(short, things) { label, short, long in
                    "\\DeclareAcronym{\(label)}{short = {\(short)}, long = {\(long)}}\n"
                }
            }
        })

    /// Declarations for LaTeX's package `glossaries`.
    static let glossaries = InterchangeFormat(
        name: "glossaries", summary: "declarations for LaTeX's package glossaries", needsSortedThings: true,
        writer: { _ in
            Writer { short, things in
                declarations(short, things) { "\\newacronym{\($0)}{\($1)}{\($2)}\n" }
            }
        })

    /// The YAML that Quarto's filter `acronyms` reads: a list of keys, each with its short and its long name.
    static let quarto = InterchangeFormat(
        name: "quarto", summary: "the YAML of Quarto's filter acronyms", fileExtensions: ["yml", "yaml"],
        needsSortedThings: true,
        writer: { _ in
            Writer(header: "---\nacronyms:\n  keys:\n", footer: "---\n") { short, things in
                things.enumerated().map { index, thing in
                    """
                        - key: \(quarto(short + number(index)))
                          shortname: \(quarto(short))
                          longname: \(quarto(OneLine.text(thing.long)))

                    """
                }.joined()
            }
        })

    /// Writes a text for each acronym.
    private struct Writer: InterchangeWriter {
        var header = ""
        var footer = ""
        let text: (_ short: String, _ things: [Thing]) -> String
        private var groups = MeaningGroups()

        init(header: String = "", footer: String = "", text: @escaping (String, [Thing]) -> String) {
            self.header = header
            self.footer = footer
            self.text = text
        }

        mutating func begin(into output: inout [UInt8]) {
            output += header.utf8
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            for (short, things) in groups.add(thing) { output += text(short, things).utf8 }
        }

        mutating func end(into output: inout [UInt8]) {
            for (short, things) in groups.add(nil) { output += text(short, things).utf8 }
            output += footer.utf8
        }
    }

    /// What follows an acronym in the name of one of its meanings.
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
        var label = ""
        for scalar in short.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": label.unicodeScalars.append(scalar)
            default: label += "-" + String(scalar.value, radix: 16) + "-"
            }
        }
        return label
    }

    /// Text in which nothing is a command: what means something to TeX is named, and control characters are blanks.
    private static func latex(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\textbackslash{}"
            case "^": result += "\\textasciicircum{}"
            case "~": result += "\\textasciitilde{}"
            case "{", "}", "$", "&", "#", "%", "_": result += "\\" + String(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    // MARK: Quarto

    /// A text as Markdown that says the same, in YAML's double quotes.
    private static func quarto(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        func isLetter(_ index: Int) -> Bool { scalars.indices.contains(index) && scalars[index].properties.isAlphabetic }
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
