import TILText

/// Texts whose wording is fixed, although they look like sentences: references, labels and answers.
extension LintSubject {
    /// Whether an edit would change a text whose wording is fixed.
    func hasFixedWording(_ range: ByteRange) -> Bool {
        namesPeople(range) || isLabel(range) || isAnswer(range) || isKeyword(range) || isCitedTitle(range)
            || isEmphasised(range) || isAskedFor(range) || isTask(range)
    }

    /// Whether a range is in a question that is a passage of its own, or in a task of an exam: "Discuss an argument for
    /// the combined analysis."
    private func isTask(_ range: ByteRange) -> Bool {
        let bytes = regions.text[passage(around: range)].filter { byte in byte >= .space || byte.isSpace }
        let text = bytes.drop { byte in !byte.isLetter }
        guard text.count <= Self.longestTask else { return false }
        let sentences = text.count { byte in byte.isOne(of: ".?!") }
        let last = text.last { byte in !byte.isSpace }
        if last == "?", sentences == 1 { return true }
        let words = text.prefix(40).split { byte in !byte.isLetter }.prefix(2).map { word in
            String(decoding: word, as: UTF8.self)
        }
        guard let first = words.first else { return false }
        let isAdverb = first.hasSuffix("ly")
        return Self.tasks.contains((isAdverb ? words.last ?? first : first).lowercased())
            && first.first?.isUppercase == true
    }

    private static let longestTask = 400
    /// The verbs with which tasks of exams begin.
    private static let tasks = Set(names: "discuss evaluate explain describe compare contrast justify assess critique")

    /// Whether a question asks for a term: "What is content security policy?"
    private func isAskedFor(_ range: ByteRange) -> Bool {
        let words = words(before: range).suffix(2).map { word in word.lowercased() }
        return [["what", "is"], ["what", "are"]].contains(words)
    }

    /// Whether a range is an item of a list of keywords: "identity proofing; credential provider; federation".
    private func isKeyword(_ range: ByteRange) -> Bool {
        let before = document[..<range.lowerBound].suffix(40).last { byte in !byte.isSpace } ?? .space
        return before.isOne(of: ";:") && byte(range.upperBound) == ";"
    }

    /// Whether a range is the title of a cited work: "the profile specified in JSON Web Signature in Section 2".
    private func isCitedTitle(_ range: ByteRange) -> Bool {
        let words = words(before: range).suffix(2)
        guard byte(range.lowerBound).isUpper, words.count == 2, ["in", "by"].contains(words.last) else { return false }
        return Self.citing.contains(words.first ?? "")
    }

    private static let citing = Set(
        names: "specified defined described documented given published explained outlined contained")

    /// Whether the passage of a range has two or more initials of people, as a reference does: "D.-H. Cha, and J. Moon:
    /// An evaluation of ...".
    private func namesPeople(_ range: ByteRange) -> Bool {
        passage(around: range).count(where: isInitial) > 1
    }

    /// Whether a single capital and a full stop are at an offset: "D.-H. Cha".
    private func isInitial(_ index: Int) -> Bool {
        guard byte(index).isUpper, byte(index + 1) == "." else { return false }
        let startsWord = byte(index - 1).isSpace || byte(index - 1).isOne(of: "-(")
        let endsWord = byte(index + 2).isSpace || byte(index + 2) == "-"
        return startsWord && endsWord
    }

    /// Whether a range is between single quotation marks, as the label of a field is: ‘delayed graft function end
    /// date’.
    private func isLabel(_ range: ByteRange) -> Bool {
        let before = text(max(0, range.lowerBound - 80)..<range.lowerBound)
        guard let open = before.lastIndex(of: "‘") else { return false }
        return !before[open...].contains("’")
    }

    /// Whether a range is in a possible answer of an exam: "B) Annualized Loss Expectancy calculation".
    private func isAnswer(_ range: ByteRange) -> Bool {
        let line = document[regions.lines.content(of: self.line(of: range.lowerBound))]
        let start = Array(line.drop { byte in byte.isSpace || byte.isOne(of: "-*+") }.prefix(3))
        guard start.count == 3 else { return false }
        let letter = start[0]
        let mark = start[1]
        let isFollowedBySpace = start[2].isSpace
        let isMarked = mark == ")" || mark == "." && letter.isOne(of: "ABCDE")
        return letter.isLetter && isMarked && isFollowedBySpace
    }

    /// Whether a range goes over a line end, and two spaces follow the full stop behind it. When the line end is moved
    /// behind the full stop, one of them would indent the next line.
    func isBeforeWideSpace(_ range: ByteRange) -> Bool {
        guard document[range].contains(.lineFeed), byte(range.upperBound).isOne(of: ".!?:") else { return false }
        return document.has("  ", at: range.upperBound + 1)
    }
}
