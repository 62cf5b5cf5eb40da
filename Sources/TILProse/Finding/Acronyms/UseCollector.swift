/// Counts the acronyms that a document uses.
struct UseCollector {
    private var found: [AcronymUse] = []
    private(set) var isTruncated = false
    /// Where each form is in `found`, and where the singular is of which only the plural was seen.
    private var places = WordNumbers()
    private var plurals = WordNumbers()
    private var defined = WordNumbers()
    /// What stands side by side, and how that is used.
    private var labels = AcronymLabels()
    private var labelled: [AcronymUse] = []
    private let maximum: Int

    /// A collector that keeps a number of different acronyms at most.
    init(maximum: Int) {
        self.maximum = maximum
    }

    /// The acronyms in the order of their first use; those that stand side by side wherever they stand are one.
    var uses: [AcronymUse] {
        let uses = found.map { use in
            var use = use
            use.isDefined = isDefined(use)
            return use
        }
        var whole: [Int: [AcronymUse]] = [:]
        var parts: Set<Int> = []
        for number in labels.whole(where: { uses[$0].isDefined }) {
            let acronyms = labels.labels[number]
            var label = labelled[number]
            label.isDefined = isDefined(label)
            label.parts = acronyms.map { found[$0] }
            whole[acronyms[0], default: []].append(label)
            parts.formUnion(acronyms)
        }
        guard !parts.isEmpty else { return uses }
        return uses.indices.flatMap { (parts.contains($0) ? [] : [uses[$0]]) + (whole[$0] ?? []) }
    }

    private func isDefined(_ use: AcronymUse) -> Bool {
        func isDefined(_ short: String) -> Bool { defined[WordKey(exactly: short)] != nil }
        if use.forms.contains(where: isDefined) || isDefined(use.short) { return true }
        func joins(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") }
        guard use.short.utf8.contains(where: joins) else { return false }
        let parts = use.short.split { $0 == "-" || $0 == "/" }
        return parts.count > 1 && parts.allSatisfy { isDefined(String($0)) }
    }

    /// Notes that the document defines an acronym.
    mutating func define(_ definition: AcronymDefinition) {
        guard defined.count < 2 * maximum else { return }
        let short = definition.short
        defined.set(WordKey(exactly: short), to: 0)
        let singular = AcronymShape.singular(of: short)
        if singular.utf8.count < short.utf8.count { defined.set(WordKey(exactly: singular), to: 0) }
    }

    /// Counts a use of an acronym that stands by itself.
    /// - Parameters:
    ///   - bytes: the buffer.
    ///   - range: the acronym as it is written.
    ///   - lines: the lines of the buffer.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, at lines: LineIndex) {
        if let number = add(bytes, range, place: { lines.place(of: range) }) { labels.noteApart(number) }
    }

    /// Counts uses of acronyms that stand side by side.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ ranges: [Range<Int>], at lines: LineIndex) {
        add(ranges.map { (String(decoding: bytes[$0], as: UTF8.self), lines.place(of: $0)) })
    }

    /// Counts uses that were noted before; several stand side by side.
    mutating func add(_ uses: [(written: String, place: SourcePlace)]) {
        let numbers = uses.compactMap { use in
            var written = use.written
            return written.withUTF8 { add($0, 0..<$0.count) { use.place } }
        }
        guard numbers.count == uses.count, uses.count > 1, var place = uses.first?.place, let last = uses.last?.place,
            let label = labels.note(numbers)
        else {
            for number in numbers { labels.noteApart(number) }
            return
        }
        place.range = place.range.lowerBound..<last.range.upperBound
        let written = uses.map(\.written).joined(separator: " ")
        if label == labelled.count {
            let short = AcronymShape.singular(of: written)
            labelled.append(AcronymUse(short: short, forms: [], place: place, count: 0))
        }
        labelled[label].count += 1
        if !labelled[label].forms.contains(written) { labelled[label].forms.append(written) }
    }

    /// Counts a use.
    /// - Returns: the number of the acronym; nil where there are too many.
    private mutating func add(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, place: () -> SourcePlace
    ) -> Int? {
        let key = WordKey(exactly: bytes, range)
        if let place = places[key] {
            found[place].count += 1
            return place
        }
        let singular = AcronymShape.singular(bytes, range)
        let written = String(decoding: bytes[range], as: UTF8.self)
        if singular != range, let place = places[WordKey(exactly: bytes, singular)] {
            addForm(written, key, to: place)
            return place
        } else if singular == range, let place = plurals[key] {
            addForm(written, key, to: place)
            return place
        }
        guard found.count < maximum else {
            isTruncated = true
            return nil
        }
        places.set(key, to: found.count)
        if singular != range { plurals.set(WordKey(exactly: bytes, singular), to: found.count) }
        let short = String(decoding: bytes[singular], as: UTF8.self)
        found.append(AcronymUse(short: short, forms: [written], place: place(), count: 1))
        return found.count - 1
    }

    private mutating func addForm(_ form: String, _ key: WordKey, to place: Int) {
        places.set(key, to: place)
        found[place].forms.append(form)
        found[place].count += 1
    }
}
