import Foundation
import Testing

@testable import TILCore

extension SchedulingOptions {
    static let unfuzzed: SchedulingOptions = {
        var options = SchedulingOptions.standard
        options.isFuzzed = false
        return options
    }()

    static let withoutSteps: SchedulingOptions = {
        var options = unfuzzed
        (options.learningSteps, options.relearningSteps) = (.none, .none)
        return options
    }()
}

extension StudyDay {
    /// The study day of an instant where clocks show UTC.
    static func utc(_ instant: Date) -> StudyDay { StudyDay(of: instant, utcOffset: 0, rollover: 4) }
}

extension FuzzSeed {
    /// The seed of a thing that a number stands for.
    static func numbered(_ number: UInt8) -> FuzzSeed {
        FuzzSeed(thing: UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, number)), direction: .meaning)
    }
}

/// A history and what the reference implementations make of it.
struct FSRSFixture: Sendable, CustomTestStringConvertible {
    let hasSteps: Bool
    /// Seconds since the answer before, and the grade.
    let answers: [(elapsed: Double, grade: Grade)]
    /// Seconds until the thing is due after each answer.
    let waits: [Double]
    let stability: Double
    let difficulty: Double
    let testDescription: String

    var options: SchedulingOptions { hasSteps ? .unfuzzed : .withoutSteps }

    /// Reads `steps | G0 H600 | 600s 2d | stability difficulty`; nil for anything else.
    init?(_ line: Substring) {
        let parts = line.split(separator: "|").map { $0.split(separator: " ") }
        guard parts.count == 4, parts[3].count == 2, let stability = Double(parts[3][0]),
            let difficulty = Double(parts[3][1])
        else { return nil }
        let grades: [Character: Grade] = ["A": .again, "H": .hard, "G": .good, "E": .easy]
        hasSteps = parts[0] == ["steps"]
        answers = parts[1].compactMap { field in
            guard let first = field.first, let grade = grades[first], let elapsed = Double(field.dropFirst())
            else { return nil }
            return (elapsed, grade)
        }
        waits = parts[2].compactMap { field in
            Double(field.dropLast()).map { field.hasSuffix("d") ? $0 * 86_400 : $0 }
        }
        guard answers.count == parts[1].count, waits.count == answers.count else { return nil }
        self.stability = stability
        self.difficulty = difficulty
        testDescription = String(line)
    }

    static let all = table.split(separator: "\n").compactMap(FSRSFixture.init)

