import Foundation
import TestSupport
import Testing

@testable import TILCore

@Suite final class BackupsTests: StoreSuite {
    var backups: Backups { Backups(of: temporary.path) }

    override init() throws {
        try super.init()
        try store.add("ftw", "for the win")
    }

    @Test func listingBackupsSkipsThoseOfOtherStores() throws {
        let backup = try store.backUp(.daily, at: morning)
        for name in [
            "til.db", "til.db.2026.daily", "til.db.20261321T080000Z.daily", "til.db.20261121T080000Z.x",
            "other.db.20261121T080000Z.daily", "til.db.20261121T080000Z.daily-wal",
        ] {
            try write(Data(), to: backups.folder + "/" + name)
        }
        symlink(backups.folder + "/nowhere", backups.folder + "/til.db.20261121T080000Z.manual")
        symlink(temporary.folder, backups.folder + "/til.db.20261121T080001Z.manual")
        #expect(backups.all == [backup])
        #expect(try backups.named("newest") == backup)
        #expect(throws: StoreError.noSuchBackup("til.db")) { try backups.named("til.db") }
    }

    @Test func aBackupFolderThatIsALinkIsKeptAsALink() throws {
        let elsewhere = temporary.folder + "/elsewhere"
        mkdir(elsewhere, 0o700)
        symlink(elsewhere, backups.folder)
        let backup = try store.backUp(.manual, at: morning)
        #expect(try names(in: elsewhere) == [backup.name])
        #expect(isLink(backups.folder))
        #expect(try backups.restore(from: backup.path, at: morning).things == 1)
    }

