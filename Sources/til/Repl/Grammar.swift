import ArgumentParser
import Foundation

/// The commands and options that there are, as ArgumentParser describes them to tools.
struct Grammar: Sendable {
    /// One option of a command.
    struct Option: Sendable {
        /// Its long name with the dashes.
        let name: String
        /// Whether a value follows.
        let takesValue: Bool
        /// The values that there are, where they can be told.
        let values: [String]
    }

    /// One command.
    struct Command: Sendable {
        let name: String
        let options: [Option]

        /// The option of a name.
        func option(_ name: String) -> Option? { options.first { $0.name == name } }
    }

    /// The commands.
    let commands: [Command]

    /// The grammar of the REPL, described once, when it is first needed.
    static let repl = Grammar(describing: ReplGrammar.self)

    /// The command of a name.
    func command(_ name: String) -> Command? { commands.first { $0.name == name } }

    init(describing root: any ParsableCommand.Type) {
        let description = try? JSONDecoder().decode(Description.self, from: Data(root._dumpHelp().utf8))
        commands = (description?.command.subcommands ?? []).map { command in
            Command(
                name: command.commandName,
                options: (command.arguments ?? []).compactMap { argument in
                    guard let name = argument.preferredName, name.kind == "long", argument.shouldDisplay else {
                        return nil
                    }
                    return Option(
                        name: "--" + name.name, takesValue: argument.kind == "option", values: argument.allValues ?? [])
                })
        }
    }

    // The part of ArgumentParser's tool info that is needed here.
    private struct Description: Decodable {
        let command: CommandDescription
    }

    private struct CommandDescription: Decodable {
        let commandName: String
        let subcommands: [CommandDescription]?
        let arguments: [ArgumentDescription]?
    }

    private struct ArgumentDescription: Decodable {
        let kind: String
        let shouldDisplay: Bool
        let preferredName: NameDescription?
        let allValues: [String]?
    }

    private struct NameDescription: Decodable {
        let kind: String
        let name: String
    }
}
