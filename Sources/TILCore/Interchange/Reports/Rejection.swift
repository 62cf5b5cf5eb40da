/// A rejected line of an imported file, with the reason.
///
/// ```swift
/// let report = try store.importThings([InterchangeFormat.open(list)], at: now).files[0]
/// let lines = report.rejected.map { "line \($0.line): \($0.reason)" }
/// ```
public struct Rejection: Hashable, Sendable, Codable, Identifiable {
    /// The number of the line, from 1. If an entry has several lines, this is the first.
    public let line: Int
    /// The reason, as a full sentence.
    public let reason: String
    /// The beginning of the line, which is empty if it is unknown or not text.
    public var text: String

    /// The rejection itself. A line has one reason.
    public var id: Rejection { self }

    /// The maximum length of ``text``, in characters.
    package static let longestText = 60

    /// Creates a rejection. A long text is shortened.
    ///
    /// ```swift
    /// let preview = Rejection(line: 7, reason: "The meaning is missing.", text: "RNA")
    /// print("line \(preview.line): \(preview.reason)")
    /// ```
    public init(line: Int, reason: String, text: String = "") {
        self.line = line
        self.reason = reason
        self.text = Self.shortened(text)
    }

    private static func shortened(_ text: String) -> String {
        // Count scalars, because one character can be as long as a line.
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: longestText, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return String(scalars[..<end]) + " ..."
    }
}

/// The reasons for rejecting lines, in one place so that all formats use the same sentences.
enum RejectionReason {
    static let lineTooLong = "The line is longer than 1 MiB, so it was skipped."
    static let holdsNUL = "The line contains a NUL byte, so it is not text."
    static let notUTF8 = "The line is not valid UTF-8 text."
    static let emptyShort = "The acronym is empty."
    static let emptyLong = "The meaning is empty."
    static let noTab = "Expected a tab between the acronym and its meaning."
    static let noSeparator =
        "Expected '=', ':' or ' - ' between the acronym and its meaning."
    static let oneColumn = "The line has only one column. The meaning is missing."
    static let missingColumn = "The line lacks one of the named columns."
    static let tooManyCells = "The row has more cells than its header, and the cells together do not spell the acronym."
    static let repeatedKey = "The word before it repeats in many lines and is not spelled, so it is no acronym."
    static let remark = "It looks like a heading or a remark. If it is an entry, put '=' after the acronym."
    static let tooManyColumns = "The line has more than 1,000 columns."
    static let quoteNotClosed = "A quote is not closed. Close it, or double it if it is part of the text."
    static let textAfterQuote = "Text follows a closing quote. Double quotes that are part of the text."
    static let arrayNotClosed = "The JSON array is not closed by ']', so the file may be cut off."
    static let textAfterArray = "Text follows the JSON array, so the rest of the file was not read."
    static let elementTooLong = "The element is longer than 1 MiB, so it was skipped."
    static let headwordTooLong = "The headword is too long for an acronym."
    static let beyondDictionary = "The index points beyond the end of the dictionary."
    static let entriesOverlap =
        "Too many entries overlap: together they exceed four times the dictionary's size."
    static let noteTooLong = "The note is longer than 1 MiB, so it was skipped."
    static let sentence = "The text is a sentence or a question, not an acronym."
    static let gaps = "The text is a sentence with gaps, not an acronym."
    static let picture = "The card hides parts of a picture and has no acronym."
    static let cardTooLong = "The card is longer than 1 MiB, so it was skipped."
    static let questionWithoutAnswer = "The question has no answer below it."
    static let answerWithoutQuestion = "The answer has no question above it."
    static let noCard = "The line belongs to no card, because no card starts above it."
    static let noteTypeMissing = "Its note type is not in the package."
}
