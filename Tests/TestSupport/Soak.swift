import Foundation

/// How long and how hard tests of many rounds try: little in `make test`, much in `make soak`.
package enum Soak {
    /// Whether this is `make soak`.
    package static let isLong = number("TIL_SOAK_ROUNDS") != nil
    /// How many rounds a test of random moments makes: 5, or what `TIL_ROUNDS` (30 in `.ci/run`) or `TIL_SOAK_ROUNDS`
    /// says.
    package static let rounds = number("TIL_SOAK_ROUNDS") ?? number("TIL_ROUNDS") ?? 5
    /// For how many seconds a test that goes on for a while does so: 1, or what `TIL_SOAK_SECONDS` says.
    package static let seconds = Double(number("TIL_SOAK_SECONDS") ?? 1)
    /// Where random numbers start: the same in each run, unless `TIL_SOAK_SEED` says otherwise.
    package static let seed = UInt64(number("TIL_SOAK_SEED") ?? 1)

    /// Fewer rounds for what takes long: a share of all, and in `make soak`, where a test does not have many cases, all
    /// of them. The first finds out how long it takes, so there is a second.
    package static func rounds(share: Int, ofSoak soak: Int = 1) -> Int { max(2, rounds / (isLong ? soak : share)) }

    /// A quarter of the rounds of a test with seeds that are always the same; all of them in `make soak`.
    package static func seeds(_ count: Int) -> Int { isLong ? count : count / 4 }

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
}