    @Test func aBackupFolderThatIsALinkOfAnotherUserIsRefused() throws {
        let elsewhere = temporary.folder + "/elsewhere"
        mkdir(elsewhere, 0o700)
        symlink(elsewhere, backups.folder)
        // Only root can give a link away.
        guard lchown(backups.folder, 65_534, 65_534) == 0 else { return }
        #expect(throws: StoreError.cannotAccess(path: backups.folder, reason: "it belongs to another user")) {
            try store.backUp(.manual, at: morning)
        }
        #expect(try names(in: elsewhere).isEmpty)
    }

    @Test func aBackupThatIsALinkIsListedAndRestored() throws {
        let backup = try store.backUp(.manual, at: morning)
        let archived = temporary.folder + "/archived"
        #expect(rename(backup.path, archived) == 0)
        symlink(archived, backup.path)
        #expect(backups.all == [backup])
        try store.add("brb", "be right back")
        #expect(try backups.restore(from: backup.path, at: morning).things == 1)
        #expect(isLink(backup.path))
    }

    private func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    @Test func aCancelledBackupLeavesNoFile() throws {
        struct Stop: Error {}
        #expect(throws: Stop.self) { try store.backUp(.manual, at: morning) { _ in throw Stop() } }
        #expect(try names(in: backups.folder).isEmpty)
    }

    @Test func aBackupDuringWritesContainsOneState() throws {
        try temporary.fill(100)
        // Several times what is copied in one step.
        _ = try SQLiteScript.run(
            """
            CREATE TABLE large AS WITH RECURSIVE n(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM n LIMIT 512)
            SELECT zeroblob(65536) AS content FROM n
            """, on: store.path)
        let other = try temporary.anotherConnection()
        var steps = 0
        let backup = try store.backUp(.manual, at: morning) { _ in
            steps += 1
            // The first call comes before anything is copied.
            if (2...3).contains(steps) {
                try other.add("during", "number \(steps)")
            }
        }
        #expect(steps > 3)
        #expect(try ThingStore(path: backup.path).count == 101)
        #expect(store.count == 103)
    }

    @Test func aDamagedStoreIsNotBackedUp() throws {
        try temporary.fill(500)
        let path = try temporary.closedCopy("hurt.db")
        var data = try bytes(path)
        data.replaceSubrange(4_096 * 6..<4_096 * 8, with: Data(repeating: 0xA5, count: 8_192))
        try write(data, to: path)
        #expect {
            try ThingStore(path: path).backUp(.daily, at: morning)
        } throws: {
            if case StoreError.damaged(path, _, nil) = $0 { true } else { false }
        }
        #expect(Backups(of: path).all.isEmpty)
        #expect(try bytes(path) == data)
    }

    @Test func aBackupToAPathReplacesAnEarlierBackupAndNothingElse() throws {
        let target = temporary.folder + "/copy.db"
        try store.backUp(toFile: target)
        #expect(try ThingStore(path: target).count == 1)
        try store.add("a", "b")
        try store.backUp(toFile: target)
        #expect(try ThingStore(path: target).count == 2)
        let note = temporary.folder + "/note.txt"
        try write(Data("mine".utf8), to: note)
        let other = temporary.folder + "/other.db"
        try ThingStore(path: other).add("o", "other")
        let obstacles = [
            note: "is not a til store", temporary.path: "is this store itself",
            temporary.folder: "is not a regular file",
            other: "is a store in use",
        ]
        for (path, what) in obstacles {
            #expect(throws: StoreError.inTheWay(path: path, what: what)) { try store.backUp(toFile: path) }
        }
        #expect(try bytes(note) == Data("mine".utf8))
    }

    // MARK: - Thinning

    private func backup(daysAgo days: Double, _ reason: Backup.Reason = .daily) -> Backup {
        Backup(path: "/x/\(days)", date: morning - days * 86_400, reason: reason)
    }

    @Test func thinningKeepsOneBackupOfEachDayWeekAndMonth() {
        let years = (0..<800).flatMap { [backup(daysAgo: Double($0)), backup(daysAgo: Double($0) + 0.2)] }
        let gone = Set(Backups.superfluous(years, at: morning))
        let kept = years.filter { !gone.contains($0) }
        #expect(kept.filter { $0.date > morning - 1.5 * 86_400 }.count == 4)
        // The last ten, though they are two a day, and one of each day before.
        #expect(kept.filter { $0.date > morning - 4.5 * 86_400 }.count == 10)
        #expect(kept.filter { $0.date > morning - 6.5 * 86_400 }.count == 10 + 2)
        // 31 days are of five or six weeks, 800 days of 27 months or one more.
        let weeks = kept.filter { $0.date <= morning - 6.5 * 86_400 && $0.date > morning - 30.5 * 86_400 }
        #expect((4...5).contains(weeks.count))
        #expect((26...27).contains(kept.filter { $0.date <= morning - 30.5 * 86_400 }.count))
    }

    @Test func thinningKeepsTheLastTenIfTheClockIsWrong() {
        let eight = (0..<8).map { backup(daysAgo: Double($0)) }
        for days in [400.0, -400] {
            #expect(Backups.superfluous(eight, at: morning + days * 86_400).isEmpty)
        }
        let many = (0..<30).map { backup(daysAgo: Double($0)) }
        let gone = Set(Backups.superfluous(many, at: morning + 400 * 86_400))
        // And the newest of the month before, which is not among them.
        #expect(many.filter { !gone.contains($0) }.count == 10 + 1)
    }

    @Test func aBackupFromTheFutureDoesNotReplaceOthersInThinning() {
        let future = backup(daysAgo: -400)
        let past = (0..<60).map { backup(daysAgo: Double($0)) }
        #expect(Backups.superfluous([future] + past, at: morning) == Backups.superfluous(past, at: morning))
    }

    @Test func backupsAreInTheOrderOfCreationIfTheClockIsWrong() throws {
        let names = try [0, 400, 1, 1, 2].map { days in
            try store.add("d\(days)", "\(store.count)")
            return try store.backUp(.daily, at: morning + days * 86_400).name
        }
        #expect(
            names == [
                "til.db.20261121T080000Z.daily", "til.db.20271226T080000Z.daily",
                "til.db.20261122T080000Z.daily.20271226T080000Z.2", "til.db.20261122T080000Z.daily.20271226T080000Z.3",
                "til.db.20261123T080000Z.daily.20271226T080000Z.4",
            ])
        #expect(backups.all.map(\.name) == names.reversed())
        #expect(backups.all.map(\.date) == [2, 1, 1, 400, 0].map { morning + $0 * 86_400 })
        #expect(try ThingStore(path: backups.named("newest").path).count == 6)
    }

    @Test func theTimeInABackupsNameIsReadAsItWasWritten() {
        for text in ["19000101T000000Z", "19691231T235959Z", "20240229T120000Z", "99991231T235959Z"] {
            #expect(BackupTime.instant(text).map(BackupTime.text) == text)
        }
        for text in ["20261121T080000", "20261121t080000Z", "20260230T080000Z", "20261121T240000Z", "00000101T000000Z"]
        {
            #expect(BackupTime.instant(text) == nil)
        }
    }
}
