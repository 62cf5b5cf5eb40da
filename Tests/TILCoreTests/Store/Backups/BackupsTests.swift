import Foundation
import Testing

@testable import TILCore

@Suite struct BackupsTests {
    let temporary: TemporaryStore
    var store: ThingStore { temporary.store }
    var backups: Backups { Backups(of: temporary.path) }

    init() throws {
        temporary = try TemporaryStore()
        try store.add(ThingDraft(short: "ftw", long: "for the win"), at: morning)
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: backups.folder).sorted()
    }

    @Test func aBackupIsAWholePrivateStoreOfItsOwn() throws {
        let backup = try store.backUp(.manual, at: morning)
        #expect(backup.name == "til.db.20261121T080000Z.manual")
        #expect(backups.all == [backup] && backups.newest == backup)
        #expect(mode(backup.path) == 0o600 && mode(backups.folder) == 0o700)
        #expect(try names() == [backup.name])
        #expect(try Data(contentsOf: URL(fileURLWithPath: backup.path)).count == backup.size)
        try store.add(ThingDraft(short: "late", long: "added later"), at: morning)
        #expect(try ThingStore(path: backup.path).things().map(\.short) == ["FTW"])
    }

    @Test func backupsOfOneSecondDoNotReplaceEachOther() throws {
        let names = try (1...3).map { _ in try store.backUp(.restore, at: morning + 0.3).name }
        #expect(names[2] == "til.db.20261121T080000Z.restore.3")
        #expect(backups.all.map(\.name) == names.reversed())
    }

    @Test func onlyItsOwnBackupsBelongToAStore() throws {
        let backup = try store.backUp(.daily, at: morning)
        for name in [
            "til.db", "til.db.2026.daily", "til.db.20261321T080000Z.daily", "til.db.20261121T080000Z.x",
            "other.db.20261121T080000Z.daily", "til.db.20261121T080000Z.daily-wal",
        ] {
            try Data().write(to: URL(fileURLWithPath: backups.folder + "/" + name))
        }
        try FileManager.default.createSymbolicLink(
            atPath: backups.folder + "/til.db.20261121T080000Z.manual", withDestinationPath: backup.path)
        #expect(backups.all == [backup])
        #expect(try backups.named("newest") == backup)
        #expect(throws: StoreError.noSuchBackup("til.db")) { try backups.named("til.db") }
    }

    @Test func aFolderThatIsALinkIsNotFollowed() throws {
        let elsewhere = temporary.folder + "/elsewhere"
        try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: backups.folder, withDestinationPath: elsewhere)
        #expect(throws: StoreError.self) { try store.backUp(.manual, at: morning) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty)
    }

    @Test func whatIsStoppedLeavesNothing() throws {
        struct Stop: Error {}
        #expect(throws: Stop.self) { try store.backUp(.manual, at: morning) { _, _ in throw Stop() } }
        #expect(try names().isEmpty)
    }

    @Test func aBackupIsOfOneInstantWhileOthersWrite() throws {
        try temporary.fill(20_000, long: String(repeating: "long ", count: 100))
        let other = try temporary.anotherConnection()
        var steps = 0
        let backup = try store.backUp(.manual, at: morning) { _, _ in
            steps += 1
            // The first call comes before anything is copied.
            if (2...3).contains(steps) {
                try other.add(ThingDraft(short: "during", long: "number \(steps)"), at: morning)
            }
        }
        #expect(steps > 3)
        #expect(try ThingStore(path: backup.path).count == 20_001)
        #expect(store.count == 20_003)
    }

    @Test func aDamagedStoreIsNotBackedUp() throws {
        try temporary.fill(500)
        let path = try temporary.closedCopy("hurt.db")
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        data.replaceSubrange(4_096 * 6..<4_096 * 8, with: Data(repeating: 0xA5, count: 8_192))
        try data.write(to: URL(fileURLWithPath: path))
        do {
            try ThingStore(path: path).backUp(.daily, at: morning)
            Issue.record("It was backed up.")
        } catch let error as StoreError {
            guard case .damaged(path, _, nil) = error else {
                Issue.record("\(error)")
                return
            }
        }
        #expect(Backups(of: path).all.isEmpty)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == data)
    }

    @Test func aBackupGoesWhereItIsWanted() throws {
        let target = temporary.folder + "/copy.db"
        try store.backUp(toFile: target)
        #expect(try ThingStore(path: target).count == 1)
        try store.add(ThingDraft(short: "a", long: "b"), at: morning)
        try store.backUp(toFile: target)
        #expect(try ThingStore(path: target).count == 2)
        let note = temporary.folder + "/note.txt"
        try Data("mine".utf8).write(to: URL(fileURLWithPath: note))
        let other = temporary.folder + "/other.db"
        try ThingStore(path: other).add(ThingDraft(short: "o", long: "other"), at: morning)
        let obstacles = [
            note: "is no til store", temporary.path: "is this very store", temporary.folder: "is no file",
            other: "is a store that was written to",
        ]
        for (path, what) in obstacles {
            #expect(throws: StoreError.inTheWay(path: path, what: what)) { try store.backUp(toFile: path) }
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: note)) == Data("mine".utf8))
    }

    @Test(arguments: ["gone", "gone/deeper"]) func aFolderThatIsMissingIsNotMade(folder: String) throws {
        let path = temporary.folder + "/" + folder
        #expect(throws: StoreError.noSuchFolder(path)) { try store.backUp(toFile: path + "/copy.db") }
        #expect(!FileManager.default.fileExists(atPath: temporary.folder + "/gone"))
    }

    // MARK: - Thinning

    private func backup(daysAgo days: Double, _ reason: Backup.Reason = .daily) -> Backup {
        Backup(path: "/x/\(days)", made: morning - days * 86_400, reason: reason)
    }

    @Test func oneOfEachDayWeekAndMonthIsKept() {
        let years = (0..<800).flatMap { [backup(daysAgo: Double($0)), backup(daysAgo: Double($0) + 0.2)] }
        let gone = Set(Backups.superfluous(years, at: morning))
        let kept = years.filter { !gone.contains($0) }
        #expect(kept.filter { $0.made > morning - 1.5 * 86_400 }.count == 4)
        // The last ten, though they are two a day, and one of each day before.
        #expect(kept.filter { $0.made > morning - 4.5 * 86_400 }.count == 10)
        #expect(kept.filter { $0.made > morning - 6.5 * 86_400 }.count == 10 + 2)
        // 31 days are of five or six weeks, 800 days of 27 months or one more.
        let weeks = kept.filter { $0.made <= morning - 6.5 * 86_400 && $0.made > morning - 30.5 * 86_400 }
        #expect((4...5).contains(weeks.count))
        #expect((26...27).contains(kept.filter { $0.made <= morning - 30.5 * 86_400 }.count))
    }

    @Test func thinningEveryDayLeavesTheSameAsThinningOnce() {
        var kept: [Backup] = []
        for day in 0..<400 {
            let instant = morning + Double(day) * 86_400
            kept.append(Backup(path: "/x/\(day)", made: instant, reason: .daily))
            let gone = Set(Backups.superfluous(kept, at: instant))
            kept.removeAll { gone.contains($0) }
        }
        #expect((20...26).contains(kept.count))
        // Never a gap of more than a month and some days.
        for (earlier, later) in zip(kept, kept.dropFirst()) {
            #expect(later.made.timeIntervalSince(earlier.made) <= 62 * 86_400)
        }
    }

    @Test func theLastTenStayWhateverTheClockSays() {
        let eight = (0..<8).map { backup(daysAgo: Double($0)) }
        for days in [400.0, -400] {
            #expect(Backups.superfluous(eight, at: morning + days * 86_400).isEmpty)
        }
        let many = (0..<30).map { backup(daysAgo: Double($0)) }
        let gone = Set(Backups.superfluous(many, at: morning + 400 * 86_400))
        // And the newest of the month before, which is not among them.
        #expect(many.filter { !gone.contains($0) }.count == 10 + 1)
    }

    @Test func oneFromTheFutureStandsForNoOther() {
        let future = backup(daysAgo: -400)
        let past = (0..<60).map { backup(daysAgo: Double($0)) }
        #expect(Backups.superfluous([future] + past, at: morning) == Backups.superfluous(past, at: morning))
    }

    @Test func theOrderIsThatOfMakingWhateverTheClockSays() throws {
        let names = try [0, 400, 1, 1, 2].map { days in
            try store.add(ThingDraft(short: "d\(days)", long: "\(store.count)"), at: morning)
            return try store.backUp(.daily, at: morning + days * 86_400).name
        }
        #expect(
            names == [
                "til.db.20261121T080000Z.daily", "til.db.20271226T080000Z.daily",
                "til.db.20261122T080000Z.daily.20271226T080000Z.2", "til.db.20261122T080000Z.daily.20271226T080000Z.3",
                "til.db.20261123T080000Z.daily.20271226T080000Z.4",
            ])
        #expect(backups.all.map(\.name) == names.reversed())
        #expect(backups.all.map(\.made) == [2, 1, 1, 400, 0].map { morning + $0 * 86_400 })
        #expect(try ThingStore(path: backups.named("newest").path).count == 6)
    }

    @Test func whatAPersonMadeStays() {
        let old = [300, 300.1, 300.2].flatMap { days in
            [Backup.Reason.manual, .restore, .damaged].map { backup(daysAgo: days, $0) }
        }
        #expect(Backups.superfluous(old, at: morning).isEmpty)
    }

    @Test func aBackupClearsAwayWhatIsOld() throws {
        for hour in 0..<12 { try store.backUp(.daily, at: morning - 300 * 86_400 + Double(hour) * 3_600) }
        let partial = backups.folder + "/.til.db.x.partial"
        try Data().write(to: URL(fileURLWithPath: partial))
        try store.backUp(.daily, at: morning)
        let hours = (11...19).reversed().map { "til.db.20260125T\($0)0000Z.daily" }
        #expect(backups.all.map(\.name) == ["til.db.20261121T080000Z.daily"] + hours)
    }

    @Test(arguments: ["19000101T000000Z", "19691231T235959Z", "20240229T120000Z", "99991231T235959Z"])
    func timesAreReadAsTheyAreWritten(text: String) throws {
        #expect(BackupTime.text(try #require(BackupTime.instant(text))) == text)
    }

    @Test(arguments: [
        "20261121T080000", "20261121t080000Z", "20260230T080000Z", "20261121T240000Z", "2026112xT080000Z",
        "00000101T000000Z",
    ])
    func otherTimesAreNone(text: String) {
        #expect(BackupTime.instant(text) == nil)
    }
}
