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
        let columns = ListColumns(things, rowLimit: rowLimit)
        return things.enumerated().lazy.map { index, listed in
            let number = String(index + 1)
            return isHidden ? hiddenLine(listed, number, columns) : line(listed, number, columns)
        }
    }

    /// Returns the line of a list that shows only the acronym.
    private func hiddenLine(_ listed: Listed, _ number: String, _ columns: ListColumns) -> String {
        let room = max(1, rowLimit - columns.number - 2)
        let short = listed.thing.short.visible.truncated(to: room)
        let digits = style(.faint, number.leftPadded(to: columns.number))
        return "\(digits)  \(style(.short, short))\n"
    }

    /// Returns the line of a list. The tags are left out if there is no room for all of them.
    private func line(_ listed: Listed, _ number: String, _ columns: ListColumns) -> String {
        let digits = .blanks(columns.number - number.utf8.count) + style(.faint, number)
        let next = columns.next > 0 ? style(.faint, listed.next.padded(to: columns.next)) + "  " : ""
        let short = style(.short, listed.thing.short.visible.fitted(to: columns.short))
        let room = max(1, rowLimit - columns.number - columns.short - 4 - next.styledCells)
        let long = listed.thing.long.visible.truncated(to: room)
        let remarks = remarks(listed)
        let hasRoom = long.cells + 2 + remarks.cells <= room
        let end = remarks.isEmpty || !hasRoom ? "" : "  \(style(.faint, remarks))"
        return "\(digits)  \(next)\(short)  \(long)\(end)\n"
    }

    /// Returns the glossary and the tags of a thing.
    private func remarks(_ listed: Listed) -> String {
        var remarks: [String] = []
        if let glossary = listed.glossary { remarks.append("in \(glossary.visible)") }
        let tags = tags(listed.thing.tags)
        if !tags.isEmpty { remarks.append(tags) }
        return remarks.joined(separator: " ")
    }
}

/// The widths of the columns of a list.
private struct ListColumns {
    let number: Int
    let short: Int
    /// The width of the column of due dates, or 0 if there is none.
    let next: Int

    init(_ things: [Listed], rowLimit: Int) {
        let sample = things.prefix(Page.sampleSize)
        number = max(2, String(things.count).utf8.count)
        let widestShort = sample.map { listed in listed.thing.short }.widest
        let mostOfShort = max(4, rowLimit / 4)
        short = min(max(4, widestShort), mostOfShort)
        next = sample.map { listed in listed.next }.widest
    }
}

extension Page {
    /// Returns a short list of things, numbered from 1.
    func numbered(_ things: [Thing]) -> String { list(things.map { thing in Listed(thing) }).joined() }
}

/// The output format of `list --format` for other programs: text with fields in braces.
struct LineFormat: Sendable {
    private enum Field: String, CaseIterable {
        case id, short, long, note, tags

        func value(of thing: Thing) -> String {
            switch self {
            case .id: thing.id.text
            case .short: thing.short
            case .long: thing.long
            case .note: thing.note
            case .tags: thing.tags.joined(separator: " ")
            }
        }
    }

    private enum Part {
        case text(Character)
        case field(Field)
    }

    private var parts: [Part] = []

    /// Parses a format. `{short}` is a field, `\t` a tab and `\\` a backslash. Other characters stand for themselves.
    /// - Throws: `ValidationError` if the braces contain an unknown field.
    init(_ text: String) throws {
        var rest = text[...]
        var hasField = false
        while let character = rest.popFirst() {
            switch character {
            case "{":
                parts.append(.field(try Self.field(&rest)))
                hasField = true
            case "\\":
                parts.append(.text(Self.escapedCharacter(&rest)))
            default:
                parts.append(.text(character))
            }
        }
        guard hasField else {
            throw ValidationError(
                """
                --format must contain a field, for example '{short}: {long}', not '\(text.visible)'. For a Markdown table, \
                use 'til export --format table'.
                """)
        }
    }

    /// Reads the name of a field and its closing brace.
    /// - Parameter rest: the text after the opening brace.
    private static func field(_ rest: inout Substring) throws -> Field {
        let name = rest.prefix { character in character != "}" }
        let isClosed = name.endIndex < rest.endIndex
        guard isClosed, let field = Field(rawValue: String(name)) else {
            let names = Field.allCases.map { field in "{\(field.rawValue)}" }.joined(separator: ", ")
            throw ValidationError("Unknown field '{\(String(name).visible)}'. The fields are \(names).")
        }
        rest = rest[name.endIndex...].dropFirst()
        return field
    }

    /// Reads the character that a backslash escapes. If it escapes nothing, it stands for itself.
    /// - Parameter rest: the text after the backslash.
    private static func escapedCharacter(_ rest: inout Substring) -> Character {
        switch rest.first {
        case "t":
            rest.removeFirst()
            return "\t"
        case "\\":
            rest.removeFirst()
            return "\\"
        default:
            return "\\"
        }
    }

    /// Returns a thing as one line. Line breaks and tabs in its fields are escaped.
    func line(_ thing: Thing) -> String {
        var line = ""
        for part in parts {
            switch part {
            case .text(let character): line.append(character)
            case .field(let field): line += field.value(of: thing).visible
            }
        }
        return line + "\n"
    }
}
