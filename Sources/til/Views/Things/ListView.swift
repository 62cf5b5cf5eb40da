import ArgumentParser
import TILCore

/// Numbered things in aligned columns.
struct ListView {
    /// The width of the numbers in cells.
    let numberWidth: Int
    /// The width of the acronyms in cells.
    let shortWidth: Int

    /// Computes the column widths from the first things of a list.
    /// - Parameter count: The highest number in the list.
    init(first: [Thing], count: Int, page: Page) {
        numberWidth = max(2, String(count).utf8.count)
        let widest = first.lazy.map(\.short).widest
        shortWidth = min(max(4, widest), max(4, page.rowLimit / 4))
    }

    /// Returns the line of a thing with its newline, truncated to the page's width.
    /// - Parameter glossary: The glossary of an entry, or nil for a thing of the user's own.
    func line(_ number: Int, _ thing: Thing, glossary: String? = nil, _ page: Page) -> String {
        let digits = String(number)
        let left = numberWidth + 2 + shortWidth + 2
        let room = max(1, page.rowLimit - left)
        let short = thing.short.visible.fitted(to: shortWidth)
        let long = thing.long.visible.truncated(to: room)
        let place = glossary.map { "in \($0.visible)" } ?? ""
        let tags = [place, page.tags(thing.tags)].filter { !$0.isEmpty }.joined(separator: " ")
        let free = room - long.cells - 2
        let end = tags.isEmpty || free < tags.cells ? "" : "  " + page.style(.faint, tags)
        let padding = String.blanks(numberWidth - digits.utf8.count)
        return padding + page.style(.faint, digits) + "  " + page.style(.short, short) + "  " + long + end + "\n"
    }

    /// Returns a line with only the acronym.
    func hiddenLine(_ number: Int, _ thing: Thing, _ page: Page) -> String {
        let digits = String(number).leftPadded(to: numberWidth)
        let room = max(1, page.rowLimit - numberWidth - 2)
        let short = thing.short.visible.truncated(to: room)
        return page.style(.faint, digits) + "  " + page.style(.short, short) + "\n"
    }

    /// Returns a short list of things, numbered from 1.
    static func numbered(_ things: [Thing], _ page: Page) -> String {
        let view = ListView(first: things, count: things.count, page: page)
        return things.enumerated().map { view.line($0.offset + 1, $0.element, page) }.joined()
    }
}

/// The output format of `list --format` for other programs: text with fields in braces.
struct LineFormat: Sendable {
    /// A field in braces.
    private enum Field: String, CaseIterable {
        case id, short, long, note, tags
    }

    private enum Part {
        case text(String)
        case field(Field)
    }

    private let parts: [Part]

    /// Parses a format. `{short}` is a field, `\t` a tab and `\\` a backslash. Other characters stand for themselves.
    /// - Throws: `ValidationError` if the braces contain an unknown field.
    init(_ text: String) throws {
        var parts: [Part] = []
        var plain = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "{":
                let name = rest.prefix { $0 != "}" }
                guard rest.count > name.count, let field = Field(rawValue: String(name)) else {
                    let names = Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
                    throw ValidationError(
                        "There is no field '{\(String(name).visible)}'; the fields are \(names).")
                }
                parts += [.text(plain), .field(field)]
                plain = ""
                rest = rest.dropFirst(name.count + 1)
            case "\\" where rest.first == "t":
                plain += "\t"
                rest.removeFirst()
            case "\\" where rest.first == "\\":
                plain += "\\"
                rest.removeFirst()
            default:
                plain.append(character)
            }
        }
        self.parts = parts + [.text(plain)]
    }

    /// Returns a thing as one line. Line breaks and tabs in its fields are escaped.
    func line(_ thing: Thing) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .field(let field): Self.value(of: field, in: thing).visible
            }
        }.joined()
    }

    private static func value(of field: Field, in thing: Thing) -> String {
        switch field {
        case .id: IdentifierText.text(of: thing.id)
        case .short: thing.short
        case .long: thing.long
        case .note: thing.note
        case .tags: thing.tags.joined(separator: " ")
        }
    }
}
