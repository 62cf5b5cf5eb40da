import Foundation
import TILCore

/// A small program of its own on plain standard input and output, made of TILCore alone.
///
///     PlainQuiz STORE
///
/// Opens the store or makes it, and offers a menu: add, list, detail, quiz, history, import.
@main
struct PlainQuiz {
    static func main() {
        guard CommandLine.arguments.count == 2 else { end("Usage: PlainQuiz STORE", code: 64) }
        do {
            try Menu(store: ThingStore(path: CommandLine.arguments[1])).run()
        } catch {
            // The library's errors are sentences that say what to do.
            end("PlainQuiz: \(plain("\(error)"))", code: 1)
        }
    }

    private static func end(_ sentence: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
        exit(code)
    }
}

/// Text from a store or a file without what could steer a terminal.
func plain(_ text: String) -> String {
    let hidden: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
    return String(
        String.UnicodeScalarView(text.unicodeScalars.filter { !hidden.contains($0.properties.generalCategory) }))
}
