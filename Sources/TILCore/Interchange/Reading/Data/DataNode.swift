/// A value of a JSON or YAML file, with its line.
struct DataNode: Hashable {
    enum Content: Hashable {
        /// A text, a number, or another simple value as the file writes it. A null is an empty text.
        case text(String)
        case list([DataNode])
        /// The members in the order of the file. A key may occur several times.
        case map([DataMember])
    }

    /// The number of the line on which the value starts, from 1.
    let line: Int
    let content: Content

    /// The text, or nil if the value is a list or a map.
    var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    /// The elements, or nil if the value is not a list.
    var list: [DataNode]? {
        if case .list(let list) = content { list } else { nil }
    }

    /// The members, or nil if the value is not a map.
    var map: [DataMember]? {
        if case .map(let map) = content { map } else { nil }
    }

    /// The texts of a list that has nothing but texts, or nil.
    var texts: [DataNode]? {
        guard let list, !list.isEmpty, list.allSatisfy({ node in node.text != nil }) else { return nil }
        return list
    }

    /// Whether the value is an empty list or map.
    var isEmptyContainer: Bool {
        switch content {
        case .text: false
        case .list(let list): list.isEmpty
        case .map(let map): map.isEmpty
        }
    }

    /// The last line on which a part of the value starts.
    var lastLine: Int {
        switch content {
        case .text: line
        case .list(let list): list.last?.lastLine ?? line
        case .map(let map): map.last?.value.lastLine ?? line
        }
    }
}

/// A key of a map with its value.
struct DataMember: Hashable {
    /// The line of the key.
    let line: Int
    let key: String
    let value: DataNode
}

/// Builds the values of a file from the events of its parser. It does not recurse.
struct DataTreeBuilder {
    /// The maximum depth of lists and maps in each other. Everything that reads the tree may recurse.
    static let deepest = 20
    /// The reason for not reading a deeper file.
    static let tooDeep = "Its lists and maps are nested more than 20 levels deep."

    private struct Container {
        let line: Int
        let isMap: Bool
        var nodes: [DataNode] = []
        var members: [DataMember] = []
        /// The key whose value is read next, or nil.
        var key: Key?
    }

    private struct Key {
        let text: String
        let line: Int
    }

    private var open: [Container] = []
    /// The values that are in no list and no map.
    private(set) var roots: [DataNode] = []

    /// The number of open lists and maps.
    var depth: Int { open.count }
    /// Whether the innermost open container is a map.
    var isInMap: Bool { open.last?.isMap ?? false }
    /// Whether the next text is the key of a map.
    var expectsKey: Bool { isInMap && open.last?.key == nil }

    /// Opens a list or a map.
    mutating func open(isMap: Bool, line: Int) {
        open.append(Container(line: line, isMap: isMap))
    }

    /// Adds a text. In a map, keys and values alternate.
    mutating func add(_ text: String, line: Int) {
        add(DataNode(line: line, content: .text(text)))
    }

    /// Closes the innermost list or map.
    mutating func close() {
        guard var closed = open.popLast() else { return }
        if let key = closed.key {
            let missing = DataNode(line: key.line, content: .text(""))
            closed.members.append(DataMember(line: key.line, key: key.text, value: missing))
        }
        add(DataNode(line: closed.line, content: closed.isMap ? .map(closed.members) : .list(closed.nodes)))
    }

    /// Removes the texts of a line that cannot be read as a whole.
    mutating func remove(line: Int) {
        for index in open.indices {
            if open[index].key?.line == line { open[index].key = nil }
            while open[index].members.last?.line == line { open[index].members.removeLast() }
            while open[index].nodes.last?.line == line { open[index].nodes.removeLast() }
        }
    }

    /// Closes everything at the end of a file that may be cut off.
    mutating func finish() {
        while !open.isEmpty { close() }
    }

    private mutating func add(_ node: DataNode) {
        let last = open.count - 1
        guard last >= 0 else {
            roots.append(node)
            return
        }
        guard open[last].isMap else {
            open[last].nodes.append(node)
            return
        }
        if let key = open[last].key {
            open[last].members.append(DataMember(line: key.line, key: key.text, value: node))
            open[last].key = nil
        } else {
            open[last].key = Key(text: Self.keyText(node), line: node.line)
        }
    }

    /// Returns the text of a key, which in YAML can be a list or a map.
    private static func keyText(_ node: DataNode) -> String {
        switch node.content {
        case .text(let text): text
        case .list(let list): list.map(keyText).joined(separator: ", ")
        case .map(let map): map.map { member in member.key + ": " + keyText(member.value) }.joined(separator: ", ")
        }
    }
}
