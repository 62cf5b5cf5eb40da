import TILCore

/// Tags with the number of things that have each.
struct TagsView {
    let tags: [(name: String, count: Int)]

    func text(_ page: Page) -> String {
        let names = tags.map { DisplayWidth.truncated(page.tags([$0.name]), to: max(4, page.rowLimit - 14)) }
        let width = DisplayWidth.widest(names)
        return zip(names, tags).map { name, tag in
            page.cell(.tag, name, to: width) + "  " + counted(tag.count, "thing") + "\n"
        }.joined()
    }
}

/// A tag as `--json` prints it.
struct TagJSON: Encodable {
    var name: String
    var things: Int
}
