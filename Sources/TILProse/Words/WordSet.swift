import TILText

/// A set of words for very frequent look-ups: a hash table with a list of keys for each bucket.
///
/// A look-up takes a third of the time of one in a `Set`.
struct WordSet: Sendable {
    /// The keys of the words. Those of a bucket are next to each other.
    let keys: [WordKey]
    /// The index of the first key of each bucket, and at the end the number of keys.
    private let bucketStarts: [Int]
    private let bucketCount: UInt64
    /// The greatest length of a word in bytes. Longer words need no look-up.
    let longest: Int

    /// Most words are in no set. With so many buckets for a word, most of them meet an empty one.
    private static let bucketsPerWord = 4

    /// Creates the set of the words in a text, separated by white space.
    init(_ text: String) {
        var text = text
        self.init(text.withUTF8 { bytes in Self.words(of: bytes).map { word in WordKey(bytes, word) } })
    }

    /// Creates the set of the words in a text, with their case as written.
    init(exactly text: String) {
        var text = text
        self.init(text.withUTF8 { bytes in Self.words(of: bytes).map { word in WordKey(exactly: bytes, word) } })
    }

    /// Creates the set of the words in a list.
    init(_ list: WordList) {
        let bytes = list.bytes
        self.init(Self.words(of: bytes).map { word in WordKey(bytes, word) })
    }

    /// Creates the set of the words in a list, with their case as written.
    init(exactly list: WordList) {
        let bytes = list.bytes
        self.init(Self.words(of: bytes).map { word in WordKey(exactly: bytes, word) })
    }

    private static func words(of text: Bytes) -> [ByteRange] {
        text.split(whereSeparator: \.isSpace).map { word in word.indices }
    }

    /// Creates the set of words with these keys.
    init(_ words: [WordKey]) {
        // The number is odd, so that the bucket depends on all bytes of a key.
        let bucketCount = Self.bucketsPerWord * words.count + 1
        var buckets = [[WordKey]](repeating: [], count: bucketCount)
        for key in Set(words) { buckets[Int(key.value % UInt64(bucketCount))].append(key) }
        var keys: [WordKey] = []
        var starts = [0]
        for bucket in buckets {
            keys += bucket
            starts.append(keys.count)
        }
        self.keys = keys
        self.bucketCount = UInt64(bucketCount)
        bucketStarts = starts
        longest = keys.map(\.length).max() ?? 0
    }

    func contains(_ key: WordKey) -> Bool {
        let bucket = Int(truncatingIfNeeded: key.value % bucketCount)
        for index in bucketStarts[bucket]..<bucketStarts[bucket + 1] where keys[index] == key { return true }
        return false
    }
}
