import TILCore

/// Computes the completions of a line for the REPL and the shells from the grammar: commands, options and their values,
/// acronyms, tags and file names.
struct Completer {
    let session: Session
    var grammar = Grammar.repl

    /// The completions of a word.
    enum Offer: Equatable {
        case nothing
        case files
        case folders
        case words([Word])
    }

    /// A candidate word and its purpose, which is empty if the word needs no explanation.
    struct Word: Equatable {
        let text: String
        var summary = ""
    }

    /// Returns the completions of a word, which may be empty. `words` are the words before it, without the program's
    /// name.
    func offer(for word: String, after words: [String]) -> Offer {
        let place = Place(words, in: grammar)
        if let option = place.optionAwaitingValue { return values(of: option, place, word, words) }
        if word.hasPrefix("--"), let sign = word.firstIndex(of: "="), let option = place.command.option(word[..<sign]) {
            let name = word[...sign]
            let offer = values(of: option, place, String(word[word.index(after: sign)...]), words)
            guard case .words(let found) = offer else { return offer }
            return .words(found.map { Word(text: name + $0.text, summary: $0.summary) })
        }
        if word.hasPrefix("-") {
            return .words(place.command.options.map { Word(text: $0.name, summary: $0.summary) })
        }
        if place.isHelp { return .words(names(of: grammar)) }
        var offered = names(of: place.command)
        if let argument = place.argument {
            switch values(of: argument, place, word, words) {
            case .words(let found): offered += found
            case let other where offered.isEmpty: return other
            default: break
            }
        }
        return offered.isEmpty ? .nothing : .words(offered)
    }

    private func names(of command: Grammar) -> [Word] {
        command.commands.flatMap { command in
            command.names.map { Word(text: $0, summary: command.summary) }
        }.sorted { $0.text < $1.text }
    }

    private func values(of argument: Grammar.Argument, _ place: Place, _ word: String, _ words: [String]) -> Offer {
        if argument.isFolder { return .folders }
        if argument.isFile { return .files }
        guard let stored = argument.storedWords else { return .words(argument.values.map { Word(text: $0) }) }
        let found = stored.found(word, after: words, session, database: place.database)
        // A word with a slash that matches nothing in the store can only be a path.
        return found.isEmpty && word.contains("/") ? .files : .words(found.map { Word(text: $0) })
    }

    /// The place in the grammar after some words.
    private struct Place {
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

        /// The positional argument that a word at this place would be.
        var argument: Grammar.Argument? {
            let operands = (command.standard ?? command).operands
            if operands.indices.contains(given) { return operands[given] }
            return operands.last.flatMap { $0.isRepeating ? $0 : nil }
        }
    }
}

extension Completer {
    /// Returns the completions in the form that the line editor expects.
    func completions(_ line: UnfinishedLine) -> Completions {
        switch offer(for: line.option + line.word, after: line.words) {
        case .nothing: .none
        case .files, .folders: .files
        case .words(let found): .words(found.map { String($0.text.dropFirst(line.option.count)) })
        }
    }
}
