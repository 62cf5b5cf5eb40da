import TILRPC
import TILText

/// A tool that an agent can call.
protocol AgentTool {
    /// The arguments of a call.
    associatedtype Arguments: Decodable

    /// The name of the tool.
    var name: String { get }
    /// What the tool does and when to use it, for the agent.
    var purpose: String { get }
    /// The JSON schemas of the arguments, by name.
    var properties: [AgentProperty] { get }
    /// Whether the tool changes the store.
    var changesStore: Bool { get }

    /// Carries out a call.
    /// - Throws: `AgentToolError`, or the failure of a command.
    func call(_ arguments: Arguments) throws -> AgentResult
}

/// The result of a call.
struct AgentResult {
    /// The result for reading.
    let text: String
    /// The same as JSON, or nil for an error.
    var structure: JSONObject?
}

/// An error that the agent can correct.
struct AgentToolError: Error {
    /// A full sentence that says what to do.
    let sentence: String
}

/// An argument of a tool, as a JSON schema describes it.
struct AgentProperty {
    /// The types of arguments.
    enum Kind {
        case text
        case texts(limit: Int)
        case number(ClosedRange<Int>)
        case choice([String])
    }

    let name: String
    let kind: Kind
    let purpose: String
    var isRequired = false

    fileprivate var schema: JSONObject {
        switch kind {
        case .text: ["type": "string", "description": purpose]
        case .texts(let limit):
            [
                "type": "array", "items": ["type": "string"] as JSONObject, "maxItems": limit, "description": purpose,
            ]
        case .number(let range):
            [
                "type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound, "description": purpose,
            ]
        case .choice(let values): ["type": "string", "enum": values, "description": purpose]
        }
    }
}

extension AgentTool {
    /// The tool as a client lists it.
    var description: JSONObject {
        let input: JSONObject = [
            "type": "object",
            "properties": JSONObject(members: properties.map { property in (property.name, property.schema) }),
            "required": properties.filter(\.isRequired).map(\.name), "additionalProperties": false,
        ]
        let annotations: JSONObject = [
            "readOnlyHint": !changesStore, "destructiveHint": false, "idempotentHint": true, "openWorldHint": false,
        ]
        return ["name": name, "description": purpose, "inputSchema": input, "annotations": annotations]
    }

    /// Carries out the call in a message.
    func result(of message: Message<AgentServer.Subject>) throws -> AgentResult {
        try call(message.parameters(CallParameters<Arguments>.self).arguments.get())
    }
}
