import TILText

/// Short words without a letter in most acronyms.
enum StopWords {
    /// Words inside a long form that need no matching letter.
    static let insideLongForm = WordSet(.smallWords)

    /// Words that occur in sentences but in few names.
    static let ofClauses = WordSet(.wordsOfClauses)

    /// Words that start a long form only if they are capitalised.
    static let neverFirst = WordSet(.neverFirst)

    /// Words that start a long form only if every letter of the short form starts a word.
    static let seldomFirst = WordSet(.seldomFirst)

    /// Small words inside names in Romance languages.
    static let romance = WordSet(
        "de del di du des al il per della delle dei alla alle la las le les los el et da do das dos para pour por pelo")

    /// Words that end a clause but no long form.
    static let neverLast = WordSet("to of the and or with from at as is are be into than now directly")
}

/// Symbols of units, which look like acronyms but are not.
enum UnitNames {
    /// Units of memory. They are acronyms unless they follow a number.
    private static let ofMemory = WordSet("kb mb gb tb pb")

    /// Whether a word is a number with its unit: "1MB", "20kHz".
    static func measures(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        guard let unit = word.first(where: { index in !bytes[index].isDigit }), unit > word.lowerBound else {
            return false
        }
        let range = unit..<word.upperBound
        return symbols.contains(WordKey(exactly: bytes, range)) || ofMemory.contains(WordKey(bytes, range))
    }

    static let symbols = WordSet(exactly: .unitSymbols)
}
