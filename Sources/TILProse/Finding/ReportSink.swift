import TILText

/// Collects what a scanner reports.
struct ReportSink: PassageSink {
    /// What was found in a block of which it is not known whether it is code.
    private enum Doubtful {
        case definition(AcronymDefinition)
        case uses([(written: String, place: SourcePlace)])
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

    var wantsUses: Bool { options.maximumUses > 0 }

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
        guard wantsUses else { return }
        var uses = uses[...]
        // What is defined is an acronym, though it may not look like one.
        for finding in findings where !uses.contains(where: { $0.range.overlaps(finding.short) }) {
            uses.insert(
                AcronymReader.Reading(tokens: 0..<0, range: finding.short),
                at: uses.partitioningIndex { $0.range.lowerBound > finding.short.lowerBound })
        }
        while let first = uses.first {
            let count = 1 + uses.dropFirst().prefix { $0.followsLast }.count
            if isInDoubt {
                guard doubtful.count < options.maximumUses else { break }
                doubtful.append(
                    .uses(
                        uses.prefix(count).map {
                            (String(decoding: passage.bytes[$0.range], as: UTF8.self), lines.place(of: $0.range))
                        }))
            } else if count == 1 {
                collector.add(passage.bytes, first.range, at: lines)
            } else {
                collector.add(passage.bytes, uses.prefix(count).map(\.range), at: lines)
            }
            uses = uses.dropFirst(count)
        }
    }

    mutating func take(_ definition: AcronymDefinition) {
        guard !isInDoubt else {
            if doubtful.count < max(options.maximumUses, options.maximumDefinitions) {
                doubtful.append(.definition(definition))
            }
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
                case .uses(let uses): collector.add(uses)
                }
            }
        }
        doubtful.removeAll(keepingCapacity: true)
    }
}
