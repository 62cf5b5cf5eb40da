/// The acronym that a command of LaTeX declares.
struct LaTeXDeclaration {
    let declarations: [MarkupDeclaration]
    /// Behind the command's last argument.
    let end: Int

    /// The declaration of a command, whose arguments start at a place; nil if it makes none.
    init?(_ name: String, _ buffer: MarkupBuffer, from start: Int) {
        // How many arguments in braces there are, and which are the short and the long form: in an option, or braces.
        let count: Int
        switch name {
        case "newacronym", "newabbreviation": count = 3
        case "DeclareAcronym", "acro", "acrodef", "newacro", "acroplural", "acrodefplural": count = 2
        default: return nil
        }
        var groups: [Range<Int>] = []
        var option: Range<Int>?
        var index = start
        while index < buffer.count, groups.count < count {
            let byte = buffer[index]
            if byte == UInt8(ascii: "{"), let close = buffer.groupEnd(from: index) {
                groups.append((index + 1)..<(close - 1))
                index = close
            } else if byte == UInt8(ascii: "["), let close = buffer.groupEnd(from: index) {
                option = (index + 1)..<(close - 1)
                index = close
            } else if ByteClass.isSpace(byte) || byte == UInt8(ascii: "%") {
                index += 1
            } else {
                break
            }
        }
        guard groups.count == count else { return nil }
        end = index
        let pair: (short: Range<Int>, long: Range<Int>)?
        switch name {
        case "newacronym", "newabbreviation": pair = (groups[1], groups[2])
        case "acro", "acrodef", "newacro": pair = (option ?? groups[0], groups[1])
        case "DeclareAcronym":
            let short = Self.value(of: "short", buffer, groups[1])
            pair = Self.value(of: "long", buffer, groups[1]).map { (short ?? groups[0], $0) }
        default: pair = nil
        }
        guard let pair, let short = Self.text(buffer, pair.short), let long = Self.text(buffer, pair.long),
            !short.isEmpty, !long.isEmpty, short.utf8.count <= 40
        else {
            declarations = []
            return
        }
        declarations = [MarkupDeclaration(short: short, long: long, shortRange: pair.short, longRange: pair.long)]
    }

    /// The value of a key in a list "short = API, long = {application programming interface}".
    private static func value(of key: StaticString, _ buffer: MarkupBuffer, _ list: Range<Int>) -> Range<Int>? {
        var index = list.lowerBound
        while index < list.upperBound {
            while index < list.upperBound, ByteClass.isSpace(buffer[index]) || buffer[index] == UInt8(ascii: ",") {
                index += 1
            }
            let isWanted = buffer.has(key, at: index)
            let name = index
            while index < list.upperBound, buffer[index] != UInt8(ascii: "="), buffer[index] != UInt8(ascii: ",") {
                index += 1
            }
            guard index < list.upperBound, buffer[index] == UInt8(ascii: "=") else { continue }
            let nameEnd = (name..<index).last { !ByteClass.isSpace(buffer[$0]) }.map { $0 + 1 } ?? name
            index += 1
            while index < list.upperBound, ByteClass.isSpace(buffer[index]) { index += 1 }
            let value: Range<Int>
            if index < list.upperBound, buffer[index] == UInt8(ascii: "{"),
                let close = buffer.groupEnd(from: index), close <= list.upperBound
            {
                value = (index + 1)..<(close - 1)
                index = close
            } else {
                let first = index
                while index < list.upperBound, buffer[index] != UInt8(ascii: ",") { index += 1 }
                value = first..<index
            }
            if isWanted, nameEnd - name == key.utf8CodeUnitCount { return value }
        }
        return nil
    }

    /// The text of an argument: without braces and the names of commands, with its blanks as one.
    private static func text(_ buffer: MarkupBuffer, _ range: Range<Int>) -> String? {
        var result: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = buffer[index]
            if byte == UInt8(ascii: "\\") {
                index += 1
                let start = index
                while index < range.upperBound, ByteClass.isLetter(buffer[index]) { index += 1 }
                if index == start, index < range.upperBound {
                    if buffer[index] < 0x80, buffer[index] != UInt8(ascii: "-") { result.append(buffer[index]) }
                    index += 1
                }
            } else {
                if byte == UInt8(ascii: "~") {
                    result.append(0x20)
                } else if byte != 0x7B, byte != 0x7D {
                    result.append(byte)
                }
                index += 1
            }
        }
        return String(
            validating: Array(result.split(whereSeparator: ByteClass.isSpace).joined(separator: [0x20])), as: UTF8.self)
    }
}
