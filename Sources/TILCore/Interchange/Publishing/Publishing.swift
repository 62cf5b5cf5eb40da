import TILText

/// Formats for documents. Each has a template for an acronym, and gives each of its meanings a label.
///
/// A label is the acronym, with every character except ASCII letters and digits replaced by its number between hyphens.
/// From the second meaning on, a full stop and a number follow. For example, the labels of CD are `CD` and `CD.2`, and
/// the label of C++ is `C-2b--2b-`.
enum Publishing {
    /// Abbreviations for Markdown Extra and Python-Markdown, in a snippet that MkDocs appends to every page.
    ///
    /// A line is `*[FTW]: For the Win`. If an acronym had several lines, only the last one would count, so its meanings
    /// share a line and are separated by semicolons. Each of these is written as a character reference, which shows that
    /// it is not part of a meaning. An acronym with a backslash or with `]:` cannot be declared and is skipped.
    static let mkdocs = InterchangeFormat(
        name: "mkdocs", summary: "abbreviations for a snippet of MkDocs", needsSortedThings: true,
        readers: [MarkdownListReader.reader],
        makeWriter: { _ in
            GroupedWriter { short, things, _ in
                if short.contains("\\") || short.contains("]:") { return "" }
                let meanings = things.map { thing in mkdocs(OneLine.text(thing.long)) }
                return "*[\(short)]: \(meanings.joined(separator: "&#59; "))\n"
            }
        })

    /// Declarations for the LaTeX package `acro`.
    static let acro = InterchangeFormat(
        name: "acro", summary: "declarations for LaTeX's package acro", needsSortedThings: true,
        readers: [TeXListReader.reader],
        makeWriter: { _ in
            GroupedWriter { short, things, _ in
                declarations(short, things) { label, short, long in
                    "\\DeclareAcronym{\(label)}{short = {\(short)}, long = {\(long)}}\n"
                }
            }
        })

    /// Declarations for the LaTeX package `glossaries`.
    static let glossaries = InterchangeFormat(
        name: "glossaries", summary: "declarations for LaTeX's package glossaries", needsSortedThings: true,
        readers: [TeXListReader.reader],
        makeWriter: { _ in
            GroupedWriter { short, things, _ in
                declarations(short, things) { "\\newacronym{\($0)}{\($1)}{\($2)}\n" }
            }
        })

    /// YAML for the Quarto filter `acronyms`: a list of keys, each with its short and its long name.
    static let quarto = InterchangeFormat(
        name: "quarto", summary: "the YAML of Quarto's filter acronyms", fileExtensions: ["yml", "yaml"],
        needsSortedThings: true, readers: [YAMLListReader.reader],
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

    /// Returns a text with character references for the characters that could be marks of Markdown. MkDocs shows the text
    /// of an abbreviation as it stands, so that a backslash would be visible.
    private static func mkdocs(_ text: String) -> String {
        let escaped = Array(MarkdownText.escaped(text).utf8)
        var result: [UInt8] = []
        var index = 0
        while index < escaped.count {
            let isEscape = escaped[index] == "\\" && index + 1 < escaped.count
            if index == 0, escaped[0] == "=" {
                result += Array("&#61;".utf8)
            } else if isEscape {
                result += Array("&#\(escaped[index + 1]);".utf8)
            } else {
                result.append(escaped[index])
            }
            index += isEscape ? 2 : 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the suffix for the label of a meaning.
    private static func number(_ index: Int) -> String { index == 0 ? "" : ".\(index + 1)" }

    // MARK: LaTeX

    private static func declarations(
        _ short: String, _ things: [Thing], _ declaration: (_ label: String, _ short: String, _ long: String) -> String
    ) -> String {
        things.enumerated().map { index, thing in
            declaration(label(of: short) + number(index), latex(short), latex(OneLine.text(thing.long)))
        }.joined()
    }

    /// Returns the label of an acronym. Different acronyms have different labels.
    static func label(of short: String) -> String {
        short.mapped { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": nil
            default: "-" + String(scalar.value, radix: 16) + "-"
            }
        }
    }

    /// Returns text without LaTeX commands: special characters are replaced by their names, and control characters by
    /// spaces. Characters that LaTeX would join, as in `--`, are separated by an empty group.
    private static func latex(_ text: String) -> String {
        var last: Unicode.Scalar?
        return text.mapped { scalar in
            defer { last = scalar }
            switch scalar {
            case "-", "`", "'", ",", "<", ">": return last == scalar ? "{}" + String(scalar) : nil
            case "\\": return "\\textbackslash{}"
            case "^": return "\\textasciicircum{}"
            case "~": return "\\textasciitilde{}"
            case "{", "}", "$", "&", "#", "%", "_": return "\\" + String(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": return " "
            default: return nil
            }
        }
    }

    // MARK: Quarto

    /// Returns Markdown that shows a text unchanged, in the double quotes of YAML.
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

/// A writer of a text for each acronym, for formats that allow an acronym only once. The things must be sorted.
///
/// The meanings of an acronym are collected until the next acronym. Acronyms that differ in case, such as `IoC` and
/// `IOC`, are different.
struct GroupedWriter: InterchangeWriter {
    var header = ""
    var footer: (_ headings: [String]) -> String = { _ in "" }
    var held: [Thing] = []
    /// The headings so far, in order.
    var headings: [String] = []
    /// Returns the text of an acronym and its meanings, with a heading if a new one starts.
    let text: (_ short: String, _ things: [Thing], _ headings: inout [String]) -> String

    mutating func begin(into output: inout [UInt8]) {
        output += header.utf8
    }

    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
        if let first = held.first, Capitals.key(first.short) != Capitals.key(thing.short) { flush(into: &output) }
        held.append(thing)
    }

    mutating func finish(into output: inout [UInt8]) {
        flush(into: &output)
        output += footer(headings).utf8
    }

    private mutating func flush(into output: inout [UInt8]) {
        let shorts = held.map { held in OneLine.text(held.short) }
        for (index, short) in shorts.enumerated() where shorts.firstIndex(of: short) == index {
            let things = zip(shorts, held).filter { $0.0 == short }.map(\.1)
            output += text(short, things, &headings).utf8
        }
        held = []
    }
}
