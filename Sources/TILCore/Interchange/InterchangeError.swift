import Foundation

/// Why a file cannot be imported or exported at all; a line that cannot is a ``Rejection`` instead.
public enum InterchangeError: Error, Hashable, Sendable {
    /// A format that a file was compared with, and why it does not fit.
    public struct Guess: Hashable, Sendable {
        /// The format's name.
        public let format: String
        /// Why the file is not of that format: a full sentence.
        public let reason: String
    }

    /// There is no such file.
    case missing(name: String)
    /// The name is a directory's.
    case directory(name: String)
    /// The system refuses to read; the reason is the system's own.
    case unreadable(name: String, reason: String)
    /// The file grew or shrank while it was read.
    case changed(name: String)
    /// The text is UTF-16 or UTF-32.
    case notUTF8(name: String)
    /// The text is in another encoding than UTF-8, such as Latin-1; the line is the first that tells.
    case otherEncoding(name: String, line: Int)
    /// The file is no text, but of a kind that is known.
    case notText(name: String, kind: BinaryKind)
    /// The file is compressed or structured in a way that is broken; the reason is a full sentence.
    case damaged(name: String, reason: String)
    /// The file is larger than anything that is read; the reason is a full sentence.
    case beyondLimit(name: String, reason: String)
    static func tooLarge(name: String, limit: Int) -> InterchangeError {
        .beyondLimit(
            name: name,
            reason: "It is larger than \(limit >> 20) MiB, which is the most that is read: split it into several.")
    }

    /// No note type of a package has the fields that were named; each is described by its name and its fields.
    case noSuchFields(name: String, fields: [String], noteTypes: [String])
    /// A file that belongs with this one is not there.
    case companionMissing(name: String, companion: String)
    /// The file fits no format; the closest guesses come first.
    case unrecognised(name: String, guesses: [Guess])
    /// A table has no column of the name that was asked for; those that it has.
    case missingColumn(name: String, column: String, columns: [String])
    /// Columns were asked for, and the file is no table.
    case noColumns(name: String, format: String)
    /// There is no format of that name.
    case unknownFormat(name: String, nearest: String?)
    /// A file's name does not tell which format to export.
    case undecidedExport(name: String)
    /// The format is one that is only read.
    case importOnly(format: String)
    /// The format is one that is only written.
    case exportOnly(format: String)
}

extension InterchangeError: CustomStringConvertible, LocalizedError {
    /// The sentence for the person: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .missing(let name):
            return "There is no file '\(name)': check the name and the directory."
        case .directory(let name):
            return "'\(name)' is a directory: name the files in it that you want to import."
        case .unreadable(let name, let reason):
            return "'\(name)' cannot be read: \(reason); check the file and its permissions."
        case .changed(let name):
            return "'\(name)' changed while it was read, so nothing was imported: try again when it is complete."
        case .notUTF8(let name):
            return "'\(name)' is UTF-16 or UTF-32 text, and only UTF-8 is read: "
                + "convert it and import the result."
        case .otherEncoding(let name, let line):
            return "'\(name)' is not UTF-8 text, as line \(line) shows, and only UTF-8 is read: convert it from the "
                + "encoding that it has and import the result."
        case .notText(let name, let kind):
            return "'\(name)' \(kind.advice)"
        case .damaged(let name, let reason):
            return "'\(name)' is damaged. \(reason)"
        case .beyondLimit(let name, let reason):
            return "'\(name)' is not read. \(reason)"
        case .noSuchFields(let name, let fields, let noteTypes):
            let wanted = fields.map { "'\($0)'" }.joined(separator: " and ")
            let there = noteTypes.map { "\n  " + $0 }.joined()
            return "No note type in '\(name)' has the fields \(wanted); name two that one has:\(there)"
        case .companionMissing(let name, let companion):
            return "'\(name)' needs '\(companion)' beside it: put both into one directory."
        case .unrecognised(let name, let guesses):
            let closest = guesses.map { "\n  \($0.format): \($0.reason)" }.joined()
            return "'\(name)' is in no format that is known; name one to have it read so. The closest are:\(closest)"
        case .missingColumn(let name, let column, let columns):
            let first = columns.prefix(12).map { "'\($0.prefix(40))'" }.joined(separator: ", ")
            return
                "'\(name)' has no column '\(column)': its first line has \(first)\(columns.count > 12 ? " ..." : "")."
        case .noColumns(let name, let format):
            return "'\(name)' has no columns, being \(format): columns can be named of "
                + "\(InterchangeFormat.all.filter(\.hasColumns).map(\.name).joined(separator: ", ")) alone."
        case .unknownFormat(let name, let nearest):
            let names = InterchangeFormat.all.map(\.name).joined(separator: ", ")
            let advice = nearest.map { "did you mean '\($0)'?" } ?? "the formats are \(names)."
            return "There is no format '\(name)': \(advice)"
        case .undecidedExport(let name):
            return "The name '\(name)' does not tell the format: name one of \(InterchangeFormat.exportNames)."
        case .importOnly(let format):
            return "The format '\(format)' can only be imported: export to one of \(InterchangeFormat.exportNames)."
        case .exportOnly(let format):
            return "The format '\(format)' can only be exported: what is read is one of \(InterchangeFormat.names)."
        }
    }

    /// The same sentence, for Foundation.
    public var errorDescription: String? { description }
}
