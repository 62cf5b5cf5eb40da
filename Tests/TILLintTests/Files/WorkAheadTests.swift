import Testing

@testable import TILLint

@Suite struct WorkAheadTests {
    private struct Unreadable: Error {}

    /// What comes of numbers; those that three divides cannot be opened.
    private func results(of numbers: Range<Int>) throws -> [String] {
        let work = WorkAhead<Int, Int>(size: { _ in 3 << 20 }, work: { $0 * $0 })
        var results: [String] = []
        try work.forEach(
            numbers,
            open: { number in
                guard !number.isMultiple(of: 3) else { throw Unreadable() }
                return number
            },
            finish: { number, result in
                let square = (try? result.get()).map { "\($0)" } ?? "none"
                results.append("\(number): \(square)")
            })
        return results
    }

    @Test("Results and opening errors come in the order of the items")
    func order() throws {
        #expect(try results(of: 0..<5) == ["0: none", "1: 1", "2: 4", "3: none", "4: 16"])
        let many = (0..<400).map { $0.isMultiple(of: 3) ? "\($0): none" : "\($0): \($0 * $0)" }
        #expect(try results(of: 0..<400) == many)
        #expect(try results(of: 0..<0).isEmpty)
    }

    @Test("An error of the receiver ends the work")
    func ending() {
        let work = WorkAhead<Int, Int>(size: { $0 }, work: { $0 })
        var taken: [Int] = []
        #expect(throws: Unreadable.self) {
            try work.forEach(0..<100, open: { $0 }) { number, _ in
                taken.append(number)
                if number == 20 { throw Unreadable() }
            }
        }
        #expect(taken == Array(0...20))
    }

    @Test("Items of more than 16 MiB together are not open at the same time")
    func size() throws {
        let work = WorkAhead<Int, Int>(size: { $0 << 20 }, work: { $0 })
        var held = 0
        var most = 0
        try work.forEach(
            [5, 5, 5, 5, 40, 1, 1],
            open: { size in
                held += size
                most = max(most, held)
                return size
            }, finish: { size, _ in held -= size })
        // The one that is opened comes on top of what may be held.
        #expect(most == 55)
        #expect(held == 0)
    }
}
