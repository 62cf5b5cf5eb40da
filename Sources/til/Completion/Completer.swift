import TILCore

/// The model of what may come next in a line, in the REPL and in the shells: commands, options and their values, acronyms,
/// tags, names of files, all as the grammar describes them.
struct Completer {
    let grammar: Grammar
    /// The store's file, unless the line names another.
    let database: String?
    let environment: Environment
    /// The store, if it is open.
    var store: ThingStore?

    /// What is offered for a word.
    enum Offer: Equatable {
        case nothing
        case files
        case folders
        case words([Word])
    }

    /// A word that is offered, and its purpose; empty if the word speaks for itself.
    struct Word: Equatable {
        let text: String
        var summary = ""
    }

    /// The offer for a word, which may be empty, after the words before it without the program's name.
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
            return .words(
                place.command.options.map { Word(text: $0.name.isEmpty ? $0.letter : $0.name, summary: $0.summary) })
        }
        if place.isHelp { return .words(names(of: grammar.root)) }
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

    private func names(of command: Grammar.Command) -> [Word] {
        command.commands.filter(\.isShown).flatMap { command in
            ([command.name] + command.aliases).map { Word(text: $0, summary: command.summary) }
        }.sorted { $0.text < $1.text }
    }

    private func values(of argument: Grammar.Argument, _ place: Place, _ word: String, _ words: [String]) -> Offer {
        if argument.isFolder { return .folders }
        if argument.isFile { return .files }
        guard let stored = argument.storedWords else { return .words(argument.values.map { Word(text: $0) }) }
        let source = StoredWords.Source(
            environment: environment, database: place.database ?? database,
            open: place.database == nil ? store : nil)
        let found = stored.found(word, after: words, in: source)
        // A word with a slash that nothing in the store begins with can only be a path.
        return found.isEmpty && word.contains("/") ? .files : .words(found.map { Word(text: $0) })
    }

    /// The place in the grammar after some words.
    private struct Place {
        /// The command; the root as long as none is named.
        var command: Grammar.Command
        /// Whether the words ask for help on a command.
        var isHelp = false
        /// The number of arguments without a name so far.
        var given = 0
        /// The option whose value comes next.
        var optionAwaitingValue: Grammar.Argument?
        /// The file that the line names as the store.
        var database: String?

        init(_ words: [String], in grammar: Grammar) {
            command = grammar.root
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
                    if command.name == grammar.root.name { isHelp = found.name == CommandNames.help }
                    command = found
                } else {
                    // Without a name the default command is meant.
                    command = command.standard ?? command
                    given += 1
                }
            }
        }

        private mutating func apply(_ option: Grammar.Argument, _ value: String) {
            if option.name == StoreOptions.databaseName { database = value }
        }

        /// The argument without a name that a word here would be.
        var argument: Grammar.Argument? {
            let positional = (command.standard ?? command).arguments.filter(\.name.isEmpty)
            if positional.indices.contains(given) { return positional[given] }
            return positional.last.flatMap { $0.isRepeating ? $0 : nil }
        }
    }
}

extension Completer {
    /// The completion of the REPL's lines.
    init(_ session: Session) {
        self.init(
            grammar: .repl, database: try? session.storePath(), environment: session.environment,
            store: (try? session.openStore()) ?? nil)
    }

    /// The offer to the line editor.
    func completions(_ line: UnfinishedLine) -> Completions {
        switch offer(for: line.option + line.word, after: line.words) {
        case .nothing: .none
        case .files, .folders: .files
        case .words(let found): .words(found.map { String($0.text.dropFirst(line.option.count)) })
        }
    }
}
