import ArgumentParser
import TILCore
import TILText

/// A thing in a list.
struct Listed {
    let thing: Thing
    /// The name of the glossary if it is an entry of one.
    var glossary: String?
    /// The time at which it is due, if the list shows it.
    var next = ""

    init(_ thing: Thing, glossary: String? = nil, next: String = "") {
        self.thing = thing
        self.glossary = glossary
        self.next = next
    }
}

extension Page {
    /// The number of things that determine the widths of the columns.
    static let sampleSize = 200

    /// Returns the lines of a numbered list in aligned columns, truncated to the page's width.
    /// - Parameter isHidden: whether to show only the acronyms.
    func list(_ things: [Listed], isHidden: Bool = false) -> some Sequence<String> {
        let sample = things.prefix(Self.sampleSize)
        let numberWidth = max(2, String(things.count).utf8.count)
        let shortWidth = min(max(4, sample.map(\.thing.short).widest), max(4, rowLimit / 4))
        let nextWidth = sample.map(\.next).widest
        return things.enumerated().lazy.map { index, listed in
            let thing = listed.thing
            let number = String(index + 1)
            let short = thing.short.visible
            if isHidden {
                let room = max(1, rowLimit - numberWidth - 2)
                let digits = style(.faint, number.leftPadded(to: numberWidth))
                return "\(digits)  \(style(.short, short.truncated(to: room)))\n"
            }
            let next = nextWidth > 0 ? style(.faint, listed.next.padded(to: nextWidth)) + "  " : ""
            let room = max(1, rowLimit - numberWidth - shortWidth - 4 - next.styledCells)
            let long = thing.long.visible.truncated(to: room)
            let source = listed.glossary.map { glossary in "in \(glossary.visible)" } ?? ""
            let tags = [source, tags(thing.tags)].filter { !$0.isEmpty }.joined(separator: " ")
            let end = tags.isEmpty || room - long.cells - 2 < tags.cells ? "" : "  \(style(.faint, tags))"
            let digits = .blanks(numberWidth - number.utf8.count) + style(.faint, number)
            return "\(digits)  \(next)\(style(.short, short.fitted(to: shortWidth)))  \(long)\(end)\n"
        }
    }
}

extension Page {
    /// Returns a short list of things, numbered from 1.
    func numbered(_ things: [Thing]) -> String { list(things.map { thing in Listed(thing) }).joined() }
}

/// The output format of `list --format` for other programs: text with fields in braces.
struct LineFormat: Sendable {
    /// The fields with their values.
    private static let fields: KeyValuePairs<String, @Sendable (Thing) -> String> = [
        "id": { $0.id.text }, "short": { $0.short }, "long": { $0.long }, "note": { $0.note },
        "tags": { $0.tags.joined(separator: " ") },
    ]

    private var parts: [@Sendable (Thing) -> String] = []

    /// Parses a format. `{short}` is a field, `\t` a tab and `\\` a backslash. Other characters stand for themselves.
    /// - Throws: `ValidationError` if the braces contain an unknown field.
    init(_ text: String) throws {
        var plain = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            switch (character, rest.first) {
            case ("{", _):
                let name = rest.prefix { $0 != "}" }
                guard rest.count > name.count,
                    let field = Self.fields.first(where: { field in field.key == name })?.value
                else {
                    let names = Self.fields.map { "{\($0.key)}" }.joined(separator: ", ")
                    throw ValidationError(
                        "Unknown field '{\(String(name).visible)}'. The fields are \(names).")
                }
                parts += [{ [plain] _ in plain }, { field($0).visible }]
                plain = ""
                rest = rest.dropFirst(name.count + 1)
            case ("\\", "t"), ("\\", "\\"): plain += rest.removeFirst() == "t" ? "\t" : "\\"
            default: plain.append(character)
            }
        }
        guard !parts.isEmpty else {
            throw ValidationError(
                """
                --format must contain a field, for example '{short}: {long}', not '\(text.visible)'. For a Markdown table, \
                use 'til export --format table'.
                """)
        }
        parts.append { [plain] _ in plain }
    }

    /// Returns a thing as one line. Line breaks and tabs in its fields are escaped.
    func line(_ thing: Thing) -> String { parts.map { part in part(thing) }.joined() + "\n" }
}
