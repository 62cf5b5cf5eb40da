import ArgumentParser
import TILCore

/// How `list --format` writes a thing, for other programs: a text with fields in braces.
struct LineFormat: Sendable {
    /// What a field in braces stands for.
    private enum Field: String, CaseIterable {
        case id, short, long, note, tags
    }

    private enum Part {
        case text(String)
        case field(Field)
    }

    private let parts: [Part]

    /// Reads a text in which `{short}` is a field, `\t` a tab and `\\` a backslash; other characters are themselves.
    /// - Throws: `ValidationError` where the braces hold no field.
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

    /// A thing as one line; what would end a line or a column in a field is shown as what it is.
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
