import ArgumentParser
import Foundation

/// A command with its options and subcommands, in the format of ArgumentParser's description for tools.
struct Grammar: Sendable, Decodable {
    private var commandName: String?
    private var abstract: String?
    private var aliases: [String]?
    private var shouldDisplay: Bool?
    private var subcommands: [Grammar]?
    private var defaultSubcommand: String?
    private var arguments: [Argument]?

    /// The grammar of the REPL, created on first use.
    static let repl = Grammar(describing: ReplGrammar.self)

    /// Creates the grammar of a root command.
    init(describing type: any ParsableCommand.Type) {
        struct Description: Decodable { let command: Grammar }
        let description = try? JSONDecoder().decode(Description.self, from: Data(type._dumpHelp().utf8))
        self = description?.command ?? Grammar()
    }

    private init() {}

    var name: String { commandName ?? "" }
    /// The name and the aliases.
    var names: [String] { [name] + (aliases ?? []) }
    var summary: String { abstract ?? "" }
    /// The subcommands that help lists.
    var commands: [Grammar] { subcommands?.filter { subcommand in subcommand.shouldDisplay ?? true } ?? [] }
    /// The default subcommand.
    var standard: Grammar? { subcommands?.first { subcommand in subcommand.name == defaultSubcommand } }
    /// The options, with their dashes.
    var options: [Argument] { arguments?.filter { argument in argument.shouldDisplay && !argument.name.isEmpty } ?? [] }
    /// The positional arguments.
    var operands: [Argument] { arguments?.filter { argument in argument.shouldDisplay && argument.name.isEmpty } ?? [] }

    /// Returns the subcommand with a name or alias, including hidden subcommands.
    func command(_ name: String) -> Grammar? { subcommands?.first { subcommand in subcommand.names.contains(name) } }

    /// Whether words with a sign before them, such as `-chat`, are operands.
    var takesSignedWords: Bool { operands.contains { operand in operand.storedWords == .shortsAndNewTags } }

    /// Returns the option with a name.
    func option(_ name: some StringProtocol) -> Argument? {
        options.first { option in option.longNames.contains { longName in longName == name } }
    }

    /// Returns the option with a name of a dash and a letter.
    func shortOption(_ name: some StringProtocol) -> Argument? {
        options.first { option in option.shortName == String(name) }
    }

    /// An argument or an option of a command.
    struct Argument: Sendable, Decodable {
        private let kind: String
        fileprivate let shouldDisplay: Bool
        private let abstract: String?
        private let names: [Name]?
        private let allValues: [String]?
        private let completionKind: [String: Completion]?
        let isRepeating: Bool

        private struct Name: Decodable {
            let kind: String
            let name: String
        }

        /// The value of an entry of `completionKind`: `{"list": {"values": [...]}}` or `{"shellCommand": {"command":
        /// ...}}`.
        private struct Completion: Decodable {
            let values: [String]?
            let command: StoredWords?
        }

        /// The option's long name with its dashes, or an empty string for a positional argument.
        var name: String { longNames.first ?? "" }
        /// All long names of the option, with their dashes.
        var longNames: [String] { names?.filter { name in name.kind == "long" }.map { name in "--" + name.name } ?? [] }
        /// The option's name of a dash and a letter, or nil.
        var shortName: String? {
            let short = names?.first { name in name.kind == "short" }
            return short.map { short in "-" + short.name }
        }
        var summary: String { abstract ?? "" }
        /// Whether the option takes a value.
        var takesValue: Bool { kind == "option" }
        /// The possible values, if they are fixed.
        var values: [String] { completionKind?["list"]?.values ?? allValues ?? [] }
        /// The kind of stored words that the argument accepts.
        var storedWords: StoredWords? { completionKind?["shellCommand"]?.command }
        var isFile: Bool { completionKind?["file"] != nil }
        var isFolder: Bool { completionKind?["directory"] != nil }
        /// Whether the value can be the path of a file or a folder.
        var isPath: Bool { isFile || isFolder || storedWords == .backups }
    }
}
