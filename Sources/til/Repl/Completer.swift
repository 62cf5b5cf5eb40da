import TILCore

/// What Tab offers in the REPL: commands, options and their values, acronyms, tags, file names.
struct Completer {
    let context: CommandContext

    /// How many acronyms are offered at most: more than anybody reads.
    private static let limit = 500

    func completions(_ request: CompletionRequest) -> Completions {
        let words = (try? WordSplitter.words(request.before)) ?? []
        guard let first = words.first else {
            return .words(CommandNames.shown(isInRepl: true) + shorts(request.word))
        }
        let grammar = Grammar.repl
        guard let command = grammar.command(first) else { return .words(shorts(request.word)) }
        // What stands directly before the word decides: an option's value, or an argument.
        let previous =
            request.before.last == "="
            ? request.before.split(separator: " ").last?.dropLast() : words.last.map { $0[...] }
        if words.count > 1 || request.before.last == "=", let previous, let option = command.option(String(previous)),
            option.takesValue
        {
            return values(of: option, request)
        }
        if request.word.hasPrefix("-") { return .words(command.options.map(\.name)) }
        switch first {
        case "import", "export", "scan": return .files
        case "config" where words.count == 1: return .words(SettingKey.listed.map(\.name))
        case "help": return .words(CommandNames.shown(isInRepl: true))
        case "add" where words.count > 1: return .none
        default: return .words(shorts(request.word))
        }
    }

    private func values(of option: Grammar.Argument, _ request: CompletionRequest) -> Completions {
        switch option.name {
        case "--tag": .words((try? context.store().tags().map(\.name)) ?? [])
        case "--database": .files
        case "--deck": .words(context.environment.installedData().decks().map(\.name))
        default: .words(option.values)
        }
    }

    private func shorts(_ prefix: String) -> [String] {
        prefix.isEmpty ? [] : (try? context.store().shorts(startingWith: prefix, limit: Self.limit)) ?? []
    }
}
