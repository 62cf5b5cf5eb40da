/// Collects what a scanner reports.
struct ReportSink: PassageSink {
    /// What was found in a block of which it is not known whether it is code.
    private enum Doubtful {
        case definition(AcronymDefinition)
        case use(String, SourcePlace)
    }

    private let options: ProseScanner.Options
    private var collector: UseCollector
    private var definitions: [AcronymDefinition] = []
    private var isTruncated = false
    private var doubtful: [Doubtful] = []
    private var isInDoubt = false

    init(options: ProseScanner.Options) {
        self.options = options
        collector = UseCollector(maximum: options.maximumUses)
    }

    /// What has been found.
    var report: ProseReport {
        ProseReport(
            definitions: definitions, uses: collector.uses, isTruncated: isTruncated || collector.isTruncated)
    }

    /// Hands over the definitions that were found since the last time.
    mutating func takeDefinitions() -> [AcronymDefinition] {
        defer { definitions.removeAll(keepingCapacity: true) }
        return definitions
    }

    mutating func take(
        _ passage: Passage, _ part: Range<Int>, findings: [Finding], uses: [AcronymReader.Reading], lines: LineIndex
    ) {
        for finding in findings {
            guard let definition = AcronymDefinition(finding, in: passage, lines: lines) else { continue }
            take(definition)
        }
        for use in uses {
            if !isInDoubt {
                collector.add(passage.bytes, use.range, at: lines)
            } else if doubtful.count < options.maximumUses {
                let written = String(decoding: passage.bytes[use.range], as: UTF8.self)
                doubtful.append(.use(written, lines.place(of: use.range)))
            }
        }
    }

    mutating func take(_ definition: AcronymDefinition) {
        guard !isInDoubt else {
            if doubtful.count < options.maximumUses { doubtful.append(.definition(definition)) }
            return
        }
        collector.define(definition)
        guard definitions.count < options.maximumDefinitions else {
            isTruncated = true
            return
        }
        definitions.append(definition)
    }

    mutating func beginDoubt() {
        isInDoubt = true
    }

    mutating func endDoubt(isProse: Bool) {
        isInDoubt = false
        if isProse {
            for finding in doubtful {
                switch finding {
                case .definition(let definition): take(definition)
                case .use(let written, let place): collector.add(written, at: place)
                }
            }
        }
        doubtful.removeAll(keepingCapacity: true)
    }
}
