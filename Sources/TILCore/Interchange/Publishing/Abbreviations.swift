/// Abbreviations as Markdown Extra and Python-Markdown declare them, for a snippet that MkDocs puts behind every page.
///
/// A line is `*[FTW]: For the Win`. An acronym has one line: of several only the last would count, so its meanings stand
/// beside each other, parted by semicolons. What cannot be declared, an acronym with a backslash or with `]:`, is left out.
enum Abbreviations {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        publishing: "mkdocs", summary: "abbreviations for a snippet of MkDocs", fileExtensions: [],
        writer: { _ in Writer() })

    /// Writes a line for each acronym.
    struct Writer: InterchangeWriter {
        private var groups = MeaningGroups()

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            Self.append(groups.take(thing), into: &output)
        }

        mutating func end(into output: inout [UInt8]) {
            Self.append(groups.rest(), into: &output)
        }

        private static func append(_ group: [Thing], into output: inout [UInt8]) {
            for (short, things) in MeaningGroups.parted(group) where !short.contains("\\") && !short.contains("]:") {
                let meanings = things.map { OneLine.text($0.long) }.joined(separator: "; ")
                output += "*[\(short)]: \(meanings)\n".utf8
            }
        }
    }
}
