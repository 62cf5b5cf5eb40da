import Foundation
import TILCore

extension CommandContext {
    /// Tells the person something that is no data: on standard error, broken at words where that is a terminal.
    func say(_ text: String) {
        let text = asTyped(text)
        environment.output.flush()
        let errors = environment.errors
        if errors.isTerminal {
            let size = TerminalSize.current(descriptor: errors.descriptor, variables: environment.variables)
            errors.write(TextWrapping.wrapped(text, to: size.columns).joined(separator: "\n"))
        } else {
            errors.write(text)
        }
        errors.flush()
    }

    /// A text that names commands as they are typed here: at the prompt without the program's name.
    func asTyped(_ text: String) -> String { isAtPrompt ? text.replacing("'til ", with: "'") : text }

    /// Says what went wrong, and on which line of a pipe.
    func complain(_ sentence: String) {
        let place = repl?.lineNumber.map { "line \($0): " } ?? ""
        say("til: \(place)\(VisibleText.visible(Self.shortened(sentence), lines: .many))\n")
    }

    /// A sentence, without its middle where it repeats a very long text that was typed.
    private static func shortened(_ sentence: String) -> String {
        let limit = 4_000
        let scalars = sentence.unicodeScalars
        if sentence.utf8.count <= limit || scalars.count <= limit { return sentence }
        return String(scalars.prefix(limit * 3 / 4)) + " ... " + String(scalars.suffix(limit / 4))
    }

    /// Opens the detail view of a thing.
    func open(_ id: UUID) throws {
        if let entry = try listedEntry(id) {
            repl?.current = id
            return environment.output.write(EntryView(entry: entry, isAtPrompt: isAtPrompt).text(page()))
        }
        guard let view = try detailView(of: id) else {
            repl?.forget(id)
            throw CommandFailure("It has been removed meanwhile; 'list' shows what there is.", .nothing)
        }
        repl?.current = id
        repl?.opened = view.thing
        environment.output.write(view.text(page()))
    }

    /// Changes a thing; where it is no longer what the person was shown, it is shown anew, and stays as it is.
    func showingAnew<Value>(_ change: () throws -> Value) throws -> Value {
        do {
            return try change()
        } catch StoreError.changedMeanwhile(let thing) {
            if isAtPrompt { try open(thing.id) } else { say(page().inline(thing) + "\n") }
            throw StoreError.changedMeanwhile(thing)
        }
    }

    /// The thing that a word means by its number in the list that was shown last; nil where it is no number, or an
    /// acronym rather than a number of the list.
    /// - Throws: `CommandFailure` where there is no such number, or no such thing any more.
    func listed(_ word: String) throws -> Thing? {
        guard let id = try listedIdentifier(word) else { return nil }
        if let entry = try listedEntry(id) {
            let short = page().visible(entry.thing.short)
            throw CommandFailure(
                "\(short) is an entry of the glossary \(entry.glossary), which can only be read; "
                    + "'til add \(short) --from \(entry.glossary)' makes it a thing of your own.", .nothing)
        }
        guard let thing = try store().thing(id: id) else {
            throw CommandFailure("Number \(word) has been removed meanwhile; 'list' shows what there is.", .nothing)
        }
        return thing
    }

    /// The identifier that a word means by its number in the list that was shown last; nil where it is no number, or an
    /// acronym rather than a number of the list.
    /// - Throws: `CommandFailure` where there is no such number.
    func listedIdentifier(_ word: String) throws -> UUID? {
        guard let listing = repl?.listing, !listing.isEmpty, let number = Int(word) else { return nil }
        if listing.indices.contains(number - 1) { return listing[number - 1] }
        guard try store().meanings(of: word).isEmpty else { return nil }
        throw CommandFailure(
            "The list has no number \(word); its numbers go from 1 to \(grouped(listing.count)).", .nothing)
    }

    /// The entry of a glossary with an identifier; nil where it is a thing's.
    func listedEntry(_ id: UUID) throws -> GlossaryEntry? {
        guard !glossaries.isEmpty, try store().thing(id: id) == nil else { return nil }
        return glossaries.entry(id: id)
    }

    /// Shows text that may be longer than the screen. The body is given a function that takes more of it, and returns
    /// whether more is wanted.
    func paged(_ body: ((String) -> Bool) throws -> Void) throws {
        try Pager(output: environment.output, variables: environment.variables).show(body)
    }
}
