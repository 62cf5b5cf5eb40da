import Foundation
import TILProse

extension FuzzTarget {
    /// The judge, given lines: the accepted answer, the typed answer, and other answers. The accepted answer is always
    /// right, and the difference consists of both texts.
    static var judge: FuzzTarget {
        FuzzTarget(name: "judge") { bytes in
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(5).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard let right = lines.first,
                let draft = try? ThingDraft(short: "X", long: right, spelling: .asIs),
                let short = try? ThingDraft(short: right, long: "x", spelling: .asIs)
            else { return }
            let things = [draft, short].map {
                Thing(id: UUID(), short: $0.short, long: $0.long, dateAdded: Date(timeIntervalSince1970: 0))
            }
            let others = Array(lines.dropFirst(2))
            for (direction, thing) in zip([Direction.meaning, .acronym], things) {
                let answer = direction == .meaning ? thing.long : thing.short
                let own = Judge().judge(answer, asked: direction, accepted: [thing], others: others)
                expect(own.verdict == .correct, "\(answer.debugDescription) is not right for itself.")
                let typed = lines.count > 1 ? lines[1] : ""
                let judgement = Judge().judge(typed, asked: direction, accepted: [thing], others: others)
                expect((judgement.verdict == .wrong) == (judgement.credited == nil), "\(judgement) credits wrongly.")
                let segments = judgement.difference.segments
                expect(segments.map(\.typed).joined().utf8.elementsEqual(typed.utf8), "\(segments) is not \(typed)")
                expect(
                    segments.map(\.right).joined().utf8.elementsEqual(judgement.right.utf8),
                    "\(segments) is not \(judgement.right)")
            }
        }
    }

    /// The scanner: each acronym that it finds is in the text, on the line that it names.
    static var scanner: FuzzTarget {
        FuzzTarget(name: "scan") { bytes in
            for format in DocumentFormat.allCases {
                let report = ProseScanner.scan(bytes, options: ProseScanner.Options(format: format))
                for definition in report.definitions {
                    check(definition, bytes, isMarkup: [.html, .latex, .roff, .wordXML].contains(format))
                }
                for use in report.uses {
                    expect(!use.short.isEmpty && use.count > 0 && !use.forms.isEmpty, "\(use) is no use.")
                    expect(use.line >= 1 && use.line <= 1 + bytes.count(where: { $0 == 0x0A }), "\(use) is nowhere.")
                }
            }
        }
    }

    private static func check(_ definition: AcronymDefinition, _ bytes: [UInt8], isMarkup: Bool) {
        for span in [definition.shortSpan, definition.longSpan] {
            expect(!span.isEmpty && span.lowerBound >= 0 && span.upperBound <= bytes.count, "\(definition) is outside.")
        }
        expect(!definition.shortSpan.overlaps(definition.longSpan), "\(definition) overlaps itself.")
        // Only spaces and marks of emphasis may be missing.
        let span = String(decoding: bytes[definition.shortSpan], as: UTF8.self)
        let letters = definition.short.unicodeScalars.filter { $0 != " " }
        var rest = span.unicodeScalars[...]
        for letter in letters where !isMarkup {
            expect(rest.contains(letter), "\(definition) is \(span.debugDescription)")
            rest = rest.drop { $0 != letter }.dropFirst()
        }
        let start = min(definition.shortSpan.lowerBound, definition.longSpan.lowerBound)
        let line = 1 + bytes[..<start].count(where: { $0 == 0x0A })
        expect(definition.line == line, "\(definition) starts on line \(line).")
        expect(!definition.long.isEmpty && !definition.long.contains("\u{FFFD}"), "\(definition) has no whole text.")
    }
}
