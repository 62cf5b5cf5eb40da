/// Declarations of acronyms for LaTeX, with the packages `acro` and `glossaries`.
///
/// Each thing has a label: its acronym, in which every character but letters and digits of ASCII is written as its number
/// between hyphens, and a full stop and a number from the second meaning on: `CD`, `CD.2`, `C-2b--2b-` for C++.
enum LaTeX {
    /// What the list of formats knows of `acro`.
    static let acro = InterchangeFormat(
        publishing: "acro", summary: "declarations for LaTeX's package acro", fileExtensions: [],
        writer: { _ in
            Writer { label, short, long in
                "\\DeclareAcronym{\(label)}{short = {\(short)}, long = {\(long)}}\n"
            }
        })

    /// What the list of formats knows of `glossaries`.
    static let glossaries = InterchangeFormat(
        publishing: "glossaries", summary: "declarations for LaTeX's package glossaries",
        fileExtensions: [],
        writer: { _ in Writer { label, short, long in "\\newacronym{\(label)}{\(short)}{\(long)}\n" } })

    /// Writes a declaration for each thing.
    struct Writer: InterchangeWriter {
        private var groups = MeaningGroups()
        private let declaration: (_ label: String, _ short: String, _ long: String) -> String

        init(declaration: @escaping (_ label: String, _ short: String, _ long: String) -> String) {
            self.declaration = declaration
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            append(groups.take(thing), into: &output)
        }

        mutating func end(into output: inout [UInt8]) {
            append(groups.rest(), into: &output)
        }

        private func append(_ group: [Thing], into output: inout [UInt8]) {
            for (short, things) in MeaningGroups.parted(group) {
                for (index, thing) in things.enumerated() {
                    let label = LaTeX.label(of: short) + (index == 0 ? "" : ".\(index + 1)")
                    output += declaration(label, LaTeX.escaped(short), LaTeX.escaped(OneLine.text(thing.long))).utf8
                }
            }
        }
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
    static func escaped(_ text: String) -> String {
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
}
