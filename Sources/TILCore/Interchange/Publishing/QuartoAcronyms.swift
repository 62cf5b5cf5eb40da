/// The YAML that Quarto's filter `acronyms` reads: a list of keys, each with its short and its long name.
///
/// The filter takes the names for Markdown, so what means something there is escaped, and the whole is a quoted string of
/// YAML. A second meaning of an acronym has a key of its own, `CD.2`.
enum QuartoAcronyms {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        publishing: "quarto", summary: "the YAML of Quarto's filter acronyms",
        fileExtensions: ["yml", "yaml"], writer: { _ in Writer() })

    /// Writes an item for each thing.
    struct Writer: InterchangeWriter {
        private var groups = MeaningGroups()

        mutating func begin(into output: inout [UInt8]) {
            output += "---\nacronyms:\n  keys:\n".utf8
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            Self.append(groups.take(thing), into: &output)
        }

        mutating func end(into output: inout [UInt8]) {
            Self.append(groups.rest(), into: &output)
            output += "---\n".utf8
        }

        private static func append(_ group: [Thing], into output: inout [UInt8]) {
            for (short, things) in MeaningGroups.parted(group) {
                for (index, thing) in things.enumerated() {
                    let key = index == 0 ? short : "\(short).\(index + 1)"
                    output += "    - key: \(QuartoAcronyms.quoted(key))\n".utf8
                    output += "      shortname: \(QuartoAcronyms.quoted(short))\n".utf8
                    output += "      longname: \(QuartoAcronyms.quoted(OneLine.text(thing.long)))\n".utf8
                }
            }
        }
    }

    /// A text as Markdown that says the same, in YAML's double quotes.
    static func quoted(_ text: String) -> String {
        var result = "\""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}": result += " "
            case "\\": result += "\\\\\\\\"
            case "\"": result += "\\\\\\\""
            case "-" where isBetweenLetters(index, scalars), ",", "/": result.unicodeScalars.append(scalar)
            case "!"..."/", ":"..."@", "["..."`", "{"..."~": result += "\\\\" + String(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func isBetweenLetters(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        index > 0 && index + 1 < scalars.count && scalars[index - 1].properties.isAlphabetic
            && scalars[index + 1].properties.isAlphabetic
    }
}
