import TILProcess
import TILText

/// Words of a command line with bytes that are not UTF-8.
///
/// The names of files may have such bytes, and the files are found by them. Everything else is text, in which such
/// bytes would be lost.
enum ForeignWords {
    /// Rejects words that are not UTF-8, except the names of files.
    /// - Parameter grammar: Returns the grammar, which takes a while to build.
    /// - Throws: `CommandFailure`.
    static func check(_ words: [String], grammar: () -> Grammar) throws {
        guard words.contains(where: \.hasForeignBytes) else { return }
        let grammar = grammar()
        for (index, word) in words.enumerated() where word.hasForeignBytes {
            let position = WordPosition(Array(words[..<index]), in: grammar)
            // The words of a line to complete are not finished.
            if position.command.name == Complete.configuration.commandName { return }
            if position.argument(givenBy: word)?.isPath == true { continue }
            throw CommandFailure(sentence("'\(word.visible)'"), .data)
        }
    }

    /// Returns the message about a text.
    static func sentence(_ text: String) -> String {
        "\(text) is not UTF-8 text. Convert it from its encoding, for example with iconv -f CP1252 -t UTF-8."
    }
}
