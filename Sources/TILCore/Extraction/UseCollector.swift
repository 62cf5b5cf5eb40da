/// Counts the acronyms that a document uses.
struct UseCollector {
    private(set) var uses: [AcronymUse] = []
    private(set) var isTruncated = false
    /// Where each form is in `uses`, and where the singular is of which only the plural was seen.
    private var places: [WordKey: Int] = [:]
    private var plurals: [WordKey: Int] = [:]
    private let maximum: Int

    /// A collector that keeps a number of different acronyms at most.
    init(maximum: Int) {
        self.maximum = maximum
    }

    /// Counts a use.
    /// - Parameters:
    ///   - bytes: the buffer.
    ///   - range: the acronym as it is written.
    ///   - lines: the lines of the buffer.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, at lines: LineIndex) {
        let key = WordKey(exactly: bytes, range)
        if let place = places[key] {
            uses[place].count += 1
            return
        }
        let singular = Self.singular(bytes, range)
        let written = String(decoding: bytes[range], as: UTF8.self)
        if singular != range, let place = places[WordKey(exactly: bytes, singular)] {
            addForm(written, key, to: place)
        } else if singular == range, let place = plurals[key] {
            addForm(written, key, to: place)
        } else if uses.count < maximum {
            places[key] = uses.count
            if singular != range { plurals[WordKey(exactly: bytes, singular)] = uses.count }
            let short = String(decoding: bytes[singular], as: UTF8.self)
            uses.append(
                AcronymUse(short: short, forms: [written], line: lines.line(of: range.lowerBound), count: 1))
        } else {
            isTruncated = true
        }
    }

    private mutating func addForm(_ form: String, _ key: WordKey, to place: Int) {
        places[key] = place
        uses[place].forms.append(form)
        uses[place].count += 1
    }

    /// A word without the small s of a plural behind a capital.
    private static func singular(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
        guard range.count >= 3, bytes[range.upperBound - 1] == UInt8(ascii: "s"),
            ByteClass.isUpper(bytes[range.upperBound - 2])
        else { return range }
        return range.lowerBound..<(range.upperBound - 1)
    }
}
