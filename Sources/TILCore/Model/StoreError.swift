public import Foundation

/// The reason why a request to the store failed. The description is a full sentence with a remedy.
///
/// ```swift
/// do {
///     try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
/// } catch {
///     print(error)  // FTW (For the Win) already exists. Change the existing thing instead.
/// }
/// ```
public enum StoreError: Error, Hashable, Sendable {
    /// The acronym is empty.
    case emptyShort
    /// The meaning is empty.
    case emptyLong(short: String)
    /// A field is longer than the store allows.
    case tooLong(field: String, limit: Int)
    /// A field contains a NUL character.
    case unprintable(field: String)
    /// The store already has a thing with exactly this acronym and meaning.
    case alreadyKnown(Thing)
    /// The store has the acronym with this meaning in other capitals, accents or punctuation.
    case saysTheSame(Thing)
    /// The store does not have the thing. The value is the requested identifier or acronym.
    case noSuchThing(String)
    /// The thing was changed since it was read, so the request had no effect. The value is the current thing.
    case changedMeanwhile(Thing)
    /// The store has no change to undo.
    case nothingToUndo
    /// No change was undone since the last change, so nothing can be redone.
    case nothingToRedo
    /// Another program kept the store locked for too long. The patience is the time waited, or zero if this program
    /// does not wait.
    case busy(path: String, patience: Duration)
    /// The file cannot be opened, read or written.
    case cannotAccess(path: String, reason: String)
    /// The file can be read but not written. The reason is a clause such as `its folder /x cannot be written to`.
    case readOnly(path: String, reason: String)
    /// The file was moved, removed or replaced while it was open.
    case replaced(path: String)
    /// Another user could have replaced the file. The reason is a clause such as `it belongs to another user`.
    case untrusted(path: String, reason: String)
    /// The store is in memory, so it has no folder for backups.
    case inMemory
    /// The disk is full.
    case diskFull(path: String)
    /// The file is not a til store, or it is damaged. The backup is the name of the newest one, or nil if none exists.
    case damaged(path: String, reason: String, backup: String? = nil)
    /// A newer version of til made the store.
    case newerSchema(path: String, version: Int, known: Int)
    /// A version of til before 0.3.0 made the store.
    case olderSchema(path: String, version: Int)
    /// A til that was never released made the store, with another layout of a table.
    case otherSchema(path: String, table: String)
    /// No backup has this name.
    case noSuchBackup(String)
    /// The file is not a backup that can be restored.
    case unusableBackup(path: String, reason: String)
    /// A backup or an export would overwrite an existing file. The clause describes the file, for example `is a
    /// database`.
    case inTheWay(path: String, what: String)
    /// The folder for a backup is missing.
    case noSuchFolder(String)
    /// A setting has an invalid value. The associated value is a full sentence that names the valid ones.
    case badSetting(String)
}

extension StoreError: CustomStringConvertible, LocalizedError {
    /// A full sentence that names the fault and a remedy.
    public var description: String {
        switch self {
        case .emptyShort:
            "The acronym is empty. Use at least one visible character."
        case .emptyLong(let short):
            "The meaning of \(short) is empty. Use at least one visible character."
        case .tooLong(let field, let limit):
            "The \(field) is longer than \(limit) characters. Shorten it."
        case .unprintable(let field):
            "The \(field) contains a NUL character. Remove it."
        case .alreadyKnown(let thing):
            "\(thing.short) (\(thing.long)) already exists. Change the existing thing instead."
        case .saysTheSame(let thing):
            "\(thing.short) (\(thing.long)) already exists, with nearly the same meaning. Change it instead."
        case .noSuchThing(let name):
            "No thing \(name) exists in the store."
        case .changedMeanwhile(let thing):
            "\(thing.short) (\(thing.long)) was changed by another program in the meantime, so nothing was done. Review it and try again."
        case .nothingToUndo:
            "Nothing to undo. A backup may hold an older state of the whole store."
        case .nothingToRedo:
            "Nothing to redo."
        case .busy(let path, let patience):
            "The store \(path) is busy: another program \(Self.waited(patience)). Try again."
        case .cannotAccess(let path, let reason):
            "\(path) cannot be used: \(reason). Check the file, its folder and their permissions."
        case .readOnly(let path, let reason):
            "The store \(path) is read-only: \(reason). Nothing was changed."
        case .replaced(let path):
            "The store \(path) was moved, removed or replaced while it was open. The change was not saved. "
                + "Open the store again."
        case .untrusted(let path, let reason):
            "The store \(path) was not used: \(reason). If you trust it, name it explicitly."
        case .inMemory:
            "A store in memory has no backups. Name a file for the backup."
        case .diskFull(let path):
            "The disk that holds \(path) is full. Nothing was changed. Make room and try again."
        case .damaged(let path, let reason, let backup?):
            "The store \(path) is damaged: \(reason). Restore a backup. The newest is \(backup)."
        case .damaged(let path, let reason, nil):
            "\(path) is not a til store or it is damaged: \(reason). It has no backup. Restore one from "
                + "another place."
        case .newerSchema(let path, let version, let supported):
            "The store \(path) was made by a newer til (schema \(version), this one knows \(supported)). Update this program."
        case .olderSchema(let path, let version):
            "The store \(path) was made by a til before 0.3.0 (schema \(version)). Export it with that til, and import the "
                + "file into a new store."
        case .otherSchema(let path, let table):
            "The store \(path) was made by an unreleased til, whose table '\(table)' is different. Export it with that til, "
                + "and import the file into a new store."
        case .noSuchBackup(let name):
            "No backup is named \(name)."
        case .unusableBackup(let path, let reason):
            "\(path) cannot be restored: \(reason). Nothing was changed. Choose another backup."
        case .inTheWay(let path, let what):
            "\(path) already exists and \(what), so it was not overwritten. Use another name, or remove it first."
        case .noSuchFolder(let path):
            "The folder \(path) for the backup does not exist. Create it, or use another name."
        case .badSetting(let sentence):
            sentence
        }
    }

    private static func waited(_ patience: Duration) -> String {
        patience < .seconds(1) ? "is writing to it" : "has been writing to it for over \(patience.components.seconds) s"
    }

    /// The same sentence, for Foundation.
    public var errorDescription: String? { description }
}
