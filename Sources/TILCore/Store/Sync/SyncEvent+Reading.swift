import Foundation

/// Reading of events. Foundation's decoder takes some 40 µs for a line, which a new device with a million answers would wait
/// for; this takes 4.
extension SyncEvent {
    /// The meaning of a line of a log.
    package enum Reading: Hashable, Sendable {
        case event(SyncEvent)
        /// A line that a newer til understands.
        case unknown(String)
        /// A line that no til writes.
        case refused
    }

    private static let names = Set(known.map(\.name))

    /// Returns the meaning of a JSON object.
    /// - Parameters:
    ///   - line: the object.
    ///   - device: the device whose log it is in.
    ///   - number: the number that it must have.
    package static func read(_ line: UnsafeBufferPointer<UInt8>, device: String, number: Int64)
        -> Reading
    {
        var event = SyncEvent(number: number, stamp: .never, operation: .thing)
        var object = FlatObject(line)
        guard let members = try? object.members() else { return .refused }
        event.members = members
        guard event["d"] == device, event[integer: "n"] == number, let name = event["o"],
            let milliseconds = event[integer: "t"],
            (0...SyncStamp.greatestMilliseconds).contains(milliseconds)
        else { return .refused }
        let counter = event[integer: "c"] ?? 0
        guard (0..<1 << SyncStamp.counterBits).contains(counter) else { return .refused }
        event.stamp = SyncStamp(milliseconds: milliseconds, counter: counter, device: device)
        for name in ["d", "n", "o", "t", "c", "h"] { event.members[name] = nil }
        let isOfNewer =
            !names.isSuperset(of: event.members.keys) || Operation(rawValue: name) == nil
            || event["direction"].map { Direction(rawValue: $0) == nil } ?? false
            || event["verdict"].map { Verdict(rawValue: $0) == nil } ?? false
            || event["grade"].map { Grade(name: $0) == nil } ?? false
        event.operation = Operation(rawValue: name) ?? .thing
        if Operation(rawValue: name) != nil, event.isPossible {
            // The log has what only a newer til understands.
            if isOfNewer { event.members = event.members.filter { names.contains($0.key) } }
            return .event(event)
        }
        return isOfNewer ? .unknown(String(decoding: line, as: UTF8.self)) : .refused
    }

    /// Returns the members of a line that follow the number, without the hash of a log, or nil if there are none.
    static func members(ofLine line: String, device: String, number: Int64) -> String? {
        let head = "{\"d\":\"\(device)\",\"n\":\(number)"
        guard line.hasPrefix(head + ","), line.hasSuffix("}") else { return nil }
        let members = line.dropFirst(head.count)
        let hash = members.range(of: ",\"h\":\"", options: .backwards)
        return String(members[..<(hash?.lowerBound ?? members.index(before: members.endIndex))])
    }
}

/// A flat object of JSON.
private struct FlatObject {
    struct Malformed: Error {}

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func members() throws(Malformed) -> [String: SyncEvent.Value] {
        var members: [String: SyncEvent.Value] = [:]
        members.reserveCapacity(20)
        try expect("{")
        repeat {
            let name = try string()
            try expect(":")
            members[name] = try value()
        } while take(",")
        try expect("}")
        guard place == bytes.count else { throw Malformed() }
        return members
    }

    private mutating func value() throws(Malformed) -> SyncEvent.Value {
        switch place < bytes.count ? Unicode.Scalar(bytes[place]) : " " {
        case "\"": return .text(try string())
        case "[":
            let start = place
            if let texts = texts() { return .texts(texts) }
            place = start
            try skip()
        case "{": try skip()
        default:
            let start = place
            while place < bytes.count, bytes[place] != UInt8(ascii: ","),
                bytes[place] != UInt8(ascii: "}")
            { place += 1 }
            let word = String(decoding: bytes[start..<place], as: UTF8.self)
            switch word {
            case "true": return .flag(true)
            case "false": return .flag(false)
            case "null": break
            default:
                guard word.first.map({ "-0123456789".contains($0) }) == true, let number = Double(word),
                    number.isFinite
                else { throw Malformed() }
                return .number(number)
            }
        }
        return .other
    }

    private mutating func texts() -> [String]? {
        var texts: [String] = []
        place += 1
        if take("]") { return texts }
        repeat {
            guard let text = try? string() else { return nil }
            texts.append(text)
        } while take(",")
        return take("]") ? texts : nil
    }

    private mutating func string() throws(Malformed) -> String {
        try expect("\"")
        let start = place
        var isEscaped = false
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            if bytes[place] < 0x20 { throw Malformed() }
            if bytes[place] == UInt8(ascii: "\\") {
                isEscaped = true
                place += 1
            }
            place += 1
        }
        guard place < bytes.count else { throw Malformed() }
        place += 1
        if !isEscaped, let text = String(validating: bytes[start..<(place - 1)], as: UTF8.self) {
            return text
        }
        let literal = Data(bytes[(start - 1)..<place])
        guard isEscaped, let text = try? JSONDecoder().decode(String.self, from: literal) else {
            throw Malformed()
        }
        return text
    }

    /// Passes over a list or an object.
    private mutating func skip() throws(Malformed) {
        var depth = 0
        repeat {
            guard place < bytes.count else { throw Malformed() }
            switch Unicode.Scalar(bytes[place]) {
            case "\"":
                _ = try string()
                continue
            case "[", "{": depth += 1
            case "]", "}": depth -= 1
            default: break
            }
            place += 1
        } while depth > 0
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard place < bytes.count, UInt32(bytes[place]) == character.value else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Malformed) {
        if !take(character) { throw Malformed() }
    }
}
