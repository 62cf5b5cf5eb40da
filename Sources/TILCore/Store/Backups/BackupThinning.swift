import Foundation

extension Backups {
    /// For how many days all backups of a day are kept: the present and the one before.
    private static let everyBackup = 2
    /// For how many days one backup of each day is kept.
    private static let daily = 7
    /// For how many days one backup of each week is kept; after that it is one of each month.
    private static let weekly = 31

    /// Which of some backups need not be kept any longer.
    ///
    /// Everything of today and yesterday stays, then the newest of each day for a week, of each week for a month, and of
    /// each month for good. Only backups that til made by itself go (``Backup/Reason/isThinned``). Days are those of UTC,
    /// weeks begin on Monday.
    public static func superfluous(_ backups: [Backup], at instant: Date) -> [Backup] {
        let today = day(instant)
        var kept: Set<Period> = []
        let newestFirst = backups.filter(\.reason.isThinned).sorted {
            ($1.made, $1.sequence) < ($0.made, $0.sequence)
        }
        return newestFirst.filter { backup in
            let day = day(backup.made)
            let age = day.distance(to: today)
            let period: Period =
                switch age {
                case ..<everyBackup: .all
                case ..<daily: .day(day.number)
                case ..<weekly: .week((day.number + 3).floorDivided(by: 7))
                default: .month(day.civil.year * 12 + day.civil.month)
                }
            return period != .all && !kept.insert(period).inserted
        }
    }

    /// Removes the backups that need not be kept any longer, and what an interrupted backup left more than a day ago.
    public func thin(at instant: Date) {
        for backup in Self.superfluous(all, at: instant) { unlink(backup.path) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(".\(storeName).") && name.contains(".partial") {
            var status = stat()
            let path = folder + "/" + name
            guard lstat(path, &status) == 0 else { continue }
            if instant.timeIntervalSince1970 - Platform.changed(status) > 86_400 { unlink(path) }
        }
    }

    private enum Period: Hashable {
        case all
        case day(Int)
        case week(Int)
        case month(Int)
    }

    private static func day(_ instant: Date) -> StudyDay { StudyDay(of: instant, utcOffset: 0, rollover: 0) }
}

extension Int {
    /// The quotient rounded down, so that weeks before 1970 begin on Monday too.
    fileprivate func floorDivided(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
