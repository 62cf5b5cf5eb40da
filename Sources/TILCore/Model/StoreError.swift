import Foundation

/// Why the store refused something; the description is a full sentence that says what to do.
public enum StoreError: Error, Hashable, Sendable {
    /// The short is empty.
    case emptyShort
    /// The long is empty.
    case emptyLong(short: String)
    /// A field is longer than the store takes.
    case tooLong(field: String, limit: Int)
    /// A field has a character that no text should have.
    case unprintable(field: String)
    /// The store has a thing of exactly this short and long already.
    case alreadyKnown(Thing)
    /// The store has no such thing, or no longer has it; the identifier or the acronym that was asked for.
    case noSuchThing(String)
    /// Somebody changed the thing since it was looked at, so that nothing was done to it; what it says now.
    case changedMeanwhile(Thing)
    /// Nothing was changed that could be taken back.
    case nothingToUndo
    /// Nothing was undone since the last change.
    case nothingToRedo
    /// Another program kept the store locked for longer than the patience of this one, in seconds; 0 where it did not wait.
    case busy(path: String, patience: TimeInterval)
    /// The file cannot be opened, read or written.
    case cannotAccess(path: String, reason: String)
    /// The file can be read but not written to; why, as `its folder /x cannot be written to`.
    case readOnly(path: String, reason: String)
    /// The file was moved, removed or replaced by another while it was open.
    case replaced(path: String)
    /// Another user could have put the file in its place; why, as `it belongs to another user`.
    case untrusted(path: String, reason: String)
    /// The store is in memory, beside which there is no place for backups.
    case inMemory
    /// The disk is full.
    case diskFull(path: String)
    /// The file is no til store, or it is damaged; the name of its newest backup, where it has one.
    case damaged(path: String, reason: String, backup: String? = nil)
    /// A newer til made the store.
    case newerSchema(path: String, version: Int, known: Int)
    /// A til before 0.2.0 made the store.
    case olderSchema(path: String, version: Int)
    /// No backup has that name.
    case noSuchBackup(String)
    /// A file is no backup that can be restored.
    case unusableBackup(path: String, reason: String)
    /// A file stands where a backup or an export was to be written, and is not overwritten; what the file is, as `is a database`.
    case inTheWay(path: String, what: String)
    /// The folder that a backup was to be written into is missing.
    case noSuchFolder(String)
    /// A setting was given a value that is not allowed; a full sentence says which values are.
    case badSetting(String)
}

extension StoreError: CustomStringConvertible, LocalizedError {
    /// A full sentence that says what is wrong and what to do.
    public var description: String {
        switch self {
        case .emptyShort:
            "The acronym is empty; give it at least one character that can be seen."
        case .emptyLong(let short):
            "The meaning of \(short) is empty; say what it stands for."
        case .tooLong(let field, let limit):
            "The \(field) is longer than \(limit) characters; shorten it, or keep the rest elsewhere."
        case .unprintable(let field):
            "The \(field) has a NUL character in it; remove it."
        case .alreadyKnown(let thing):
            "\(thing.short) (\(thing.long)) is known already; change what is there instead."
        case .noSuchThing(let name):
            "There is no thing \(name) in the store; look for it among those that are there."
        case .changedMeanwhile(let thing):
            "\(thing.short) (\(thing.long)) was changed meanwhile, so nothing was done to it; look at what it says now."
        case .nothingToUndo:
            "There is nothing to undo; a backup may hold an older state of the whole store."
        case .nothingToRedo:
            "There is nothing to do again: nothing was undone since the last change."
        case .busy(let path, let patience):
            "The store \(path) is busy: another program \(Self.waited(patience)); try again."
        case .cannotAccess(let path, let reason):
            "The store \(path) cannot be used: \(reason); check the file, its folder and their permissions."
        case .readOnly(let path, let reason):
            "The store \(path) can be read, but not written to: \(reason); nothing was changed."
        case .replaced(let path):
            "The store \(path) was moved, removed or replaced while it was open, and what was to be written is not in it; "
                + "open it anew."
        case .untrusted(let path, let reason):
            "The store \(path) is not used: \(reason); if it is to be trusted, name it expressly."
        case .inMemory:
            "A store in memory has no backups; name a file to write one to."
        case .diskFull(let path):
            "The disk that holds \(path) is full; nothing was changed; make room and try again."
        case .damaged(let path, let reason, let backup?):
            "The store \(path) is damaged: \(reason). It was left as it is; restore a backup, of which \(backup) is the newest."
        case .damaged(let path, let reason, nil):
            "\(path) is not a til store or it is damaged: \(reason). It was left as it is, and there is no backup of it; "
                + "restore one from elsewhere."
        case .newerSchema(let path, let version, let known):
            "The store \(path) was made by a newer til (schema \(version), this one knows \(known)); update this program."
        case .olderSchema(let path, let version):
            "The store \(path) was made by a til before 0.2.0 (schema \(version)); export it with til 0.2.0, and import that "
                + "file into a new store."
        case .noSuchBackup(let name):
            "There is no backup \(name); choose one of those that are there."
        case .unusableBackup(let path, let reason):
            "\(path) cannot be restored: \(reason); nothing was changed; choose another backup."
        case .inTheWay(let path, let what):
            "\(path) is there already and \(what), which is not overwritten; give another name, or remove it first."
        case .noSuchFolder(let path):
            "There is no folder \(path) to write the backup into; make it first, or give another name."
        case .badSetting(let sentence):
            sentence
        }
    }

    private static func waited(_ patience: TimeInterval) -> String {
        if patience <= 0 { return "is writing to it" }
        let seconds = Int(exactly: patience).map(String.init) ?? "\(patience)"
        return "has been writing to it for over \(seconds == "1" ? "a second" : "\(seconds) seconds")"
    }

    /// The same sentence, for Foundation.
    public var errorDescription: String? { description }
}
