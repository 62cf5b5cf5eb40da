import TILCore

/// A cursor over the files of other devices, device by device.
struct LogWalk: Sendable {
    /// The events of some files, and the walk over the remaining ones.
    struct Step: Sendable {
        let entries: [SyncEntry]
        let rest: LogWalk
    }

    /// The devices that rewrote their logs.
    private(set) var rewritten: Set<String> = []
    private var gaps: Set<String> = []
    private var strangeLines = 0
    /// The place of the first strange line.
    private var firstStrange = ""

    /// The number of events after which a step ends. The events of a step are committed together.
    private static let fewestEvents = 20_000

    private let carrier: any Carrier
    private let positions: [String: SyncPosition]
    private var files: ArraySlice<LogFile>
    /// The reader of the present device, or nil before its first file.
    private var reader: LogReader?

    /// - Parameters:
    ///   - files: the files grouped by device, in the order of their numbers.
    ///   - positions: the last applied position of each device.
    init(_ files: [LogFile], after positions: [String: SyncPosition], _ carrier: any Carrier) async throws {
        self.carrier = carrier
        self.positions = positions
        self.files = files[...]
        let isNewDevice = positions.isEmpty
        if isNewDevice { self.files = try await Self.oldestFirst(files, carrier)[...] }
    }

    /// Returns the files in the order in which their devices started. Things then come before the answers of other
    /// devices, which would otherwise wait in the store.
    private static func oldestFirst(_ files: [LogFile], _ carrier: any Carrier) async throws -> [LogFile] {
        var beginnings: [String: Int64] = [:]
        for file in files where beginnings[file.device] == nil {
            var reader = LogReader(device: file.device, after: nil)
            let first = reader.read(try await carrier.read(file)).first
            guard case .event(let event)? = first?.reading else { continue }
            beginnings[file.device] = event.stamp.milliseconds
        }
        // The sort is stable, so it keeps the files of a device together.
        return files.sorted { left, right in (beginnings[left.device] ?? 0) < (beginnings[right.device] ?? 0) }
    }

    /// Returns the next step, or nil at the end.
    func next() async throws -> Step? {
        if files.isEmpty { return nil }
        var rest = self
        var entries: [SyncEntry] = []
        while entries.count < Self.fewestEvents, let file = rest.files.popFirst() {
            entries += try await rest.read(file)
        }
        return Step(entries: entries, rest: rest)
    }

    /// Reads a file, which is the last one of its device if the file of another device follows.
    private mutating func read(_ file: LogFile) async throws -> [SyncEntry] {
        var reader = self.reader ?? LogReader(device: file.device, after: positions[file.device])
        self.reader = nil
        let entries = reader.read(try await carrier.read(file))
        if let line = reader.strangeLines.first, strangeLines == 0 {
            firstStrange = "line \(line) of \(LogFile.path(device: file.device, number: file.number))"
        }
        strangeLines += reader.strangeLines.count
        if files.first?.device == file.device {
            self.reader = reader
        } else {
            finish(reader)
        }
        return entries
    }

    /// Records why the reader of a device stopped.
    private mutating func finish(_ reader: LogReader) {
        switch reader.fault {
        case .rewritten?: rewritten.insert(reader.device)
        case .gap?: gaps.insert(reader.device)
        case nil: break
        }
    }

    /// A sentence about unusual logs, or an empty text.
    var remark: String {
        if !gaps.isEmpty {
            let devices = gaps.count == 1 ? "a device" : "devices"
            return "Changes of \(devices) have not arrived yet. Later changes wait for them."
        }
        if strangeLines == 0 { return "" }
        return "Invalid lines in the logs of other devices were skipped: \(strangeLines), first \(firstStrange)."
    }
}
