/// The position in the grammar after some words.
struct WordPosition {
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
    /// Whether all further words are positional arguments.
    private var isAfterOptions = false

    init(_ words: [String], in grammar: Grammar) {
        command = grammar
        for word in words {
            if let option = optionAwaitingValue {
                apply(option, word)
                optionAwaitingValue = nil
            } else if word == "--" {
                isAfterOptions = true
            } else if !isAfterOptions, word.hasPrefix("-"), word.count > 1 {
                let name = word.prefix { character in character != "=" }
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
        guard let last = operands.last, last.isRepeating else { return nil }
        return last
    }

    /// Returns the argument or option that a word at this position gives, or nil if there is none.
    func argument(givenBy word: String) -> Grammar.Argument? {
        if let optionAwaitingValue { return optionAwaitingValue }
        guard !isAfterOptions, word.hasPrefix("-"), let sign = word.firstIndex(of: "=") else { return argument }
        return command.option(word[..<sign])
    }
}
