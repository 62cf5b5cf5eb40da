import ArgumentParser
import TILCore

/// What Tab offers, in the REPL and in the shells: commands, options and their values, acronyms, tags, names of files, all
/// as the grammar describes them.
struct Completer {
    /// The grammar's root.
    let root: any ParsableCommand.Type
    /// The grammar as tools are told of it.
    let grammar: Grammar
    /// The store's file, unless the line names another.
    let database: String?
    /// The store, where it is open.
    var store: ThingStore?

    /// What is offered for a word.
    enum Offer: Equatable {
        case nothing
        case files
        case folders
        case words([Word])
    }

    /// A word that is offered, with what it is for; empty where it speaks for itself.
    struct Word: Equatable {
        let text: String
        var summary = ""
    }

    /// What is offered for a word, which may be empty, after the words before it, the program's name left out.
    func offer(for word: String, after words: [String]) -> Offer {
        let place = Place(words, in: grammar)
        if let option = place.optionAwaitingValue { return values(of: option, place, word, words) }
        if word.hasPrefix("--"), let sign = word.firstIndex(of: "="), let option = place.option(word[..<sign]) {
            let name = word[...sign]
            let offer = values(of: option, place, String(word[word.index(after: sign)...]), words)
            guard case .words(let found) = offer else { return offer }
            return .words(found.map { Word(text: name + $0.text, summary: $0.summary) })
        }
        if word.hasPrefix("-") {
            return .words(place.options.map { Word(text: $0.name.isEmpty ? $0.letter : $0.name, summary: $0.summary) })
        }
        if place.path.first == CommandNames.help { return .words(names(of: grammar.root)) }
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
        switch argument.completion {
        case .values(let values): return .words(values.map { Word(text: $0) })
        case .folders: return .folders
        case .files: return .files
        case .custom:
            let found = asked(argument, place, word, words)
            // A word with a slash that nothing in the store begins with can only be a path.
            return found.isEmpty && word.contains("/") ? .files : .words(found.map { Word(text: $0) })
        }
    }

    /// Has the parser ask the function that an argument names for its values, as a shell's script would.
    private func asked(
        _ argument: Grammar.Argument, _ place: Place, _ word: String, _ words: [String]
    ) -> [String] {
        let name = argument.name.isEmpty ? "positional@\(argument.position)" : argument.name
        let request =
            ["---completion"] + place.argumentPath + ["--", name, "\(words.count)", "\(word.count)"] + words + [word]
        return ShellCompletion.$database.withValue(place.database ?? database) {
            ShellCompletion.$openStore.withValue(place.database == nil ? store : nil) {
                do {
                    _ = try root.parseAsRoot(request)
                    return []
                } catch {
                    guard root.exitCode(for: error) == .success else { return [] }
                    return root.fullMessage(for: error).split(separator: "\n").map(String.init)
                }
            }
        }
    }
}

extension Completer {
    /// Where a line stands, as the words before the one at the cursor tell.
    private struct Place {
        /// The names of the command and of its parents below the root.
        var path: [String] = []
        /// The command; the root as long as none is named.
        var command: Grammar.Command
        /// How many arguments without a name were given.
        var given = 0
        /// The option whose value comes next.
        var optionAwaitingValue: Grammar.Argument?
        /// The file that the line names as the store.
        var database: String?

        init(_ words: [String], in grammar: Grammar) {
            command = grammar.root
            for word in words {
                if let option = optionAwaitingValue {
                    take(option, word)
                    optionAwaitingValue = nil
                } else if word.hasPrefix("-"), word.count > 1 {
                    let name = word.prefix { $0 != "=" }
                    guard let option = option(name), option.takesValue else { continue }
                    if name.endIndex < word.endIndex {
                        take(option, String(word[word.index(after: name.endIndex)...]))
                    } else {
                        optionAwaitingValue = option
                    }
                } else if let found = command.command(word) {
                    command = found
                    path.append(found.name)
                } else {
                    // Without a name the default command is meant.
                    if let standard = command.standard {
                        command = standard
                        path.append(standard.name)
                    }
                    given += 1
                }
            }
        }

        private mutating func take(_ option: Grammar.Argument, _ value: String) {
            if option.name == StoreOptions.databaseName { database = value }
        }

        var options: [Grammar.Argument] { command.options }

        func option(_ name: some StringProtocol) -> Grammar.Argument? { command.option(String(name)) }

        /// The names of the command whose arguments are meant here, and of its parents.
        var argumentPath: [String] { path + (command.standard.map { [$0.name] } ?? []) }

        /// The argument without a name that a word here would be.
        var argument: Grammar.Argument? {
            let positional = (command.standard ?? command).arguments.filter(\.name.isEmpty)
            if positional.indices.contains(given) { return positional[given] }
            return positional.last.flatMap { $0.isRepeating ? $0 : nil }
        }
    }
}

extension Completer {
    /// What Tab offers in the REPL.
    init(context: CommandContext) {
        self.init(
            root: ReplGrammar.self, grammar: .repl, database: try? context.storePath(),
            store: (try? context.openStore()) ?? nil)
    }

    /// What the line editor is to offer.
    func completions(_ line: UnfinishedLine) -> Completions {
        switch offer(for: line.option + line.word, after: line.words) {
        case .nothing: return .none
        case .files, .folders: return .files
        case .words(let found): return .words(found.map { String($0.text.dropFirst(line.option.count)) })
        }
    }
}
