import Foundation
import TILCore

/// The menu: reads a command a line and carries it out, until there are no more or `quit` is typed.
///
/// Two observers stand for the two views that an app would have: the list of things and the days of practice. Whatever
/// changes the store, a command of this menu or another program, tells both, and the menu says what they show now.
struct Menu {
    private let store: ThingStore
    private let things: Observed<[Thing]>
    private let practice: Observed<[PracticeDay]>
    private let input = TimedInput()

    init(store: ThingStore) {
        self.store = store
        things = Observed { store.things }
        practice = Observed { (try? store.practice()) ?? [] }
    }

    func run() throws {
        // What other programs change is noticed for as long as this lives.
        try withExtendedLifetime(StoreWatcher(store)) {
            print("add ACRONYM MEANING, list, detail ACRONYM, quiz [SECONDS], history, import FILE, quit")
            print(news, terminator: "")
            while let line = nextLine() {
                let words = line.split(separator: " ", maxSplits: 1).map(String.init)
                guard let command = words.first else { continue }
                if command == "quit" { return }
                do {
                    try carryOut(command, words.count > 1 ? words[1] : "")
                } catch let error as StoreError {
                    print(plain(error.description))
                } catch let error as InterchangeError {
                    print(plain(error.description))
                }
                print(news, terminator: "")
            }
        }
    }

    /// The next line; while it is waited for, the observers are looked after twice a second.
    private func nextLine() -> String? {
        print("> ", terminator: "")
        while true {
            fflush(nil)
            if let line = input.line(until: Date() + 0.5) { return line }
            if input.isAtEnd {
                print()
                return nil
            }
            let news = news
            if !news.isEmpty { print("\n\(news)> ", terminator: "") }
        }
    }

    private func carryOut(_ command: String, _ rest: String) throws {
        switch command {
        case "add": try add(rest)
        case "list": for thing in things.value { print("\(plain(thing.short)) = \(plain(thing.long))") }
        case "detail": try Detail(store: store, short: rest).show()
        case "quiz": try Quiz(store: store, seconds: Double(rest) ?? 15, input: input).run()
        case "history": try showHistory()
        case "import": try importFile(rest)
        default: print("There is no command \(plain(command)).")
        }
    }

    /// What each of the two observers shows, a line each, where that has changed.
    private var news: String {
        var lines = ""
        if let things = things.news { lines += "[things: \(things.count)]\n" }
        if let days = practice.news { lines += "[answers: \(days.reduce(0) { $0 + $1.answers })]\n" }
        return lines
    }

    private func add(_ rest: String) throws {
        let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
        let draft = try ThingDraft(short: words.first ?? "", long: words.count > 1 ? words[1] : "")
        let thing = try store.add(draft, at: Date())
        print("Added \(plain(thing.short)): \(plain(thing.long)).")
    }

    /// The study days with answers, newest first, with what was asked on each.
    private func showHistory() throws {
        let today = try store.settings().studyDay(of: Date())
        for day in practice.value {
            let name = day.day == today ? "today" : "\(day.day)"
            print("\(name): \(day.remembered) of \(day.answers) remembered")
            for thing in try store.practiced(on: day.day) {
                print("  \(plain(thing.short)): \(thing.verdicts.map(\.words).joined(separator: ", "))")
            }
        }
    }

    private func importFile(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw InterchangeError.missing(name: path) }
        defer { close(descriptor) }
        let file = try InterchangeFormat.open(FileContents(fileDescriptor: descriptor, name: path))
        for report in try store.importThings([file], at: Date()).files {
            print(
                "Read as \(report.format): new \(report.new), further meanings \(report.newMeanings),", terminator: " ")
            print("known \(report.known), repeated \(report.repeated), rejected \(report.rejectedCount)")
            for rejection in report.rejected { print("  line \(rejection.line): \(plain(rejection.reason))") }
        }
    }
}
