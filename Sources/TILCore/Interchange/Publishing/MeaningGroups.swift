import Foundation

/// Gathers things that come by their shorts into the meanings of one acronym each, for formats that know an acronym once.
///
/// Two acronyms are one where only their capitals differ, unless the format tells those apart.
struct MeaningGroups {
    private var held: [Thing] = []

    /// Takes a thing.
    /// - Returns: the meanings of the acronym before it, once that is complete; empty until then.
    mutating func take(_ thing: Thing) -> [Thing] {
        guard let first = held.first, Capitals.key(first.short) != Capitals.key(thing.short) else {
            held.append(thing)
            return []
        }
        defer { held = [thing] }
        return held
    }

    /// Gives away what is left.
    mutating func rest() -> [Thing] {
        defer { held = [] }
        return held
    }

    /// A group parted by the acronyms' letters, each part in the order in which it came: `IoC` apart from `IOC`.
    static func parted(_ group: [Thing]) -> [(short: String, things: [Thing])] {
        var parts: [(short: String, things: [Thing])] = []
        for thing in group {
            let short = OneLine.text(thing.short)
            if let index = parts.firstIndex(where: { $0.short == short }) {
                parts[index].things.append(thing)
            } else {
                parts.append((short, [thing]))
            }
        }
        return parts
    }
}
