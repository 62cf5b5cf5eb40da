import Foundation

extension FuzzTarget {
    /// The word splitter: the words that a line was split into, quoted, are split into the same words.
    static var words: FuzzTarget {
        FuzzTarget(name: "words") { bytes in
            let line = String(decoding: bytes, as: UTF8.self)
            guard let words = try? WordSplitter.words(line) else { return }
            expect(words.reduce(0) { $0 + $1.utf8.count } <= line.utf8.count, "\(words) is more than \(line)")
            let quoted = words.map { word in
                let inner = word.unicodeScalars.map { "\"\\".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }
                return "\"" + inner.joined() + "\""
            }
            let again = try? WordSplitter.words(quoted.joined(separator: " "))
            expect(again == words, "\(words) became \(again ?? []) by way of \(quoted)")
        }
    }

    /// The reader and the writer of JSON: a text comes back, and what Foundation takes for JSON is gone past whole.
    static var json: FuzzTarget {
        FuzzTarget(name: "json") { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            var writer = JSONWriter()
            writer.add("short", text)
            let output = writer.bytes + [0x7D]
            let back = (try? JSONDecoder().decode([String: String].self, from: Data(output)))?["short"]
            expect(back?.utf8.elementsEqual(text.utf8) == true, "\(text.debugDescription) did not come back.")
            _ = bytes.withUnsafeBufferPointer { JSONReader().item(1, $0) }
        }
    }

    /// Dates, days, IDs, tags, steps and settings survive reading and writing.
    static var texts: FuzzTarget {
        FuzzTarget(name: "texts") { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            if let day = StudyDay(text) { expect(day.description == text, "\(text) was read as \(day)") }
            if let date = InternetDate.date(from: text) {
                let written = InternetDate.text(of: date)
                let again = InternetDate.date(from: written)
                expect(again.map(InternetDate.text(of:)) == written, "\(text) did not come back.")
            }
            if let steps = try? LearningSteps(text) {
                expect((try? LearningSteps(steps.description)) == steps, "\(text) became \(steps)")
            }
            for key in SettingKey.all {
                var settings = StoreSettings()
                guard (try? key.set(text, in: &settings)) != nil else { continue }
                var again = StoreSettings()
                try? key.set(key.value(in: settings), in: &again)
                expect(again == settings, "\(key.name) \(text) became \(key.value(in: again))")
            }
            let tags = ThingDraft.tags(in: [text])
            expect(ThingDraft.tags(in: [tags.joined(separator: " ")]) == tags, "\(tags) did not come back.")
        }
    }

    /// A text in normal spelling does not change.
    static var drafts: FuzzTarget {
        FuzzTarget(name: "drafts") { bytes in
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1)
            guard let short = lines.first.map(String.init), let long = lines.last.map(String.init) else { return }
            for spelling in [ThingDraft.Spelling.typed, .byHand(.every), .byHand(.off), .asIs] {
                guard let draft = try? ThingDraft(short: short, long: long, spelling: spelling) else { continue }
                let again = try? ThingDraft(short: draft.short, long: draft.long, spelling: spelling)
                expect(again == draft, "\(draft) became \(again.debugDescription)")
            }
            expect(Capitals.key(short) == Capitals.key(Capitals.key(short)), "The key of \(short) has another key.")
        }
    }

    /// Text for the screen: no control characters, and no line too wide.
    static var views: FuzzTarget {
        FuzzTarget(name: "views") { bytes in
            let columns = Int(bytes.first ?? 40)
            let text = String(decoding: bytes.dropFirst(), as: UTF8.self).visible
            for scalar in text.unicodeScalars {
                let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                let isBidi = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
                expect(!isControl && !isBidi, "\(scalar.escaped(asASCII: true)) was let through.")
            }
            expect(text.visible == text, "What is visible was changed again.")
            expect(
                text.truncated(to: columns).cells <= columns, "It is wider than \(columns).")
            // A blank with a wide mark on it is one character of three cells.
            let widest = text.map(\.cells).max() ?? 0
            for row in text.wrapped(to: columns) {
                expect(
                    row.cells <= max(2, widest, columns), "\(row.debugDescription) is wider than \(columns)."
                )
            }
        }
    }
}
