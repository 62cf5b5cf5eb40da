import ArgumentParser
import Dispatch
import Foundation

/// The commands and options, as ArgumentParser describes them to tools.
struct Grammar: Sendable, Decodable {
    /// The root itself.
    let root: Command

    private enum CodingKeys: String, CodingKey {
        case root = "command"
    }

    /// The grammar of the REPL, described once, when it is first needed.
    static let repl = Grammar(describing: ReplGrammar.self)

    /// Describes the grammar of the REPL on another thread once the prompt stands, so that the first Tab does not wait.
    static func prepareRepl() {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(20)) { _ = repl }
    }

    /// Describes the grammar of a root.
    init(describing type: any ParsableCommand.Type) {
        let description = try? JSONDecoder().decode(Grammar.self, from: Data(type._dumpHelp().utf8))
        self = description ?? Grammar(root: Command())
    }

    private init(root: Command) { self.root = root }

    /// The commands that are shown.
    var commands: [Command] { root.commands.filter(\.isShown) }

    /// The shown command of a name.
    func command(_ name: String) -> Command? { commands.first { $0.name == name } }

    /// One command.
    struct Command: Sendable, Decodable {
        private var commandName: String?
        private var abstract: String?
        private var text: String?
        private var otherNames: [String]?
        private var shouldDisplay: Bool?
        private var subcommands: [Command]?
        private var defaultSubcommand: String?
        private var described: [Argument]?

        private enum CodingKeys: String, CodingKey {
            case commandName, abstract, shouldDisplay, subcommands, defaultSubcommand
            case text = "discussion"
            case otherNames = "aliases"
            case described = "arguments"
        }

        var name: String { commandName ?? "" }
        var summary: String { abstract ?? "" }
        var discussion: String { text ?? "" }
        var aliases: [String] { otherNames ?? [] }
        /// Whether help lists the command.
        var isShown: Bool { shouldDisplay ?? true }
        /// The commands below it, including those that are not shown.
        var commands: [Command] { subcommands ?? [] }
        /// The command that is meant if none is named.
        var standard: Command? { commands.first { $0.name == defaultSubcommand } }
        /// The arguments and options that are shown.
        var arguments: [Argument] { described?.filter(\.shouldDisplay) ?? [] }
        /// The options, each with its dashes.
        var options: [Argument] { arguments.filter { !$0.name.isEmpty } }

        /// The command below it of a name.
        func command(_ name: String) -> Command? { commands.first { $0.name == name || $0.aliases.contains(name) } }

        /// The option of a name.
        func option(_ name: some StringProtocol) -> Argument? { options.first { $0.name == name } }
    }

    /// An argument or an option of a command.
    struct Argument: Sendable, Decodable {
        private let kind: String
        fileprivate let shouldDisplay: Bool
        private let abstract: String?
        private let value: String?
        private let names: [Name]?
        private let allValues: [String]?
        private let completionKind: [String: Completion]?
        private let defaultValue: String?
        let isOptional: Bool
        let isRepeating: Bool

        private struct Name: Decodable {
            let kind: String
            let name: String
        }

        /// The content of a kind of completion: `{"list": {"values": [...]}}`, `{"shellCommand": {"command": ...}}`.
        private struct Completion: Decodable {
            let values: [String]?
            let command: StoredWords?
        }

        private enum CodingKeys: String, CodingKey {
            case kind, shouldDisplay, abstract, names, allValues, completionKind, defaultValue, isOptional, isRepeating
            case value = "valueName"
        }

        /// The option's long name with the dashes; empty for a positional argument.
        var name: String { names?.first { $0.kind == "long" }.map { "--" + $0.name } ?? "" }
        /// The short name with its dash, or an empty text.
        var letter: String { names?.first { $0.kind == "short" }.map { "-" + $0.name } ?? "" }
        /// The name of the value; empty for a flag.
        var valueName: String { kind == "flag" ? "" : value ?? "" }
        var summary: String { abstract ?? "" }
        /// The default value, or an empty text.
        var standard: String { defaultValue ?? "" }
        /// Whether a value follows.
        var takesValue: Bool { !name.isEmpty && !valueName.isEmpty }
        /// The possible values, if they are fixed.
        var values: [String] { completionKind?["list"]?.values ?? allValues ?? [] }
        /// The words of the store that are its values.
        var storedWords: StoredWords? { completionKind?["shellCommand"]?.command }
        var isFile: Bool { completionKind?["file"] != nil }
        var isFolder: Bool { completionKind?["directory"] != nil }
    }
}
