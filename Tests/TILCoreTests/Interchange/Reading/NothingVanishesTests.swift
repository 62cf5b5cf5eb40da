import Testing

@testable import TILCore

/// The law of every reader: each character of an entry that is not syntax is stored, or its line is named in the
/// report.
@Suite struct NothingVanishesTests {
    struct Entry {
        var short: String
        var long: String
    }

    /// A form in which a person writes a list.
    struct Form: Sendable, CustomStringConvertible {
        let name: String
        var head = ""
        var tail = ""
        /// The characters that the form cannot write.
        var excluded = ""
        let line: @Sendable (_ short: String, _ long: String) -> String

        var description: String { name }
    }

    private static func separated(_ name: String, by separator: String, excluded: String = "") -> Form {
        Form(name: name, excluded: excluded) { short, long in short + separator + long }
    }

    private static func quoted(_ text: String, if signs: String) -> String {
        text.contains { signs.contains($0) } ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }

    private static func escaped(_ text: String, _ signs: String) -> String {
        String(text.flatMap { signs.contains($0) ? ["\\", $0] : [$0] })
    }

    private static func page(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    static let forms: [Form] =
        [" = ", ": ", " - ", " -- ", " – ", " -> ", " => ", " ~ ", "::", "    ", "\t", " | "].map {
            separated("list.txt", by: $0)
        } + [
            Form(name: "list.csv") { "\(quoted($0, if: ",\"")),\(quoted($1, if: ",\""))" },
            Form(name: "header.csv", head: "Acronym,Meaning\n") {
                "\(quoted($0, if: ",\"")),\(quoted($1, if: ",\""))"
            },
            Form(name: "list.csv") { "\(quoted($0, if: ";\""));\(quoted($1, if: ";\""))" },
            Form(name: "turned.csv", head: "Meaning,Acronym\n") {
                "\(quoted($1, if: ",\"")),\(quoted($0, if: ",\""))"
            },
            Form(name: "plain.csv", head: "Acronym,Meaning\n", excluded: "\"") { "\($0),\($1)" },
            Form(name: "list.tsv", excluded: "\"") { "\($0)\t\($1)" },
            Form(name: "header.tsv", head: "Acronym\tMeaning\n", excluded: "\"") { "\($0)\t\($1)" },
            Form(name: "list.md", head: "| Acronym | Meaning |\n|---|---|\n") {
                "| \(escaped($0, "|*_`<[\\~")) | \(escaped($1, "|*_`<[\\~")) |"
            },
            Form(name: "item.md", head: "# Acronyms\n\n") {
                "- **\(escaped($0, "*_`<[\\~"))**: \(escaped($1, "*_`<[\\~"))"
            },
            Form(name: "dash.md") { "* \(escaped($0, "*_`<[\\~")) - \(escaped($1, "*_`<[\\~"))" },
            Form(name: "list.html", head: "<table><tr><th>Acronym<th>Meaning\n", tail: "</table>\n") {
                "<tr><td>\(page($0))<td>\(page($1))"
            },
            Form(name: "terms.html", head: "<dl>\n", tail: "</dl>\n") { "<dt>\(page($0))<dd>\(page($1))" },
            Form(name: "list.org", head: "| Acronym | Meaning |\n|---+---|\n", excluded: "|*/_=~+[]\\") {
                "| \($0) | \($1) |"
            },
            Form(name: "item.org", head: "* Acronyms\n", excluded: "|*/_=~+[]\\") { "- \($0) :: \($1)" },
            Form(name: "list.adoc", head: "|===\n|Acronym |Meaning\n\n", tail: "|===\n", excluded: "*_`#^~+[]<>&\\|") {
                "|\($0) |\($1)"
            },
            Form(name: "list.rst", head: "Acronyms\n========\n\n", excluded: "*_`|\\<>") { "\($0)\n  \($1)\n" },
            Form(name: "list.json", head: "{\n", tail: "\"ZZZ\": \"Zoom Zoom Zoom\"}\n") {
                "\"\(escaped($0, "\"\\"))\": \"\(escaped($1, "\"\\"))\","
            },
            Form(name: "objects.json", head: "[\n", tail: "{\"acronym\": \"ZZZ\", \"meaning\": \"Zoom Zoom Zoom\"}]\n")
            {
                "{\"acronym\": \"\(escaped($0, "\"\\"))\", \"meaning\": \"\(escaped($1, "\"\\"))\"},"
            },
            Form(name: "list.yml") { "\"\(escaped($0, "\"\\"))\": \"\(escaped($1, "\"\\"))\"" },
            Form(name: "list.tex", excluded: "\\{}%$&#^_~|<>\"`'–—") { "\\acro{\($0)}{\($1)}" },
            Form(
                name: "table.tex", head: "\\begin{tabular}{ll}\n", tail: "\\end{tabular}\n",
                excluded: "\\{}%$&#^_~|<>\"`'–—"
            ) { "\($0) & \($1) \\\\" },
            Form(name: "list.wiki", head: "== Acronyms ==\n", excluded: "'[]{}|<>&:;*#") { "; \($0) : \($1)" },
        ]

    private static let words = [
        "(old)", "[new]", "\"so called\"", "– see above", "— or not", "- perhaps", "a|b", "Größe", "été", "данные",
        "two  blanks", "R&D", "50 %", "C++", "naïve (or so) it says", "x/y", "it's", "#tag", "e.g. this", "etc.",
        "@home", "up, and away", "one; two", "1.5", "+1", "(a) (b)", "trailing.",
    ]

    private static func entries(_ form: Form, _ random: inout SeededGenerator) -> [Entry] {
        let plain = [
            ("ACL", "Access Control List"), ("BGP", "Border Gateway Protocol"), ("CDN", "Content Delivery Network"),
            ("DNS", "Domain Name System"), ("EOF", "End of File"), ("FTP", "File Transfer Protocol"),
            ("GPU", "Graphics Processing Unit"), ("HTML", "HyperText Markup Language"), ("IoT", "Internet of Things"),
            ("JIT", "Just in Time"), ("KPI", "Key Performance Indicator"), ("LAN", "Local Area Network"),
        ]
        return plain.map { short, long in
            var entry = Entry(short: short, long: long)
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                entry.long += " " + (words.randomElement(using: &random) ?? "")
            }
            if Int.random(in: 0...9, using: &random) == 0 { entry.short += " (\(short.lowercased())2)" }
            entry.long.removeAll { form.excluded.contains($0) }
            entry.short.removeAll { form.excluded.contains($0) }
            return entry
        }
    }

    /// Returns the lines that the report names.
    private static func namedLines(_ items: [ImportItem]) -> Set<Int> {
        var lines: Set<Int> = []
        for item in items {
            switch item {
            case .rejected(let rejection): lines.insert(rejection.line)
            case .remark(let remark):
                guard remark.hasPrefix("Not imported: other text on") || remark.hasSuffix("is the header.") else {
                    continue
                }
                for part in remark.split(whereSeparator: { !$0.isNumber && $0 != "-" }) {
                    let ends = part.split(separator: "-").compactMap { Int($0) }
                    if let first = ends.first, let last = ends.last { lines.formUnion(first...max(first, last)) }
                }
            default: break
            }
        }
        return lines
    }

    /// Returns the characters of a text that no format and no rule takes for syntax, with their numbers.
    private static func characters(_ text: String) -> [Character: Int] {
        let syntax = Set(" \n\t()[]{}<>-–—:=.,;/|#*_`'\"~\\\u{a0}")
        return text.filter { !syntax.contains($0) }.reduce(into: [:]) { counts, character in
            counts[character, default: 0] += 1
        }
    }

    @Test(arguments: forms, 1...12)
    func eachCharacterOfAnEntryIsStoredOrItsLineIsNamed(form: Form, seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let entries = Self.entries(form, &random)
        var text = form.head
        var ranges: [ClosedRange<Int>] = []
        for entry in entries {
            let first = text.count { $0 == "\n" } + 1
            text += form.line(entry.short, entry.long) + "\n"
            ranges.append(first...max(first, text.count { $0 == "\n" }))
        }
        text += form.tail
        let items: [ImportItem]
        do {
            items = try InterchangeFormat.open(FileContents(name: form.name, bytes: Array(text.utf8))).items()
        } catch {
            // Nothing is stored, and a sentence says so.
            return
        }
        var stored = ""
        for case .record(let record) in items {
            stored += [record.short, record.long, record.note, record.tags.joined()].joined()
        }
        let kept = Self.characters(stored)
        let named = Self.namedLines(items)
        var expected = ""
        for (entry, range) in zip(entries, ranges) where named.isDisjoint(with: range) {
            expected += entry.short + entry.long
        }
        for (character, count) in Self.characters(expected) {
            #expect(kept[character, default: 0] >= count, "\(character) of \(form)\n\(text)\n\(stored)")
        }
    }
}
