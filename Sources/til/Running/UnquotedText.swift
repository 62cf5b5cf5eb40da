/// A note or a source that was typed without quotes: `add RTO recovery time objective --note heard from Bob`.
///
/// The parser takes one word for the value of an option, and would add the rest to the meaning. If a meaning comes
/// before the option, the words after it belong to it, up to the next option or a new thing's tag. A value in quotes is
/// complete.
enum UnquotedText {
    /// The options with a text.
    private static let options: Set = ["--note", "--source"]
    /// The commands with these options, and the number of words before the option without which the words after it may
    /// be the meaning.
    private static let wordsBefore = ["add": 2, "edit": 1]

    /// Returns the words of a command with the words of each such text joined to one.
    /// - Parameter grammar: Returns the grammar, which takes a while to build.
    static func joined(_ words: [String], grammar: () -> Grammar) -> [String] {
        guard let name = words.first, let fewest = wordsBefore[name], words.contains(where: options.contains),
            let command = grammar().command(name)
        else { return words }
        var reader = WordReader(command: command, isAdd: name == "add", fewestOperands: fewest, rest: words.dropFirst())
        return [name] + reader.joinedWords()
    }

    /// Reads the words after the name of a command.
    private struct WordReader {
        let command: Grammar
        /// Whether a word such as `#work` is a tag.
        let isAdd: Bool
        let fewestOperands: Int
        var rest: ArraySlice<String>
        private var operandCount = 0

        init(command: Grammar, isAdd: Bool, fewestOperands: Int, rest: ArraySlice<String>) {
            self.command = command
            self.isAdd = isAdd
            self.fewestOperands = fewestOperands
            self.rest = rest
        }

        mutating func joinedWords() -> [String] {
            var joined: [String] = []
            while let word = rest.popFirst() {
                joined.append(word)
                if word == "--" { return joined + rest }
                if !word.hasPrefix("--") {
                    operandCount += 1
                } else if command.option(word)?.takesValue == true, let value = rest.popFirst() {
                    joined.append(wholeValue(value, of: word))
                }
            }
            return joined
        }

        /// Returns the value of an option with the words that belong to it.
        private mutating func wholeValue(_ value: String, of option: String) -> String {
            let isQuoted = value.isEmpty || value.contains(where: \.isWhitespace)
            guard UnquotedText.options.contains(option), !isQuoted, operandCount >= fewestOperands else { return value }
            var text = value
            while let next = rest.first, continuesText(next) {
                text += " " + next
                rest.removeFirst()
            }
            return text
        }

        private func continuesText(_ word: String) -> Bool {
            let isTag = isAdd && word.hasPrefix("#")
            return !word.hasPrefix("-") && !isTag
        }
    }
}
