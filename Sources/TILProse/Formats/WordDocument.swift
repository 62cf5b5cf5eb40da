import CZlib

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

    /// The most bytes that a body may have.
    private static let largestBody = 1 << 28

    /// Whether a file that starts with some bytes is a zip archive.
    public static func isArchive(start: some Collection<UInt8>) -> Bool {
        start.starts(with: [0x50, 0x4B, 0x03, 0x04])
    }

    /// The body as XML, to be scanned as ``DocumentFormat/wordXML``.
    /// - Parameter archive: the whole file.
    public static func body(of archive: [UInt8]) throws(Failure) -> [UInt8] {
        guard let end = directoryEnd(archive) else { throw .damaged }
        var entry = Int(number(archive, end + 16, 4))
        for _ in 0..<number(archive, end + 10, 2) {
            guard entry + 46 <= archive.count, number(archive, entry, 4) == 0x0201_4B50 else { throw .damaged }
            let nameLength = Int(number(archive, entry + 28, 2))
            let nameEnd = entry + 46 + nameLength
            guard nameEnd <= archive.count else { throw .damaged }
            if archive[(entry + 46)..<nameEnd].elementsEqual("word/document.xml".utf8) {
                return try content(archive, entry)
            }
            entry = nameEnd + Int(number(archive, entry + 30, 2)) + Int(number(archive, entry + 32, 2))
        }
        throw .noBody
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

    /// Where the record stands that ends the archive's directory.
    private static func directoryEnd(_ archive: [UInt8]) -> Int? {
        var index = archive.count - 22
        let least = max(0, archive.count - 22 - 0xFFFF)
        while index >= least {
            if number(archive, index, 4) == 0x0605_4B50 { return index }
            index -= 1
        }
        return nil
    }

    /// A number in a count of bytes, the lowest first; 0 beyond the end.
    private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt32 {
        guard start >= 0, start + count <= bytes.count else { return 0 }
        return (0..<count).reversed().reduce(0) { $0 << 8 | UInt32(bytes[start + $1]) }
    }

    /// What an entry of the directory holds.
    private static func content(_ archive: [UInt8], _ entry: Int) throws(Failure) -> [UInt8] {
        let method = number(archive, entry + 10, 2)
        let packed = Int(number(archive, entry + 20, 4))
        let size = Int(number(archive, entry + 24, 4))
        let header = Int(number(archive, entry + 42, 4))
        guard header + 30 <= archive.count, number(archive, header, 4) == 0x0403_4B50 else { throw .damaged }
        let start = header + 30 + Int(number(archive, header + 26, 2)) + Int(number(archive, header + 28, 2))
        guard start + packed <= archive.count else { throw .damaged }
        guard size <= largestBody else { throw .tooLarge }
        if method == 0 { return Array(archive[start..<(start + packed)]) }
        guard method == 8, let body = inflated(archive[start..<(start + packed)], size: size) else { throw .damaged }
        return body
    }

    /// Inflates data without a header; nil if it is broken or has another size than it says.
    private static func inflated(_ data: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
        var data = Array(data)
        var stream = z_stream()
        guard inflateInit2_(&stream, -15, zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        return data.withUnsafeMutableBufferPointer { input in
            var written = 0
            let output = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(size)
                let code = inflate(&stream, Z_FINISH)
                count = size - Int(stream.avail_out)
                written = code == Z_STREAM_END ? count : -1
            }
            return written == size ? output : nil
        }
    }
}
