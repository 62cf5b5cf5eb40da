/// Finds a long form of which the initials are the letters of the short one in another order, as in "location based
/// social network (LNSB)" and "coordinated universal time (UTC)".
enum InitialsMatcher {
    /// The bytes of the last words of a text, if their initials are the letters of a short form of three capitals or
    /// more in another order; nil otherwise.
    static func match(_ short: ShortForm, in text: LongFormText) -> Range<Int>? {
        guard short.upper >= 3, short.digits == 0, short.words == 1 else { return nil }
        let reading = short.otherReadings.last ?? short.written
        guard reading.allSatisfy(\.isUpper) else { return nil }
        var rest = reading.map(\.scalar)
        var initials: [UInt32] = []
        var skipsStop = false
        for word in text.words.reversed() {
            if word.isPossessive { continue }
            guard let place = rest.firstIndex(of: text.letters[word.first].scalar) else {
                guard word.isStop, word.commas + word.groups == 0, !initials.isEmpty, !skipsStop else { return nil }
                skipsStop = true
                continue
            }
            initials.append(rest.remove(at: place))
            if rest.isEmpty {
                // Over a short word only two halves change places: "question answering over knowledge graphs (KGQA)".
                if skipsStop, !isTurned(initials.reversed(), reading.map(\.scalar)) { return nil }
                guard !word.isStop, initials.reversed() != reading.map(\.scalar), let last = text.words.last else {
                    return nil
                }
                return word.range.lowerBound..<last.range.upperBound
            }
            if word.commas + word.groups > 0 { return nil }
        }
        return nil
    }

    /// Whether letters are others of which the first few stand at the end.
    private static func isTurned(_ letters: [UInt32], _ others: [UInt32]) -> Bool {
        letters.count >= 4 && (2...(letters.count - 2)).contains { Array(letters[$0...] + letters[..<$0]) == others }
    }
}
