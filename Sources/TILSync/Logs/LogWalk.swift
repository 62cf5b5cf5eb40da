import TILCore

/// A cursor over the files of other devices, device by device.
struct LogWalk: Sendable {
    /// The devices that rewrote their logs.
    private(set) var rewritten: Set<String> = []
    private var gaps: Set<String> = []
    private var strangeLines = 0
    private var firstStrange = ""

    /// So many events are read before any of them is applied: each part ends with a commit.
    private static let fewestEvents = 20_000

    private let carrier: any Carrier
    private let positions: [String: SyncPosition]
    private var files: ArraySlice<LogFile>
    private var reader: LogReader?

    /// - Parameters:
    ///   - files: the files grouped by device, in the order of their numbers.
    ///   - positions: the last applied position of each device.
    init(_ files: [LogFile], after positions: [String: SyncPosition], _ carrier: any Carrier) async throws {
        self.carrier = carrier
        self.positions = positions
        self.files = files[...]
        guard positions.isEmpty else { return }
        // On a new device, read the devices in the order in which they started. Things then come before the answers of
        // other devices, which would otherwise wait in the store.
        var beginnings: [String: Int64] = [:]
        for file in files where beginnings[file.device] == nil {
            var reader = LogReader(device: file.device, after: nil)
            guard case .event(let event)? = try await reader.read(carrier.read(file)).first?.reading else { continue }
            beginnings[file.device] = event.stamp.milliseconds
        }
        let order = files.indices.sorted {
            (beginnings[files[$0].device] ?? 0, $0) < (beginnings[files[$1].device] ?? 0, $1)
        }
        self.files = order.map { files[$0] }[...]
    }

    /// Returns the events of the next files and the remaining walk, or nil at the end.
    func next() async throws -> (entries: [SyncEntry], rest: LogWalk)? {
        if files.isEmpty { return nil }
        var rest = self
        var entries: [SyncEntry] = []
        while entries.count < Self.fewestEvents, let file = rest.files.popFirst() {
            if rest.reader?.device != file.device {
                rest.reader = LogReader(device: file.device, after: positions[file.device])
            }
            entries += rest.reader?.read(try await carrier.read(file)) ?? []
            if let line = rest.reader?.strangeLines.first, rest.strangeLines == 0 {
                rest.firstStrange = "line \(line) of \(LogFile.path(device: file.device, number: file.number))"
            }
            rest.strangeLines += rest.reader?.strangeLines.count ?? 0
            if rest.files.first?.device != file.device { rest.endDevice() }
        }
        return (entries, rest)
    }

    private mutating func endDevice() {
        guard let reader else { return }
        switch reader.fault {
        case .rewritten?: rewritten.insert(reader.device)
        case .gap?: gaps.insert(reader.device)
        case nil: break
        }
        self.reader = nil
    }

    /// A sentence about unusual logs, or an empty text.
    var remark: String {
        if !gaps.isEmpty {
            return
                "Changes of \(gaps.count == 1 ? "a device" : "devices") have not arrived yet. Later changes wait for them."
        }
        return strangeLines == 0
            ? "" : "Invalid lines in the logs of other devices were skipped: \(strangeLines), first \(firstStrange)."
    }
}
