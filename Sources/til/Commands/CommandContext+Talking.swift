import Foundation
import TILCore

extension CommandContext {
    /// Tells the person something that is no data: on standard error.
    func say(_ text: String) {
        environment.output.flush()
        environment.errors.write(text)
        environment.errors.flush()
    }

    /// Says what went wrong, and on which line of a pipe.
    func complain(_ sentence: String) {
        let place = repl?.lineNumber.map { "line \($0): " } ?? ""
        say("til: \(place)\(VisibleText.visible(sentence, lines: .many))\n")
    }

    /// Opens the detail view of a thing.
    func open(_ id: UUID) throws {
        guard let view = try DetailView.of(id, store()) else {
            repl?.forget(id)
            throw CommandFailure("It has been removed meanwhile.", .nothing)
        }
        repl?.current = id
        environment.output.write(view.text(page()))
    }

    /// The thing with a number in the list that was shown last; nil where there is no such number.
    func listed(_ number: Int) throws -> Thing? {
        guard let listing = repl?.listing, listing.indices.contains(number - 1) else { return nil }
        return try store().thing(id: listing[number - 1])
    }

    /// Shows text that may be longer than the screen. The body is given a function that takes more of it, and returns
    /// whether more is wanted.
    func paged(_ body: ((String) -> Bool) throws -> Void) throws {
        try Pager(output: environment.output, variables: environment.variables).show(body)
    }
}
