import Foundation
import TILText

/// Several messages in one JSON array. Their answers are sent together, as another array.
///
/// Source: JSON-RPC 2.0, section 6. Version 2025-03-26 of the Model Context Protocol needs it, and later ones dropped it.
package final class MessageBatch {
    /// The number of messages that are not yet handled.
    private var remaining: Int
    private var answers: [String] = []

    /// The greatest number of messages in a batch.
    static let most = 1_000

    init(count: Int) { remaining = count }

    /// Adds the answer to one of the messages.
    func add(_ answer: String) { answers.append(answer) }

    /// Counts a message as handled, whether it was answered or not.
    /// - Returns: all answers as one JSON array after the last message. It is nil before that, and if there is no answer.
    func endMessage() -> String? {
        remaining -= 1
        if remaining > 0 || answers.isEmpty { return nil }
        return "[" + answers.joined(separator: ",") + "]"
    }

    /// Returns the elements of a JSON array, which need not be valid themselves, or nil if the text is no array. After one
    /// element too many, it stops.
    static func elements(of text: Data) -> [Data]? {
        let bytes = [UInt8](text).filter { byte in byte != UInt8(ascii: "\r") }
        guard let first = bytes.firstIndex(where: { byte in byte != UInt8(ascii: " ") }), bytes[first] == "[" else {
            return nil
        }
        var elements: [Data] = []
        var start = first + 1
        var depth = 0
        var isText = false
        var index = first
        while index < bytes.count {
            switch bytes[index] {
            case "\\" where isText: index += 1
            case "\"": isText.toggle()
            case _ where isText: break
            case "[", "{": depth += 1
            case "]", "}": depth -= 1
            case "," where depth == 1:
                elements.append(Data(bytes[start..<index]))
                start = index + 1
                if elements.count > most { return elements }
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        guard depth == 0, bytes[index...].allSatisfy({ byte in byte == UInt8(ascii: " ") }) else { return nil }
        let last = Data(bytes[start..<(index - 1)])
        let isEmpty = elements.isEmpty && last.allSatisfy { byte in byte == UInt8(ascii: " ") }
        return isEmpty ? [] : elements + [last]
    }
}
