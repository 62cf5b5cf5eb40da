import Foundation

/// Writes one JSON object on a line.
struct JSONWriter {
    private var isFirst = true

    /// Begins the object.
    init(_ output: inout [UInt8]) {
        output.append(0x7B)
    }

    /// Ends the object and the line.
    func end(_ output: inout [UInt8]) {
        output.append(0x7D)
        output.append(0x0A)
    }

    /// Adds a text.
    mutating func add(_ key: StaticString, _ value: String, into output: inout [UInt8]) {
        begin(key, &output)
        Self.append(value, &output)
    }

    /// Adds a list of texts.
    mutating func add(_ key: StaticString, _ values: [String], into output: inout [UInt8]) {
        begin(key, &output)
        output.append(0x5B)
        for (index, value) in values.enumerated() {
            if index > 0 { output.append(0x2C) }
            Self.append(value, &output)
        }
        output.append(0x5D)
    }

    /// Adds a number, with as few digits as bring it back exactly; 0 where JSON has no such number.
    mutating func add(_ key: StaticString, _ value: Double, into output: inout [UInt8]) {
        begin(key, &output)
        let text = value.isFinite ? value.description : "0"
        output += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
    }

    /// Adds a whole number.
    mutating func add(_ key: StaticString, _ value: Int64, into output: inout [UInt8]) {
        begin(key, &output)
        if value < 0 { output.append(0x2D) }
        var rest = value.magnitude
        let start = output.count
        repeat {
            output.append(0x30 + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        output[start...].reverse()
    }

    /// Adds an identifier.
    mutating func add(_ key: StaticString, _ value: UUID, into output: inout [UInt8]) {
        begin(key, &output)
        output.append(0x22)
        IdentifierText.append(value, to: &output)
        output.append(0x22)
    }

    /// Adds `true` or `false`.
    mutating func add(_ key: StaticString, _ value: Bool, into output: inout [UInt8]) {
        begin(key, &output)
        output += (value ? "true" : "false").utf8
    }

    /// Adds what was asked in a review, and what became of it: all but when that was.
    mutating func add(answer review: Review, into output: inout [UInt8]) {
        add("thing", review.thing, into: &output)
        add("direction", review.direction.rawValue, into: &output)
        add(outcomeOf: review, into: &output)
    }

    /// Adds what a person was shown, what they typed, and how that was judged.
    mutating func add(outcomeOf review: Review, into output: inout [UInt8]) {
        add("asked", review.asked, into: &output)
        add("typed", review.typed, into: &output)
        add("seconds", review.seconds, into: &output)
        add("limit", review.limit, into: &output)
        add("verdict", review.verdict.rawValue, into: &output)
        add("grade", review.grade.name, into: &output)
    }

    private mutating func begin(_ key: StaticString, _ output: inout [UInt8]) {
        if !isFirst { output.append(0x2C) }
        isFirst = false
        output.append(0x22)
        key.withUTF8Buffer { output += $0 }
        output.append(0x22)
        output.append(0x3A)
    }

    private static func append(_ text: String, _ output: inout [UInt8]) {
        var text = text
        output.append(0x22)
        text.withUTF8 { bytes in
            var start = 0
            for index in bytes.indices where bytes[index] < 0x20 || bytes[index] == 0x22 || bytes[index] == 0x5C {
                output += bytes[start..<index]
                output += escape(bytes[index])
                start = index + 1
            }
            output += bytes[start...]
        }
        output.append(0x22)
    }

    private static func escape(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case 0x22, 0x5C: return [0x5C, byte]
        case 0x0A: return [0x5C, 0x6E]
        case 0x0D: return [0x5C, 0x72]
        case 0x09: return [0x5C, 0x74]
        default:
            let digits = Array("0123456789abcdef".utf8)
            return [0x5C, 0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
}
