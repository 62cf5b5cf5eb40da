/// Finds the acronyms that a document also writes in small letters, as words of its sentences: what is written "POLICY" here
/// and "the policy" there is a word in capitals.
enum WrittenWords {
    /// The acronyms of five letters or more that are also written so. Shorter ones may be written in small letters, too:
    /// "json", "http".
    static func find(
        _ uses: [LintUse], _ document: UnsafeBufferPointer<UInt8>, _ regions: DocumentRegions
    ) -> Set<String> {
        var shorts: [WordKey: String] = [:]
        for use in uses where lengths.contains(use.short.utf8.count) && use.short.utf8.allSatisfy(ByteClass.isUpper) {
            shorts[WordKey(use.short)] = use.short
        }
        guard !shorts.isEmpty else { return [] }
        let wanted = WordSet(Array(shorts.keys))
        var found: Set<String> = []
        var index = 0
        while index < document.count {
            guard ByteClass.isLetter(document[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < document.count, !ByteClass.isSpace(document[index]) { index += 1 }
            let word = start..<end(of: start..<index, document)
            guard lengths.contains(word.count), start == 0 || isBefore(document[start - 1]),
                !word.contains(where: { ByteClass.isUpper(document[$0]) || !ByteClass.isLetter(document[$0]) })
            else { continue }
            let key = WordKey(document, word)
            if wanted.contains(key), !regions.contains(.code, start), let short = shorts[key] { found.insert(short) }
        }
        return found
    }

    private static let lengths = 5...8

    /// Whether a byte may stand right before a word of a sentence.
    private static func isBefore(_ byte: UInt8) -> Bool { ByteClass.isSpace(byte) || byte == UInt8(ascii: "(") }

    /// Where a word ends before the mark of a sentence.
    private static func end(of word: Range<Int>, _ document: UnsafeBufferPointer<UInt8>) -> Int {
        var end = word.upperBound
        while end > word.lowerBound, marks.contains(document[end - 1]) { end -= 1 }
        return end
    }

    private static let marks = Array(".,;:)".utf8)
}
