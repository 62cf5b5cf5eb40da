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

    private static let membersByName = Dictionary(uniqueKeysWithValues: members.map { ("\($0.name)", $0.member) })

    /// Returns the meaning of a JSON object.
    /// - Parameters:
    ///   - line: the object.
    ///   - device: the device whose log it is in.
    ///   - number: the number that it must have.
    package static func read(_ line: UnsafeBufferPointer<UInt8>, device: String, number: Int64) -> Reading {
        var event = SyncEvent(number: number, stamp: .never, operation: .thing)
        var (author, operation): (String?, String?)
        var (found, time): (Double?, Double?)
        var counter: Double? = 0
        var isOfNewer = false
        do {
            var object = FlatObject(line)
            while let (name, value) = try object.next() {
                switch (name, value) {
                case ("d", .text(let text)): author = text
                case ("o", .text(let text)): operation = text
                case ("n", .number(let number)): found = number
                case ("t", .number(let number)): time = number
                case ("c", .number(let number)): counter = number
                case ("h", .text): break
                default: if !event.set(name, value) { isOfNewer = true }
                }
            }
        } catch {
            return .refused
        }
        guard author == device, found == Double(number), let operation,
            let milliseconds = time.flatMap(Int64.init(exactly:)), (0...SyncStamp.greatestMilliseconds).contains(milliseconds),
            let counter = counter.flatMap(Int64.init(exactly:)), (0..<1 << SyncStamp.counterBits).contains(counter)
        else { return .refused }
        let unknown = Reading.unknown(String(decoding: line, as: UTF8.self))
        guard let known = Operation(rawValue: operation) else { return unknown }
        event.operation = known
        event.stamp = SyncStamp(milliseconds: milliseconds, counter: counter, device: device)
        if event.isPossible { return .event(event) }
        isOfNewer = isOfNewer || event.direction.isNew(Direction.init(rawValue:))
            || event.verdict.isNew(Verdict.init(rawValue:)) || event.grade.isNew(Grade.init(name:))
        return isOfNewer ? unknown : .refused
    }

    /// Returns the members of a line that follow the number, without the hash of a log, or nil if there are none.
    static func members(ofLine line: String, device: String, number: Int64) -> String? {
        let head = "{\"d\":\"\(device)\",\"n\":\(number)"
        guard line.hasPrefix(head + ","), line.hasSuffix("}") else { return nil }
        let members = line.dropFirst(head.count)
        let hash = members.range(of: ",\"h\":\"", options: .backwards)
        return String(members[..<(hash?.lowerBound ?? members.index(before: members.endIndex))])
    }

    /// Sets a member.
    /// - Returns: whether it is one that this til knows.
    private mutating func set(_ name: String, _ value: FlatObject.Value) -> Bool {
        switch (Self.membersByName[name], value) {
        case (.id(let path), .text(let text)): self[keyPath: path] = UUID(uuidString: text)
        case (.text(let path), .text(let text)): self[keyPath: path] = text
        case (.texts(let path), .texts(let texts)): self[keyPath: path] = texts
        case (.real(let path), .number(let number)): self[keyPath: path] = number
        case (.integer(let path), .number(let number)): self[keyPath: path] = Int64(exactly: number) ?? .min
        case (.flag(let path), .flag(let flag)): self[keyPath: path] = flag
        default: return false
        }
        return true
    }
}

extension String? {
    /// Whether there is a text that is not one of those that are known.
    fileprivate func isNew<Value>(_ known: (String) -> Value?) -> Bool { map { known($0) == nil } ?? false }
}

/// Goes over the members of a flat object of JSON.
private struct FlatObject {
    enum Value {
        case text(String)
        case number(Double)
        case flag(Bool)
        case texts([String])
        /// Anything else.
        case other
    }

    struct Malformed: Error {}

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    private var isFirst = true

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns the next member, or nil at the end.
    mutating func next() throws(Malformed) -> (name: String, value: Value)? {
        if isFirst { try expect("{") }
        if take("}") {
            guard place == bytes.count else { throw Malformed() }
            return nil
        }
        if !isFirst { try expect(",") }
        isFirst = false
        let name = try string()
        try expect(":")
        return (name, try value())
    }

    private mutating func value() throws(Malformed) -> Value {
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
            while place < bytes.count, bytes[place] != UInt8(ascii: ","), bytes[place] != UInt8(ascii: "}") { place += 1 }
            let word = String(decoding: bytes[start..<place], as: UTF8.self)
            switch word {
            case "true": return .flag(true)
            case "false": return .flag(false)
            case "null": break
            default:
                guard word.utf8.allSatisfy({ "+-.0123456789Ee".utf8.contains($0) }), let number = Double(word) else {
                    throw Malformed()
                }
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
        if !isEscaped, let text = String(validating: bytes[start..<(place - 1)], as: UTF8.self) { return text }
        let literal = Data(bytes[(start - 1)..<place])
        guard isEscaped, let text = try? JSONDecoder().decode(String.self, from: literal) else { throw Malformed() }
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
