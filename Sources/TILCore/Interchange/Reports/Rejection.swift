/// A rejected line of an imported file, with the reason.
public struct Rejection: Hashable, Sendable, Codable {
    /// The number of the line, from 1; the first line if several lines make one entry.
    public let line: Int
    /// The reason, as a full sentence.
    public let reason: String
    /// The beginning of the line; empty if it is not text or not known.
    public var text: String

    /// The greatest length of ``text``, in characters.
    public static let longestText = 60

    /// Makes a rejection from its parts; a long text is shortened.
    public init(line: Int, reason: String, text: String = "") {
        self.line = line
        self.reason = reason
        self.text = Self.shortened(text)
    }

    private static func shortened(_ text: String) -> String {
        // A character may be as long as a line: so by scalars.
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: longestText, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return String(scalars[..<end]) + " ..."
    }
}

/// The reasons for which lines are rejected, in one place so that every format says the same.
enum RejectionReason {
    static let lineTooLong = "The line is longer than 1 MiB, so it was skipped."
    static let holdsNUL = "The line holds a NUL byte, which no text has."
    static let notUTF8 = "The line is not valid UTF-8 text."
    static let emptyShort = "The acronym is empty."
    static let emptyLong = "What the acronym stands for is empty."
    static let noTab = "There is no tab between an acronym and what it stands for."
    static let noSeparator =
        "There is no '=', ':' or dash between spaces that parts an acronym from what it stands for."
    static let remark =
        "It reads like a heading or a remark; with '=' after the acronym it is an entry."
    static let oneColumn = "There is only one column: an acronym needs a second with what it stands for."
    static let missingColumns = "The line has fewer columns than those that were asked for."
    static let tooManyColumns = "The line has more than 1,000 columns."
    static let quoteNotClosed = "A quote is opened and never closed: close it, or double it where it is meant as it is."
    static let textAfterQuote = "Text follows a closing quote: double the quotes that are meant as they are."
    static let reviewAlone = "The review does not follow an entry that was taken and has the identifier of its thing."
    static let arrayNotClosed = "The JSON array is not closed by ']', so the file may be cut off."
    static let textAfterArray = "Text follows the JSON array, so the rest of the file was not read."
    static let elementTooLong = "The element is longer than 1 MiB, so it was skipped."
    static let headwordTooLong = "The headword is longer than any acronym can be."
    static let beyondDictionary = "The index points beyond the end of the dictionary."
    static let entriesOverlap =
        "The entry lies within others, and so many do that they are longer together than four dictionaries."
    static let noteTooLong = "The note is longer than 1 MiB, so it was skipped."
    static let oneField = "The note has one field only: an acronym needs another with what it stands for."
    static let sentence = "Its text is a sentence or a question, which is no acronym."
    static let gaps = "It is a sentence with gaps, which is no acronym with what it stands for."
    static let picture = "It hides parts of a picture, which is no acronym."
    static let cardTooLong = "The card is longer than 1 MiB, so it was skipped."
    static let questionWithoutAnswer = "The question has no answer below it."
    static let answerWithoutQuestion = "The answer has no question above it."
    static let noCard = "The line belongs to no card: none has begun above it."
    static let noteTypeMissing = "Its note type is not in the package."
    static let noteWithoutEntry = "The note has no acronym above it to belong to."
}
