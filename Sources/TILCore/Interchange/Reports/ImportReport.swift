/// What an import made of one file.
public struct ImportReport: Hashable, Sendable, Codable {
    /// The file's name as it was given.
    public var file: String
    /// The name of the format that it was read in.
    public var format: String
    /// Things whose acronym was not known.
    public var new = 0
    /// Things that are a further meaning of an acronym that was known, or that came before in the file.
    public var newMeanings = 0
    /// Entries that the store had already.
    public var known = 0
    /// Entries that came before in the file.
    public var repeated = 0
    /// Reviews that were added.
    public var reviews = 0
    /// The new things, one by one, where a list of them was asked for (see ``ImportOptions/listsNew``).
    public private(set) var listed: [EntryText]?
    /// Entries that say the same as another but for case, accents and punctuation. They are counted as known, or as repeated,
    /// and not added.
    public private(set) var nearRepeats: [NearRepeat] = []
    /// How many near repeats there were, listed or not.
    public private(set) var nearRepeatCount = 0
    /// Lines that were not taken.
    public private(set) var rejected: [Rejection] = []
    /// How many lines were not taken, listed or not.
    public private(set) var rejectedCount = 0

    /// What was said of the file as a whole, as full sentences: which fields were taken for what, and what was left out.
    public private(set) var remarks: [String] = []

    /// How many remarks are kept.
    static let mostRemarks = 100
    /// How many rejections and near repeats are listed at most, so that a file that is wrong on each of a hundred
    /// million lines does not fill the memory.
    public static let longestList = 100_000

    /// A report on a file of which nothing was read yet.
    public init(file: String, format: String) {
        self.file = file
        self.format = format
    }

    /// How many entries were read and taken, new or not.
    public var entries: Int { new + newMeanings + known + repeated }

    /// Takes note of a line that was not taken.
    public mutating func reject(_ rejection: Rejection) {
        rejectedCount += 1
        if rejected.count < Self.longestList { rejected.append(rejection) }
    }

    /// Takes note of what is said of the file as a whole.
    mutating func add(remark: String) {
        if remarks.count < Self.mostRemarks { remarks.append(remark) }
    }

    /// Takes note of a thing that is new.
    mutating func list(short: String, long: String) {
        var listed = listed ?? []
        if listed.count < Self.longestList { listed.append(EntryText(short: short, long: long)) }
        self.listed = listed
    }

    /// Takes note of near repeats that come after all that are listed.
    mutating func addUnlistedNearRepeats(_ count: Int) {
        nearRepeatCount += count
    }

    /// Takes note of an entry that says almost the same as another.
    public mutating func add(_ nearRepeat: NearRepeat) {
        nearRepeatCount += 1
        if nearRepeats.count < Self.longestList { nearRepeats.append(nearRepeat) }
    }
}

/// An entry that says the same as another of its acronym, but for case, accents, punctuation or spacing.
public struct NearRepeat: Hashable, Sendable, Codable {
    /// The number of the line, from 1.
    public let line: Int
    /// The acronym.
    public let short: String
    /// What the acronym stands for, as the line says.
    public let long: String
    /// What the other entry says, in the store or higher up in the file.
    public let other: String

    /// Makes a near repeat from its parts.
    public init(line: Int, short: String, long: String, other: String) {
        self.line = line
        self.short = short
        self.long = long
        self.other = other
    }
}
