import Benchmark
import Foundation
import TILCore

/// What happens inside the program, without a process around it.
///
/// What reads text is given a megabyte in each iteration, so that the throughput is in MB/s.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.throughput, .wallClock], maxDuration: .seconds(2), maxIterations: 100_000)
    measureScheduling()
    measureJudging()
    measureReading()
    measureScanning()
    measurePrompt()
}

/// FSRS: a review after another.
private func measureScheduling() {
    let thousand = Benchmark.Configuration(
        metrics: [.throughput, .wallClock], scalingFactor: .kilo, maxDuration: .seconds(2), maxIterations: 100_000)
    let scheduler = Scheduler()
    let thing = Samples.things(1)[0]
    let reviews = Samples.reviews(of: thing, count: 10)
    Benchmark("FSRS: 10 reviews of a thing replayed", configuration: thousand) { benchmark in
        for _ in benchmark.scaledIterations { blackHole(scheduler.replay(reviews)) }
    }
    let memory = scheduler.replay(reviews)
    Benchmark("FSRS: what the four grades would lead to", configuration: thousand) { benchmark in
        guard let memory, let last = reviews.last else { return benchmark.error("There is no memory.") }
        let seed = FuzzSeed(thing: thing.id, direction: .meaning)
        for _ in benchmark.scaledIterations {
            blackHole(scheduler.outlooks(at: last.at + 86_400, studyDay: last.studyDay, from: memory, seed: seed))
        }
    }
}

/// The judge: an answer that is right, one with typos, and one that is wrong.
private func measureJudging() {
    let judge = Judge()
    let things = [Samples.thing("TCP", "Transmission Control Protocol"), Samples.thing("TCP", "Tool Center Point")]
    let others = ["User Datagram Protocol", "Internet Protocol", "Transport Layer Security"]
    for (name, typed) in [
        ("a right answer", "transmission control protocol"), ("one with a typo", "transmision contorl protocol"),
        ("a wrong one", "tiny cooking pot"),
    ] {
        Benchmark("judge: \(name)") { _ in
            blackHole(judge.judge(typed, asked: .meaning, accepted: things, others: others))
        }
    }
}

/// The importers: a megabyte of each format that can be written, and of those that have a simple form.
private func measureReading() {
    let things = Samples.things(40_000)
    for format in InterchangeFormat.all {
        guard let bytes = Samples.megabyte(of: format, things) else { continue }
        Benchmark("import: MB/s of \(format.name)") { benchmark in
            do {
                var entries = 0
                for item in try format.file(FileContents(bytes: bytes)).items() {
                    if case .rejected(let rejection) = item {
                        return benchmark.error("Line \(rejection.line) was rejected: \(rejection.reason)")
                    }
                    entries += 1
                }
                blackHole(entries)
            } catch {
                benchmark.error("\(error)")
            }
        }
    }
}

/// The scanner of prose.
private func measureScanning() {
    let prose = Samples.prose(bytes: 1_000_000)
    Benchmark("scan: MB/s of prose") { _ in
        blackHole(ProseScanner.scan(prose))
    }
}

/// What a key in the REPL asks for: what Tab completes, and the words of a line.
private func measurePrompt() {
    Benchmark("completion: two letters, 100 k things") { benchmark, store in
        do {
            for _ in benchmark.scaledIterations { blackHole(try store.shorts(startingWith: "MA", limit: 500)) }
        } catch {
            benchmark.error("\(error)")
        }
    } setup: {
        try Samples.store(100_000)
    }
    let line = #"add dry "don't repeat yourself" --note 'said of code' --tag programming\ rules"#
    Benchmark("words of a line") { benchmark in
        do {
            blackHole(try WordSplitter.words(line))
        } catch {
            benchmark.error("\(error)")
        }
    }
}
