/// Counts the acronyms used in a document.
struct UseCollector {
    /// Acronyms separated only by spaces, as written.
    typealias Run = [(written: String, place: SourcePlace)]

    private var runs: [Run] = []
    private var defined: Set<String> = []

    /// Adds a run of adjacent acronyms.
    mutating func add(_ run: Run) { runs.append(run) }

    /// Records that the document defines an acronym.
    mutating func define(_ short: String) { defined.formUnion([short, AcronymShape.singular(of: short)]) }

    /// Returns the acronyms in the order of their first use, and whether there are more than a maximum. Acronyms that
    /// always occur together count as one.
    func uses(maximum: Int) -> (uses: [AcronymUse], isTruncated: Bool) {
        func shorts(_ run: Run) -> [String] { run.map { AcronymShape.singular(of: $0.written) } }
        let labels = AcronymLabels(runs.lazy.map(shorts)) { isDefined($0) }
        var counted = Counter()
        var parts = Counter()
        for run in runs {
            guard run.count > 1, labels.contains(shorts(run)), let first = run.first, let last = run.last else {
                for use in run { counted.add(use.written, use.place) }
                continue
            }
            for use in run { parts.add(use.written, use.place) }
            var place = first.place
            place.range = place.range.lowerBound..<last.place.range.upperBound
            counted.add(run.map(\.written).joined(separator: " "), place, parts: shorts(run))
        }
        let uses = counted.uses.prefix(maximum).map { use in
            var use = use
            use.isDefined = use.forms.contains(where: isDefined) || isDefined(use.short)
            use.parts = (counted.parts[use.short] ?? []).compactMap { parts.numbers[$0].map { parts.uses[$0] } }
            return use
        }
        return (uses, counted.uses.count > maximum)
    }

    /// Whether the document defines an acronym, or all of its parts joined by hyphens or slashes.
    private func isDefined(_ short: String) -> Bool {
        if defined.contains(short) { return true }
        let parts = short.split { $0 == "-" || $0 == "/" }
        return parts.count > 1 && parts.allSatisfy { defined.contains(String($0)) }
    }

    /// Counts of uses by acronym.
    private struct Counter {
        var uses: [AcronymUse] = []
        var numbers: [String: Int] = [:]
        var parts: [String: [String]] = [:]

        mutating func add(_ written: String, _ place: SourcePlace, parts: [String] = []) {
            let short = AcronymShape.singular(of: written)
            if let number = numbers[short] {
                uses[number].count += 1
                if !uses[number].forms.contains(written) { uses[number].forms.append(written) }
            } else {
                numbers[short] = uses.count
                if !parts.isEmpty { self.parts[short] = parts }
                uses.append(AcronymUse(short: short, forms: [written], place: place, count: 1))
            }
        }
    }
}

/// Acronyms that always occur together. "TAC KBP" is one label if neither part ever occurs alone; no author would
/// explain its parts.
struct AcronymLabels {
    private let labels: Set<[String]>

    /// Finds the labels in runs of acronyms separated only by spaces.
    init(_ runs: some Sequence<[String]>, isExplained: (String) throws -> Bool) rethrows {
        // More than three in a row are a list.
        func mayBeLabel(_ run: [String]) -> Bool { (2...3).contains(run.count) && Set(run).count == run.count }
        let labels = Set(runs.filter(mayBeLabel))
        let parts = Set(labels.joined())
        var alone: Set<String> = []
        if !parts.isEmpty {
            for run in runs where !mayBeLabel(run) { alone.formUnion(run.filter(parts.contains)) }
        }
        for label in labels where try label.contains(where: isExplained) { alone.formUnion(label) }
        self.labels = labels.filter { alone.isDisjoint(with: $0) }
    }

    func contains(_ run: [String]) -> Bool { run.count > 1 && labels.contains(run) }
}
