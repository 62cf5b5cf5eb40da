/// Finds a long form of which the initials are the letters of the short one in another order, as in "location based
/// social network (LNSB)" and "coordinated universal time (UTC)".
enum InitialsMatcher {
    /// The bytes of the last words of a text, if their initials, short words left out, are the letters of a short form of
    /// three capitals or more in another order; nil otherwise.
    static func match(_ short: ShortForm, in text: LongFormText, mayStartAnywhere: Bool) -> Range<Int>? {
        guard short.upper >= 3, short.digits == 0, short.words == 1, let reading = short.readings.last,
            reading.allSatisfy(\.isUpper)
        else { return nil }
        var rest = reading.map(\.scalar)
        var first: Int?
        for index in text.words.indices.reversed() {
            let word = text.words[index]
            if word.isStop || word.isPossessive { continue }
            guard let place = rest.firstIndex(of: text.letters[word.first].scalar) else { return nil }
            rest.remove(at: place)
            if rest.isEmpty {
                first = index
                break
            }
            if word.commas + word.groups > 0 { return nil }
        }
        guard let first, let last = text.words.last, !last.isStop,
            text.letters[text.words[first].first].scalar == reading[0].scalar || mayStartAnywhere
        else { return nil }
        return text.words[first].range.lowerBound..<last.range.upperBound
    }
}
