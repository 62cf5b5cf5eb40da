import TILCore

/// The command that was meant by words that were taken for acronyms: a name that is mistyped or of another program, a file,
/// an acronym with its meaning.
enum MeantCommand {
    /// The command, with what follows it, that words mean; nil where they are acronyms that are not known.
    /// - Parameters:
    ///   - words: what was typed. The first of them is no acronym that is known.
    ///   - missing: those of them that are not known.
    ///   - isInRepl: whether the commands that move about in the REPL count.
    static func command(_ words: [String], missing: [String], isInRepl: Bool) -> [String]? {
        guard let first = words.first else { return nil }
        if words.count > 1 || first.contains(" "), EntryText(words: words) != nil { return ["add"] + words }
        if let name = CommandNames.nearest(to: first, isInRepl: isInRepl) {
            let operands = Array(words.dropFirst())
            if name == "show", let file = operands.first, isFile(file) { return ["import"] + operands }
            return [name] + operands
        }
        if isFile(first) { return ["import"] + words }
        return isEntry(words) && Array(missing.prefix(2)) == Array(words.prefix(2)) ? ["add"] + words : nil
    }

    /// Whether a word is the path of a file rather than an acronym.
    static func isFile(_ word: String) -> Bool {
        (word.contains(".") || word.contains("/")) && InputFile.exists(word)
    }

    /// Whether words look like an acronym and what it stands for: there are enough of them, and the second begins as the
    /// first does.
    private static func isEntry(_ words: [String]) -> Bool {
        guard words.count > 2, let letter = words[0].first, let other = words[1].first else { return false }
        return letter.lowercased() == other.lowercased()
    }
}
