import Foundation
import TILCore
import TILGit
import TILProcess
import TILSync

extension InterchangeError: ExplainedError {
    package var status: ExitStatus {
        switch self {
        case .missing, .noInput: .noInput
        case .unreadable: .inputOutput
        case .notUTF8, .otherEncoding, .store, .doubtful, .nothingFound, .invalid: .data
        case .undecidedExport, .unsuitable: .usage
        }
    }
}

extension SchedulingError: ExplainedError {
    package var sentence: String { description }
    package var status: ExitStatus { if case .tooFewAnswers = self { .nothing } else { .usage } }
}

extension GlossaryError: ExplainedError {
    package var status: ExitStatus { .data }
}

extension StoreError: ExplainedError {
    package var status: ExitStatus {
        switch self {
        case .alreadyKnown, .saysTheSame, .noSuchThing, .changedMeanwhile, .nothingToUndo, .nothingToRedo: .nothing
        case .emptyShort, .emptyLong, .tooLong, .unprintable, .damaged, .newerSchema, .olderSchema, .otherSchema,
            .unusableBackup:
            .data
        case .noSuchBackup: .noInput
        case .badSetting: .usage
        case .cannotAccess, .readOnly, .replaced, .untrusted, .inMemory, .diskFull, .inTheWay, .noSuchFolder:
            .inputOutput
        case .busy: .busy
        }
    }
}

extension GitError: ExplainedError {
    package var status: ExitStatus {
        switch kind {
        case .contended: .busy
        case .unavailable, .denied, .failed: .inputOutput
        case .badAddress: .usage
        case .absent: .noInput
        case .damaged: .data
        }
    }
}

extension SyncError: ExplainedError {
    package var status: ExitStatus {
        switch self {
        case .notBegun, .begun, .inMemory: .nothing
        case .noFolder, .emptyFolder: .noInput
        case .cannotWrite, .cannotRead: .inputOutput
        case .busy, .unsettled: .busy
        }
    }
}

/// The program's messages for errors of the libraries. Some messages name a command that helps.
extension StoreError {
    /// The message: what went wrong, and which command helps.
    package var sentence: String {
        if let path = inaccessiblePath, let ownership = RootOwnership(of: path) {
            return ownership.sentence("\(path) cannot be used")
        }
        return ownSentence
    }

    /// The file that cannot be read or written, or nil for any other error.
    private var inaccessiblePath: String? {
        switch self {
        case .cannotAccess(let path, _), .readOnly(let path, _): path
        default: nil
        }
    }

    private var ownSentence: String {
        switch self {
        case .alreadyKnown(let thing):
            "\(thing.short) (\(thing.long)) already exists. Use 'til edit' to change it."
        case .saysTheSame(let thing):
            """
            \(thing.short) (\(thing.long)) already exists, with nearly the same meaning. Use 'til edit' to change it, or --anyway to add yours too.
            """
        case .noSuchThing:
            "The thing was removed in the meantime. 'til undo' restores it if you removed it."
        case .nothingToUndo:
            "Nothing to undo. 'til restore --list' lists backups of the whole store."
        case .damaged(let path, let reason, let backup?):
            """
            The store \(path) is damaged: \(reason). 'til restore \(backup)' restores its newest backup, and \
            'til restore --list' lists all of them.
            """
        case .damaged(let path, let reason, nil):
            """
            \(path) is not a til store or it is damaged: \(reason). It has no backup. 'til restore FILE' restores \
            one from another place.
            """
        case .newerSchema(let path, let version, let known):
            "The store \(path) was made by a newer til (schema \(version), this one knows \(known)). Update til."
        case .olderSchema(let path, let version):
            """
            The store \(path) was made by a til before 0.3.0 (schema \(version)). Move it away, export it with that til \
            ('til --database OLD export all.jsonl'), and import it into a new store with 'til import all.jsonl'.
            """
        case .otherSchema(let path, let table):
            """
            The store \(path) was made by an unreleased til, whose table '\(table)' is different. Move it away, export \
            it with that til ('til --database OLD export all.jsonl'), and import it into a new store with \
            'til import all.jsonl'.
            """
        case .noSuchBackup(let name):
            "No backup is named \(name). 'til restore --list' lists them."
        case .unusableBackup(let path, let reason):
            "\(path) cannot be restored: \(reason). Nothing was changed. 'til restore --list' lists other backups."
        default:
            description
        }
    }
}

extension GlossaryError {
    /// The message: what went wrong, and which command or option helps.
    package var sentence: String {
        switch self {
        case .unusable(let name, let path, let reason):
            """
            Skipped the glossary \(name) (\(path)): \(reason). Remove it with 'til glossary remove \(name)', and add it \
            again.
            """
        case .outdated(let glossary):
            """
            Skipped the glossary \(glossary.name) (\(glossary.path)): til 0.3.0 made it. \
            \(glossary.isOwn ? "'til glossary update \(glossary.name)' makes it again." : Self.machineAdvice)
            """
        case .empty(let name):
            """
            No entries were found for the glossary \(name), and nothing was changed. Name its files with --path, its \
            columns with --columns or its format with --format.
            """
        default:
            description
        }
    }
}

extension GlossaryError {
    private static let machineAdvice =
        "Its package or administrator has to make it again with 'til glossary build'."
}

extension SyncError {
    /// The message: what went wrong, and which command helps.
    package var sentence: String {
        switch self {
        case .notBegun:
            "Sync is not set up for this store. Use 'til sync init URL' or 'til sync init --folder DIR'."
        case .begun(let remote):
            """
            This store is already synced (\(remote)). 'til sync remote' changes the address, and 'til sync stop' \
            ends the sync.
            """
        case .emptyFolder:
            "\(description) 'til sync remote --folder' starts from scratch in it."
        default:
            description
        }
    }
}

extension InterchangeError {
    /// The message: what went wrong, and which command or option helps.
    package var sentence: String {
        switch self {
        case .notUTF8(let name):
            """
            '\(name)' is UTF-16 or UTF-32 text. Convert it to UTF-8 with iconv -f UTF-16 -t UTF-8 and import \
            the result.
            """
        case .otherEncoding(let name, let line):
            """
            '\(name)' is not UTF-8 text (line \(line)). Convert it from its encoding, for example with iconv -f CP1252 \
            -t UTF-8, and import the result.
            """
        case .store(let name):
            """
            '\(name)' is a store of til, not a list. 'til restore' replaces your store by it. To add its things, \
            export it with 'til export things.jsonl --database FILE' and import that file.
            """
        case .nothingFound(let name, let isProse):
            isProse
                ? "\(description) 'til scan --add \(ListQuestion.word(name))' adds the acronyms that a text defines."
                : "\(description) 'til import --help' lists the formats."
        case .undecidedExport(let name) where name.hasSuffix(".xlsx") || name.hasSuffix(".ods"):
            "A spreadsheet reads CSV. Run 'til export NAME.csv --excel'."
        case .undecidedExport(let name):
            "Cannot tell the format from the name '\(name)'. Use --format with one of \(InterchangeFormat.exportNames)."
        default:
            description
        }
    }
}

extension StoreFault {
    /// The message: the fault, and which command helps if the check cannot repair it.
    package var sentence: String {
        kind == .repeated ? "\(description) 'til remove --id' removes one." : description
    }
}
