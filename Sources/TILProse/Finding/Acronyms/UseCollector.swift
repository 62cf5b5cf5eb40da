import TILText

/// Counts the acronyms used in a document.
struct UseCollector {
    private var uses: [AcronymUse] = []
    private var numbers: [String: Int] = [:]
    private var defined: Set<String> = []

    /// Adds a use of an acronym as written.
    mutating func add(_ written: String, _ place: @autoclosure () -> SourcePlace) {
        let short = AcronymShape.singular(of: written)
        if let number = numbers[short] {
            uses[number].count += 1
            if !uses[number].forms.contains(written) { uses[number].forms.append(written) }
        } else {
            numbers[short] = uses.count
            uses.append(AcronymUse(short: short, forms: [written], place: place(), count: 1))
        }
    }

    /// Records that the document defines an acronym.
    mutating func define(_ short: String) { defined.formUnion([short, AcronymShape.singular(of: short)]) }

    /// The acronyms in the order of their first use, marked as defined or not.
    var markedUses: [AcronymUse] {
        uses.map { use in
            var use = use
            use.isDefined = use.forms.contains(where: isDefined) || isDefined(use.short)
            return use
        }
    }

    /// Whether the document defines an acronym, or all of its parts joined by hyphens or slashes.
    private func isDefined(_ short: String) -> Bool {
        if defined.contains(short) { return true }
        let parts = short.utf8.split { byte in byte == "-" || byte == "/" }
        return parts.count > 1 && parts.allSatisfy { part in defined.contains(String(Substring(part))) }
    }
}
