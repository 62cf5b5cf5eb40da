/// Blanks the requests, macros and escapes of roff, as the source of man pages has them.
struct RoffMask: SourceMask {
    var declarations: [MarkupDeclaration] = []
    /// The request that ends what is no prose, if the mask is in such a block, and whether lines are kept as they are.
    private var blockEnd: [StaticString]?
    /// Whether the line that comes is the tag of a paragraph, which the text behind it says more of.
    private var isTag = false
    /// Whether the mask is in a section that shows how something is called, in which names stand for what is typed.
    private var isInSynopsis = false

    mutating func mask(_ bytes: inout MaskedBytes, from start: Int, isLast: Bool) -> Int {
        var index = start
        while index < bytes.count {
            // A line is taken at once; one that is longer than the buffer is read as text.
            var end = index
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            if end == bytes.count, !isLast, index > 0 || bytes.count < MaskedBytes.lookahead { return index }
            readLine(bytes, index..<end)
            index = min(bytes.count, end + 1)
        }
        return index
    }

    private mutating func readLine(_ bytes: MaskedBytes, _ line: Range<Int>) {
        let isRequest = bytes.has(".", at: line.lowerBound) || bytes.has("'", at: line.lowerBound)
        if let blockEnd {
            if blockEnd.contains(where: { bytes.has($0, at: line.lowerBound) }) { self.blockEnd = nil }
            bytes.clear(line)
            return
        }
        if isInSynopsis {
            guard bytes.has(".SH", at: line.lowerBound) || bytes.has(".Sh", at: line.lowerBound) else {
                bytes.clear(line)
                return
            }
            isInSynopsis = false
        }
        guard isRequest, line.count > 1 else {
            RoffText.mask(bytes, line)
            if isTag, !line.isEmpty, line.upperBound < bytes.count { bytes[line.upperBound] = UInt8(ascii: ":") }
            isTag = false
            return
        }
        var start = line.lowerBound + 1
        while start < line.upperBound, ByteClass.isBlank(bytes[start]) { start += 1 }
        var end = start
        while end < line.upperBound, !ByteClass.isBlank(bytes[end]) { end += 1 }
        let macro = RoffMacro(String(decoding: bytes.bytes[start..<end], as: UTF8.self))
        read(macro, bytes, line, arguments: end..<line.upperBound)
        if macro.isText, isTag {
            if line.upperBound < bytes.count { bytes[line.upperBound] = UInt8(ascii: ":") }
            isTag = false
        }
    }

    /// Whether what stands behind a request is one word without a small letter.
    private func isTitle(_ bytes: MaskedBytes, _ arguments: Range<Int>) -> Bool {
        let words = bytes.bytes[arguments].split { ByteClass.isBlank($0) || $0 == UInt8(ascii: "\"") }
        guard words.count == 1, let word = words.first, word.count >= 3 else { return false }
        return word.allSatisfy { ByteClass.isUpper($0) || $0 >= 0x80 }
    }

    private mutating func read(_ macro: RoffMacro, _ bytes: MaskedBytes, _ line: Range<Int>, arguments: Range<Int>) {
        let name = line.lowerBound..<arguments.lowerBound
        switch macro {
        case .text:
            bytes.write([0x20], over: name)
            RoffText.maskArguments(bytes, arguments, isJoined: false)
        case .joined:
            bytes.write([0x20], over: name)
            RoffText.maskArguments(bytes, arguments, isJoined: true)
        case .mdoc:
            bytes.write([0x20], over: name)
            RoffText.maskArguments(bytes, arguments, isJoined: false, knowsMacros: true)
        case .enclosed(let opening, let closing):
            bytes.write([0x20, opening], over: name)
            RoffText.maskArguments(bytes, arguments, isJoined: false, knowsMacros: true)
            if line.upperBound < bytes.count { bytes[line.upperBound] = closing }
        case .mark(let mark):
            bytes.write([0x20, mark], over: name)
            bytes.clear(arguments)
        case .heading:
            isInSynopsis = (arguments.lowerBound..<arguments.upperBound).contains {
                bytes.has("SYNOPSIS", at: $0)
            }
            bytes.breakPassage(name)
            isTag = false
            // "NAME", "SYNOPSIS", "NOMBRE": a single word in capitals is a title and no acronym.
            if isTitle(bytes, arguments) { return bytes.clear(arguments) }
            RoffText.maskArguments(bytes, arguments, isJoined: false, knowsMacros: true)
            // The end of the line, and one more if there is room before it.
            if arguments.count > 0, bytes[arguments.upperBound - 1] == MaskedBytes.filler {
                bytes[arguments.upperBound - 1] = 0x0A
            }
        case .break:
            bytes.breakPassage(name)
            bytes.clear(arguments)
        case .tag:
            bytes.breakPassage(name)
            bytes.clear(arguments)
            isTag = true
        case .tagHere:
            bytes.breakPassage(name)
            RoffText.maskArguments(bytes, arguments, isJoined: false, knowsMacros: true)
            if line.upperBound < bytes.count, !arguments.isEmpty { bytes[line.upperBound] = UInt8(ascii: ":") }
        case .code(let ends):
            bytes.breakPassage(name)
            bytes.clear(arguments)
            blockEnd = ends
        case .opaque:
            bytes.write([0x20, MaskedBytes.opaque], over: line)
        case .nothing:
            bytes.clear(line)
        }
    }
}
