import TILProse
import TILRPC

/// A place between two characters of a document. Lines and characters count from 0.
struct Position: Codable, Hashable {
    var line: Int
    /// The number of units before the place on its line. The unit depends on the ``PositionEncoding``.
    var character: Int
}

/// The characters between two positions.
struct TextRange: Codable, Hashable {
    var start: Position
    var end: Position
}

/// A replacement for some characters of a document.
struct TextEdit: Encodable {
    var range: TextRange
    var newText: String
}

/// A document in the parameters of a message.
struct DocumentIdentifier: Decodable {
    let uri: String
    /// The version after a change.
    let version: Int?
}

/// The document or the request that a waiting message is about.
struct DocumentSubject: Decodable {
    let textDocument: DocumentIdentifier?
    /// The request that the message cancels.
    let id: RequestID?
}

/// The parameters of messages about a document.
struct DocumentParameters: Decodable {
    let textDocument: DocumentIdentifier
}

/// The parameters of requests about a position in a document.
struct PositionParameters: Decodable {
    let textDocument: DocumentIdentifier
    let position: Position
}

/// The parameters of `textDocument/didOpen`.
struct OpeningParameters: Decodable {
    struct Document: Decodable {
        let uri: String
        let languageId: String
        let version: Int
        let text: String
    }

    let textDocument: Document
}

/// The parameters of `textDocument/didChange`.
struct ChangeParameters: Decodable {
    struct Change: Decodable {
        /// The replaced characters, or nil for the whole document.
        let range: TextRange?
        let text: String
    }

    let textDocument: DocumentIdentifier
    let contentChanges: [Change]
}

/// The kinds of code actions.
enum ActionKind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.til"
}

/// The parameters of `textDocument/codeAction`.
struct CodeActionParameters: Decodable {
    struct Context: Decodable {
        /// The wanted kinds of actions, or nil for all.
        let only: [String]?
    }

    let textDocument: DocumentIdentifier
    let range: TextRange
    let context: Context

    /// Whether an action of a kind is wanted.
    func wants(_ kind: ActionKind) -> Bool {
        guard let wanted = context.only else { return true }
        // A kind contains those that continue its name after a full stop.
        return wanted.contains { prefix in (kind.rawValue + ".").hasPrefix(prefix + ".") }
    }
}

/// The parameters of `workspace/executeCommand`.
struct CommandParameters: Decodable {
    let command: String
    let arguments: [[String: String]]?
}

/// A folder that is open in the client.
struct WorkspaceFolder: Decodable {
    let uri: String
}

/// The parameters of `workspace/didChangeWorkspaceFolders`.
struct FolderParameters: Decodable {
    struct Event: Decodable {
        let added: [WorkspaceFolder]
        let removed: [WorkspaceFolder]
    }

    let event: Event
}

/// The parameters of `initialize`.
struct InitializationParameters: Decodable {
    let processId: Int32?
    let rootUri: String?
    let workspaceFolders: [WorkspaceFolder]?
    let capabilities: ClientCapabilities
}

/// The features of a client that change the answers.
struct ClientCapabilities: Decodable {
    struct General: Decodable {
        let positionEncodings: [String]?
    }

    struct Workspace: Decodable {
        struct Edit: Decodable {
            let documentChanges: Bool?
        }

        let workspaceEdit: Edit?
    }

    struct TextDocument: Decodable {
        struct Hover: Decodable {
            let contentFormat: [String]?
        }

        let hover: Hover?
    }

    let general: General?
    let workspace: Workspace?
    let textDocument: TextDocument?

    /// Whether the client takes edits with the version of the document.
    var hasVersionedEdits: Bool { workspace?.workspaceEdit?.documentChanges == true }
    /// Whether the client shows Markdown.
    var showsMarkdown: Bool { textDocument?.hover?.contentFormat?.contains("markdown") == true }
}

extension LintSeverity {
    /// The number of the severity in diagnostics and messages.
    var number: Int {
        switch self {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }
}
