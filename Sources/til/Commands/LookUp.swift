import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

extension ThingStore {
    /// Returns every meaning of an acronym, or else the meanings of acronyms that differ from it only in accents.
    func found(_ short: String) throws -> [Thing] {
        let exact = try meanings(of: short)
        return exact.isEmpty ? try meanings(ignoringAccentsOf: short) : exact
    }
}

/// Looks acronyms up and prints their meanings, first from the store and then from glossaries.
struct LookUp {
    let session: Session
    let shorts: [String]
    var learn = false
    var json = false
    /// A document that decides the order of the meanings, or nil.
    var document: String?
    /// Whether the first word may be a mistyped command.
    var mayBeCommand = false

    /// The meanings that were found.
    private struct Found {
        /// The meanings in the store.
        var own: [Meaning] = []
        /// The meanings in glossaries.
        var listed: [Meaning] = []
        /// The words that are not known as acronyms.
        var missing: [String] = []

        /// All meanings, in the order of the words.
        var all: [Meaning] = []
    }

    func run() throws {
        try Self.check(shorts)
        let store = try session.storeIfPossible()
        if let asked = try askedAcronym(store) {
            return try LookUp(session: session, shorts: [asked], learn: learn, json: json, document: document).run()
        }
        let found = try find(store)
        if try isOfMeaning(found) { return try session.search(shorts, json: json) }
        let shipped = shipped(found.missing)
        let command = shipped.isEmpty ? guessedCommand(found) : nil
        if let command, let store, try canOffer(store) { return try offer(command, missing: found.missing) }
        let isUnknown = found.all.isEmpty && shipped.isEmpty && command == nil
        if isUnknown, maySearch(found) { return try session.search(shorts, json: json) }
        if learn, !found.own.isEmpty { try store?.checkWritable() }
        try show(found, shipped)
        try record(found, store)
        if !shipped.isEmpty { return try offer(shipped, store) }
        try reportUnknown(found.missing, command, store)
    }

    /// Whether several words, which are not all acronyms, may be of a meaning.
    private func maySearch(_ found: Found) -> Bool {
        mayBeCommand && !found.missing.isEmpty && shorts.joined(separator: " ").contains(" ")
    }

    /// Whether the words are of the meaning of a thing.
    private func isOfMeaning(_ found: Found) throws -> Bool {
        let isOtherName = found.missing == [shorts[0]] && CommandNames.isOtherName(shorts[0])
        guard maySearch(found), !isOtherName else { return false }
        return try !session.found(shorts, limit: 1).isEmpty
    }

    /// Throws an error if a word has no visible characters.
    static func check(_ words: [String]) throws {
        if words.contains(where: { word in word.allSatisfy(\.isWhitespace) }) {
            throw CommandFailure("A word is empty. Name an acronym, or words of its meaning.", .usage)
        }
    }

    // MARK: Find

    /// Returns the acronym that a question such as `what is BoL?` asks for: a text that the store, a glossary or a deck
    /// knows, or any other single word that is not a command. The words of the question count as acronyms if the store
    /// has the first one.
    private func askedAcronym(_ store: ThingStore?) throws -> String? {
        guard mayBeCommand, shorts.count > 1 || shorts[0].contains(" "), let asked = LookedUpText.asked(shorts) else {
            return nil
        }
        if try store?.meanings(of: shorts[0]).isEmpty == false { return nil }
        let found = try meanings(of: asked, store)
        let isKnown = !found.own.isEmpty || !found.listed.isEmpty || !shipped([asked]).isEmpty
        let isCommand = CommandNames.shown(isInRepl: session.repl != nil).contains(asked.lowercased())
        let isWord = !asked.contains(" ") && !isCommand
        return isKnown || isWord ? asked : nil
    }

