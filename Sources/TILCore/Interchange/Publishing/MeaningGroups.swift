/// Gathers things that come by their shorts into the meanings of one acronym each, for formats that know an acronym once.
///
/// Two acronyms are one if only their capitals differ, unless the format distinguishes those.
struct MeaningGroups {
    private var held: [Thing] = []

    /// The meanings of one spelling of an acronym, in the order in which they came.
    typealias Group = (short: String, things: [Thing])

    /// Adds a thing, or nil at the end.
    /// - Returns: the meanings of the acronym before it once that is complete, `IoC` apart from `IOC`; none until then.
    mutating func add(_ thing: Thing?) -> [Group] {
        if let thing, held.first.map({ Capitals.key($0.short) == Capitals.key(thing.short) }) ?? true {
            held.append(thing)
            return []
        }
        defer { held = thing.map { [$0] } ?? [] }
        return held.reduce(into: []) { groups, thing in
            let short = OneLine.text(thing.short)
            if let index = groups.firstIndex(where: { $0.short == short }) {
                groups[index].things.append(thing)
            } else {
                groups.append((short, [thing]))
            }
        }
    }
}
