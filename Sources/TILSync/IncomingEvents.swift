import Foundation
import TILCore

/// The events of others that come after those that were taken in, file by file, so that no more than one is in memory.
final class IncomingEvents {
    /// How far each device's events were read.
    private(set) var positions: [String: SyncPosition] = [:]
    /// The devices whose logs were written anew.
    private(set) var rewritten: Set<String> = []
    /// The devices of which events are missing.
    private(set) var gaps: Set<String> = []

    private let known: [String: SyncPosition]
    private var files: [(file: LogFile, copy: String)]
    private var reader: (device: String, reader: LogReader)?
    private var events: [(device: String, reading: SyncEvent.Reading, line: String)] = []
    private var next = 0

    /// - Parameters:
    ///   - files: in the order of their devices and numbers, each with the path of a copy of its content.
    ///   - known: how far each device's events were taken in.
    init(_ files: [(file: LogFile, copy: String)], after known: [String: SyncPosition]) {
        self.files = files.reversed()
        self.known = known
    }

    /// The next event; nil at the end.
    func take() throws -> (device: String, reading: SyncEvent.Reading, line: String)? {
        while next == events.count {
            events.removeAll(keepingCapacity: true)
            next = 0
            guard let (file, copy) = files.popLast() else {
                endDevice()
                return nil
            }
            if reader?.device != file.device {
                endDevice()
                reader = (file.device, LogReader(device: file.device, after: known[file.device]))
            }
            let content = [UInt8](try Data(contentsOf: URL(fileURLWithPath: copy)))
            try content.withUnsafeBufferPointer { bytes in
                try reader?.reader.read(bytes) { events.append((file.device, $0, $1)) }
            }
        }
        defer { next += 1 }
        return events[next]
    }

    private func endDevice() {
        guard let (device, last) = reader else { return }
        var ended = last
        reader = nil
        ended.end()
        positions[device] = ended.position
        switch ended.fault {
        case .rewritten?: rewritten.insert(device)
        case .gap?: gaps.insert(device)
        case nil: break
        }
    }
}
