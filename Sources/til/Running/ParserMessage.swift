/// A message of the parser about wrong words, which becomes whole sentences with advice.
struct ParserMessage {
    /// The message without the leading "Error: ".
    private let message: String
    /// The lines below it.
    private let rest: [String]
    /// The command that was typed.
    private let command: String
    private let grammar: Grammar

    init(_ text: String, command: String, grammar: Grammar) {
        let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        message = String((lines.first ?? "").trimmingPrefix("Error: "))
        rest = Array(lines.dropFirst())
        self.command = command
        self.grammar = grammar
    }

    /// The message with advice and full stops.
    var sentences: String {
        let first = Self.ended(withAdvice) + adviceOnDash
        return ([first] + rest).joined(separator: "\n")
    }

    /// Returns a text with a full stop, unless it ends with a mark.
    private static func ended(_ text: String) -> String {
        guard let last = text.last, !".?!:".contains(last) else { return text }
        return text + "."
    }

    /// The message, and what the person may have meant.
    private var withAdvice: String {
        if let expected = expectedOption { return "\(message). \(expected.advice)" }
        if let option = unknownOption, let owner = subcommand(withOption: option) {
            return "Unknown option '\(option)'. \(Guess.question(typed: "til \(command) \(owner.name) \(option)"))"
        }
        if let argument = unexpectedArgument, let meant = Self.commandsWithArgument[command] {
            return "\(message). \(Guess.question(typed: "til \(meant) \(argument)"))"
        }
        return message
    }

    /// A sentence, after a space, if the message may be about a value that begins with a dash.
    private var adviceOnDash: String {
        if let option = message.firstMatch(of: /^Missing value for '(?:-\w, )?(--[\w-]+)/)?.1 {
            return " If the value begins with a dash, write \(option)=VALUE."
        }
        if message.contains(/^Unexpected argument '-|^\d+ unexpected arguments: '-/) {
            return " If it is the value of an option, write --option=VALUE."
        }
        return ""
    }

    private var unknownOption: String? {
        message.firstMatch(of: /Unknown option '(--[\w-]+)'/).map { match in String(match.1) }
    }

    private var unexpectedArgument: String? {
        message.firstMatch(of: /^Unexpected argument '([^-'][^']*)'/).map { match in String(match.1) }
    }

    /// Returns the first subcommand of the command that has an option which the command itself does not have.
    private func subcommand(withOption option: String) -> Grammar? {
        grammar.command(command)?.commands.first { subcommand in subcommand.option(option[...]) != nil }
    }

    // MARK: What somebody may expect

    /// An option that somebody may expect.
    private struct ExpectedOption {
        let command: String
        let option: String
        let advice: String

        init(_ option: String, of command: String, advice: String) {
            self.command = command
            self.option = option
            self.advice = advice
        }

        init(_ option: String, of command: String, meant: String) {
            self.init(option, of: command, advice: Guess.question(typed: meant))
        }
    }

    private var expectedOption: ExpectedOption? {
        Self.expectedOptions.first { expected in
            expected.command == command && message.contains("option '\(expected.option)'")
        }
    }

    /// Options that somebody may expect, and what to use instead.
    private static let expectedOptions = [
        ExpectedOption("--countdown", of: "quiz", meant: "--seconds"),
        ExpectedOption("--choice", of: "quiz", meant: "--mode choice"),
        ExpectedOption("--reveal", of: "quiz", meant: "--mode reveal"),
        ExpectedOption("--meaning", of: "edit", meant: "--long"),
        ExpectedOption("--meaning", of: "add", advice: "Write the meaning after the acronym."),
        ExpectedOption("--tomorrow", of: "due", meant: "til due tomorrow"),
        ExpectedOption("--confused", of: "list", meant: "til quiz --confused"),
        ExpectedOption(
            "--output", of: "export", advice: "Write the name of the file without an option: 'til export things.csv'."),
    ]

    /// Commands without an argument, and the beginning of what somebody means who gives them one.
    private static let commandsWithArgument = ["decks": "import --deck", "tags": "list --tag"]
}
