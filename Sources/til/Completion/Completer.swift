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
        return .words(words.map { String($0.dropFirst(line.option.count)) })
    }

    /// Returns the completions of a word, which may be empty. `words` are the words before it, without the program's
    /// name.
    func completions(of word: String, after words: [String]) -> Completions {
        let position = Position(words, in: grammar)
        if let option = position.optionAwaitingValue { return values(of: option, position, word, words) }
        if word.hasPrefix("--"), let sign = word.firstIndex(of: "="),
            let option = position.command.option(word[..<sign])
        {
            let found = values(of: option, position, String(word[word.index(after: sign)...]), words)
            guard case .words(let values) = found else { return found }
            return .words(values.map { word[...sign] + $0 })
        }
        if word.hasPrefix("-") { return .words(position.command.options.map { described($0.name, $0.summary) }) }
        let names = names(of: position.isHelp ? grammar : position.command)
        guard !position.isHelp, let argument = position.argument else { return names.isEmpty ? .none : .words(names) }
        let values = values(of: argument, position, word, words)
        guard case .words(let found) = values else { return names.isEmpty ? values : .words(names) }
        return names.isEmpty && found.isEmpty ? .none : .words(names + found)
    }

    private func described(_ word: String, _ summary: String) -> String {
        describes && !summary.isEmpty ? "\(word)\t\(summary)" : word
    }

    private func names(of command: Grammar) -> [String] {
        command.commands.flatMap { command in command.names.map { described($0, command.summary) } }.sorted()
    }

    private func values(
        of argument: Grammar.Argument, _ position: Position, _ word: String, _ words: [String]
    ) -> Completions {
        if argument.isFolder { return .folders }
        if argument.isFile { return .files }
        guard let stored = argument.storedWords else { return .words(argument.values) }
        let found = stored.found(word, after: words, session, database: position.database)
        // A word with a slash that matches nothing in the store can only be a path.
        if found.isEmpty, word.contains("/") { return .files }
        // A shell would read a word with line breaks as several words.
        return .words(found.filter { word in !word.contains { $0.isNewline || $0 == "\t" } })
    }

    /// The position in the grammar after some words.
    private struct Position {
        /// The command, or the root if no command has been named yet.
        var command: Grammar
        /// Whether the words ask for help on a command.
        var isHelp = false
        /// The number of positional arguments so far.
        var given = 0
        /// The option that is still waiting for its value.
        var optionAwaitingValue: Grammar.Argument?
        /// The store file that the line names.
        var database: String?

        init(_ words: [String], in grammar: Grammar) {
            command = grammar
            for word in words {
                if let option = optionAwaitingValue {
                    apply(option, word)
                    optionAwaitingValue = nil
                } else if word.hasPrefix("-"), word.count > 1 {
                    let name = word.prefix { $0 != "=" }
                    guard let option = command.option(name), option.takesValue else { continue }
                    if name.endIndex < word.endIndex {
                        apply(option, String(word[word.index(after: name.endIndex)...]))
                    } else {
                        optionAwaitingValue = option
                    }
                } else if let found = command.command(word) {
                    if command.name == grammar.name { isHelp = found.name == CommandNames.help }
                    command = found
                } else {
                    // Without a name, the line runs the default command.
                    command = command.standard ?? command
                    given += 1
                }
            }
        }

        private mutating func apply(_ option: Grammar.Argument, _ value: String) {
            if option.name == StoreOptions.databaseName { database = value }
        }

        /// The positional argument that a word at this position would be.
        var argument: Grammar.Argument? {
            let operands = (command.standard ?? command).operands
            if operands.indices.contains(given) { return operands[given] }
            return operands.last.flatMap { $0.isRepeating ? $0 : nil }
        }
    }
}