    /// Random histories. Stability and difficulty are from fsrs-rs 6.6.2 (fsrs-rs-python 0.9.3), waits from py-fsrs
    /// 6.3.2; the first column says whether there were the standard learning and relearning steps or none.
    static let table = """
        steps | H0 G2592000 G86399 G1621782 G86399 H4665600 | 330s 600s 18d 54d 54d 107d | 107.19612 6.7142534
        plain | H0 G86400 G432000 G3974400 G85078 | 1d 5d 17d 79d 79d | 79.213371 5.0726948
        steps | G0 A86399 H111268 G86399 G600 G315839 G34958 | 600s 60s 330s 600s 2d 5d 5d | 5.4094491 8.2035465
        plain | G0 H86400 A86399 G149433 A259200 | 2d 5d 2d 3d 1d | 0.70256883 9.4091921
        steps | A0 G2671 G86399 A864000 A86399 A557 G475 | 60s 600s 1d 600s 600s 600s 1d | 0.040108107 9.83599
        plain | H0 G19724 G25492 G57001 | 1d 1d 1d 1d | 1.4168603 5.0825491
        steps | H0 H86399 E86399 E86399 H86400 E4838400 E6825600 | 330s 330s 2d 4d 6d 79d 318d | 317.79834 3.0428591
        plain | G0 G314006 G1072446 H86399 H4492800 | 2d 14d 52d 52d 107d | 107.01836 6.495862
        steps | A0 A86399 A3628800 E3456000 E86399 | 60s 60s 60s 1d 2d | 2.3943102 9.2408409
        plain | E0 G730934 G1606886 G86400 G9277605 E86400 G32400000 | 8d 39d 102d 105d 369d 375d 1127d | 1127.428 1
        steps | G0 G179 H230395 G715005 | 600s 2d 8d 26d | 26.42713 4.7387643
        plain | G0 A432000 E518400 G777600 E86400 A4060800 H59005 | 2d 1d 9d 24d 28d 2d 2d | 2.3994036 8.9526615
        steps | G0 G86399 G86400 G86400 | 600s 2d 7d 12d | 11.998293 2.0974553
        plain | A0 G86400 G272849 G86400 G37091 | 1d 2d 8d 10d 10d | 10.051683 6.3686271
        steps | A0 A86400 E60 H86400 | 60s 60s 1d 1d | 0.78469342 8.9181976
        plain | G0 A86399 A86399 | 2d 1d 1d | 0.27983835 9.1288195
        steps | H0 G258 G240334 G86399 G19626 G518400 | 330s 600s 7d 7d 7d 21d | 21.039051 5.0628505
        plain | H0 H86400 A86400 G86400 E86400 | 1d 3d 1d 2d 4d | 3.9111142 8.5178652
        steps | G0 G600 G86399 G74811 | 600s 2d 2d 2d | 2.3065 2.0974553
        plain | G0 E172800 G949564 H4924800 G86400 | 2d 19d 57d 151d 153d | 153.36307 4.0018263
        steps | G0 G86399 G4147200 | 600s 2d 43d | 42.836632 2.1043313
        plain | G0 G86399 G233053 | 2d 2d 11d | 10.971057 2.1043313
        steps | E0 H202567 G86399 H86399 | 8d 14d 14d 14d | 14.213694 6.0033612
        plain | G0 H2160000 G86400 G76736 | 2d 22d 25d 25d | 25.019825 4.733819
        steps | H0 A4665600 G60 H600 | 330s 60s 600s 600s | 0.72628939 8.9001589
        plain | G0 H172800 G604800 G2386463 G86400 G7068635 | 2d 8d 25d 77d 79d 210d | 210.32681 4.714818
        steps | G0 G600 G86400 G79917 | 600s 2d 7d 7d | 7.3191857 2.0974553
        plain | A0 A100226 H75967 G86400 | 1d 1d 1d 1d | 0.58061171 9.178833
        steps | G0 H600 E3801600 G4147200 | 600s 600s 54d 165d | 164.58064 2.9769797
        plain | G0 G76466 A172800 | 2d 2d 1d | 0.60770166 7.3922377
        steps | G0 A86399 E54886 | 600s 60s 1d | 1.4246938 6.5090947
        plain | A0 A4233600 G86400 A1728000 A86399 G286836 G86399 | 1d 1d 1d 1d 1d 1d 1d | 0.791291 9.8207121
        steps | G0 A72850 A78810 A86399 E1036800 G34499 | 600s 60s 60s 60s 1d 1d | 1.4065032 9.569129
        plain | A0 G86400 H172800 H86400 A86399 G3456000 G86399 | 1d 2d 5d 6d 2d 8d 8d | 7.600152 9.4275455
        steps | G0 A600 A86399 | 600s 60s 60s | 0.27983835 9.1288195
        plain | G0 E172800 G1886426 G7430400 E86400 H28552 | 2d 19d 86d 306d 312d 312d | 311.65967 4.0106087
        steps | G0 G86400 G86400 | 600s 7d 12d | 11.991034 2.1043313
        plain | G0 G172800 G950400 G86399 G86400 G4320000 G86399 | 2d 11d 46d 46d 50d 175d 175d | 174.9682 2.0768688
        steps | G0 A600 H6869 H151154 A330 G60 A42 E22 | 600s 60s 330s 330s 60s 600s 60s 1d | 0.44802663 9.7836924
        plain | E0 A86400 A86399 H59481 G86400 | 8d 1d 1d 1d 1d | 1.191893 9.3126078
        """
}
