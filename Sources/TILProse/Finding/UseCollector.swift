/// Counts the acronyms that a document uses.
struct UseCollector {
    private var found: [AcronymUse] = []
    private(set) var isTruncated = false
    /// Where each form is in `found`, and where the singular is of which only the plural was seen.
    private var places: [WordKey: Int] = [:]
    private var plurals: [WordKey: Int] = [:]
    private var defined: Set<String> = []
    private let maximum: Int

    /// A collector that keeps a number of different acronyms at most.
    init(maximum: Int) {
        self.maximum = maximum
    }

    /// The acronyms in the order of their first use.
    var uses: [AcronymUse] {
        found.map { use in
            var use = use
            let parts = use.short.split { $0 == "-" || $0 == "/" }
            use.isDefined =
                use.forms.contains { defined.contains($0) } || defined.contains(use.short)
                || (parts.count > 1 && parts.allSatisfy { defined.contains(String($0)) })
            return use
        }
    }

    /// Notes that the document defines an acronym.
    mutating func define(_ definition: AcronymDefinition) {
        let short = definition.short
        guard defined.count < 2 * maximum else { return }
        defined.insert(short)
        defined.insert(AcronymShape.singular(of: short))
    }

    /// Counts a use.
    /// - Parameters:
    ///   - bytes: the buffer.
    ///   - range: the acronym as it is written.
    ///   - lines: the lines of the buffer.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, at lines: LineIndex) {
        add(bytes, range) { lines.place(of: range) }
    }

    /// Counts a use that was noted before.
    mutating func add(_ written: String, at place: SourcePlace) {
        var written = written
        written.withUTF8 { add($0, 0..<$0.count) { place } }
    }

    private mutating func add(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, place: () -> SourcePlace
    ) {
        let key = WordKey(exactly: bytes, range)
        if let place = places[key] {
            found[place].count += 1
            return
        }
        let singular = Self.singular(bytes, range)
        let written = String(decoding: bytes[range], as: UTF8.self)
        if singular != range, let place = places[WordKey(exactly: bytes, singular)] {
            addForm(written, key, to: place)
        } else if singular == range, let place = plurals[key] {
            addForm(written, key, to: place)
        } else if found.count < maximum {
            places[key] = found.count
            if singular != range { plurals[WordKey(exactly: bytes, singular)] = found.count }
            let short = String(decoding: bytes[singular], as: UTF8.self)
            found.append(AcronymUse(short: short, forms: [written], place: place(), count: 1))
        } else {
            isTruncated = true
        }
    }

    private mutating func addForm(_ form: String, _ key: WordKey, to place: Int) {
        places[key] = place
        found[place].forms.append(form)
        found[place].count += 1
    }

    /// A word without the small s of a plural behind a capital.
    private static func singular(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
        guard range.count >= 3, bytes[range.upperBound - 1] == UInt8(ascii: "s"),
            ByteClass.isUpper(bytes[range.upperBound - 2])
        else { return range }
        return range.lowerBound..<(range.upperBound - 1)
    }
}
