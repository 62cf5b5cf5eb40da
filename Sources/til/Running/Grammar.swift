import ArgumentParser
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
        /// What it is for.
        let summary: String
        /// The values that there are, where they can be told.
        let values: [String]
        /// The value where none is given; empty where there is none.
        let standard: String
        let isOptional: Bool
        let isRepeating: Bool

        /// Whether a value follows.
        var takesValue: Bool { !name.isEmpty && !valueName.isEmpty }
    }

    /// One command.
    struct Command: Sendable {
        let name: String
        let summary: String
        let discussion: String
        let arguments: [Argument]

        /// The options, each with its dashes.
        var options: [Argument] { arguments.filter { !$0.name.isEmpty } }

        /// The option of a name.
        func option(_ name: String) -> Argument? { options.first { $0.name == name } }
    }

    /// The root itself.
    let root: Command
    /// The commands that are shown.
    let commands: [Command]

    /// The grammar of the REPL, described once, when it is first needed.
    static let repl = Grammar(describing: ReplGrammar.self)

    /// The command of a name.
    func command(_ name: String) -> Command? { commands.first { $0.name == name } }

    init(describing type: any ParsableCommand.Type) {
        let description = try? JSONDecoder().decode(Description.self, from: Data(type._dumpHelp().utf8))
        root = Command(description?.command)
        commands = (description?.command.subcommands ?? []).filter(\.shouldDisplay).map { Command($0) }
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
        let arguments: [ArgumentDescription]?
    }

    fileprivate struct ArgumentDescription: Decodable {
        let kind: String
        let shouldDisplay: Bool
        let abstract: String?
        let valueName: String?
        let names: [NameDescription]?
        let allValues: [String]?
        let defaultValue: String?
        let isOptional: Bool
        let isRepeating: Bool
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
        arguments = (description?.arguments ?? []).filter(\.shouldDisplay).map { Grammar.Argument($0) }
    }
}

extension Grammar.Argument {
    fileprivate init(_ description: Grammar.ArgumentDescription) {
        name = description.names?.first { $0.kind == "long" }.map { "--" + $0.name } ?? ""
        letter = description.names?.first { $0.kind == "short" }.map { "-" + $0.name } ?? ""
        valueName = description.kind == "flag" ? "" : description.valueName ?? ""
        summary = description.abstract ?? ""
        values = description.allValues ?? []
        standard = description.defaultValue ?? ""
        isOptional = description.isOptional
        isRepeating = description.isRepeating
    }
}
