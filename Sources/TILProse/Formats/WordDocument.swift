import TILArchive

/// The body of a .docx file: the part `word/document.xml` of a zip archive.
public enum WordDocument {
    /// Why there is none.
    public enum Failure: Error, Hashable, Sendable {
        /// The archive is damaged or cut off.
        case damaged
        /// It is an archive of something else.
        case noBody
        /// The body is larger than anything that is read.
        case tooLarge
    }

    /// The most bytes that a body may have. It may be the same words over and over, so that its growth says nothing.
    private static let limit = UnpackingLimit(1 << 28, boundsGrowth: false)

    /// Whether a file that starts with some bytes is a zip archive.
    public static func isArchive(start: some Collection<UInt8>) -> Bool { ZipReader.isArchive(start: start) }

    /// The body as XML, to be scanned as ``DocumentFormat/wordXML``.
    /// - Parameter archive: the whole file.
    public static func body(of archive: [UInt8]) throws(Failure) -> [UInt8] {
        do {
            let zip = try ZipReader(ByteWindow(archive))
            guard let body = try zip.entry(named: "word/document.xml") else { throw Failure.noBody }
            return try zip.content(of: body, limit: limit)
        } catch ArchiveFailure.tooLarge {
            throw .tooLarge
        } catch {
            throw error as? Failure ?? .damaged
        }
    }

    /// The text of a body, a paragraph a line, to be read as ``DocumentFormat/paragraphs``: of a place in it, the line is
    /// the number of the paragraph.
    /// - Parameter body: the body as XML.
    public static func text(of body: [UInt8]) -> [UInt8] {
        var body = body
        body.withUnsafeMutableBufferPointer { buffer in
            var bytes = MaskedBytes(bytes: buffer)
            var mask = WordMask()
            var start = 0
            // A mask may stop before the end, which it is told is there.
            while start < buffer.count {
                let end = mask.mask(&bytes, from: start, isLast: true)
                guard end > start else { break }
                start = end
            }
        }
        var text: [UInt8] = []
        for byte in body where byte != MaskedBytes.filler && byte != MaskedBytes.opaque {
            if byte == 0x0A, text.last ?? 0x0A == 0x0A { continue }
            text.append(byte)
        }
        return text
    }
}
