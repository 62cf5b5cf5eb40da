/// Counts the acronyms that a document uses.
struct UseCollector {
    private(set) var uses: [AcronymUse] = []
    private(set) var isTruncated = false
    private var places: [WordKey: Int] = [:]
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
        var singular = range
        if range.count >= 3, bytes[range.upperBound - 1] == UInt8(ascii: "s"),
            ByteClass.isUpper(bytes[range.upperBound - 2])
        {
            singular = range.lowerBound..<(range.upperBound - 1)
        }
        let key = WordKey(exactly: bytes, singular)
        if let place = places[key] {
            uses[place].count += 1
        } else if uses.count < maximum {
            places[key] = uses.count
            uses.append(
                AcronymUse(
                    short: String(decoding: bytes[singular], as: UTF8.self),
                    written: String(decoding: bytes[range], as: UTF8.self), line: lines.line(of: range.lowerBound),
                    count: 1))
        } else {
            isTruncated = true
        }
    }
}
