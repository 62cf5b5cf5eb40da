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
    /// share a line and are separated by semicolons. Each of these is written as a character reference, which shows
    /// that it is not part of a meaning. An acronym with a backslash or with `]:` cannot be declared and is skipped.
    static let mkdocs = InterchangeFormat(
        name: "mkdocs", summary: "abbreviations for a snippet of MkDocs", needsSortedThings: true,
        readers: [MarkdownListReader.reader],
        makeWriter: { _ in
            GroupedWriter { short, things, _ in
                if short.contains("\\") || short.contains("]:") { return "" }
                let meanings = things.map { thing in mkdocsText(OneLine.text(thing.long)) }
                return "*[\(short)]: \(meanings.joined(separator: "&#59; "))\n"
            }
        })

    /// Declarations for the LaTeX package `acro`.
    static let acro = InterchangeFormat(
        name: "acro", summary: "declarations for LaTeX's package acro", needsSortedThings: true,
        readers: [TeXListReader.reader],
        makeWriter: { _ in
            GroupedWriter { short, things, _ in
                let declarations = labelled(things, of: short).map { meaning in
                    "\\DeclareAcronym{\(meaning.label)}{short = {\(latexText(short))}, long = {\(latexText(meaning.long))}}\n"
                }
                return declarations.joined()
            }
        })

    /// Declarations for the LaTeX package `glossaries`.
    static let glossaries = InterchangeFormat(
        name: "glossaries", summary: "declarations for LaTeX's package glossaries", needsSortedThings: true,
        readers: [TeXListReader.reader],
        makeWriter: { _ in
            GroupedWriter { short, things, _ in
                let declarations = labelled(things, of: short).map { meaning in
                    "\\newacronym{\(meaning.label)}{\(latexText(short))}{\(latexText(meaning.long))}\n"
                }
                return declarations.joined()
            }
        })

    /// YAML for the Quarto filter `acronyms`: a list of keys, each with its short and its long name.
    static let quarto = InterchangeFormat(
        name: "quarto", summary: "the YAML of Quarto's filter acronyms", fileExtensions: ["yml", "yaml"],
        needsSortedThings: true, readers: [YAMLListReader.reader],
        makeWriter: { _ in
            GroupedWriter(header: "---\nacronyms:\n  keys:\n", footer: { _ in "---\n" }) { short, things, _ in
                var text = ""
                for (index, thing) in things.enumerated() {
                    text += """
                            - key: \(quartoText(short + suffix(of: index)))
                              shortname: \(quartoText(short))
                              longname: \(quartoText(OneLine.text(thing.long)))

                        """
                }
                return text
            }
        })

    // MARK: Labels

    /// A meaning of an acronym with its label.
    private struct LabelledMeaning {
        let label: String
        let long: String
    }

    private static func labelled(_ things: [Thing], of short: String) -> [LabelledMeaning] {
        let label = label(of: short)
        return things.enumerated().map { index, thing in
            LabelledMeaning(label: label + suffix(of: index), long: OneLine.text(thing.long))
        }
    }

    /// Returns the end of the label of a meaning, by its index: nothing, `.2`, `.3` and so on.
    private static func suffix(of index: Int) -> String { index == 0 ? "" : ".\(index + 1)" }

    /// Returns the label of an acronym. Different acronyms have different labels.
    static func label(of short: String) -> String {
        short.mapped { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": nil
            default: "-" + String(scalar.value, radix: 16) + "-"
            }
        }
    }

    // MARK: Texts

    /// Returns a text with character references for the characters that could be marks of Markdown. MkDocs shows the
    /// text of an abbreviation as it stands, so that a backslash would be visible.
    private static func mkdocsText(_ text: String) -> String {
        var result: [UInt8] = []
        var isEscaped = false
        for byte in MarkdownText.escaped(text).utf8 {
            let isMark = isEscaped || byte == "=" && result.isEmpty
            if isMark {
                result += "&#\(byte);".utf8
                isEscaped = false
            } else if byte == "\\" {
                isEscaped = true
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns text without LaTeX commands: special characters are replaced by their names, and control characters by
    /// spaces. Characters that LaTeX would join, as in `--`, are separated by an empty group.
    private static func latexText(_ text: String) -> String {
        var last: Unicode.Scalar?
        return text.mapped { scalar in
            let isRepeated = last == scalar
            last = scalar
            switch scalar {
            case "-", "`", "'", ",", "<", ">": return isRepeated ? "{}" + String(scalar) : nil
            case "\\": return "\\textbackslash{}"
            case "^": return "\\textasciicircum{}"
            case "~": return "\\textasciitilde{}"
            case "{", "}", "$", "&", "#", "%", "_": return "\\" + String(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": return " "
            default: return nil
            }
        }
    }

    /// Returns Markdown that shows a text unchanged, in the double quotes of YAML.
    private static func quartoText(_ text: String) -> String {
        let markdown = quartoMarkdown(text)
        let escaped = markdown.replacing(scalar: "\\", with: "\\\\").replacing(scalar: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// Returns Markdown that shows a text unchanged: a backslash is before each mark, and control characters are
    /// spaces.
    private static func quartoMarkdown(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        func isLetter(_ index: Int) -> Bool {
            scalars.indices.contains(index) && scalars[index].properties.isAlphabetic
        }
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
                result += " "
                continue
            case ",", "/": break
            case "-":
                let isInWord = isLetter(index - 1) && isLetter(index + 1)
                if !isInWord { result += "\\" }
            // All other punctuation of ASCII.
            case "!"..."/", ":"..."@", "["..."`", "{"..."~": result += "\\"
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return result
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

    /// Writes the collected things, grouped by their acronyms.
    private mutating func flush(into output: inout [UInt8]) {
        var shorts: [String] = []
        var things: [String: [Thing]] = [:]
        for thing in held {
            let short = OneLine.text(thing.short)
            if things[short] == nil { shorts.append(short) }
            things[short, default: []].append(thing)
        }
        for short in shorts { output += text(short, things[short] ?? [], &headings).utf8 }
        held = []
    }
}
