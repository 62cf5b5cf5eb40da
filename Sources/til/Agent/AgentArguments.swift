import Foundation

/// Texts that an agent passes. Some clients send an array as the text of its JSON, or a single text instead of an
/// array.
struct AgentTexts: Decodable {
    let texts: [String]

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let texts = try? value.decode([String].self) {
            self.texts = texts
            return
        }
        let text = try value.decode(String.self)
        texts = (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? [text]
    }
}

/// A number that an agent passes. Some clients send it as a text.
struct AgentNumber: Decodable {
    let number: Int

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) {
            self.number = number
            return
        }
        guard let number = Int(try value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "")
        }
        self.number = number
    }
}

/// The parameters of a call. A client may leave out the arguments of a tool that needs none.
struct CallParameters<Arguments: Decodable>: Decodable {
    /// The arguments, or a sentence for the agent.
    let arguments: Result<Arguments, AgentToolError>

    private enum CodingKeys: CodingKey {
        case arguments
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        do {
            let given = try values.decodeIfPresent(Arguments.self, forKey: .arguments)
            arguments = .success(try given ?? JSONDecoder().decode(Arguments.self, from: Data("{}".utf8)))
        } catch let error as DecodingError {
            arguments = .failure(AgentToolError(sentence: Self.sentence(of: error)))
        }
    }

    /// The number of keys around an argument: `params` and `arguments`.
    private static var depthOfArguments: Int { 2 }

    /// Returns a sentence that names the argument.
    private static func sentence(of error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, _): "Pass the argument '\(key.stringValue)'."
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            if let key = context.codingPath.dropFirst(depthOfArguments).first {
                "The argument '\(key.stringValue)' has the wrong type. Follow the tool's input schema."
            } else {
                "The arguments are invalid. Follow the tool's input schema."
            }
        @unknown default: "The arguments are invalid. Follow the tool's input schema."
        }
    }
}
