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

    func run() throws {
        try Self.check(shorts)
        let store = try session.storeToRead()
        if mayBeCommand, shorts.count > 1 || shorts[0].contains(" "), let asked = LookedUpText.asked(shorts),
            try isKnown(asked, store)
        {
            return try LookUp(session: session, shorts: [asked], learn: learn, json: json).run()
        }
        let context = try document.map { try session.textContext(reading: $0, store: store) }
        var meanings: [Meaning] = []
        var missing: [String] = []
        var shown: Set<UUID> = []
        for short in shorts {
            let (own, others) = try found(short, store)
            if own.isEmpty, others.isEmpty { missing.append(short) }
            var found: [Meaning] = []
            for thing in own where shown.insert(thing.id).inserted {
                found.append(Meaning(thing: thing, memories: try store?.memories(of: thing.id) ?? [:]))
            }
            for entry in others where shown.insert(entry.thing.id).inserted {
                found.append(Meaning(thing: entry.thing, glossary: entry.glossary))
            }
            meanings += try context.map { try ordered(found, of: short, in: $0, store) } ?? found
        }
        // Several words that are not all acronyms may be of a meaning.
        let isSearch = mayBeCommand && !missing.isEmpty && shorts.joined(separator: " ").contains(" ")
        if isSearch, try !session.found(shorts, limit: 1).isEmpty { return try session.search(shorts, json: json) }
        let own = meanings.filter { $0.glossary == nil }
        let entries = meanings.filter { $0.glossary != nil }

        let mayBeEntry = !missing.isEmpty && shorts.count > 1 && EntryText(words: shorts) != nil
        let shipped = shipped(missing)
        let command =
            mayBeCommand && shipped.isEmpty && (mayBeEntry || missing.first == shorts.first)
            ? Self.command(shorts, missing, session.repl != nil) : nil
        if let command, let store, try canOffer(store) { return try run(command, missing) }
        if isSearch, command == nil, meanings.isEmpty, shipped.isEmpty { return try session.search(shorts, json: json) }
        if learn, !own.isEmpty { try store?.checkWritable() }
        if json {
            try session.printJSON(
                lines: own.map { $0.thing.json($0.memories) }
                    + entries.map { $0.thing.json(of: $0.glossary ?? "") } + shipped.map(\.json))
        } else if session.isAtPrompt, missing.isEmpty, let first = meanings.first {
            try open(first.thing.id, of: meanings)
        } else if !meanings.isEmpty {
            session.write(session.page().meanings(meanings))
        }
        let isRecorded = record(own, store)
        if learn, !own.isEmpty, isRecorded {
            session.notify("The next quiz asks for it first.\n")
        } else if learn, let entry = entries.first, own.isEmpty, let glossary = entry.glossary {
            session.notify(
                "A quiz asks only your own things. Copy it with 'til add \(entry.thing.short.visible) --from \(glossary)'.\n"
            )
        }
        session.reportUnusableGlossaries()
        if learn, !isRecorded { throw Self.busy }
        if !shipped.isEmpty { return try offer(shipped, store) }
        try reportUnknown(missing, command, store)
    }

    /// Returns the meanings of an acronym in the order in which they fit a text.
    private func ordered(
        _ meanings: [Meaning], of short: String, in context: TextContext, _ store: ThingStore?
    ) throws -> [Meaning] {
        guard meanings.count > 1 else { return meanings }
        return try context.fits(meanings.map(\.thing), of: short, store: store).map { fit in
            var meaning = meanings[fit.index]
            meaning.fits = fit.reason
            return meaning
        }
    }

    /// The failure of a look-up with `--learn` while another process is writing.
    private static let busy = CommandFailure(
        "Another process is writing to the store, so the next quiz does not ask for it first. Try again.", .busy)

    /// Records that the user has seen the meanings, so that a quiz does not show them first, or asks them first if the
    /// user wants that. A look-up neither fails nor waits because of this.
    /// - Returns: Whether it was recorded, or there was nothing to record.
    private func record(_ meanings: [Meaning], _ store: ThingStore?) -> Bool {
        guard let store, store.readOnlyReason == nil, !meanings.isEmpty else { return true }
        session.output.flush()
        let asksFirst = learn || (try? store.settings().learnsLookups) ?? false
        let ids = meanings.map(\.thing.id)
        return (try? store.recordLookUp(of: ids, asksFirst: asksFirst, at: session.now)) ?? false
    }

    /// Opens the first of several meanings at the prompt, and shows the meanings of glossaries in addition.
    private func open(_ first: UUID, of meanings: [Meaning]) throws {
        let ids = meanings.map(\.thing.id)
        // If the current list contains all the meanings, keep it open.
        if let repl = session.repl, shorts.count > 1 || !ids.allSatisfy({ repl.listing.contains($0) }) {
            repl.listing = ids
            repl.listAgain = { [session, shorts] in
                try shorts.flatMap { short in
                    let own = try session.store().meanings(of: short)
                    return own.map(\.id) + session.glossaries.meanings(of: short, beside: own).map(\.thing.id)
                }
            }
        }
        try session.open(first)
        let others = meanings.filter { $0.glossary != nil && $0.thing.id != first }
        if !others.isEmpty { session.write(session.page().meanings(others)) }
    }

    // MARK: Unknown acronyms

    private func reportUnknown(_ missing: [String], _ command: [String]?, _ store: ThingStore?) throws {
        guard let last = missing.last else { return }
        if mayBeCommand, session.repl == nil, shorts.count == 1, CommandNames.isLeaving(last) {
            throw CommandFailure("'\(last)' works only in the REPL. Start it with 'til'.")
        }
        // The words after a command are not acronyms.
        if let command {
            guard missing.first == shorts.first else {
                throw CommandFailure("Did you mean 'til \(Self.line(command))'?")
            }
            throw CommandFailure(try Self.unknown(shorts[0], session, command: command))
        }
        if missing.count == 1, let store, try isOffered(last, store) { return }
        for short in missing.dropLast() { session.printError(try Self.unknown(short, session)) }
        throw CommandFailure(try Self.unknown(last, session))
    }

    /// Whether the user may be asked what to do about an unknown acronym. A line that was typed ahead is the next
    /// command, not an answer.
    func canOffer(_ store: ThingStore) throws -> Bool {
        try session.canAsk && !json && store.settings().offer == .on
            && !InputWaiting.isReadable(STDIN_FILENO, within: 0)
    }

    /// Offers to add an unknown acronym, if the user can be asked and has not disabled the offer.
    /// - Returns: Whether the acronym was added.
    /// - Throws: `CommandFailure` without a message if the user declines.
    private func isOffered(_ short: String, _ store: ThingStore) throws -> Bool {
        guard try canOffer(store), store.readOnlyReason == nil else { return false }
        let near = try Self.near(short, session)
        let name = Capitals.short(short).visible
        if near.isEmpty {
            guard session.agrees(to: "No \(name). Add it?", endsCommand: true) else { throw CommandFailure("") }
        } else if let opened = try Self.choice(of: near, orAdd: name, session) {
            session.repl?.show(near.map(\.id), again: nil)
            try session.open(opened.id)
            return true
        }
        try add(short)
        return true
    }

    /// Opens the form for an acronym that was looked up, and adds it.
    func add(_ short: String) throws {
        var form = ThingForm(session: session, fields: .init(short: short))
        try session.keepBackup()
        var draft = try form.fill()
        draft.origin = ThingOrigin(.lookUp)
        try Adding(session: session, anyway: true).add(draft)
        UnfinishedForm(session)?.forget()
    }

    /// Offers to run the command that the user probably meant.
    /// - Throws: `CommandFailure` without a message if the user declines or the command fails.
    private func run(_ command: [String], _ missing: [String]) throws {
        let fact =
            missing.first == shorts.first ? "\(Capitals.short(shorts[0]).visible) is not in your store. " : ""
        guard
            session.agrees(
                to: "\(fact)Run '\(Self.line(command))'\(fact.isEmpty ? "" : " instead")?", endsCommand: true)
        else {
            throw CommandFailure("")
        }
        let root: any ParsableCommand.Type = session.repl == nil ? Til.self : ReplGrammar.self
        let code = Dispatcher(session: session, root: root).run(command)
        if code != 0 { throw CommandFailure("", code: code) }
    }

    /// Throws an error if a word has no visible characters.
    static func check(_ words: [String]) throws {
        if words.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
            throw CommandFailure("A word is empty. Name an acronym, or words of its meaning.", .usage)
        }
    }

    /// Returns a command as typed. Arguments are dropped if they would need quotes.
    private static func line(_ command: [String]) -> String {
        let isPlain = command.allSatisfy { !$0.contains { $0.isWhitespace || $0 == "'" } }
        return (isPlain ? command.joined(separator: " ") : command[0] + " ...").visible
    }

    /// Returns the things that a user may have meant with an unknown acronym: those whose acronyms are similar, or else
    /// those that have a word in small letters in them. The own things come before those of glossaries.
    private static func near(_ short: String, _ session: Session, isCommand: Bool = false) throws -> [Thing] {
        let store = try session.storeToRead()
        let own = try store?.nearestShorts(to: short).flatMap { try store?.meanings(of: $0) ?? [] } ?? []
        let glossaries = session.glossaries
        let others = glossaries.nearestShorts(to: short).flatMap { glossaries.meanings(of: $0, beside: own) }
        let near = own + others.map(\.thing)
        if near.isEmpty, !isCommand, short.count > 2, short.contains(where: \.isLowercase) {
            return try session.found([short], limit: mostNear).map(\.thing)
        }
        return Array(near.prefix(mostNear))
    }

    /// The maximum number of things that a message names.
    private static let mostNear = 5

    /// Returns the message for an unknown acronym, with what the user may have meant.
    /// - Parameters:
    ///   - command: The command that the user probably meant, with its arguments.
    ///   - adds: Whether to advise adding it if nothing is near.
    static func unknown(
        _ short: String, _ session: Session, command: [String]? = nil, adds: Bool = true
    ) throws -> String {
        let near = try near(short, session, isCommand: command != nil)
        let width = near.map(\.short.visible).widest
        let meant =
            (command.map { [$0.count > 1 ? "'til \(line($0))'" : "the command '\(line($0))'"] } ?? [])
            + near.enumerated().map { index, thing in
                let number = session.isAtPrompt && near.count > 1 ? "\(index + 1)  " : ""
                return "\(number)\(thing.short.visible.padded(to: width))  \(thing.long.visible)"
            }
        let sentence = "No \(Capitals.short(short).visible)"
        switch meant.count {
        case 0: return adds ? "\(sentence). 'til add \(Capitals.short(short).visible) ...' adds it." : sentence + "."
        case 1: return "\(sentence). Did you mean \(meant[0])?"
        default: return "\(sentence). Did you mean one of these?" + meant.map { "\n  \($0)" }.joined()
        }
    }

    // MARK: Words that are not acronyms

    /// Guesses the command that the user meant with words that were read as acronyms. The words can be a mistyped
    /// command name, a name from another program, a file, or an acronym with its meaning. Returns nil if they are
    /// unknown acronyms.
    private static func command(_ words: [String], _ missing: [String], _ isInRepl: Bool) -> [String]? {
        guard let first = words.first else { return nil }
        if words.count > 1 || first.contains(" "), EntryText(words: words) != nil { return ["add"] + words }
        if let name = CommandNames.nearest(to: first, isInRepl: isInRepl) {
            // `what is FTW`
            let operands = words.dropFirst().filter { name != "show" || $0 != "is" }
            // `what is due tomorrow`
            if name == "show", let first = operands.first, CommandNames.shown(isInRepl: isInRepl).contains(first) {
                return operands
            }
            if name == "show", let file = operands.first, isFile(file) { return ["import"] + operands }
            return name.split(separator: " ").map(String.init) + operands
        }
        if isFile(first) { return ["import"] + words }
        // At least three words whose first two start with the same letter are an acronym and its meaning.
        guard words.count > 2, words[0].first?.lowercased() == words[1].first?.lowercased(), words[1].first != nil,
            missing.prefix(2) == words.prefix(2)
        else { return nil }
        return ["add"] + words
    }

    /// Whether a word is the path of an existing file.
    static func isFile(_ word: String) -> Bool {
        (word.contains(".") || word.contains("/")) && PrivateFile.exists(word)
    }
}
