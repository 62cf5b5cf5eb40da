import TILCore

/// Computes the completions of a line for the REPL and the shells from the grammar: commands, options and their values,
/// acronyms, tags and file names.
struct Completer {
    let session: Session
    var grammar = Grammar.repl
    /// Whether commands and options are followed by a tab and their purpose.
    var describes = false

    /// Returns the completions of a partly typed line.
    func completions(_ line: UnfinishedLine) -> Completions {
        let found = completions(of: line.option + line.word, after: line.words)
        guard case .words(let words) = found else { return found }
        return .words(words.map { word in String(word.dropFirst(line.option.count)) })
    }

    /// Returns the completions of a word, which may be empty. `words` are the words before it, without the program's
    /// name.
    func completions(of word: String, after words: [String]) -> Completions {
        let position = WordPosition(words, in: grammar)
        if let option = position.optionAwaitingValue { return values(of: option, position, word, words) }
        if word.hasPrefix("--"), let sign = word.firstIndex(of: "="),
            let option = position.command.option(word[..<sign])
        {
            let found = values(of: option, position, String(word[word.index(after: sign)...]), words)
            guard case .words(let values) = found else { return found }
            return .words(values.map { value in word[...sign] + value })
        }
        if word.hasPrefix("-") {
            return .words(position.command.options.map { option in described(option.name, summary: option.summary) })
        }
        let names = names(of: position.isHelp ? grammar : position.command)
        guard !position.isHelp, let argument = position.argument else { return names.isEmpty ? .none : .words(names) }
        let values = values(of: argument, position, word, words)
        guard case .words(let found) = values else { return names.isEmpty ? values : .words(names) }
        return names.isEmpty && found.isEmpty ? .none : .words(names + found)
    }

    private func described(_ word: String, summary: String) -> String {
        describes && !summary.isEmpty ? "\(word)\t\(summary)" : word
    }

    private func names(of command: Grammar) -> [String] {
        command.commands.flatMap { command in command.names.map { name in described(name, summary: command.summary) } }
            .sorted()
    }

    private func values(
        of argument: Grammar.Argument, _ position: WordPosition, _ word: String, _ words: [String]
    ) -> Completions {
        if argument.isFolder { return .folders }
        if argument.isFile { return .files }
        guard let stored = argument.storedWords else { return .words(argument.values) }
        let found = stored.found(word, after: words, session, database: position.database)
        // A word with a slash that matches nothing in the store can only be a path.
        if found.isEmpty, word.contains("/") { return .files }
        // A shell would read a word with line breaks as several words.
        return .words(found.filter { word in !word.contains { character in character.isNewline || character == "\t" } })
    }
}