    private func find(_ store: ThingStore?) throws -> Found {
        let context = try document.map { document in try session.textContext(reading: document, store: store) }
        var found = Found()
        var shown: Set<UUID> = []
        for short in shorts {
            let (own, listed) = try meanings(of: short, store)
            if own.isEmpty, listed.isEmpty { found.missing.append(short) }
            var meanings: [Meaning] = []
            for thing in own where shown.insert(thing.id).inserted {
                meanings.append(Meaning(thing: thing, memories: try store?.memories(of: thing.id) ?? [:]))
            }
            for entry in listed where shown.insert(entry.thing.id).inserted {
                meanings.append(Meaning(thing: entry.thing, glossary: entry.glossary))
            }
            if let context {
                meanings = try context.ordered(meanings, of: short, store: store, thing: \.thing, reason: \.fits)
            }
            found.own += meanings.filter { meaning in meaning.glossary == nil }
            found.listed += meanings.filter { meaning in meaning.glossary != nil }
            found.all += meanings
        }
        return found
    }

    /// Returns the meanings of the first acronym that a text can stand for and that is known.
    private func meanings(of text: String, _ store: ThingStore?) throws -> (own: [Thing], listed: [GlossaryEntry]) {
        for short in LookedUpText.candidates(text) {
            let own = try store?.found(short) ?? []
            let listed = session.glossaries.meanings(of: short, beside: own)
            if !own.isEmpty || !listed.isEmpty { return (own, listed) }
        }
        return ([], [])
    }

    /// Returns the meanings of unknown acronyms in the decks, or an empty array if a deck does not have each of them.
    private func shipped(_ missing: [String]) -> [DeckEntry] {
        var entries: [DeckEntry] = []
        for text in missing {
            let found = LookedUpText.candidates(text).lazy.map(session.decks.meanings).first { entries in
                !entries.isEmpty
            }
            guard let found else { return [] }
            entries += found
        }
        return entries
    }

    // MARK: Guess

    /// Returns the command that the user probably meant, with its arguments, or nil.
    private func guessedCommand(_ found: Found) -> [String]? {
        guard mayBeCommand, !found.missing.isEmpty else { return nil }
        let mayBeEntry = shorts.count > 1 && EntryText(words: shorts) != nil
        guard mayBeEntry || found.missing.first == shorts.first else { return nil }
        // `copy KPI` copies it from a deck or a glossary that has it.
        if shorts.count == 2, shorts[0] == "copy", found.own.isEmpty {
            let deck = session.decks.meanings(of: shorts[1]).first?.decks.first
            if let source = found.listed.first?.glossary ?? deck {
                return ["add", Capitals.short(shorts[1]), "--from", source]
            }
        }
        return Guess.command(shorts, missing: found.missing, isInRepl: session.repl != nil)
    }

    /// Returns the message for an unknown acronym, with what the user may have meant.
    /// - Parameters:
    ///   - command: the command that the user probably meant, with its arguments.
    ///   - adds: whether to advise adding it if nothing is near.
    static func unknown(
        _ short: String, _ session: Session, command: [String]? = nil, adds: Bool = true
    ) throws -> String {
        let short = LookedUpText.withoutMarks(short)
        let near = try Guess.things(near: short, session, isCommand: command != nil)
        let guess = Guess(command: command, things: near, isNumbered: session.console.isAtPrompt)
        let name = Capitals.short(short).visible
        if let question = guess.question { return "No \(name). \(question)" }
        return adds ? "No \(name). 'til add \(name) ...' adds it." : "No \(name)."
    }

    // MARK: Show

    private func show(_ found: Found, _ shipped: [DeckEntry]) throws {
        if json {
            var lines: [any Encodable] = found.own.map { meaning in meaning.thing.json(meaning.memories) }
            lines += found.listed.map { meaning in meaning.thing.json(of: meaning.glossary ?? "") }
            lines += shipped.map(\.json)
            try session.console.printJSON(lines: lines)
        } else if session.console.isAtPrompt, found.missing.isEmpty, let first = found.all.first {
            try open(first.thing.id, of: found.all)
        } else if !found.all.isEmpty {
            session.console.write(session.page().meanings(found.all))
        }
    }

    /// Opens the first of several meanings at the prompt, and shows the meanings of glossaries in addition.
    private func open(_ first: UUID, of meanings: [Meaning]) throws {
        let ids = meanings.map(\.thing.id)
        // If the current list contains all the meanings, keep it open.
        if let repl = session.repl {
            let areListed = ids.allSatisfy { id in repl.listing.contains(id) }
            if shorts.count > 1 || !areListed { repl.replaceListing(ids, again: idsAgain) }
        }
        try session.open(first)
        let others = meanings.filter { meaning in meaning.glossary != nil && meaning.thing.id != first }
        if !others.isEmpty { session.console.write(session.page().meanings(others)) }
    }

