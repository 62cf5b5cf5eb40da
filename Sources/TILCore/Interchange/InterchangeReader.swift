import Foundation

/// Reads a file of one format, an item at a time, in memory that does not grow with the file.
///
/// What a reader cannot take is an item too, so that one bad line never ends an import. It throws only where the file
/// as a whole cannot be read: an ``InterchangeError``.
package protocol InterchangeReader {
    /// The next entry, review or rejection, in the order of the file; nil at the end, and from then on.
    mutating func next() throws -> ImportItem?
}

/// What a person may choose about the reading of a file, and what a program knows that a file does not say.
public struct ReadingOptions {
    /// Packages: the names of the fields of the acronym and of its meaning, and perhaps of a note; none to have them
    /// guessed.
    public var fields: [String]
    /// Which columns of a table are wanted; nil for those that it tells by itself.
    public var columns: ColumnChoice?
    /// Packages, whose answers have instants alone: the offset from UTC at an instant, in seconds, and the study day.
    public var day: (Date) throws -> (utcOffset: Int, studyDay: StudyDay)

    /// Makes options; without them fields are guessed, and days are those of UTC from four o'clock on.
    public init(
        fields: [String] = [], columns: ColumnChoice? = nil,
        day: @escaping (Date) throws -> (utcOffset: Int, studyDay: StudyDay) = {
            (0, StudyDay(of: $0, utcOffset: 0, rollover: 4))
        }
    ) {
        self.fields = fields
        self.columns = columns
        self.day = day
    }
}
