/// A note or a source that was typed without quotes: `add RTO recovery time objective --note heard from Bob`.
///
/// The parser takes one word for the value of an option, and would add the rest to the meaning. If a meaning comes before
/// the option, the words after it belong to it, up to the next option or a new thing's tag. A value in quotes is complete.
enum UnquotedText {
    /// The options with a text.
    private static let options: Set = ["--note", "--source"]
    /// The commands with these options, and the number of words before the option without which the words after it may be
    /// the meaning.
    private static let wordsBefore = ["add": 2, "edit": 1]

    /// Returns the words of a command with the words of each such text joined to one.
    /// - Parameter grammar: Returns the grammar, which takes a while to build.
    static func joined(_ words: [String], grammar: () -> Grammar) -> [String] {
        guard let name = words.first, let fewest = wordsBefore[name], words.contains(where: options.contains),
            let command = grammar().command(name)
        else { return words }
        var joined = [name]
        var operands = 0
        var index = 1
        while index < words.count {
            let word = words[index]
            index += 1
            joined.append(word)
            if word == "--" { return joined + words[index...] }
            if !word.hasPrefix("--") {
                operands += 1
                continue
            }
            guard command.option(word)?.takesValue == true, index < words.count else { continue }
            var value = words[index]
            index += 1
            let isOneWord = !value.isEmpty && !value.contains(where: \.isWhitespace)
            if options.contains(word), isOneWord, operands >= fewest {
                while index < words.count, !words[index].hasPrefix("-") {
                    if name == "add", words[index].hasPrefix("#") { break }
                    value += " " + words[index]
                    index += 1
                }
            }
            joined.append(value)
        }
        return joined
    }
}
