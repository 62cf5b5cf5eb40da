import Foundation

extension DueSummary {
    /// How much a quiz would ask, by a ``QuickReading``; nil where the file is not just as a store leaves it.
    /// - Parameters:
    ///   - path: the store's path.
    ///   - instant: the present instant.
    ///   - studyDay: the study day of that instant, by the store's settings.
    package init?(path: String, at instant: Date, studyDay: (Settings) -> StudyDay) {
        let found = QuickReading.read(path) { connection, settings in
            try DueSummary(on: connection, settings, at: instant, on: studyDay(settings))
        }
        guard let found else { return nil }
        self = found
    }
}
