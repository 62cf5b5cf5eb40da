/// Detects lines that must never be edited: trailers of messages and titles of standards.
enum KeptText {
    /// Whether a line is a trailer such as "Signed-off-by: Ada Byron", or a copyright notice.
    static func isTrailer(_ bytes: Bytes, _ line: ByteRange) -> Bool {
        let start = line.first { !bytes[$0].isBlank } ?? line.upperBound
        let name = bytes[start..<line.upperBound].prefix(24).prefix {
            $0.isLetter || $0 == "-"
        }
        let key = WordKey(bytes, name.indices)
        if copyright.contains(key) { return true }
        guard !name.isEmpty, name.endIndex < line.upperBound, bytes[name.endIndex] == ":" else {
            return false
        }
        return trailers.contains(key) || name.suffix(3).map(\.lowercased).elementsEqual("-by".utf8)
    }

    private static let copyright = WordSet("copyright")
    private static let trailers = WordSet("author authors editor editors maintainer cc from to committer")

    /// Whether a line contains the number and the title of a standard: "- RFC2046 - Media Types", "RFC 4256, Generic
    /// Message Exchange".
    static func isTitleOfStandard(_ bytes: Bytes, _ line: ByteRange) -> Bool {
        let start = line.first { bytes[$0].isLetter } ?? line.upperBound
        guard bytes.has("RFC", at: start) else { return false }
        let number = bytes[(start + 3)..<line.upperBound].drop { $0 <= 0x20 || $0 == "-" }.prefix { $0.isDigit }
        let rest = bytes[number.endIndex..<line.upperBound].drop { $0 <= 0x20 }
        return !number.isEmpty && rest.first.map { $0 < 0x61 } ?? false
    }
}