    /// Returns the meanings of the words as they are now.
    private func idsAgain() throws -> [UUID] {
        try shorts.flatMap { short in
            let own = try session.store().meanings(of: short)
            return own.map(\.id) + session.glossaries.meanings(of: short, beside: own).map(\.thing.id)
        }
    }

    // MARK: Record

    /// Records that the user has seen the meanings, so that a quiz does not show them first, or asks them first if the
    /// user wants that. A look-up neither fails nor waits because of this, except with `--learn`.
    private func record(_ found: Found, _ store: ThingStore?) throws {
        let isRecorded = recordSeen(found.own, store)
        if learn, !found.own.isEmpty, isRecorded {
            session.console.notify("The next quiz asks for it first.\n")
        } else if learn, found.own.isEmpty, let entry = found.listed.first, let glossary = entry.glossary {
            let command = "til add \(entry.thing.short.visible) --from \(glossary)"
            session.console.notify("A quiz asks only your own things. Copy it with '\(command)'.\n")
        }
        session.reportUnusableGlossaries()
        if learn, !isRecorded {
            throw CommandFailure(
                "Another process is writing to the store, so the next quiz does not ask for it first. Try again.",
                .busy)
        }
    }

    /// Records that the user has seen meanings.
    /// - Returns: Whether they were recorded, or there was nothing to record.
    private func recordSeen(_ meanings: [Meaning], _ store: ThingStore?) -> Bool {
        guard let store, store.readOnlyReason == nil, !meanings.isEmpty else { return true }
        session.console.output.flush()
        let asksFirst = learn || (try? store.settings().learnsLookups) ?? false
        let ids = meanings.map(\.thing.id)
        return (try? store.recordLookUp(of: ids, asksFirst: asksFirst, at: session.now)) ?? false
    }

    // MARK: Report

    private func reportUnknown(_ missing: [String], _ command: [String]?, _ store: ThingStore?) throws {
        guard let last = missing.last else { return }
        if mayBeCommand, session.repl == nil, shorts.count == 1, CommandNames.isLeaving(last) {
            throw CommandFailure("'\(last)' works only in the REPL. Start it with 'til'.")
        }
        if let command {
            // The words after a command, and those of a question, are not acronyms.
            let isUnknown = missing.first == shorts.first && LookedUpText.asked(shorts) == nil
            if isUnknown { throw CommandFailure(try Self.unknown(shorts[0], session, command: command)) }
            throw CommandFailure(Guess.question(typed: "til " + Guess.line(of: command)))
        }
        if missing.count == 1, let store, try offerToAdd(last, store) { return }
        for short in missing.dropLast() { session.console.printError(try Self.unknown(short, session)) }
        throw CommandFailure(try Self.unknown(last, session))
    }

    // MARK: Offer

    /// Whether the user may be asked what to do about an unknown acronym. A line that was typed ahead is the next
    /// command, not an answer.
    private func canOffer(_ store: ThingStore) throws -> Bool {
        try session.console.canAsk && !json && store.settings().offer == .on
            && !InputWaiting.isReadable(STDIN_FILENO, within: 0)
    }

    /// Offers to add an unknown acronym, if the user can be asked and has not disabled the offer.
    /// - Returns: Whether the acronym was added.
    /// - Throws: `CommandFailure` without a message if the user declines.
    private func offerToAdd(_ short: String, _ store: ThingStore) throws -> Bool {
        guard try canOffer(store), store.readOnlyReason == nil else { return false }
        let short = LookedUpText.withoutMarks(short)
        let near = try Guess.things(near: short, session)
        let name = Capitals.short(short).visible
        if near.isEmpty {
            guard session.console.agrees(to: "No \(name). Add it?", endsCommand: true) else { throw CommandFailure("") }
        } else if let opened = try choice(of: near, orAdd: name) {
            session.repl?.show(near.map(\.id), again: nil)
            try session.open(opened.id)
            return true
        }
        try add(short)
        return true
    }

