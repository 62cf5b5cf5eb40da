@preconcurrency import CReadline
import Foundation
import Glibc

/// The completion of words, by Tab.
extension ReadlineEditor {
    /// The words that the word from `start` on can become, as readline wants them: the common beginning first, then each;
    /// nil for none, or for names of files, which readline finds itself.
    func matches(start: Int) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        uncover()
        rl_attempted_completion_over = 1
        // At the beginning of the line readline asks for no word.
        let (line, wordStart) = unfinished ?? (UnfinishedLine(""), 0)
        unfinished = nil
        guard request.kind == .command, start == wordStart else { return nil }
        switch completer(line) {
        case .none:
            return nil
        case .files:
            rl_attempted_completion_over = 0
            return nil
        case .words(let words, let spaced):
            let found = CompletionMatches(of: line.word, among: words)
            guard !found.words.isEmpty else { return nil }
            rl_sort_completion_matches = 0
            rl_completion_append_character = spaced ? 0x20 : 0
            let common = found.words.count == 1 ? found.words[0] : found.common
            if ReadlineQuoting.endsQuotation(common, line.quote) { rl_completion_suppress_quote = 1 }
            let all = [ReadlineQuoting.quoted(common, in: line.quote)] + (found.words.count == 1 ? [] : found.words)
            return CStrings.list(all)
        }
    }

    /// Tells readline where the word before the cursor begins and which quote is open around it, as ``WordSplitter`` reads
    /// the line.
    ///
    /// Readline has a rule of its own for quotes, by which an apostrophe opens a quotation. So it is told of no quote but the
    /// one that is open, and sees blanks instead of what stands before that one until ``matches(start:)`` is called.
    /// - Returns: the characters that end a word: white space, and the sign of `--option=`.
    func findWord() -> UnsafeMutablePointer<CChar>? {
        rl_sort_completion_matches = 1
        guard let buffer = rl_line_buffer else { return nil }
        let end = Int(rl_point)
        let line = UnfinishedLine(String(decoding: UnsafeRawBufferPointer(start: buffer, count: end), as: UTF8.self))
        let start = max(0, end - line.length)
        unfinished = (line, start)
        if let quote = line.quote {
            rl_completer_quote_characters = UnsafePointer(quote == "'" ? Self.singleQuote : Self.doubleQuote)
            covered = Array(UnsafeBufferPointer(start: buffer, count: max(0, start - 1)))
            memset(buffer, 0x20, covered.count)
        } else {
            rl_completer_quote_characters = UnsafePointer(Self.noQuotes)
            // From here readline looks no further; the place behind a blank it finds itself.
            if start < end { rl_point = Int32(start) }
        }
        return line.option.isEmpty ? Self.blanks : Self.blanksAndSign
    }

    private func uncover() {
        if let buffer = rl_line_buffer { buffer.update(from: covered, count: covered.count) }
        covered = []
    }

    /// Whether what stands at a place of the line is part of the word that Tab completes.
    func isInWord(_ index: Int) -> Bool { unfinished.map { index >= $0.start } ?? false }

    // Readline wants these to outlive the call.
    nonisolated(unsafe) private static let blanks = strdup(" \t\n")
    nonisolated(unsafe) private static let blanksAndSign = strdup(" \t\n=")
    nonisolated(unsafe) private static let noQuotes = strdup("")
    nonisolated(unsafe) private static let singleQuote = strdup("'")
    nonisolated(unsafe) private static let doubleQuote = strdup("\"")

    /// Shows what is to choose from, below the line.
    func display(_ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, count: Int, longest: Int32) {
        guard let matches, count > 0 else { return }
        rl_crlf()
        if count <= max(1, Int(rl_completion_query_items)) || isListingWanted(count) {
            if rl_filename_completion_desired != 0 {
                rl_display_match_list(matches, Int32(count), longest)
            } else {
                let words = (1...count).compactMap { matches[$0].map { String(cString: $0) } }
                var rows: Int32 = 0
                var columns: Int32 = 0
                rl_get_screen_size(&rows, &columns)
                fputs(CompletionListing.text(words, columns: Int(columns)), rl_outstream)
            }
        }
        fflush(rl_outstream)
        rl_forced_update_display()
    }

    private func isListingWanted(_ count: Int) -> Bool {
        fputs("Display all \(count) possibilities? (y or n)", rl_outstream)
        fflush(rl_outstream)
        let state = rl_readline_state
        rl_readline_state |= numericCast(RL_STATE_MOREINPUT)
        defer {
            rl_readline_state = state
            rl_crlf()
        }
        while true {
            switch rl_read_key() {
            case 0x79, 0x59, 0x20: return true
            case 0x6E, 0x4E, 0x7F, 0x07, ...(-1): return false
            default: rl_ding()
            }
        }
    }
}

/// The list that Tab shows, in columns that are read downwards, as in bash.
enum CompletionListing {
    /// The rows, each with a newline.
    static func text(_ words: [String], columns: Int) -> String {
        let shown = words.map(\.visible)
        let widths = shown.map(\.cells)
        let cell = min((widths.max() ?? 0) + 2, max(1, columns))
        let perRow = max(1, columns / cell)
        let rows = (shown.count + perRow - 1) / perRow
        var text = ""
        for row in 0..<rows {
            var index = row
            while index < shown.count {
                text += shown[index]
                if index + rows < shown.count { text += String.blanks(cell - widths[index]) }
                index += rows
            }
            text += "\n"
        }
        return text
    }
}

/// Strings in memory that C frees.
enum CStrings {
    /// A list of strings that ends with a null pointer.
    static func list(_ strings: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        let size = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride * (strings.count + 1)
        guard let memory = malloc(size) else { return nil }
        let list = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: strings.count + 1)
        for (index, string) in strings.enumerated() { list[index] = strdup(string) }
        list[strings.count] = nil
        return list
    }
}

/// Quoting of words as Tab writes them: so that ``WordSplitter`` reads them as they are meant.
enum ReadlineQuoting {
    /// The characters that would end a word or begin a quotation.
    private static let special = Set(" \t\n\\\"'".utf8)

    /// A word as it is written inside an open quotation, or outside of any (`quote` nil).
    static func quoted(_ word: String, in quote: Character?) -> String {
        if quote == "'" {
            guard let end = word.utf8.firstIndex(of: apostrophe) else { return word }
            return word[..<end] + "'" + quoted(String(word[end...]), in: nil)
        }
        var result: [UInt8] = []
        for byte in word.utf8 {
            if quote.map({ byte == $0.asciiValue || byte == backslash }) ?? special.contains(byte) {
                result.append(backslash)
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a word that is written inside an open quotation ends that: nothing stands for a single quote between two.
    static func endsQuotation(_ word: String, _ quote: Character?) -> Bool {
        quote == "'" && word.utf8.contains(apostrophe)
    }

    private static let apostrophe = UInt8(ascii: "'")
    private static let backslash = UInt8(ascii: "\\")

    /// What is meant by the part of a word that was typed inside an open quotation, or outside of any.
    static func unquoted(_ text: String, in quote: Character?) -> String {
        // Between single quotes all stands for itself.
        if quote == "'", !endsQuotation(text, quote) { return text }
        return UnfinishedLine((quote.map { String($0) } ?? "") + text).word
    }
}
