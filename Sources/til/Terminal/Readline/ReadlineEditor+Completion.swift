@preconcurrency import CReadline
import Foundation
import TILText

/// Tab completion.
extension ReadlineEditor {
    /// Returns the completions of the word that starts at `start`, in readline's format: the common prefix first, then
    /// each word. Returns nil for no completions, and for file names, which readline finds itself.
    func matches(start: Int) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        uncover()
        rl_attempted_completion_over = 1
        // At the start of the line, readline does not call `findWord`.
        let (line, wordStart) = unfinished ?? (UnfinishedLine(""), 0)
        unfinished = nil
        guard request.kind == .command, start == wordStart else { return nil }
        let completions = completer(line)
        guard case .words(let words) = completions else {
            if completions != .none { rl_attempted_completion_over = 0 }
            return nil
        }
        // Readline prints the words unescaped, so drop words with control characters.
        let found = CompletionMatches(of: line.word, among: words.filter { word in word == word.visible })
        let isUnique = found.words.count == 1
        guard let first = found.words.first else { return nil }
        let common = isUnique ? first : found.common
        rl_sort_completion_matches = 0
        rl_completion_append_character = Int32(UInt8(ascii: " "))
        if ReadlineQuoting.endsQuotation(common, line.quote) { rl_completion_suppress_quote = 1 }
        let replacement = ReadlineQuoting.quoted(common, in: line.quote)
        return Self.list(isUnique ? [replacement] : [replacement] + found.words)
    }

    /// Returns a null-terminated array of C strings, which readline frees.
    private static func list(_ strings: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        let size = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
        let list = calloc(strings.count + 1, size)?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
        for (index, string) in strings.enumerated() { list?[index] = strdup(string) }
        return list
    }

    /// Determines the start and the open quote of the word before the cursor, as ``WordSplitter`` reads the line, and
    /// passes both to readline.
    ///
    /// Readline calls this before ``matches(start:)`` (`rl_complete_internal` in its `complete.c`), which gets the
    /// start that readline then finds.
    /// - Returns: The characters that end a word: white space and the sign of `--option=`.
    func findWord() -> UnsafeMutablePointer<CChar>? {
        rl_sort_completion_matches = 1
        guard let buffer = rl_line_buffer else { return nil }
        let end = Int(rl_point)
        let line = UnfinishedLine(String(decoding: UnsafeRawBufferPointer(start: buffer, count: end), as: UTF8.self))
        let start = max(0, end - line.length)
        unfinished = (line, start)
        if let quote = line.quote {
            rl_completer_quote_characters = UnsafePointer(quote == "'" ? Self.singleQuote : Self.doubleQuote)
            cover(buffer, upTo: start - 1)
        } else {
            rl_completer_quote_characters = UnsafePointer(Self.noQuotes)
            endSearch(at: start, cursor: end)
        }
        return line.option.isEmpty ? Self.blanks : Self.blanksAndSign
    }

    /// Covers the text before an open quote with spaces until ``matches(start:)`` is called.
    ///
    /// Readline searches the line for quotes from its start (`_rl_find_completion_word`), and by its own rules an
    /// apostrophe opens a quotation. So it only sees the quote that is open.
    private func cover(_ buffer: UnsafeMutablePointer<CChar>, upTo quote: Int) {
        covered = Array(UnsafeBufferPointer(start: buffer, count: max(0, quote)))
        memset(buffer, Int32(UInt8(ascii: " ")), covered.count)
    }

    /// Makes a position the start of the word. Readline searches back from the cursor only if nobody has moved it
    /// (`_rl_find_completion_word`), and puts it back afterwards (`rl_complete_internal`). It finds the start of an
    /// empty word itself.
    private func endSearch(at start: Int, cursor: Int) {
        if start < cursor { rl_point = Int32(start) }
    }

    private func uncover() {
        if let buffer = rl_line_buffer { buffer.update(from: covered, count: covered.count) }
        covered = []
    }

    /// Whether a position of the line belongs to the word that Tab completes.
    func isInWord(_ index: Int) -> Bool { unfinished.map { unfinished in index >= unfinished.start } ?? false }

    // Readline keeps pointers to these strings after the call.
    nonisolated(unsafe) private static let blanks = strdup(" \t\n")
    nonisolated(unsafe) private static let blanksAndSign = strdup(" \t\n=")
    nonisolated(unsafe) private static let noQuotes = strdup("")
    nonisolated(unsafe) private static let singleQuote = strdup("'")
    nonisolated(unsafe) private static let doubleQuote = strdup("\"")

    /// Prints the completions below the line, or only their number if there are many.
    func display(_ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, count: Int, longest: Int32) {
        guard let matches, count > 0 else { return }
        if count <= max(1, Int(rl_completion_query_items)) {
            rl_display_match_list(matches, Int32(count), longest)
        } else {
            write("\n\(count) possibilities. Type more letters.\n")
        }
        fflush(rl_outstream)
        rl_forced_update_display()
    }
}

/// Quotes completed words, so that ``WordSplitter`` reads them back unchanged.
enum ReadlineQuoting {
    /// The characters that would end a word or start a quotation.
    private static let special = Set(" \t\n\\\"'".utf8)

    /// Returns a word quoted for use inside an open quotation, or outside of quotations if `quote` is nil.
    static func quoted(_ word: String, in quote: Character?) -> String {
        if quote == "'" {
            guard let end = word.utf8.firstIndex(of: apostrophe) else { return word }
            return word[..<end] + "'" + quoted(String(word[end...]), in: nil)
        }
        var result: [UInt8] = []
        for byte in word.utf8 {
            if needsBackslash(byte, in: quote) { result.append(backslash) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func needsBackslash(_ byte: UInt8, in quote: Character?) -> Bool {
        guard let quote else { return special.contains(byte) }
        return byte == quote.asciiValue || byte == backslash
    }

    /// Whether inserting a word ends the open quotation: a single quote cannot be escaped between single quotes.
    static func endsQuotation(_ word: String, _ quote: Character?) -> Bool {
        quote == "'" && word.utf8.contains(apostrophe)
    }

    private static let apostrophe = UInt8(ascii: "'")
    private static let backslash = UInt8(ascii: "\\")

    /// Returns the meaning of a partly typed word inside an open quotation, or outside of quotations if `quote` is nil.
    static func unquoted(_ text: String, in quote: Character?) -> String {
        // Single quotes have no escapes.
        if quote == "'", !endsQuotation(text, quote) { return text }
        return UnfinishedLine((quote.map { quote in String(quote) } ?? "") + text).word
    }
}
