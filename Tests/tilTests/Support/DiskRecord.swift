import Foundation
import TILCore

/// The changes of a program to its files in order, and the files that remain if the power fails in between.
///
/// It models a disk with a cache and a file system with a journal. Bytes are certain once their file was synced; of the
/// later bytes, any sectors may be there. Names are certain once their folder was synced; of the later changes to
/// names, all up to some moment are there.
struct DiskRecord {
    /// One call.
    struct Event {
        /// `C` a file was made, `W` written to, `T` cut, `S` synced; `U`, `R`, `L`, `M` a name was removed, changed,
        /// given, a folder made; `A` something was said on standard error.
        let kind: Character
        let path: String
        let number: Int
        let bytes: ArraySlice<UInt8>

        /// The new name.
        var target: String { String(decoding: bytes, as: UTF8.self) }
    }

    private(set) var events: [Event] = []
    private let initial: [String: [UInt8]]

    /// Reads what the library wrote down.
    /// - Parameter initial: the files that were there before, by their paths.
    init(_ log: [UInt8], initial: [String: [UInt8]] = [:]) {
        self.initial = initial
        var rest = log[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let fields = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            guard fields.count == 4, let kind = fields[0].first, let length = Int(fields[1]),
                let number = Int(fields[2]), let size = Int(fields[3])
            else { return }
            let start = end + 1
            events.append(
                Event(
                    kind: kind, path: String(decoding: rest[start..<start + length], as: UTF8.self), number: number,
                    bytes: rest[start + length..<start + length + size]))
            rest = rest[(start + length + size)...]
        }
    }

    /// What had been said on standard error before an event.
    func messages(before event: Int) -> String {
        events[..<event].filter { $0.kind == "A" }.map(\.target).joined()
    }

    /// The files that are there if the power fails before an event: one of the many possible outcomes.
    func remains(before end: Int, using generator: inout SeededGenerator) -> [String: [UInt8]] {
        var disk = Disk(initial)
        for event in events[..<end] { disk.take(event) }
        return disk.remains(using: &generator)
    }

    /// A disk with its cache.
    private struct Disk {
        private struct File {
            var certain: [UInt8] = []
            var uncertain: [Event] = []
        }

        private var files: [File] = []
        /// The names as the running program sees them.
        private var names: [String: Int] = [:]
        /// The changes to names since their folder was synced last, with what they lead to.
        private var changes: [(path: String, file: Int?)] = []
        private var certainNames: [String: Int] = [:]

        init(_ initial: [String: [UInt8]]) {
            for (path, bytes) in initial {
                names[path] = files.count
                files.append(File(certain: bytes))
            }
            certainNames = names
        }

        mutating func take(_ event: Event) {
            switch event.kind {
            case "C":
                files.append(File())
                name(event.path, files.count - 1)
            case "W", "T":
                if let file = names[event.path] { files[file].uncertain.append(event) }
            case "S":
                if let file = names[event.path] {
                    for change in files[file].uncertain { files[file].certain.apply(change) }
                    files[file].uncertain = []
                } else {
                    // A folder: file systems with a journal make all changes to names up to this one certain.
                    for change in changes { certainNames[change.path] = change.file }
                    changes = []
                }
            case "U": name(event.path, nil)
            case "L": name(event.target, names[event.path])
            case "R":
                name(event.target, names[event.path])
                name(event.path, nil)
            default: break
            }
        }

        private mutating func name(_ path: String, _ file: Int?) {
            names[path] = file
            changes.append((path, file))
        }

        func remains(using generator: inout SeededGenerator) -> [String: [UInt8]] {
            var left = certainNames
            for change in changes.prefix(Int.random(in: 0...changes.count, using: &generator)) {
                left[change.path] = change.file
            }
            return left.mapValues { index in
                var bytes = files[index].certain
                for change in files[index].uncertain {
                    switch Int.random(in: 0..<4, using: &generator) {
                    case 0, 1: bytes.apply(change)
                    case 2: break
                    default:
                        // Torn: the sectors at its start are there.
                        let sectors = Int.random(in: 0...change.bytes.count / 512, using: &generator)
                        bytes.apply(
                            Event(
                                kind: change.kind, path: change.path, number: change.number,
                                bytes: change.bytes.prefix(sectors * 512)))
                    }
                }
                return bytes
            }
        }
    }
}

extension [UInt8] {
    /// Writes to a file's bytes, or cuts them.
    fileprivate mutating func apply(_ event: DiskRecord.Event) {
        let end = event.kind == "T" ? event.number : event.number + event.bytes.count
        if event.kind == "T", end < count { removeLast(count - end) }
        if count < end { self += [UInt8](repeating: 0, count: end - count) }
        guard event.kind == "W" else { return }
        // A loop over the bytes, which is what the library's own does without optimization, took a tenth of all tests'
        // time.
        withUnsafeMutableBytes { target in
            event.bytes.withUnsafeBytes {
                UnsafeMutableRawBufferPointer(rebasing: target[event.number..<end]).copyMemory(from: $0)
            }
        }
    }
}
