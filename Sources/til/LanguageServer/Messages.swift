/// The identifier that a client gives to a request.
enum RequestID: Codable, Hashable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// The parts of a message that decide what to do with it.
struct Envelope: Decodable {
    /// The identifier, or nil for a notification.
    let id: RequestID?
    /// The method, or nil for a response.
    let method: String?
    let isResponse: Bool
    /// The document that the message is about.
    let uri: String?
    /// The request that the message cancels, or nil.
    let cancelled: RequestID?

    private enum CodingKeys: String, CodingKey {
        case id, method, params, result, error
    }

    private struct Subject: Decodable {
        let textDocument: DocumentIdentifier?
        let id: RequestID?
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decodeIfPresent(RequestID.self, forKey: .id)
        method = try values.decodeIfPresent(String.self, forKey: .method)
        isResponse = values.contains(.result) || values.contains(.error)
        let subject = try? values.decode(Subject.self, forKey: .params)
        uri = subject?.textDocument?.uri
        cancelled = method == "$/cancelRequest" ? subject?.id : nil
    }
}

/// The error in a response.
struct ProtocolError: Error, Encodable {
    let code: Int
    /// A full sentence.
    let message: String

    static let parseError = ProtocolError(code: -32_700, message: "The content is not valid JSON.")
    static let notInitialized = ProtocolError(code: -32_002, message: "The first request must be 'initialize'.")
    static let cancelled = ProtocolError(code: -32_800, message: "The request was cancelled.")

    static func invalidRequest(_ message: String) -> ProtocolError { ProtocolError(code: -32_600, message: message) }
    static func unknownMethod(_ name: String) -> ProtocolError {
        ProtocolError(code: -32_601, message: "There is no method '\(name)'.")
    }
    static func invalidParameters(_ message: String) -> ProtocolError { ProtocolError(code: -32_602, message: message) }
    static func failure(_ message: String) -> ProtocolError { ProtocolError(code: -32_603, message: message) }
}
