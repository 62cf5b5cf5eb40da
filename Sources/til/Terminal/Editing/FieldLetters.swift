import TILCore

/// The letters of a field: the typed letters and the letters shown for them.
///
/// The line editor edits the shown line. After each key, this type compares the new line with the old one to find the
/// change, and computes the line to show. The typed letters are kept, so `Io` is shown as IO and becomes IoT after a
/// `T`.
struct FieldLetters {
    private let capitals: LineCapitals
    private var letters: [TypedLetter]
    /// The scalar shown for each letter.
    private var shown: [Unicode.Scalar]

    /// Creates a field with initial text. Typing changes the capitals of this text only if they follow the rules.
    init(_ capitals: LineCapitals, text: String = "") {
        self.capitals = capitals
        shown = Array(text.unicodeScalars)
        letters = shown.map { TypedLetter(Self.small($0)) }
        if capitals.shown(letters).joined() != text { letters = shown.map { TypedLetter($0, .fixesWord) } }
    }

    /// The line to show.
    var text: String { Self.text(shown) }

    /// Applies the user's changes to the line.
    /// - Parameters:
    ///   - line: the new line, with the cursor at the end of the change.
    ///   - isFixed: whether the inserted text keeps its capitals because it was quoted or restored by undo.
    /// - Returns: The line to show.
    mutating func update(_ line: LineText, isFixed: Bool = false) -> LineText {
        let new = Array(line.string.unicodeScalars)
        let behind = Self.countBehindCursor(line)
        // Text after the cursor rarely changes. Comparing it first finds the right one of several equal letters.
        let tail = zip(shown.reversed(), new.reversed()).prefix(behind).prefix(while: ==).count
        let head = zip(shown.dropLast(tail), new.dropLast(tail)).prefix(while: ==).count
        let gone = shown[head...].dropLast(tail)
        let inserted = new[head...].dropLast(tail)
        // Keep the result of a command that changes capitals.
        let isCaseChange = !inserted.isEmpty && Self.text(gone).lowercased() == Self.text(inserted).lowercased()
        let typed = inserted.map { inserted in TypedLetter(inserted, isFixed || isCaseChange ? .fixed : .free) }
        letters.replaceSubrange(gone.indices, with: typed)
        return redrawn(behind)
    }

    /// Undoes the automatic capitals of the word at the cursor.
    /// - Returns: The line to show, or nil if the word has no automatic capitals.
    mutating func takeBackCapitals(at line: LineText) -> LineText? {
        let behind = Self.countBehindCursor(line)
        let isBlank = { (letter: TypedLetter) in letter.scalar.properties.isWhitespace }
        let start = letters.dropLast(behind).lastIndex(where: isBlank).map { index in index + 1 } ?? 0
        let word = start..<(letters[start...].firstIndex(where: isBlank) ?? letters.count)
        guard word.contains(where: { shown[$0] != letters[$0].scalar }) else { return nil }
        for index in word { letters[index].freedom = .fixesWord }
        return redrawn(behind)
    }

    private mutating func redrawn(_ countBehindCursor: Int) -> LineText {
        // If the capital of a letter is several letters, store those.
        letters = zip(letters, capitals.shown(letters)).flatMap { letter, text in
            let scalars = text.unicodeScalars
            return scalars.count == 1
                ? [letter] : scalars.map { scalar in TypedLetter(Self.small(scalar), letter.freedom) }
        }
        shown = capitals.shown(letters).flatMap { Array($0.unicodeScalars) }
        return LineText(text, cursor: Self.text(shown.dropLast(countBehindCursor)).utf8.count)
    }

    private static func countBehindCursor(_ line: LineText) -> Int {
        String(decoding: line.string.utf8.dropFirst(line.cursor), as: UTF8.self).unicodeScalars.count
    }

    private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let mapping = scalar.properties.lowercaseMapping.unicodeScalars
        return mapping.count == 1 ? mapping.first ?? scalar : scalar
    }

    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}

/// The automatic capitalization of a field during typing, as on a phone's keyboard.
enum LineCapitals: Hashable, Sendable {
    /// No changes.
    case none
    /// Every letter, for an acronym.
    case short
    /// Every letter of the acronym. In an entry such as `gnu = gnu is not unix`, the meaning is capitalized as for
    /// `long`.
    case entry(Capitals.Titles)
    /// The first letter of each word, for a meaning.
    case long(Capitals.Titles)

    /// Returns the text to show for each letter.
    func shown(_ letters: [TypedLetter]) -> [String] {
        switch self {
        case .none: letters.map { letter in String(letter.scalar) }
        case .short: Capitals.short(letters)
        case .entry(let titles): EntryText.capitals(letters, titles: titles)
        case .long(let titles): Capitals.long(letters, titles: titles)
        }
    }
}
