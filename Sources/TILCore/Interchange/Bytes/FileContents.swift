import Foundation
import TILArchive
import TILText

/// The name and the bytes of a file.
///
/// ```swift
/// let memory = FileContents(name: "list.txt", bytes: Array("FTW = for the win\n".utf8))
/// let items = try InterchangeFormat.open(memory).items()
/// ```
public struct FileContents: Hashable, Sendable {
    /// The name of the file for messages, as the person wrote it.
    public let name: String
    /// The unchanged bytes of the file.
    public let bytes: [UInt8]

    /// The maximum size of a text, a list or a document, in bytes.
    static let longestText = 64 << 20
    /// The maximum size of a zip archive, such as a package of Anki or a document of Word, in bytes.
    static let longestArchive = 256 << 20
    /// The maximum size of JSON Lines that til exported, which contain every answer, in bytes.
    static let longestExport = 1 << 30

    /// Creates contents from bytes in memory.
    ///
    /// ```swift
    /// let pasted = "FTW = for the win\n"
    /// let contents = FileContents(name: "clipboard", bytes: Array(pasted.utf8))
    /// ```
    public init(name: String = "memory", bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Reads an open file descriptor to its end: a file, a pipe or a terminal.
    ///
    /// ```swift
    /// let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder + "deck.txt"))
    /// let contents = try FileContents(fileDescriptor: file.fileDescriptor, name: "deck.txt")
    /// ```
    /// - Parameters:
    ///   - fileDescriptor: the descriptor to read; it may be non-blocking.
    ///   - name: the name in messages.
    ///   - wait: waits until the descriptor can be read, and throws to cancel. By default the read itself waits.
    /// - Throws: ``InterchangeError`` if the descriptor is a directory, cannot be read or exceeds the largest size
    ///   limit. Also if a regular file grows or shrinks in the meantime, since its last line would be incomplete.
    public init(
        fileDescriptor: Int32, name: String, wait: (Int32) throws -> Void = { _ in }
    ) throws {
        do {
            self.init(
                name: name, bytes: try OpenInput(fileDescriptor).contents(limit: Self.limit(start:), wait: wait))
        } catch let fault as OpenInput.Fault {
            throw switch fault {
            case .folder:
                InterchangeError.noInput("'\(name)' is a folder. Name the files in it that you want to import.")
            case .unreadable(let error): InterchangeError.unreadable(name, error.number)
            case .tooLarge(let limit): InterchangeError.tooLarge(name, limit: limit)
            case .changed:
                InterchangeError.unreadable(
                    "'\(name)' changed while it was read, so nothing was imported. Try again when it is complete.")
            }
        }
    }

    /// Returns the size limit of a file in bytes, by its first bytes.
    static func limit(start: [UInt8]) -> Int {
        if ZipReader.isArchive(start: start) { return longestArchive }
        return start.starts(with: JSONLines.start) ? longestExport : longestText
    }

    /// Whether the file starts like a gzip file. Dictzip files are gzip files too.
    package var isCompressed: Bool { Gzip.isCompressed(bytes) }

    /// Returns the unpacked contents, or the same contents if they are not compressed.
    /// - Throws: ``InterchangeError`` if the compressed data is damaged, or is far larger than any list when unpacked.
    public func unpacked() throws(InterchangeError) -> FileContents {
        guard isCompressed else { return self }
        do {
            return FileContents(
                name: name, bytes: try Gzip.unpacked(bytes, limit: UnpackingLimit(Self.longestText)))
        } catch {
            throw error.isLimit ? .beyondLimit(name, error.sentence) : .damaged(name, error.sentence)
        }
    }
}
