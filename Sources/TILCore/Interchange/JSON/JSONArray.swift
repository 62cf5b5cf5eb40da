/// One JSON array of objects, as programs print it; the objects are as ``JSONLines`` has them on a line each.
enum JSONArray {
    /// Whether a file that starts with these bytes is one: `[`, then `{`.
    static func begins(_ bytes: [UInt8]) -> Bool {
        let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).lazy
            .filter { !FieldText.isSpace($0) }
        return text.prefix(2).elementsEqual("[{".utf8)
    }

    /// Reads the elements, one at a time, however they are spread over lines.
    struct Reader: InterchangeReader {
        private let source: ByteSource
        private var piece: [UInt8] = []
        private var offset = 0
        private var line = 1
        private var depth = 0
        private var isInString = false
        private var isEscaped = false
        private var element: [UInt8] = []
        private var elementLine = 1
        private var isTooLong = false
        private var isAtEnd = false

        init(_ source: ByteSource) {
            self.source = source
        }

        mutating func next() throws -> ImportItem? {
            while !isAtEnd, let byte = try nextByte() {
                if byte == 0x0A { line += 1 }
                if isInString {
                    keep(byte)
                    isInString = isEscaped || byte != 0x22
                    isEscaped = !isEscaped && byte == 0x5C
                } else if byte == 0x2C, depth == 1 {
                    if let item = finished() { return item }
                } else if byte == 0x5D || byte == 0x7D {
                    depth -= 1
                    if depth > 0 {
                        keep(byte)
                    } else {
                        isAtEnd = true
                        if let item = finished() { return item }
                    }
                } else if byte == 0x5B || byte == 0x7B {
                    depth += 1
                    if depth > 1 { keep(byte) }
                } else {
                    isInString = byte == 0x22
                    if depth > 0, !element.isEmpty || !FieldText.isSpace(byte) { keep(byte) }
                }
            }
            if isAtEnd { return try rest() }
            isAtEnd = true
            return .rejected(line, RejectionReason.arrayNotClosed)
        }

        /// What follows the array: nothing, where all is well.
        private mutating func rest() throws -> ImportItem? {
            while let byte = try nextByte() {
                if byte == 0x0A { line += 1 }
                if FieldText.isSpace(byte) { continue }
                // Said once; the rest is not looked at.
                while try nextByte() != nil {}
                return .rejected(line, RejectionReason.textAfterArray)
            }
            return nil
        }

        private mutating func keep(_ byte: UInt8) {
            if element.isEmpty { elementLine = line }
            if element.count < LineReader.longestLine { element.append(byte) } else { isTooLong = true }
        }

        /// What the element that ends here is; nil where there is none.
        private mutating func finished() -> ImportItem? {
            defer {
                element.removeAll(keepingCapacity: true)
                isTooLong = false
            }
            if element.isEmpty { return nil }
            if isTooLong { return .rejected(elementLine, RejectionReason.elementTooLong) }
            return element.withUnsafeBufferPointer { JSONEntry.item(elementLine, $0, unit: "element") }
        }

        private mutating func nextByte() throws -> UInt8? {
            if offset == piece.count {
                offset = 0
                piece = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                    count = try source.read(into: UnsafeMutableRawBufferPointer(buffer))
                }
                if piece.isEmpty { return nil }
            }
            offset += 1
            return piece[offset - 1]
        }
    }

    /// How well the start of a file fits.
    static func fit(_ sample: FormatSample, isNamedSo: Bool) -> FormatFit {
        var reader = Reader(ByteSource(bytes: sample.bytes))
        var good = 0
        var all = 0
        var firstBad = 0
        while let item = try? reader.next() {
            if case .rejected(let rejection) = item {
                // The sample may end where the array does not.
                if rejection.reason == RejectionReason.arrayNotClosed { continue }
                if firstBad == 0 { firstBad = rejection.line }
            } else {
                good += 1
            }
            all += 1
        }
        return FormatFit(
            share: Double(good) / Double(max(1, all)), isNamedSo: isNamedSo,
            reason: "The element on line \(firstBad) is not an object with the keys 'short' and 'long'.")
    }
}
