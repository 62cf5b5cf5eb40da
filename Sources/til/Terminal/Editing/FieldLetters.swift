import TILCore

/// The letters of a field: what was typed, and what is shown for it.
///
/// The line editor does with the line what it likes; this is told the line after each key, finds out what changed, and says
/// what is to be shown. So what was typed is not forgotten: `Io` shows IO, and once a `T` follows, IoT.
struct FieldLetters {
    private let capitals: LineCapitals
    private var letters: [TypedLetter]
    /// What is shown for each letter.
    private var shown: [String]

    /// A field in which a text stands already, which changes with what is typed into it only where it is written so.
    init(_ capitals: LineCapitals, text: String = "") {
        self.capitals = capitals
        let small = text.unicodeScalars.map { scalar in
            let mapping = scalar.properties.lowercaseMapping.unicodeScalars
            return TypedLetter(mapping.count == 1 ? mapping.first ?? scalar : scalar)
        }
        let isWrittenSo = capitals.shown(small).joined() == text
        letters = isWrittenSo ? small : text.unicodeScalars.map { TypedLetter($0, .fixesWord) }
        shown = text.unicodeScalars.map { String($0) }
    }

    /// The line to be shown.
    var text: String { shown.joined() }

    /// Takes note of how the line is now.
    /// - Parameters:
    ///   - line: the line, with its cursor where a change ends.
    ///   - isFixed: whether what is new stays as it is: it was quoted, or brought back by undo.
    /// - Returns: the line to be shown.
    mutating func take(_ line: LineText, isFixed: Bool = false) -> LineText {
        let new = Array(line.string.unicodeScalars)
        let behind = line.string.utf8.dropFirst(line.cursor).count
        let old = shown.flatMap { Array($0.unicodeScalars) }
        var cursor = cells(before: new, bytesBehind: behind)
        if new != old { cursor = replace(with: new, cursor: cursor, isFixed: isFixed) } else { cursor = place(cursor) }
        shown = capitals.shown(letters)
        return LineText(text, cursor: shown[..<min(cursor, shown.count)].reduce(0) { $0 + $1.utf8.count })
    }

    /// Takes the capitals of the word at the cursor back.
    /// - Returns: the line to be shown; nil where nothing was changed by itself.
    mutating func takeBackCapitals(at line: LineText) -> LineText? {
        let cursor = place(
            cells(before: Array(line.string.unicodeScalars), bytesBehind: line.string.utf8.count - line.cursor))
        var start = min(cursor, letters.count)
        while start > 0, !letters[start - 1].scalar.properties.isWhitespace { start -= 1 }
        let end = letters[start...].firstIndex { $0.scalar.properties.isWhitespace } ?? letters.count
        guard (start..<end).contains(where: { shown[$0] != String(letters[$0].scalar) }) else { return nil }
        for index in start..<end { letters[index].freedom = .fixesWord }
        shown = capitals.shown(letters)
        return LineText(text, cursor: shown[..<min(cursor, shown.count)].reduce(0) { $0 + $1.utf8.count })
    }

    /// How many scalars stand before the cursor.
    private func cells(before scalars: [Unicode.Scalar], bytesBehind: Int) -> Int {
        var left = bytesBehind
        var index = scalars.count
        while index > 0, left > 0 {
            index -= 1
            left -= UTF8.width(scalars[index])
        }
        return index
    }

    /// The letter at which so many shown scalars end.
    private func place(_ scalars: Int) -> Int {
        var passed = 0
        for (index, text) in shown.enumerated() {
            if passed >= scalars { return index }
            passed += text.unicodeScalars.count
        }
        return shown.count
    }

    /// Puts the letters that are new in the place of those that are gone.
    /// - Returns: the letter at which the cursor stands.
    private mutating func replace(with new: [Unicode.Scalar], cursor: Int, isFixed: Bool) -> Int {
        // What stands behind the cursor has hardly ever changed, so that of equal letters the right one is found.
        var tail = 0
        var last = letters.count
        while last > 0 {
            let width = shown[last - 1].unicodeScalars.count
            guard tail + width <= new.count - cursor,
                new[(new.count - tail - width)..<(new.count - tail)].elementsEqual(shown[last - 1].unicodeScalars)
            else { break }
            tail += width
            last -= 1
        }
        var head = 0
        var first = 0
        while first < last {
            let width = shown[first].unicodeScalars.count
            guard head + width <= new.count - tail,
                new[head..<(head + width)].elementsEqual(shown[first].unicodeScalars)
            else { break }
            head += width
            first += 1
        }
        let inserted = new[head..<(new.count - tail)]
        let gone = shown[first..<last].joined()
        // A command that changes capitals is obeyed; what is left of a letter that was shown as two is a letter.
        let text = Self.text(inserted)
        let isCaseChange = !inserted.isEmpty && gone.lowercased() == text.lowercased()
        let isRest = !isCaseChange && !inserted.isEmpty && gone.hasPrefix(text)
        letters.replaceSubrange(
            first..<last,
            with: inserted.map { scalar in
                let small = scalar.properties.lowercaseMapping.unicodeScalars
                return TypedLetter(
                    isRest && small.count == 1 ? small.first ?? scalar : scalar,
                    isFixed || isCaseChange ? .fixed : .free)
            })
        shown.replaceSubrange(first..<last, with: inserted.map { String($0) })
        return place(cursor)
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}

/// How letters turn into capitals as they are typed, as on a phone's keyboard.
enum LineCapitals: Hashable, Sendable {
    /// They stay.
    case none
    /// Every letter: for an acronym.
    case short
    /// Every letter, but in an entry such as `gnu = gnu is not unix` those of what the acronym stands for as for `long`.
    case entry(Capitals.Titles)
    /// The first letter of words: for what it stands for.
    case long(Capitals.Titles)

    /// What each letter of a line becomes.
    func shown(_ letters: [TypedLetter]) -> [String] {
        switch self {
        case .none: letters.map { String($0.scalar) }
        case .short: Capitals.short(letters)
        case .entry(let titles): EntryText.capitals(letters, titles: titles)
        case .long(let titles): Capitals.long(letters, titles: titles)
        }
    }
}
