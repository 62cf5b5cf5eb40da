import ArgumentParser

/// `til complete`: what Tab offers for a word, for the scripts of `til completions`.
struct Complete: Command {
    static let configuration = CommandConfiguration(
        commandName: "complete", abstract: "Print what completes a word of a line.",
        discussion: """
            The first line says what follows: words, each with a tab and what it is for, or files, folders or nothing. \
            With --line, the line of bash up to the cursor, each word is quoted so that it can stand there and \
            nothing in it is expanded.
            """,
        shouldDisplay: false)

    @Option(help: ArgumentHelp("The line of bash up to the cursor.", valueName: "text"))
    var line: String?

    @Option(help: ArgumentHelp("The characters at which bash breaks words.", valueName: "text"))
    var breaks = " \t\n\"'><=;|&(:"

    @Argument(parsing: .postTerminator, help: "The words after the program's name, the one to be completed last.")
    var words: [String] = []

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let bash = line.map { BashLine($0, breaks: breaks) }
        let words = bash.map { Array($0.words.dropFirst()) } ?? self.words
        let completer = Completer(root: Til.self, grammar: Grammar(describing: Til.self), database: options.database)
        let output = context.environment.output
        switch completer.offer(for: words.last ?? "", after: words.dropLast()) {
        case .nothing: output.line("nothing")
        case .files: output.line("files")
        case .folders: output.line("folders")
        case .words(let found):
            output.line("words")
            // A word of several lines would be taken for several.
            let found = found.filter { !$0.text.contains(where: \.isNewline) && !$0.text.contains("\t") }
            if let bash {
                for text in bash.replacements(found.map(\.text)) { output.line(text) }
            } else {
                for word in found { output.line(word.summary.isEmpty ? word.text : "\(word.text)\t\(word.summary)") }
            }
        }
    }
}
