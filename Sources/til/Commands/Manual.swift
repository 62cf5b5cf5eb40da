import ArgumentParser
import CVersion

/// `til manual FOLDER`: writes the manual's pages, for `make install`.
struct Manual: Command {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Write the pages of the manual into a folder.", shouldDisplay: false)

    @Argument(help: "The folder.", completion: .directory)
    var folder: String

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        let grammar = Grammar(describing: Til.self)
        // Without the commit: the pages are the same for the same program.
        let version = String(String(cString: til_version()).prefix { $0 != " " })
        let commands = grammar.commands.filter { $0.name != "help" }
        for command in [nil] + commands.map(Optional.some) {
            let page = ManualPage(grammar: grammar, command: command, version: version)
            let file = try OutputFile(
                folder + "/" + page.fileName, mode: 0o644, interruption: Interruption("Interrupted."))
            file.output.write(page.text())
            try file.finish()
        }
    }
}

/// A page of the manual, in the notation of man(7), made from the grammar itself.
struct ManualPage {
    let grammar: Grammar
    /// The command that the page is about; nil for til itself.
    let command: Grammar.Command?
    let version: String

    /// The page's file name: `til.1`, `til-quiz.1`.
    var fileName: String { (command.map { "til-\($0.name)" } ?? "til") + ".1" }

    /// The commands that have a page: `help` shows what the pages say.
    private var commands: [Grammar.Command] { grammar.commands.filter { $0.name != "help" } }

    func text() -> String {
        let subject = command ?? grammar.root
        let title = command.map { "til-\($0.name)" } ?? "til"
        var lines = [".TH \(Self.quoted(title.uppercased())) 1 \"\" \(Self.quoted("til \(version)")) \"til\""]
        lines += [".SH NAME", "\(Self.escaped(title)) \\- \(Self.escaped(Self.plain(subject.summary)))"]
        lines.append(".SH SYNOPSIS")
        lines += command == nil ? Self.rootSynopsis : synopsis(subject)
        lines.append(".SH DESCRIPTION")
        lines += paragraphs(subject.discussion.isEmpty ? subject.summary : subject.discussion)
        let shown = subject.arguments.filter { $0.name != "--version" || command == nil }
        if !shown.isEmpty {
            lines.append(".SH OPTIONS")
            for argument in shown { lines += entry(argument) }
        }
        if command == nil {
            lines.append(".SH COMMANDS")
            for command in commands {
                lines += [".TP", ".BR til\\-\(Self.escaped(command.name)) (1)", Self.escaped(command.summary)]
            }
            lines += Self.closing
        }
        lines.append(".SH SEE ALSO")
        let others = commands.filter { $0.name != command?.name }.map { "til\\-\($0.name)(1)" }
        lines.append(((command == nil ? [] : ["til(1)"]) + others).joined(separator: ", "))
        return lines.joined(separator: "\n") + "\n"
    }

    private static let rootSynopsis = [
        ".B til", ".br", ".B til", ".I SHORT ...", ".br", ".B til", ".I command ...",
    ]

    private static let closing = [
        ".SH ENVIRONMENT", ".TP", ".B TIL_DATABASE", "The store's file.", ".TP", ".B XDG_DATA_HOME",
        "Where til/til.db is, without TIL_DATABASE; ~/.local/share without it too.", ".TP", ".B XDG_DATA_DIRS",
        "Folders in whose til/decks more decks are looked for; /usr/local/share:/usr/share without it.", ".TP",
        ".B NO_COLOR",
        "Set and not empty: no colours.", ".TP", ".B PAGER", "Shows what is longer than the screen.", ".TP",
        ".B INPUTRC",
        "Readline's settings; $if til applies to til, whose functions are til\\-more\\-time, til\\-pause, til\\-give\\-up "
            + "and til\\-help.",
        ".SH EXIT STATUS",
        "0 done; 1 not found or nothing to do; 64 bad usage; 65 bad data; 66 no such input; 70 a defect of til; "
            + "74 cannot read or write; 75 the store is busy; 130 interrupted.",
    ]

    private func synopsis(_ command: Grammar.Command) -> [String] {
        var words = [".B til \(Self.escaped(command.name))"]
        if !command.options.isEmpty { words.append("[options]") }
        for argument in command.arguments where argument.name.isEmpty {
            let name = argument.valueName.uppercased() + (argument.isRepeating ? " ..." : "")
            words.append(".I " + Self.escaped(argument.isOptional ? "[\(name)]" : name))
        }
        return words
    }

    private func entry(_ argument: Grammar.Argument) -> [String] {
        var names = [argument.letter, argument.name].filter { !$0.isEmpty }.map { "\\fB\(Self.escaped($0))\\fR" }
            .joined(separator: ", ")
        if argument.name.isEmpty { names = "\\fI\(Self.escaped(argument.valueName.uppercased()))\\fR" }
        if argument.takesValue { names += " \\fI\(Self.escaped(argument.valueName))\\fR" }
        var text = argument.summary
        if !argument.standard.isEmpty { text += " Default: \(argument.standard)." }
        return [".TP", names, Self.escaped(text)]
    }

    /// Text with its paragraphs; lines that are indented stay as they are.
    private func paragraphs(_ text: String) -> [String] {
        var lines: [String] = []
        var isIndented = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("  ") != isIndented {
                isIndented.toggle()
                lines.append(isIndented ? ".nf" : ".fi")
            }
            lines.append(line.isEmpty ? ".PP" : Self.escaped(String(line)))
        }
        return isIndented ? lines + [".fi"] : lines
    }

    /// A summary without its full stop, as NAME has it.
    private static func plain(_ summary: String) -> String {
        summary.hasSuffix(".") ? String(summary.dropLast()) : summary
    }

    private static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

    /// Text in which nothing is taken for a request of roff.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            case "'" where result.isEmpty, "." where result.isEmpty: result += "\\&" + String(character)
            default: result.append(character)
            }
        }
        return result
    }
}
