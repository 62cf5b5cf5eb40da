import TILCore
import TILProse

/// The commands of code actions that change files.
enum ServerCommand: String, CaseIterable {
    /// Adds a thing to the store.
    case add = "til.add"
    /// Adds an acronym to the allow list of a configuration.
    case allow = "til.allow"

    /// Returns a call of the command for a code action.
    func call(_ arguments: [String: String]) -> JSONObject {
        ["title": rawValue, "command": rawValue, "arguments": [arguments]]
    }
}

extension LanguageServer {
    /// Runs a command, and shows the person the result. Nothing else writes to files.
    /// - Throws: `ProtocolError` if the command or its arguments are invalid.
    func execute(_ parameters: CommandParameters) throws -> (any Encodable)? {
        guard let command = ServerCommand(rawValue: parameters.command), let arguments = parameters.arguments?.first,
            let short = arguments["short"]
        else {
            throw ProtocolError.invalidParameters("There is no command '\(parameters.command)' with these arguments.")
        }
        do {
            switch command {
            case .add: try outbox.show(add(short, arguments))
            case .allow: try outbox.show(allow(short, in: arguments["file"] ?? ""))
            }
        } catch let error where !(error is ProtocolError) {
            try outbox.show(sentence(of: error), .error)
        }
        checker.forget()
        checkAgain()
        return nil
    }

    /// Adds a thing to the store.
    /// - Returns: A sentence about it.
    private func add(_ short: String, _ arguments: [String: String]) throws -> String {
        let draft = try ThingDraft(
            short: short, long: arguments["long"] ?? "", note: arguments["note"] ?? "",
            tags: [arguments["tags"] ?? ""], source: arguments["source"] ?? "", spelling: .asIs)
        try session.keepBackup()
        let thing = try session.store().add(draft, at: session.now)
        return "Added: \(thing.short.visible) (\(thing.long.visible)). Use 'til undo' to remove it."
    }

    /// Adds an acronym to the allow list of a configuration.
    /// - Returns: A sentence about it.
    /// - Throws: `CommandFailure` if the file is not a configuration of the workspace.
    private func allow(_ short: String, in path: String) throws -> String {
        guard mayChangeConfiguration(path) else {
            throw CommandFailure(
                "'\(path.visible)' is not a \(LintConfiguration.fileName) of the workspace, or is a link out of it. "
                    + "Add \(short.visible) to an allow list yourself.", .data)
        }
        try session.checkIsNotStore(path)
        try LintAllowList.add([short], to: path, interruption: interruption)
        return "Allowed \(short.visible) in \(path.visible)."
    }
}
