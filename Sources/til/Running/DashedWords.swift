import TILProcess
import TILText

/// Words that begin with a dash, prepared for the parser.
///
/// The parser takes each letter after a single dash for an option of its own, so that it would find `-h` in "- dash"
/// and in `-handshake`, and print help. Therefore `-h` is an option only alone. Text that begins with a dash is moved
/// after `--`, or joined to the option before it (`--note=-draft`).
struct DashedWords {
    /// The words for the parser.
    private var words: [String] = []
    /// The words that are neither options, their values nor names of commands.
    private var operands: [String] = []
    private var command: Grammar
    /// Whether no command has been named yet.
    private var isRoot = true
    /// The option that waits for its value, and its name as typed.
    private var waiting: String?

    /// Returns the words for the parser.
    /// - Throws: `CommandFailure` for a word that looks like an option with a single dash and is none.
    /// - Parameter grammar: Returns the grammar, which takes a while to build.
    static func arranged(_ words: [String], grammar: () -> Grammar) throws -> [String] {
        let beforeEnd = words.prefix { word in word != "--" }
        let isUsual = beforeEnd.allSatisfy { word in DashedWord.isForParser(word) }
        if isUsual { return words }
        var arranged = DashedWords(command: grammar())
        for word in beforeEnd { try arranged.add(word) }
        if let waiting = arranged.waiting { arranged.words.append(waiting) }
        arranged.operands += words.dropFirst(beforeEnd.count + 1)
        if arranged.operands.isEmpty { return arranged.words }
        return arranged.words + ["--"] + arranged.operands
    }

    private init(command: Grammar) {
        self.command = command
    }

    private mutating func add(_ word: String) throws {
        let dashed = DashedWord(word)
        if let name = waiting {
            waiting = nil
            if dashed.isValue {
                words.append("\(name)=\(word)")
                return
            }
            words.append(name)
        }
        switch dashed.kind {
        case .option:
            addOption(word)
        case .help:
            words.append(word)
        case .short:
            let name = word.prefix { character in character != "=" }
            if command.shortOption(name) != nil {
                addOption(word)
            } else if command.takesSignedWords {
                addOperand(word)
            } else {
                throw CommandFailure(unknown(word), .usage)
            }
        case .text:
            addOperand(word)
        }
    }

    private mutating func addOption(_ word: String) {
        let isComplete = word.contains("=")
        let option = command.option(word) ?? command.shortOption(word)
        if !isComplete, option?.takesValue == true {
            waiting = word
        } else {
            words.append(word)
        }
    }

    private mutating func addOperand(_ word: String) {
        if operands.isEmpty, let named = command.command(word) {
            words.append(word)
            command = named
            isRoot = false
            return
        }
        // Without a name, the words are for the default command.
        if isRoot, let standard = command.standard {
            words.insert(standard.name, at: 0)
            command = standard
            isRoot = false
        }
        operands.append(word)
    }

    private func unknown(_ word: String) -> String {
        let sentence = "Unknown option '\(word)'."
        let long = "-" + word.prefix { character in character != "=" }
        if long == "--help" || command.option(long) != nil { return "\(sentence) \(Guess.question(typed: long))" }
        return
            "\(sentence) Put '--' before text that begins with a dash, or write --option=TEXT if it belongs to an option."
    }
}

/// A word of a command line that may begin with a dash.
private struct DashedWord {
    enum Kind {
        /// `--name` or `--name=value`.
        case option
        /// `-h` alone.
        case help
        /// A word that looks like an option with a single dash.
        case short
        /// Any other word.
        case text
    }

    let kind: Kind

    /// Whether the word can be the value of an option before it.
    var isValue: Bool {
        switch kind {
        case .short, .text: true
        case .option, .help: false
        }
    }

    init(_ word: String) {
        let dashes = word.prefix { character in character == "-" }.count
        let name = word.dropFirst(dashes).prefix { character in character != "=" }
        // No option has another first character or white space in its name.
        let isName = name.utf8.first?.isLetter ?? false
        if !isName || name.contains(where: \.isWhitespace) {
            kind = .text
        } else if dashes == 2 {
            kind = .option
        } else if dashes == 1 {
            kind = word == "-h" ? .help : .short
        } else {
            kind = .text
        }
    }

    /// Whether the parser reads a word as it is meant.
    static func isForParser(_ word: String) -> Bool {
        if !word.hasPrefix("-") || word == "-" { return true }
        switch DashedWord(word).kind {
        case .option, .help: return true
        case .short, .text: return false
        }
    }
}
