import Foundation
import TILCore

/// Things that come one after the other, for as long as they are wanted; those of a glossary with its name.
struct ThingSource {
    /// Takes a thing and its glossary's name, and returns whether it wants another.
    typealias Body = (_ thing: Thing, _ glossary: String?) throws -> Bool

    let forEach: (Body) throws -> Void

    /// Things of one's own.
    static func own(_ forEach: @escaping ((Thing) throws -> Bool) throws -> Void) -> ThingSource {
        ThingSource { body in try forEach { try body($0, nil) } }
    }
}

/// Prints things as a numbered list or as JSON, and remembers them for the REPL.
struct Listing {
    let source: ThingSource
    let json: Bool
    /// How each line is written instead of as a row of the list; nil for that.
    var format: LineFormat?
    /// Whether the meanings stay hidden until their numbers are given.
    var isHidden = false

    /// How many things are looked at to find out how wide the columns must be.
    private static let sampleSize = 200

    /// Prints the list; where it is empty, fails with a sentence.
    /// - Parameter store: the store; nil where there is none.
    func run(in context: CommandContext, store: ThingStore?, whenEmpty sentence: () -> String) throws {
        if json {
            if try printJSON(context, store) { return }
            throw CommandFailure(sentence(), .nothing)
        }
        if let format {
            if try printLines(format, context) { return }
            throw CommandFailure(sentence(), .nothing)
        }
        let page = context.page()
        let highest = store?.count ?? 0
        var sample: [(thing: Thing, glossary: String?)] = []
        var view: ListView?
        var count = 0
        var shown: [UUID] = []
        let keeps = context.repl != nil || isHidden
        try context.paged { output in
            func show(_ thing: Thing, _ glossary: String?, _ view: ListView) -> Bool {
                count += 1
                if keeps { shown.append(thing.id) }
                return output(
                    isHidden
                        ? view.hiddenLine(count, thing, page) : view.line(count, thing, glossary: glossary, page))
            }
            func showSample() -> Bool {
                let made = ListView(
                    first: sample.map(\.thing),
                    count: max(sample.count, sample.count < Self.sampleSize ? 0 : highest), page: page)
                view = made
                return sample.allSatisfy { show($0.thing, $0.glossary, made) }
            }
            try source.forEach { thing, glossary in
                if let view { return show(thing, glossary, view) }
                sample.append((thing, glossary))
                return sample.count < Self.sampleSize || showSample()
            }
            if view == nil { _ = showSample() }
        }
        if sample.isEmpty { throw CommandFailure(sentence(), .nothing) }
        if keeps {
            context.repl?.listing = shown
            let source = source
            context.repl?.listAgain = {
                var found: [UUID] = []
                try source.forEach { thing, _ in
                    found.append(thing.id)
                    return found.count <= ReplState.longestLookedThrough
                }
                return found
            }
            context.repl?.current = nil
        }
        if isHidden, context.repl == nil { try open(shown, in: context, store: store) }
    }

    /// Opens the meanings of those whose numbers are typed, until nothing is.
    private func open(_ shown: [UUID], in context: CommandContext, store: ThingStore?) throws {
        guard context.canAsk else { return }
        while case .line(let text) = context.editor.read(
            LineRequest(kind: .answer, prompt: "Number, [Return] ends: "))
        {
            let word = Capitals.tidied(text)
            if word.isEmpty { return }
            guard let number = Int(word), shown.indices.contains(number - 1) else {
                context.complain("There is no number \(word) in the list.")
                continue
            }
            let id = shown[number - 1]
            guard let thing = try store?.thing(id: id) ?? context.glossaries.entry(id: id)?.thing else { continue }
            let page = context.page()
            context.environment.output.write(page.folded("  " + page.inline(thing), indent: 4) + "\n")
        }
    }

    /// - Returns: whether there was anything to print.
    private func printLines(_ format: LineFormat, _ context: CommandContext) throws -> Bool {
        var isEmpty = true
        try context.paged { output in
            try source.forEach { thing, _ in
                isEmpty = false
                return output(format.line(thing) + "\n")
            }
        }
        return !isEmpty
    }

    /// - Returns: whether there was anything to print.
    private func printJSON(_ context: CommandContext, _ store: ThingStore?) throws -> Bool {
        try JSONText.writeArray(to: context.environment.output) { add in
            try source.forEach { thing, glossary in
                try add(
                    glossary.map { ThingJSON(thing, of: $0) }
                        ?? ThingJSON(thing, memories: store?.memories(of: thing.id) ?? [:]))
            }
        }
    }
}
