package import Foundation

/// The identifier that a client gives to a request. It comes back as it was, with all digits of a long number.
package enum RequestID: Codable, Hashable {
    case number(Decimal)
    case text(String)

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Decimal.self), number.exponent >= 0 {
            self = .number(number)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// A request, a notification or a response of a client, in JSON-RPC 2.0.
///
/// `Subject` has the parameters that a server needs while the message waits: which document it is about, or which
/// request it cancels.
package struct Message<Subject: Decodable> {
    /// The identifier, or nil for a notification.
    package let id: RequestID?
    /// The method, or nil for a response.
    package let method: String?
    /// Whether the message is a response.
    package let isResponse: Bool
    /// The subject, or nil if the parameters have none.
    package let subject: Subject?
    /// The batch that the message is part of, or nil.
    package let batch: MessageBatch?
    /// The reason why an element of a batch is no message, or nil.
    package let fault: ProtocolError?
    private let body: Data

    /// The size of the message in bytes.
    var size: Int { body.count }

    /// Reads the content of a message.
    /// - Throws: `ProtocolError` if it is not one message of JSON-RPC.
    package init(_ body: Data, in batch: MessageBatch? = nil) throws(ProtocolError) {
        // The decoder does not look at the strings that it skips.
        guard String(validating: body, as: UTF8.self) != nil else { throw .parseError }
        let envelope: Envelope<Subject>
        do {
            envelope = try JSONDecoder().decode(Envelope<Subject>.self, from: body)
        } catch DecodingError.dataCorrupted {
            throw .parseError
        } catch {
            throw .invalidRequest("The content is not one message of JSON-RPC 2.0.")
        }
        self.body = body
        self.batch = batch
        fault = nil
        id = envelope.id
        method = envelope.method
        isResponse = envelope.isResponse
        subject = envelope.subject
    }

    /// Creates a stand-in for an element of a batch that is no message.
    init(_ fault: ProtocolError, in batch: MessageBatch) {
        self.fault = fault
        self.batch = batch
        id = nil
        method = nil
        isResponse = false
        subject = nil
        body = Data()
    }

    /// Returns the parameters.
    /// - Throws: `ProtocolError.invalidParameters`.
    package func parameters<Value: Decodable>(_ type: Value.Type = Value.self) throws(ProtocolError) -> Value {
        do {
            return try JSONDecoder().decode(Parameters<Value>.self, from: body).params
        } catch {
            throw .invalidParameters("The parameters of '\(method ?? "")' are invalid.")
        }
    }
}

/// The parts of a message that decide what to do with it.
private struct Envelope<Subject: Decodable>: Decodable {
    let id: RequestID?
    let method: String?
    let isResponse: Bool
    let subject: Subject?

    private enum CodingKeys: String, CodingKey {
        case id, method, params, result, error
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decodeIfPresent(RequestID.self, forKey: .id)
        method = try values.decodeIfPresent(String.self, forKey: .method)
        isResponse = values.contains(.result) || values.contains(.error)
        subject = try? values.decode(Subject.self, forKey: .params)
    }
}

private struct Parameters<Value: Decodable>: Decodable {
    let params: Value
}

/// The error in a response.
package struct ProtocolError: Error, Encodable {
    /// The code, as JSON-RPC 2.0 or the protocol above it defines it.
    package let code: Int
    /// A full sentence.
    package let message: String

    /// Creates an error.
    package init(code: Int, message: String) {
        self.code = code
        self.message = message
    }

    /// The content is not JSON.
    package static let parseError = ProtocolError(code: -32_700, message: "The content is not valid JSON.")

    /// The content is JSON, but not a message that the server can take now.
    package static func invalidRequest(_ message: String) -> ProtocolError {
        ProtocolError(code: -32_600, message: message)
    }

    /// The server has no such method.
    package static func unknownMethod(_ name: String) -> ProtocolError {
        ProtocolError(code: -32_601, message: "There is no method '\(name)'.")
    }

    /// The parameters of a method are wrong.
    package static func invalidParameters(_ message: String) -> ProtocolError {
        ProtocolError(code: -32_602, message: message)
    }

    /// The method failed.
    package static func failure(_ message: String) -> ProtocolError { ProtocolError(code: -32_603, message: message) }
}
