import Foundation
import TILCore

/// Things that come one after the other, for as long as they are wanted.
struct ThingSource {
    let forEach: ((Thing) throws -> Bool) throws -> Void
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
    func run(in context: CommandContext, store: ThingStore, whenEmpty sentence: () -> String) throws {
        if json {
            if try printJSON(context, store) { return }
            throw CommandFailure(sentence(), .nothing)
        }
        if let format {
            if try printLines(format, context) { return }
            throw CommandFailure(sentence(), .nothing)
        }
        let page = context.page()
        let highest = store.count
        var sample: [Thing] = []
        var view: ListView?
        var count = 0
        var shown: [UUID] = []
        let keeps = context.repl != nil || isHidden
        try context.paged { output in
            func show(_ thing: Thing, _ view: ListView) -> Bool {
                count += 1
                if keeps { shown.append(thing.id) }
                return output(isHidden ? view.hiddenLine(count, thing, page) : view.line(count, thing, page))
            }
            func showSample() -> Bool {
                let made = ListView(
                    first: sample, count: max(sample.count, sample.count < Self.sampleSize ? 0 : highest), page: page)
                view = made
                return sample.allSatisfy { show($0, made) }
            }
            try source.forEach { thing in
                if let view { return show(thing, view) }
                sample.append(thing)
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
                try source.forEach { thing in
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
    private func open(_ shown: [UUID], in context: CommandContext, store: ThingStore) throws {
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
            guard let thing = try store.thing(id: shown[number - 1]) else { continue }
            let page = context.page()
            context.environment.output.write(page.folded("  " + page.inline(thing), indent: 4) + "\n")
        }
    }

    /// - Returns: whether there was anything to print.
    private func printLines(_ format: LineFormat, _ context: CommandContext) throws -> Bool {
        var isEmpty = true
        try context.paged { output in
            try source.forEach { thing in
                isEmpty = false
                return output(format.line(thing) + "\n")
            }
        }
        return !isEmpty
    }

    /// - Returns: whether there was anything to print.
    private func printJSON(_ context: CommandContext, _ store: ThingStore) throws -> Bool {
        let output = context.environment.output
        var isFirst = true
        output.write("[")
        try source.forEach { thing in
            output.write(isFirst ? "\n" : ",\n")
            isFirst = false
            output.write(try ThingJSON.object(thing, store: store))
            return output.failure == 0
        }
        output.write(isFirst ? "]\n" : "\n]\n")
        return !isFirst
    }
}
