@testable import TILProse

/// Whether an acronym is made of the initials of what it stands for, told by the aligner with which `til scan` finds
/// definitions.
///
/// Every letter starts a word or follows another of its word (HyperText, Electrocardiogram), and every word but small
/// ones has one. A digit may be a number that is spelled, repeat the letter before it or, between letters, sound like a
/// small word; X may be Ex.
enum Initials {
    static func fit(_ short: String, _ long: String) -> Bool {
        let line = "\(short) = \(long)"
        return Array(line.utf8).withUnsafeBufferPointer { bytes in
            var tokens: [ProseToken] = []
            ProseTokenizer().tokenize(bytes, 0..<bytes.count, into: &tokens)
            var text = LongFormText()
            for (index, token) in tokens.enumerated() where Int(token.start) > short.utf8.count && token.isWord {
                let isJoined = [.hyphen, .slash].contains(tokens[index - 1].kind)
                // What an apostrophe sets apart: Tom's, don't, d'unités.
                let isBehindMark = bytes[token.range.lowerBound - 1] == 0x27
                let isBeforeMark = token.range.upperBound < bytes.count && bytes[token.range.upperBound] == 0x27
                let word = String(decoding: bytes[token.range], as: UTF8.self)
                let isPossessive =
                    isBehindMark && ["d", "ll", "m", "re", "s", "t", "ve"].contains(word)
                    || isBeforeMark && ["d", "l"].contains(word)
                text.append(
                    token, at: index, of: bytes, isJoined: isJoined, isPossessive: isPossessive, commas: 0, groups: 0)
            }
            var aligner = LongFormAligner()
            let acronym = ShortForm(bytes, 0..<short.utf8.count, words: 1)
            guard let found = aligner.align(acronym, with: text, anchor: .start) else { return false }
            return found.loose + found.missing + found.skipped == 0 && leavesNothing(found, of: text)
        }
    }

    /// Whether no word but small ones stands before the first that has a letter, or behind the last.
    private static func leavesNothing(_ found: LongFormAlignment, of text: LongFormText) -> Bool {
        (text.words[..<found.firstWord] + text.words[(found.lastWord + 1)...]).allSatisfy {
            $0.isStop || $0.isPossessive || $0.isJoined
        }
    }
}
