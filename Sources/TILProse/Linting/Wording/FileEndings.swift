import TILText

/// The endings of file names in a document: "toml" of "pyproject.toml". An acronym that is one is the name of a format.
struct FileEndings {
    private var endings: Set<String> = []

    private static let lengths = 3...8
    private static let longestFileName = 100

    init(_ document: Bytes) {
        var index = 0
        while index < document.count {
            let stop = ByteSearch.next(UInt8(ascii: "."), in: document, index..<document.count)
            let ending = document[min(stop + 1, document.count)...].prefix { byte in byte.isLower || byte.isDigit }
            index = max(stop + 1, ending.endIndex)
            guard Self.lengths.contains(ending.count), Self.endsName(document, ending.endIndex) else { continue }
            // "https://x.org" ends with a domain.
            let name = document[..<stop].suffix(Self.longestFileName).reversed().prefix { byte in !byte.isSpace }
            if !name.contains(UInt8(ascii: ":")) { endings.insert(String(decoding: ending, as: UTF8.self)) }
        }
    }

    /// Whether an acronym is an ending.
    /// - Parameter name: the acronym in small letters.
    func contains(_ name: String) -> Bool { endings.contains(name) }

    /// Whether a name ends at an offset. "np.fft(x)" is a call.
    private static func endsName(_ document: Bytes, _ end: Int) -> Bool {
        end >= document.count || document[end].isSpace || document[end].isOne(of: "`'\",;)|*]")
    }
}
