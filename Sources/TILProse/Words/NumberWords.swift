/// Words that a digit of an acronym stands for: "third" in 3G, "two" in 2D, "to" in P2P.
enum NumberWords {
    /// The digit that stands for a word; -1 if none does.
    static func value(of key: WordKey) -> Int { names.contains(key) ? values[key] ?? -1 : -1 }

    /// The names alone, which are asked for every word.
    static let names = WordSet(Array(values.keys))

    private static let values: [WordKey: Int] = {
        let words: [[String]] = [
            ["zero"], ["one", "first", "single", "mono", "1st", "i"],
            ["two", "second", "dual", "double", "to", "too", "bi", "2nd", "ii"],
            ["three", "third", "triple", "tri", "3rd", "iii"],
            ["four", "fourth", "for", "quad", "4th", "iv"], ["five", "fifth", "5th", "v"],
            ["six", "sixth", "6th", "vi"],
            ["seven", "seventh", "7th", "vii"], ["eight", "eighth", "8th", "viii"], ["nine", "ninth", "9th", "ix"],
        ]
        var table: [WordKey: Int] = [:]
        for (value, names) in words.enumerated() {
            for name in names { table[WordKey(name)] = value }
        }
        return table
    }()
}