    /// Asks whether to add an unknown acronym or to open one that is near, in one question.
    /// - Returns: the thing to open, or nil to add the acronym.
    /// - Throws: `CommandFailure` without a message if the user chooses neither.
    private func choice(of near: [Thing], orAdd name: String) throws -> Thing? {
        let numbers = near.indices.map { index in "\(index + 1)" }
        let question: String
        if near.count == 1 {
            question = "No \(name). [y] adds \(name), [1] opens \(near[0].short.visible) (\(near[0].long.visible)):"
        } else {
            let width = near.map(\.short.visible).widest
            let rows = zip(numbers, near).map { number, thing in
                "  \(number)  \(thing.short.visible.padded(to: width))  \(thing.long.visible)\n"
            }
            session.console.notify(rows.joined())
            question = "No \(name). [y] adds \(name), \(Self.keys(to: near.count)) opens what is near:"
        }
        guard let answer = session.console.choice(question, among: ["y"] + numbers) else { throw CommandFailure("") }
        guard let index = numbers.firstIndex(of: answer) else { return nil }
        return near[index]
    }

    /// `[1] or [2]`, `[1] to [3]`.
    private static func keys(to last: Int) -> String { "[1] \(last == 2 ? "or" : "to") [\(last)]" }

    /// Opens the form for an acronym that was looked up, and adds it.
    private func add(_ short: String) throws {
        var form = ThingForm(session: session, fields: .init(short: short))
        try session.keepBackup()
        var draft = try form.fill()
        draft.origin = ThingOrigin(.lookUp)
        try Adding(session: session, anyway: true).add(draft)
        UnfinishedForm(session)?.forget()
    }

    /// Offers to run the command that the user probably meant.
    /// - Throws: `CommandFailure` without a message if the user declines or the command fails.
    private func offer(_ command: [String], missing: [String]) throws {
        let isUnknown = missing.first == shorts.first
        let fact = isUnknown ? "\(Capitals.short(shorts[0]).visible) is not in your store. " : ""
        let question = "\(fact)Run '\(Guess.line(of: command))'\(isUnknown ? " instead" : "")?"
        guard session.console.agrees(to: question, endsCommand: true) else { throw CommandFailure("") }
        let root: any ParsableCommand.Type = session.repl == nil ? Til.self : ReplGrammar.self
        let code = Dispatcher(session: session, root: root).run(command)
        if code != 0 { throw CommandFailure("", code: code) }
    }

    /// Shows meanings of decks, and offers to add one.
    /// - Throws: `CommandFailure`, because the acronym is not in the store.
    private func offer(_ shipped: [DeckEntry], _ store: ThingStore?) throws {
        let names = Set(shipped.map(\.thing.short.visible)).sorted()
        let fact = "\(names.joined(separator: ", ")) \(names.count > 1 ? "are" : "is") not in your store."
        if !json { session.console.write(session.page().shipped(shipped)) }
        guard let store, try canOffer(store), store.readOnlyReason == nil else {
            let command = "til add \(shipped[0].thing.short.visible) --from \(shipped[0].decks[0].visible)"
            throw CommandFailure("\(fact) '\(command)' adds it.")
        }
        let answers = shipped.count == 1 ? ["y"] : shipped.indices.map { index in "\(index + 1)" }
        let keys = shipped.count == 1 ? "[y] adds it" : "\(Self.keys(to: shipped.count)) adds one"
        let answer = session.console.choice("\(fact) \(keys), [f] opens a form:", among: answers + ["f"])
        guard let answer else { throw CommandFailure("") }
        guard let index = answers.firstIndex(of: answer) else { return try add(shipped[0].thing.short) }
        try session.keepBackup()
        let entry = shipped[index]
        try Adding(session: session).adopt(entry.thing, from: entry.decks[0])
    }
}

extension Page {
    /// Returns meanings of decks, one per line.
    fileprivate func shipped(_ entries: [DeckEntry]) -> String {
        let width = entries.map(\.thing.short.visible).widest
        return lines(entries, indent: width + 2) { entry in
            let short = style(.short, entry.thing.short.visible.padded(to: width))
            return "\(short)  \(entry.thing.long.visible)  \(style(.faint, "(\(entry.source.visible))"))"
        }
    }
}
