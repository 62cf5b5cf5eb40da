import Foundation
import TILCore
import TILProcess
import TILText

/// The loop that reads commands from a person or a pipe and runs them.
extension Session {
    /// Reads and runs commands until the input ends.
    /// - Throws: `CommandFailure` with the code of the first failed line of a pipe, or `StoreError` if the store cannot
    ///   be opened.
    func runRepl(_ choice: StoreChoice) throws {
        let state = ReplState(choice: choice)
        beginRepl(state)
        defer { endRepl() }
        let store = try store()
        // Ctrl-C during a command does not end the program: long work checks for it, and so does the next line.
        let signals = TerminalSignals(console.canAsk ? [SIGINT] : [])
        signals.begin()
        defer { signals.end() }
        if console.canAsk { console.write(try welcome(store)) }
        syncAutomatically()
        defer { syncAutomatically() }
        var firstFailure: Int32 = 0
        while !state.isOver {
            switch nextInput(store) {
            case .line(let text):
                let code = try run(lines: text, state)
                if firstFailure == 0 { firstFailure = code }
            case .endOfInput:
                state.isOver = true
            case .terminated(let signal):
                throw CommandFailure("", code: 128 + signal)
            case .interrupted:
                if !console.canAsk { throw CommandFailure("", code: ExitStatus.interrupted.rawValue) }
            case .key, .moved, .ended:
                break
            }
        }
        if !console.canAsk, firstFailure != 0 { throw CommandFailure("", code: firstFailure) }
    }

    /// Returns the command that was typed at a question, or else reads the next one.
    private func nextInput(_ store: ThingStore) -> LineOutcome {
        guard let line = console.nextCommand else { return console.read(request(store)) }
        console.nextCommand = nil
        return .line(line)
    }

    /// Runs the lines of an input. A pasted input has several.
    /// - Returns: The exit code of the first line that failed, or 0.
    /// - Throws: `CommandFailure` if a signal ended a command, which ends the REPL too.
    private func run(lines text: String, _ state: ReplState) throws -> Int32 {
        if !console.canAsk { console.lineNumber = console.editor.lineNumber }
        var firstFailure: Int32 = 0
        for line in text.split(whereSeparator: \.isNewline) where !state.isOver {
            let code = run(line: String(line))
            let isTerminated = code == 128 + SIGTERM || code == 128 + SIGHUP
            // At the prompt, Ctrl-C only ends the command.
            let isInterrupted = code == ExitStatus.interrupted.rawValue && !console.canAsk
            if isTerminated || isInterrupted { throw CommandFailure("", code: code) }
            if firstFailure == 0 { firstFailure = code }
        }
        return firstFailure
    }

    /// Runs one line.
    /// - Returns: The exit code.
    private func run(line: String) -> Int32 {
        let dispatcher = Dispatcher(session: self, root: ReplGrammar.self)
        do {
            let words = try WordSplitter.words(line).map(expanded)
            guard let first = words.first, !first.hasPrefix("#") else { return 0 }
            // Users often type "?" to get help.
            if words == ["?"] { return dispatcher.run([CommandNames.help]) }
            if words.count == 1, Int(first) != nil {
                apply(StoreChoice())
                guard let id = try listedIdentifier(first) else { return dispatcher.run(words) }
                try open(id)
                return 0
            }
            if words == ["a"], let current = repl?.current, let entry = try listedEntry(current) {
                apply(StoreChoice())
                try Adding(session: self).adopt(entry.thing, from: entry.glossary)
                return 0
            }
            return dispatcher.run(words)
        } catch let failure as WordSplitter.Failure {
            console.printError(failure.message)
            return ExitStatus.usage.rawValue
        } catch {
            return dispatcher.report(error)
        }
    }

    /// Expands `~/` at the start of a word like a shell, and replaces `->` by one character.
    private func expanded(_ word: String) -> String {
        // The parser would mistake `->` for an option.
        if word == "->" { return "→" }
        guard word.hasPrefix("~/"), let home = environment.variables["HOME"] else { return word }
        return home + word.dropFirst()
    }

    // MARK: Greeting

