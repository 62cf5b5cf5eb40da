import Foundation
import TILCore

/// Things, reviews and texts to measure with: the same in every run.
enum Samples {
    private static let words = [
        "Access", "Binary", "Control", "Data", "Exchange", "Frame", "Gateway", "Header", "Interface", "Job", "Kernel",
        "Link", "Message", "Network", "Object", "Protocol", "Queue", "Register", "Service", "Transfer", "Unit",
        "Virtual",
        "Window", "Xor", "Yield", "Zone",
    ]

    private static let began = Date(timeIntervalSince1970: 1_700_000_000)

    /// A small generator of numbers: Knuth's, of the MMIX.
    private struct Draw {
        var state: UInt64

        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
    }

    static func thing(_ short: String, _ long: String, number: Int = 0) -> Thing {
        let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(truncatingIfNeeded: number)))
        return Thing(id: id, short: short, long: long, added: began)
    }

    /// Acronyms of two to six letters, whose meanings' words have the initials.
    static func things(_ count: Int) -> [Thing] {
        var draw = Draw(state: 1)
        return (0..<count).map { number in
            let chosen = (0..<(2 + draw.below(5))).map { _ in words[draw.below(words.count)] }
            // A number keeps meanings apart.
            return thing(
                String(chosen.compactMap(\.first)), chosen.joined(separator: " ") + " \(number)", number: number)
        }
    }

    /// Answers at growing intervals, one of ten wrong.
    static func reviews(of thing: Thing, count: Int) -> [Review] {
        var at = began
        return (0..<count).map { number in
            at += Double(1 << number) * 86_400
            return Review(
                thing: thing.id, direction: .meaning, asked: thing.short, typed: thing.long, seconds: 4, limit: 15,
                verdict: number % 10 == 4 ? .wrong : .correct, grade: number % 10 == 4 ? .again : .good, at: at,
                utcOffset: 0, studyDay: StudyDay(of: at, utcOffset: 0, rollover: 4))
        }
    }

    /// About a megabyte of whole entries in a format; nil for a format that needs more than one file.
    static func megabyte(of format: InterchangeFormat, _ things: [Thing]) -> [UInt8]? {
        let size = 1_000_000
        var bytes: [UInt8] = []
        if format.isExportable, var writer = try? format.writer() {
            let sorted = format.needsSortedThings ? things.sorted { $0.short < $1.short } : things
            // As many things as it takes, so that a format that closes what it opened is whole.
            let whole = writer.document(of: sorted).count
            guard var short = try? format.writer() else { return nil }
            bytes = short.document(of: Array(sorted.prefix(things.count * size / max(whole, size))))
        } else if format.name == "wtf" {
            bytes = Array("$NetBSD$\n".utf8)
            for thing in things where bytes.count < size { bytes += Array("\(thing.short)\t\(thing.long)\n".utf8) }
        } else {
            return nil
        }
        return bytes
    }

    /// Sentences, a third of which define an acronym.
    static func prose(bytes size: Int) -> [UInt8] {
        var draw = Draw(state: 2)
        var text: [UInt8] = []
        for (number, thing) in things(20_000).enumerated() where text.count < size {
            var filler = (0..<(6 + draw.below(12))).map { _ in words[draw.below(words.count)].lowercased() }
            if number % 3 == 0 {
                let meaning = thing.long.split(separator: " ").dropLast().joined(separator: " ").lowercased()
                filler.insert("\(meaning) (\(thing.short))", at: filler.count / 2)
            }
            text += Array("The \(filler.joined(separator: " ")).".utf8)
            text.append(number % 5 == 4 ? 0x0A : 0x20)
        }
        return Array(text.prefix(size))
    }

    /// A store in memory.
    static func store(_ count: Int) throws -> ThingStore {
        let store = try ThingStore()
        let format = try InterchangeFormat.named("tsv")
        var writer = try format.writer()
        let file = try format.file(FileContents(bytes: writer.document(of: things(count))))
        var generator = SystemRandomNumberGenerator()
        _ = try store.importThings([file], at: began, using: &generator)
        return store
    }
}
