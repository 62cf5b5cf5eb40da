import TILCore
import TILProcess
import TILText

/// Copied text, the decks that come with the program, and the choice between what is near.
extension LookUp {
    /// Returns the meanings of the first acronym that a text can stand for and that is known.
    func found(_ text: String, _ store: ThingStore?) throws -> (own: [Thing], others: [GlossaryEntry]) {
        for short in LookedUpText.candidates(text) {
            let own = try store?.found(short) ?? []
            let others = session.glossaries.meanings(of: short, beside: own)
            if !own.isEmpty || !others.isEmpty { return (own, others) }
        }
        return ([], [])
    }

    /// Returns whether the store, a glossary or a deck knows what a question asks for. The words of the question count
    /// as acronyms if the store has the first one.
    func isKnown(_ asked: String, _ store: ThingStore?) throws -> Bool {
        if try store?.meanings(of: shorts[0]).isEmpty == false { return false }
        let found = try found(asked, store)
        return !found.own.isEmpty || !found.others.isEmpty || !shipped([asked]).isEmpty
    }

    // MARK: Decks

    /// Returns the meanings of unknown acronyms in the decks, or an empty array if a deck does not have each of them.
    func shipped(_ missing: [String]) -> [DeckEntry] {
        var entries: [DeckEntry] = []
        for text in missing {
            let found = LookedUpText.candidates(text).lazy.map(session.decks.meanings).first { !$0.isEmpty }
            guard let found else { return [] }
            entries += found
        }
        return entries
    }

    /// Shows meanings of decks, and offers to add one.
    /// - Throws: `CommandFailure`, because the acronym is not in the store.
    func offer(_ shipped: [DeckEntry], _ store: ThingStore?) throws {
        let names = Set(shipped.map(\.thing.short.visible)).sorted().joined(separator: ", ")
        let isMany = shipped.contains { $0.thing.short != shipped[0].thing.short }
        let fact = "\(names) \(isMany ? "are" : "is") not in your store."
        if !json {
            let page = session.page()
            let width = shipped.map(\.thing.short.visible).widest
            session.write(
                page.lines(shipped, indent: width + 2) { entry in
                    let short = page.style(.short, entry.thing.short.visible.padded(to: width))
                    return "\(short)  \(entry.thing.long.visible)  \(page.style(.faint, "(\(entry.source.visible))"))"
                })
        }
        guard let store, try canOffer(store), store.readOnlyReason == nil else {
            let command = "til add \(shipped[0].thing.short.visible) --from \(shipped[0].decks[0].visible)"
            throw CommandFailure("\(fact) '\(command)' adds it.")
        }
        let answers = shipped.count == 1 ? ["y"] : shipped.indices.map { "\($0 + 1)" }
        let keys = shipped.count == 1 ? "[y] adds it" : "\(Self.keys(to: shipped.count)) adds one"
        let answer = session.choice("\(fact) \(keys), [f] opens a form:", among: answers + ["f"])
        guard let answer else { throw CommandFailure("") }
        guard let index = answers.firstIndex(of: answer) else { return try add(shipped[0].thing.short) }
        try session.keepBackup()
        let entry = shipped[index]
        try Adding(session: session).adopt(entry.thing, from: entry.decks[0])
    }

    // MARK: Near acronyms

    /// `[1] or [2]`, `[1] to [3]`.
    private static func keys(to last: Int) -> String { "[1] \(last == 2 ? "or" : "to") [\(last)]" }

    /// Asks whether to add an unknown acronym or to open one that is near, in one question.
    /// - Returns: the thing to open, or nil to add the acronym.
    /// - Throws: `CommandFailure` without a message if the user chooses neither.
    static func choice(of near: [Thing], orAdd name: String, _ session: Session) throws -> Thing? {
        let numbers = near.indices.map { "\($0 + 1)" }
        let question: String
        if near.count == 1 {
            question = "No \(name). [y] adds \(name), [1] opens \(near[0].short.visible) (\(near[0].long.visible)):"
        } else {
            let width = near.map(\.short.visible).widest
            let rows = zip(numbers, near).map { number, thing in
                "  \(number)  \(thing.short.visible.padded(to: width))  \(thing.long.visible)\n"
            }
            session.notify(rows.joined())
            question = "No \(name). [y] adds \(name), \(keys(to: near.count)) opens what is near:"
        }
        guard let answer = session.choice(question, among: ["y"] + numbers) else { throw CommandFailure("") }
        return numbers.firstIndex(of: answer).map { near[$0] }
    }
}
