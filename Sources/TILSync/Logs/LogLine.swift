import Foundation
import TILCore
import TILText

/// An event as it stands in a log: a JSON object on a line, whose last member is the hash of the line and all before it.
///
/// The hash tells two devices apart that began as copies of one, and a log that was cut or written over; it is no
/// signature: whoever may write to the remote is trusted to be oneself.
enum LogLine {
    /// What stands behind the event: a member `h` of 16 digits.
    private static let tailCount = 24
    private static let tailStart = Array(",\"h\":\"".utf8)

    /// The hash before the first event of a device.
    static func seed(_ device: String) -> UInt64 {
        ByteFold(device.utf8).value
    }

    /// The hash after an event.
    static func hash(_ body: UnsafeBufferPointer<UInt8>, after before: UInt64) -> UInt64 {
        var fold = ByteFold(after: before)
        // A byte of zeros parts the events.
        fold.add(0)
        fold.add(body)
        return fold.value
    }

    /// Appends an event as a line.
    /// - Parameter hash: that after the event before; becomes that after this one.
    static func write(_ event: SyncEvent, after hash: inout UInt64, into output: inout [UInt8]) {
        let start = output.count
        event.write(into: &output)
        hash = output.withUnsafeBufferPointer { Self.hash(UnsafeBufferPointer(rebasing: $0[start...]), after: hash) }
        output += tailStart
        for place in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: hash >> UInt64(place)) & 15
            output.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
        output.append(0x22)
        output.append(0x7D)
        output.append(0x0A)
    }

    /// What every line of a device begins with.
    static func head(_ device: String) -> [UInt8] { Array("{\"d\":\"\(device)\",\"n\":".utf8) }

    /// The parts of a line: the number of its event, the bytes that are hashed, and the hash; nil for what is no line of
    /// a device's log.
    /// - Parameter head: what ``head(_:)`` says of the device.
    static func parts(
        _ line: UnsafeBufferPointer<UInt8>, head: [UInt8]
    ) -> (number: Int64, body: UnsafeBufferPointer<UInt8>, hash: UInt64)? {
        guard line.count > head.count + tailCount, let start = line.baseAddress,
            memcmp(start, head, head.count) == 0
        else { return nil }
        var number: Int64 = 0
        for byte in line[head.count...].prefix(18) {
            guard (0x30...0x39).contains(byte) else { break }
            number = number * 10 + Int64(byte - 0x30)
        }
        let end = line.count - tailCount
        guard number > 0, memcmp(start + end, tailStart, tailStart.count) == 0, line[line.count - 2] == 0x22,
            line[line.count - 1] == 0x7D
        else { return nil }
        var hash: UInt64 = 0
        for byte in line[(end + tailStart.count)..<(line.count - 2)] {
            switch byte {
            case 0x30...0x39: hash = hash << 4 | UInt64(byte - 0x30)
            case 0x61...0x66: hash = hash << 4 | UInt64(byte - 0x57)
            default: return nil
            }
        }
        return (number, UnsafeBufferPointer(rebasing: line[..<end]), hash)
    }
}
