import TILText

@testable import TILProse

/// Whether an acronym consists of the initials of its meaning, by the aligner of `til scan`.
///
/// Every letter starts a word or follows another of its word (HyperText, Electrocardiogram), and every word but small
/// ones has one. A digit may be a number that is spelled, repeat the letter before it or, between letters, sound like a
/// small word; X may be Ex.
enum Initials {
    static func fit(_ short: String, _ long: String) -> Bool {
        // Without commas, brackets and the parts at an apostrophe: You're, Tom's, d'unités.
        let line = "\(short) = \(long.replacing(/'(?:ll|m|re|s|t|ve)\b|\b[dl]'|[,()]/, with: ""))"
        return Array(line.utf8).withUnsafeBufferPointer { bytes in
            ProseTokenizer.read(bytes, longest: bytes.count) { tokenizer in
                tokenizer.read(0..<bytes.count)
                let tokens = tokenizer.tokens
                let first = tokens.firstIndex { $0.start > short.utf8.count && $0.isWord } ?? tokens.count
                let acronym = ShortForm(bytes, 0..<short.utf8.count)
                var text = SpellingText()
                text.read(first..<tokens.count, in: tokenizer.passage, for: acronym)
                guard
                    let found = Spelling.align(
                        acronym.written, otherReadings: acronym.otherReadings, with: text, anchor: .start)
                else { return false }
                return found.loose + found.missing + found.skipped == 0 && leavesNothing(found, of: text)
            }
        }
    }

    /// Whether only small words come before the first word with a letter, or after the last.
    private static func leavesNothing(_ found: SpellingAlignment, of text: SpellingText) -> Bool {
        (text.words[..<found.firstWord] + text.words[(found.lastWord + 1)...]).allSatisfy {
            $0.isStop || $0.isPossessive || $0.isJoined
        }
    }
}
