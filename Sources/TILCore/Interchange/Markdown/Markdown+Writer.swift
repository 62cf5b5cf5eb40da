import Foundation

extension Markdown {
    /// Writes a glossary to publish. The meanings of one acronym are held until the next, and stand together.
    struct Writer: InterchangeWriter {
        private let title: String
        private var heading = ""
        private var group: [Thing] = []

        init(title: String) {
            self.title = title
        }

        mutating func begin(into output: inout [UInt8]) {
            output += "# \(MarkdownInline.escaped(OneLine.text(title)))\n".utf8
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            if let first = group.first, first.short != thing.short { writeGroup(into: &output) }
            group.append(thing)
        }

        mutating func end(into output: inout [UInt8]) {
            writeGroup(into: &output)
        }

        /// What an acronym stands under: its first letter as a capital, `0–9` or `Symbols`.
        static func heading(of short: String) -> String {
            guard let first = short.unicodeScalars.first else { return "Symbols" }
            if (0x30...0x39).contains(first.value) { return "0–9" }
            return first.properties.isAlphabetic ? first.properties.uppercaseMapping : "Symbols"
        }

        private mutating func writeGroup(into output: inout [UInt8]) {
            guard let first = group.first else { return }
            let letter = Self.heading(of: first.short)
            if letter != heading {
                heading = letter
                output += "\n## \(letter)\n\n".utf8
            }
            let short = Self.short(first.short)
            if group.count == 1 {
                output += "- **\(short)**: ".utf8
                Self.append(first, indent: "  ", into: &output)
            } else {
                output += "- **\(short)**\n".utf8
                for thing in group {
                    output += "  - ".utf8
                    Self.append(thing, indent: "    ", into: &output)
                }
            }
            group.removeAll(keepingCapacity: true)
        }

        private static func short(_ text: String) -> String {
            let escaped = MarkdownInline.escaped(OneLine.text(text))
            return escaped.utf8.last == 0x3A ? escaped.dropLast() + "\\:" : escaped
        }

        private static func append(_ thing: Thing, indent: String, into output: inout [UInt8]) {
            output += MarkdownInline.escapedLine(OneLine.text(thing.long)).utf8
            for tag in thing.tags {
                output.append(0x20)
                output += MarkdownInline.code(tag: tag).utf8
            }
            output.append(0x0A)
            if thing.note.isEmpty { return }
            output.append(0x0A)
            for line in OneLine.lines(of: thing.note) {
                if !line.isEmpty { output += (indent + MarkdownInline.escapedLine(line)).utf8 }
                output.append(0x0A)
            }
            output.append(0x0A)
        }
    }
}
