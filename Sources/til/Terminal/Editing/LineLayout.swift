import Foundation
import TILText

/// Computes positions on the screen of a line being typed.
enum LineLayout {
    /// Returns the number of rows between the start of the prompt and the cursor, or 0 if both are in the same row.
    ///
    /// Counts like readline: control characters take two cells (`^A`), a tab moves to the next multiple of eight
    /// columns, and a newline starts a new row. A wide character that does not fit moves to the next row.
    static func rows(before text: some StringProtocol, columns: Int) -> Int {
        var row = 0
        var column = 0
        for character in text {
            switch character {
            case "\n", "\r\n":
                row += 1
                column = 0
                continue
            case "\t":
                column = (column / 8 + 1) * 8
            default:
                let cells = isControl(character) ? 2 : character.cells
                if column + cells > columns {
                    row += 1
                    column = 0
                }
                column += cells
            }
            // The cursor never stays after the last column, because readline moves it to the next row.
            if column >= columns {
                row += 1
                column = 0
            }
        }
        return row
    }

    private static func isControl(_ character: Character) -> Bool {
        guard let byte = character.asciiValue else { return false }
        return byte < .space || byte == .delete
    }

    /// Returns a prompt without the parts that readline treats as invisible.
    static func visiblePart(ofPrompt prompt: String) -> String {
        prompt.replacing(/\u{1}[^\u{2}]*\u{2}/, with: "")
    }
}

/// Converts prompts with colour sequences for readline.
enum PromptText {
    /// Marks the escape sequences of a prompt as invisible.
    ///
    /// Readline ignores the width of bytes between `\001` and `\002`. Only `ESC [ ... letter` sequences are recognized,
    /// since `Style` writes no others.
    static func guarded(_ prompt: String) -> String {
        prompt.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/) { match in "\u{1}\(match.output)\u{2}" }
    }
}

/// Converts pasted text for a line.
enum PastedText {
    /// Returns the text as one line: line breaks and tabs become spaces, and other control characters are dropped.
    ///
    /// Leading and trailing line breaks are dropped, not replaced.
    static func inOneLine(_ text: String) -> String {
        let lines = text.trimmingCharacters(in: CharacterSet(charactersIn: "\r\n")).replacing("\r\n", with: "\n")
        let scalars = lines.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            switch scalar {
            case "\n", "\r", "\t": " "
            default: scalar.properties.generalCategory == .control ? nil : scalar
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