    /// Returns the greeting: the number of things, the number of due things, and the last study day.
    func welcome(_ store: ThingStore) throws -> String {
        let page = page()
        let heading = page.style(.heading, "Things I Learned") + ": "
        if store.count == 0 { return heading + "nothing here yet.\n\n" + hints(page) + "\n" }
        let counts = "\(counted(store.count, "thing")), \(try dueSummary(of: store).text)"
        let today = today(try store.settings())
        let studied = try store.practice(limit: 2).map(\.day)
        if try isFirstDay(of: store, studied, today) {
            let hint = "\(page.style(.key, "quiz")) asks them, \(page.style(.key, "import FILE")) adds a list"
            return page.folded("\(heading)\(counts); \(hint), \(page.style(.key, "help")) lists commands.") + "\n"
        }
        guard let last = studied.first else {
            return page.folded("\(counts), never studied; \(page.style(.key, "quiz")) asks them.") + "\n"
        }
        let streak = try store.streak(on: today).days
        let practice = streak > 1 ? "\(grouped(streak)) days in a row" : "last studied \(last)"
        return page.folded("\(counts), \(practice).") + "\n"
    }

    /// Whether the user began today: the first thing was added today, or things were studied today for the first time.
    private func isFirstDay(of store: ThingStore, _ studied: [StudyDay], _ today: StudyDay) throws -> Bool {
        if let last = studied.last { return last >= today }
        let settings = try store.settings()
        var isFirst = true
        try store.forEachEntry { thing, _ in
            isFirst = settings.studyDay(of: thing.dateAdded, utcOffset: environment.utcOffset(thing.dateAdded)) >= today
            return false
        }
        return isFirst
    }

    /// Returns hints for an empty store.
    private func hints(_ page: Page) -> String {
        // Each row fits 40 columns.
        var rows = [
            (command: "add ftw for the win", text: "adds an acronym"),
            (command: "import FILE", text: "adds your own list"),
        ]
        if hasStarter {
            rows.append((command: "import --deck \(Deck.starterName)", text: "adds a deck"))
            rows.append((command: "decks", text: "lists the decks"))
        }
        rows.append((command: "help", text: "lists commands"))
        let width = rows.map { row in row.command }.widest
        let lines = rows.map { row in
            page.folded("  \(page.cell(.key, row.command, to: width + 2))\(row.text)", indent: 4) + "\n"
        }
        return lines.joined()
    }

    // MARK: Prompt

    /// Returns the request for the next command. Its prompt is updated if another process changes the store.
    private func request(_ store: ThingStore) -> LineRequest {
        guard console.canAsk else { return LineRequest() }
        // A restore may have replaced the store.
        let store = (try? self.store()) ?? store
        var shown = prompt(store)
        var countedAt = now
        var request = LineRequest(prompt: shown)
        request.live = { [self] _, instant, _ in
            // A check reads one counter in shared memory.
            let isChanged = (try? store.refresh()) ?? false
            var update = LineUpdate(wake: instant + 0.4)
            // Things become due over time, so count them again from time to time.
            if isChanged || instant.timeIntervalSince(countedAt) >= 10 || instant < countedAt {
                if isChanged { update.announcement = try? news() }
                let before = shown
                shown = prompt(store)
                countedAt = now
                if shown != before { update.prompt = shown }
            }
            return update
        }
        return request
    }

    /// Returns the prompt with the number of due things and the current position: the list, or a thing in it.
    private func prompt(_ store: ThingStore) -> String {
        let style = page().style
        var parts = [style(.heading, "til")]
        if let due = try? dueSummary(of: store), due.dueToday > 0 { parts.append(style(.typo, "(\(due.dueText))")) }
        if let repl, let current = repl.current, let thing = try? store.thing(id: current) {
            parts.append(style(.short, thing.short.visible.truncated(to: 20)))
            if let position = repl.position, repl.listing.count > 1 {
                parts.append("\(position + 1)/\(repl.listing.count)")
            }
        } else if repl?.listing.isEmpty == false {
            parts.append("list")
        }
        return parts.joined(separator: " ") + "> "
    }

    /// Returns a line about a change to the open thing by another process, or nil if there was no change.
    private func news() throws -> String? {
        guard let repl else { return nil }
        let store = try store()
        try repl.update { id in try store.thing(id: id) != nil }
        guard let opened = repl.opened, repl.current == opened.id else { return nil }
        let page = page()
        guard let view = try detailView(of: opened.id) else {
            repl.forget(opened.id)
            return page.folded("\(page.inline(opened)) was removed elsewhere. 'undo' restores it.")
        }
        guard view.thing != opened else { return nil }
        repl.opened = view.thing
        let text = view.text(page)
        return page.folded("\(page.inline(opened)) was changed elsewhere:") + "\n"
            + text.drop { character in character.isNewline }.dropLast()
    }
}
