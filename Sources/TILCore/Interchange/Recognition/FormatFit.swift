/// How well a file's first lines fit a format.
struct FormatFit: Hashable, Sendable {
    /// From 0, not at all, to 1, beyond doubt.
    let confidence: Double
    /// Why it is not more, as a full sentence.
    let reason: String

    /// A file whose confidence is lower is not of the format.
    static let least = 0.4

    /// A fit from the share of lines that are as the format has them and the file's name.
    init(share: Double, isNamedSo: Bool, reason: String) {
        confidence = share == 0 ? 0 : min(1, 0.8 * share + (isNamedSo ? 0.2 : 0))
        self.reason = reason
    }

    init(confidence: Double, reason: String) {
        self.confidence = confidence
        self.reason = reason
    }

    /// No fit at all.
    static func none(_ reason: String) -> FormatFit { FormatFit(confidence: 0, reason: reason) }
}
