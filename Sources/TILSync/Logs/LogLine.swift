import Foundation
import TILCore
import TILText

/// An event as a line of a log: a JSON object whose last member is the hash of the line and all before it.
///
/// The hash distinguishes devices that began as copies of one, and reveals a log that was cut or overwritten. It is no
/// signature: whoever may write to the remote is trusted.
struct LogLine {
    /// The number of the event.
    let number: Int64
    /// The bytes that are hashed.
    let body: UnsafeBufferPointer<UInt8>
    /// The hash that the line claims.
    let hash: UInt64

    private static let tail = Array(",\"h\":\"".utf8)
    /// The length of the last member: the hash in 16 digits.
    private static let tailCount = tail.count + 18

    /// Splits a line, or returns nil if it is no line of a device's log.
    /// - Parameter head: the beginning of the device's lines.
    init?(_ line: UnsafeBufferPointer<UInt8>, head: [UInt8]) {
        let end = line.count - Self.tailCount
        guard end > head.count, line.starts(with: head), line[end...].starts(with: Self.tail), line.last == UInt8(ascii: "}"),
            line[line.count - 2] == UInt8(ascii: "\""),
            let hash = UInt64(String(decoding: line[(end + Self.tail.count)..<(line.count - 2)], as: UTF8.self), radix: 16)
        else { return nil }
        let digits = line[head.count..<end].prefix { (0x30...0x39).contains($0) }
        guard let number = Int64(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
        (self.number, self.hash) = (number, hash)
        body = UnsafeBufferPointer(rebasing: line[..<end])
    }

    /// Whether the line follows an event with a hash.
    func follows(_ before: UInt64) -> Bool { Self.hash(body, after: before) == hash }

    /// The beginning of every line of a device.
    static func head(_ device: String) -> [UInt8] { Array("{\"d\":\"\(device)\",\"n\":".utf8) }

    /// The hash before the first event of a device.
    static func seed(_ device: String) -> UInt64 { ByteFold(device.utf8).value }

    static func hash(_ body: UnsafeBufferPointer<UInt8>, after before: UInt64) -> UInt64 {
        var fold = ByteFold(after: before)
        // A zero separates the events.
        fold.add(0)
        fold.add(body)
        return fold.value
    }

    /// Appends an event as a line.
    /// - Parameter hash: the hash after the event before; becomes that after this one.
    static func write(_ event: SyncEvent, after hash: inout UInt64, into output: inout [UInt8]) {
        let start = output.count
        event.write(into: &output)
        hash = output.withUnsafeBufferPointer { Self.hash(UnsafeBufferPointer(rebasing: $0[start...]), after: hash) }
        let digits = String(hash, radix: 16)
        output += tail + Array(repeating: UInt8(ascii: "0"), count: 16 - digits.utf8.count) + Array(digits.utf8)
        output += "\"}\n".utf8
    }
}
