import Foundation
import TILText

/// Several messages in one JSON array. Their answers are sent together, as another array.
///
/// Source: JSON-RPC 2.0, section 6. Version 2025-03-26 of the Model Context Protocol needs it, and later ones dropped
/// it.
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
    /// - Returns: all answers as one JSON array after the last message. It is nil before that, and if there is no
    ///   answer.
    func endMessage() -> String? {
        remaining -= 1
        if remaining > 0 || answers.isEmpty { return nil }
        return "[" + answers.joined(separator: ",") + "]"
    }

    /// Returns the elements of a JSON array, which need not be valid themselves, or nil if the text is no array. After
    /// one element too many, it stops.
    static func elements(of text: Data) -> [Data]? {
        guard var reader = ArrayReader(text) else { return nil }
        var elements: [Data] = []
        while let element = reader.nextElement() {
            elements.append(element.text)
            if element.isLast {
                guard reader.isAtEnd else { return nil }
                let isEmptyArray = elements.count == 1 && element.text.isBlank
                return isEmptyArray ? [] : elements
            }
            if elements.count > most { return elements }
        }
        return nil
    }
}

/// Splits a JSON array into the texts of its elements. Within an element, it looks only at brackets and texts in
/// quotation marks.
private struct ArrayReader {
    struct Element {
        let text: Data
        /// Whether the bracket that closes the array follows, rather than a comma.
        let isLast: Bool
    }

    private let bytes: [UInt8]
    private var index: Int

    /// Creates a reader. The result is nil if the text does not start with a bracket.
    init?(_ text: Data) {
        bytes = text.filter { byte in byte != "\r" }
        let first = bytes.firstIndex { byte in byte != " " }
        guard let first, bytes[first] == "[" else { return nil }
        index = first + 1
    }

    /// Whether only spaces are left.
    var isAtEnd: Bool { bytes[index...].isBlank }

    /// Returns the next element, or nil if the array is not closed.
    mutating func nextElement() -> Element? {
        let start = index
        /// The number of open brackets within the element.
        var depth = 0
        while let byte = nextByte() {
            switch byte {
            case "\"":
                skipText()
            case "[", "{":
                depth += 1
            case "]", "}":
                if depth == 0 { return Element(text: Data(bytes[start..<(index - 1)]), isLast: true) }
                depth -= 1
            case ",":
                if depth == 0 { return Element(text: Data(bytes[start..<(index - 1)]), isLast: false) }
            default:
                break
            }
        }
        return nil
    }

    /// Moves past the quotation mark that closes a text.
    private mutating func skipText() {
        while let byte = nextByte() {
            if byte == "\"" { return }
            if byte == "\\" { _ = nextByte() }
        }
    }

    private mutating func nextByte() -> UInt8? {
        guard index < bytes.count else { return nil }
        index += 1
        return bytes[index - 1]
    }
}

extension Collection<UInt8> {
    /// Whether there are only spaces.
    fileprivate var isBlank: Bool { allSatisfy { byte in byte == " " } }
}
