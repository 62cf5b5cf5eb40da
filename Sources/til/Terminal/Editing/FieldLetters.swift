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
        letters = shown.map { scalar in TypedLetter(Self.small(scalar)) }
        let followsRules = capitals.shown(letters).joined() == text
        if !followsRules { letters = shown.map { scalar in TypedLetter(scalar, .fixesWord) } }
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
        let countBehind = Self.countBehindCursor(line)
        // Text after the cursor rarely changes. Comparing it first finds the right one of several equal letters.
        let sameAtEnd = Self.countOfEqual(shown.suffix(countBehind).reversed(), new.suffix(countBehind).reversed())
        let sameAtStart = Self.countOfEqual(shown.dropLast(sameAtEnd), new.dropLast(sameAtEnd))
        let gone = shown[sameAtStart..<(shown.count - sameAtEnd)]
        let inserted = new[sameAtStart..<(new.count - sameAtEnd)]
        // Keep the result of a command that changes capitals.
        let isCaseChange = !inserted.isEmpty && Self.text(gone).lowercased() == Self.text(inserted).lowercased()
        let freedom: TypedLetter.Freedom = isFixed || isCaseChange ? .fixed : .free
        letters.replaceSubrange(gone.indices, with: inserted.map { scalar in TypedLetter(scalar, freedom) })
        return redrawn(countBehind)
    }

    /// Returns the number of equal scalars at the starts of two texts.
    private static func countOfEqual(
        _ first: some Sequence<Unicode.Scalar>, _ second: some Sequence<Unicode.Scalar>
    ) -> Int {
        var count = 0
        for (left, right) in zip(first, second) {
            if left != right { break }
            count += 1
        }
        return count
    }

    /// Undoes the automatic capitals of the word at the cursor.
    /// - Returns: The line to show, or nil if the word has no automatic capitals.
    mutating func takeBackCapitals(at line: LineText) -> LineText? {
        let countBehind = Self.countBehindCursor(line)
        let isBlank = { (letter: TypedLetter) in letter.scalar.properties.isWhitespace }
        let blankBefore = letters.dropLast(countBehind).lastIndex(where: isBlank)
        let start = blankBefore.map { index in index + 1 } ?? 0
        let end = letters[start...].firstIndex(where: isBlank) ?? letters.count
        let hasCapitals = (start..<end).contains { index in shown[index] != letters[index].scalar }
        if !hasCapitals { return nil }
        for index in start..<end { letters[index].freedom = .fixesWord }
        return redrawn(countBehind)
    }

    private mutating func redrawn(_ countBehindCursor: Int) -> LineText {
        var stored: [TypedLetter] = []
        for (letter, text) in zip(letters, capitals.shown(letters)) {
            let scalars = text.unicodeScalars
            if scalars.count == 1 {
                stored.append(letter)
            } else {
                // If the capital of a letter is several letters, store those.
                stored += scalars.map { scalar in TypedLetter(Self.small(scalar), letter.freedom) }
            }
        }
        letters = stored
        shown = capitals.shown(letters).flatMap { text in Array(text.unicodeScalars) }
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
