import ArgumentParser
import Dispatch
import Foundation

/// The commands and options that there are, as ArgumentParser describes them to tools.
struct Grammar: Sendable {
    /// An argument or an option of a command.
    struct Argument: Sendable {
        /// The option's long name with the dashes; empty for a positional argument.
        let name: String
        /// The short name with its dash; empty where there is none.
        let letter: String
        /// What a value is called; empty where none is taken.
        let valueName: String
        /// The purpose of the argument, for help and completion.
        let summary: String
        /// Where the values come from.
        let completion: Completion
        /// Its place among the arguments without a name, from 0.
        var position = 0
        /// The value where none is given; empty where there is none.
        let standard: String
        let isOptional: Bool
        let isRepeating: Bool

        /// Whether a value follows.
        var takesValue: Bool { !name.isEmpty && !valueName.isEmpty }

        /// The values that there are, where they can be told.
        var values: [String] { if case .values(let values) = completion { values } else { [] } }
    }

    /// What the values of an argument are.
    enum Completion: Sendable {
        /// One of these; none where they cannot be told.
        case values([String])
        case files
        case folders
        /// What a function of the argument's says.
        case custom
    }

    /// One command.
    struct Command: Sendable {
        let name: String
        let summary: String
        let discussion: String
        let arguments: [Argument]
        let aliases: [String]
        /// Whether people are told that it is there.
        let isShown: Bool
        /// The commands below it, those among them that are not shown.
        let commands: [Command]
        /// The name of the one that is meant where none is named; empty where there is none.
        private let standardName: String

        /// The command that is meant where none is named.
        var standard: Command? { commands.first { $0.name == standardName } }

        /// The command below it of a name.
        func command(_ name: String) -> Command? { commands.first { $0.name == name || $0.aliases.contains(name) } }

        /// The options, each with its dashes.
        var options: [Argument] { arguments.filter { !$0.name.isEmpty } }

        /// The option of a name.
        func option(_ name: String) -> Argument? { options.first { $0.name == name } }
    }

    /// The root itself.
    let root: Command

    /// The commands that are shown.
    var commands: [Command] { root.commands.filter(\.isShown) }

    /// The grammar of the REPL, described once, when it is first needed.
    static let repl = Grammar(describing: ReplGrammar.self)

    /// Describes the grammar of the REPL on another thread, since the first Tab would wait for it: once the prompt stands,
    /// which would else wait in turn.
    static func prepareRepl() {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(20)) { _ = repl }
    }

    /// The command of a name.
    func command(_ name: String) -> Command? { commands.first { $0.name == name } }

    init(describing type: any ParsableCommand.Type) {
        let description = try? JSONDecoder().decode(Description.self, from: Data(type._dumpHelp().utf8))
        root = Command(description?.command)
    }

    // The part of ArgumentParser's tool info that is needed here.
    fileprivate struct Description: Decodable {
        let command: CommandDescription
    }

    fileprivate struct CommandDescription: Decodable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let shouldDisplay: Bool
        let subcommands: [CommandDescription]?
        let aliases: [String]?
        let defaultSubcommand: String?
        let arguments: [ArgumentDescription]?
    }

    fileprivate struct ArgumentDescription: Decodable {
        let kind: String
        let shouldDisplay: Bool
        let abstract: String?
        let valueName: String?
        let names: [NameDescription]?
        let allValues: [String]?
        let completionKind: [String: CompletionDescription]?
        let defaultValue: String?
        let isOptional: Bool
        let isRepeating: Bool
    }

    /// What ArgumentParser says of a kind of completion beside its name: `{"list": {"values": [...]}}`.
    fileprivate struct CompletionDescription: Decodable {
        let values: [String]?
    }

    fileprivate struct NameDescription: Decodable {
        let kind: String
        let name: String
    }
}

extension Grammar.Command {
    fileprivate init(_ description: Grammar.CommandDescription?) {
        name = description?.commandName ?? ""
        summary = description?.abstract ?? ""
        discussion = description?.discussion ?? ""
        var position = 0
        arguments = (description?.arguments ?? []).filter(\.shouldDisplay).map { description in
            var argument = Grammar.Argument(description)
            argument.position = position
            if argument.name.isEmpty { position += 1 }
            return argument
        }
        aliases = description?.aliases ?? []
        isShown = description?.shouldDisplay ?? true
        commands = (description?.subcommands ?? []).map { Grammar.Command($0) }
        standardName = description?.defaultSubcommand ?? ""
    }
}

extension Grammar.Argument {
    fileprivate init(_ description: Grammar.ArgumentDescription) {
        name = description.names?.first { $0.kind == "long" }.map { "--" + $0.name } ?? ""
        letter = description.names?.first { $0.kind == "short" }.map { "-" + $0.name } ?? ""
        valueName = description.kind == "flag" ? "" : description.valueName ?? ""
        summary = description.abstract ?? ""
        let kind = description.completionKind?.first
        completion =
            switch kind?.key {
            case "file": .files
            case "directory": .folders
            case "custom": .custom
            default: .values(kind?.value.values ?? description.allValues ?? [])
            }
        standard = description.defaultValue ?? ""
        isOptional = description.isOptional
        isRepeating = description.isRepeating
    }
}
