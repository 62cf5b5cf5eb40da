import TILCore

/// A writer that appends lines to a device's log. It starts a new file when the last one is full.
struct LogWriter {
    private let device: String
    /// The number of the present file.
    private var number = 1
    /// The complete lines of the present file.
    private var content: [UInt8] = []
    /// The files that are full.
    private var full: [LogContent] = []

    private static let lineFeed = UInt8(ascii: "\n")

    /// Creates a writer of a new log.
    init(of device: String) { self.device = device }

    /// Creates a writer that continues a file. An incomplete last line is dropped.
    init(continuing file: LogFile, content: [UInt8]) {
        device = file.device
        number = file.number
        let lastLineFeed = content.lastIndex(of: Self.lineFeed)
        self.content = lastLineFeed.map { index in Array(content[...index]) } ?? []
    }

    /// The position after the last event in the present file, or nil if it has none.
    var position: SyncPosition? {
        let lines = content.split(separator: Self.lineFeed)
        for line in lines.reversed() {
            if let event = LogLine(line, of: device) { return event.position }
        }
        return nil
    }

    /// The files to publish: the one that was continued, and all later ones.
    var files: [LogContent] { full + [present] }

    private var present: LogContent {
        LogContent(path: LogFile.path(device: device, number: number), bytes: content)
    }

    /// Appends a line.
    mutating func append(_ line: LogLine) {
        let isFull = content.count + line.bytes.count >= LogFile.fullSize
        if isFull, !content.isEmpty {
            full.append(present)
            number += 1
            content = []
        }
        content += line.bytes
        content.append(Self.lineFeed)
    }
}
