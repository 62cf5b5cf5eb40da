import Foundation
import TILCore
import TILGit
import TILSync

/// The failure of a command: a message and an exit code.
struct CommandFailure: Error {
    /// The message as full sentences, or empty if it has already been printed.
    var message: String
    /// The exit code.
    var code: Int32

    /// - Parameter status: What the exit code says; not found, or no work to do, if nothing else is said.
    init(_ message: String, _ status: ExitStatus = .nothing) {
        self.init(message, code: status.rawValue)
    }

    init(_ message: String, code: Int32) {
        self.message = message
        self.code = code
    }

    /// The failure of a command that needs a thing in the store.
    static let emptyStore = CommandFailure(
        "There is nothing yet; 'til add ftw for the win' adds the first acronym.")

    /// Converts an error. Returns nil for errors of ArgumentParser, which have their own messages.
    init?(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as any ExplainedError: self.init(error.sentence, error.status)
        case is CocoaError, is POSIXError:
            self.init(
                "A file cannot be read or written: check the disk, the folders and their permissions.", .inputOutput)
        default: return nil
        }
    }
}

/// The exit codes of the program, after `sysexits.h`.
enum ExitStatus: Int32 {
    case done = 0
    /// Not found, or no work to do.
    case nothing = 1
    /// Bad usage.
    case usage = 64
    /// Bad data.
    case data = 65
    /// No such input.
    case noInput = 66
    /// A bug in til.
    case defect = 70
    /// Cannot read or write.
    case inputOutput = 74
    /// The store is busy.
    case busy = 75
    /// Interrupted by the user.
    case interrupted = 130
}

/// An error of a library with a message and an exit code.
protocol ExplainedError: Error {
    /// The message: what went wrong, and which command or option helps.
    var sentence: String { get }
    /// The exit code.
    var status: ExitStatus { get }
}

extension InterchangeError: ExplainedError {
    var status: ExitStatus {
        switch self {
        case .missing, .noInput: .noInput
        case .unreadable: .inputOutput
        case .notUTF8, .otherEncoding, .store, .unrecognised, .invalid: .data
        case .undecidedExport, .unsuitable: .usage
        }
    }
}

extension SchedulingError: ExplainedError {
    var sentence: String { description }
    var status: ExitStatus { if case .tooFewAnswers = self { .nothing } else { .usage } }
}

extension GlossaryError: ExplainedError {
    var status: ExitStatus { .data }
}

extension StoreError: ExplainedError {
    var status: ExitStatus {
        switch self {
        case .alreadyKnown, .noSuchThing, .changedMeanwhile, .nothingToUndo, .nothingToRedo: .nothing
        case .emptyShort, .emptyLong, .tooLong, .unprintable, .damaged, .newerSchema, .olderSchema, .unusableBackup:
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
    var status: ExitStatus {
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
    var status: ExitStatus {
        switch self {
        case .notBegun, .begun, .inMemory: .nothing
        case .noFolder, .notFolder, .emptyFolder: .noInput
        case .cannotWrite, .cannotRead: .inputOutput
        case .busy: .busy
        }
    }
}

/// The program's messages for errors of the libraries. Some messages name a command that helps.
extension StoreError {
    /// The message: what went wrong, and which command helps.
    var sentence: String {
        switch self {
        case .alreadyKnown(let thing):
            "\(thing.short) (\(thing.long)) is known already; 'til edit' changes it."
        case .noSuchThing(let name):
            "There is no thing \(name) in the store; 'til list' shows what there is."
        case .nothingToUndo:
            "There is nothing to undo; 'til restore --list' shows older states of the whole store."
        case .nothingToRedo:
            "There is nothing to do again: nothing was undone since the last change."
        case .damaged(let path, let reason, let backup?):
            """
            The store \(path) is damaged: \(reason). It was left as it is; 'til restore \(backup)' puts its newest backup \
            in its place, 'til restore --list' shows them all.
            """
        case .damaged(let path, let reason, nil):
            """
            \(path) is not a til store or it is damaged: \(reason). It was left as it is, and there is no backup of it; \
            'til restore FILE' takes one from elsewhere.
            """
        case .newerSchema(let path, let version, let known):
            "The store \(path) was made by a newer til (schema \(version), this one knows \(known)); update til."
        case .olderSchema(let path, let version):
            """
            The store \(path) was made by a til before 0.2.0 (schema \(version)); move it away, export it with til 0.2.0 \
            ('til --database OLD export all.jsonl'), and 'til import all.jsonl' begins a new store with all it has.
            """
        case .noSuchBackup(let name):
            "There is no backup \(name); 'til restore --list' shows what there is."
        case .unusableBackup(let path, let reason):
            "\(path) cannot be restored: \(reason); nothing was changed; 'til restore --list' shows other backups."
        default:
            description
        }
    }
}

extension GlossaryError {
    /// The message: what went wrong, and which command or option helps.
    var sentence: String {
        switch self {
        case .unusable(let name, let path, let reason):
            """
            The glossary \(name) (\(path)) is left out: \(reason); 'til glossary update \(name)' makes it anew where it \
            says where it comes from.
            """
        case .empty(let name):
            """
            Nothing could be taken into the glossary \(name), and nothing was changed: --path says which files hold it, \
            --columns which columns, --format in which format.
            """
        default:
            description
        }
    }
}

extension SyncError {
    /// The message: what went wrong, and which command helps.
    var sentence: String {
        switch self {
        case .notBegun:
            "This store takes part in no sync yet; 'til sync init' begins one."
        case .begun(let remote):
            """
            This store takes part in a sync already (\(remote)); 'til sync remote' changes where it goes, and 'til sync stop' \
            ends it.
            """
        case .emptyFolder:
            "\(description) 'til sync remote --folder' begins anew in it."
        default:
            description
        }
    }
}

extension InterchangeError {
    /// The message: what went wrong, and which command or option helps.
    var sentence: String {
        switch self {
        case .notUTF8(let name):
            """
            '\(name)' is UTF-16 or UTF-32 text, and only UTF-8 is read: convert it with iconv -f UTF-16 -t UTF-8 and import \
            the result.
            """
        case .otherEncoding(let name, let line):
            """
            '\(name)' is not UTF-8 text, as line \(line) shows, and only UTF-8 is read: convert it with iconv -f LATIN1 \
            -t UTF-8, or from the encoding that it has, and import the result.
            """
        case .store(let name):
            """
            '\(name)' is a store of til, not a list: 'til restore' puts it in the place of yours; to add what is in it, \
            write it to a file with 'til export things.jsonl --database FILE' and import that file.
            """
        case .unrecognised(let name, let guesses):
            "'\(name)' is in no format that is known; --format FORMAT forces one. The closest are:"
                + guesses.map { "\n  \($0.format): \($0.reason)" }.joined()
        case .undecidedExport(let name):
            "The name '\(name)' does not tell the format: give --format with one of \(InterchangeFormat.exportNames)."
        default:
            description
        }
    }
}

extension StoreFault {
    /// The message: the fault, and which command helps if the check cannot repair it.
    var sentence: String {
        switch kind {
        case .damage: "\(description) 'til restore --list' shows the backups."
        case .repeated: "\(description) 'til remove --id' removes one."
        default: description
        }
    }
}
