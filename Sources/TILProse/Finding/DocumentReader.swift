/// Feeds an engine with a document that comes piece by piece: the pieces become blocks of 64 KiB.
struct DocumentReader<Sink: PassageSink>: Sendable {
    private static var blockSize: Int { 64 * 1_024 }

    private var block: [UInt8] = []
    private var engine: ProseEngine<Sink>

    init(format: DocumentFormat, sink: Sink) {
        engine = ProseEngine(format: format, sink: sink)
        block.reserveCapacity(Self.blockSize)
    }

    /// How many bytes are held until more of the document is there.
    var bufferedBytes: Int { block.count }

    /// Reads the next piece of the document.
    mutating func feed(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = min(rest.count, Self.blockSize - block.count)
            block.append(contentsOf: rest.prefix(count))
            rest = rest.dropFirst(count)
            if block.count == Self.blockSize { process(isLast: false) }
        }
    }

    /// Ends the document.
    /// - Returns: the sink, with all that it took.
    mutating func finish() -> Sink {
        process(isLast: true)
        return engine.sink
    }

    private mutating func process(isLast: Bool) {
        let used = block.withUnsafeMutableBufferPointer { engine.process($0, isLast: isLast) }
        block.removeFirst(used)
    }
}

extension DocumentReader<ReportSink> {
    /// Hands over the definitions that were found since the last time.
    mutating func takeDefinitions() -> [AcronymDefinition] {
        engine.sink.takeDefinitions()
    }
}
