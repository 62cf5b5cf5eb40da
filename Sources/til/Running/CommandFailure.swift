import Foundation
import TILCore
import TILGit
import TILSync

/// A command that could not do what it was asked: a full sentence, and the code to leave with.
struct CommandFailure: Error {
    /// A full sentence; empty where all has been said already.
    var message: String
    /// The exit code.
    var code: Int32

    init(_ message: String, _ status: ExitStatus) {
        self.init(message, code: status.rawValue)
    }

    init(_ message: String, code: Int32) {
        self.message = message
        self.code = code
    }

    /// What an error amounts to; nil for one of ArgumentParser's, which speak for themselves.
    init?(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as StoreError: self.init(error.sentence, ExitStatus(error))
        case let error as GlossaryError: self.init(error.sentence, ExitStatus(error))
        case let error as InterchangeError: self.init(error.sentence, ExitStatus(error))
        case let error as SchedulingError: self.init(error.description, ExitStatus(error))
        case let error as GitError: self.init(error.sentence, ExitStatus(error))
        case let error as SyncError: self.init(error.sentence, ExitStatus(error))
        case is CocoaError, is POSIXError:
            self.init(
                "A file cannot be read or written: check the disk, the folders and their permissions.", .inputOutput)
        default: return nil
        }
    }
}

/// The codes with which the program leaves, after `sysexits.h`.
enum ExitStatus: Int32 {
    case done = 0
    /// Not found, or nothing to do.
    case nothing = 1
    /// Bad usage.
    case usage = 64
    /// Bad data.
    case data = 65
    /// No such input.
    case noInput = 66
    /// A defect of ours.
    case defect = 70
    /// Cannot read or write.
    case inputOutput = 74
    /// The store is busy.
    case busy = 75
    /// Interrupted by the person.
    case interrupted = 130
}

extension ExitStatus {
    init(_ error: InterchangeError) {
        self =
            switch error {
            case .missing, .directory, .companionMissing: .noInput
            case .unreadable, .changed: .inputOutput
            case .missingColumn, .noColumns, .notUTF8, .otherEncoding, .notText, .damaged, .beyondLimit,
                .unrecognised:
                .data
            case .unknownFormat, .undecidedExport, .importOnly, .exportOnly, .noSuchFields: .usage
            }
    }

    init(_ error: SchedulingError) {
        self = if case .tooFewAnswers = error { .nothing } else { .usage }
    }

    init(_ error: GlossaryError) { self = .data }

    init(_ error: StoreError) {
        self =
            switch error {
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

    init(_ error: GitError) {
        self =
            switch error {
            case .badAddress, .notBare: .usage
            case .tooMuch, .damaged: .data
            case .noSuchRemote: .noInput
            case .busy, .rejected: .busy
            case .notInstalled, .noNetwork, .noRight, .notOwn, .diskFull, .failed: .inputOutput
            }
    }

    init(_ error: SyncError) {
        self =
            switch error {
            case .notBegun, .begun, .inMemory: .nothing
            case .noFolder, .notFolder, .emptyFolder: .noInput
            case .cannotWrite, .cannotRead: .inputOutput
            case .busy: .busy
            }
    }
}

/// What the program says of an error: the library's sentence, or one that names the command that helps.
extension StoreError {
    /// A full sentence that says what is wrong and which command helps.
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
            "The store \(path) is damaged: \(reason). It was left as it is; 'til restore \(backup)' puts its newest backup "
                + "in its place, 'til restore --list' shows them all."
        case .damaged(let path, let reason, nil):
            "\(path) is not a til store or it is damaged: \(reason). It was left as it is, and there is no backup of it; "
                + "'til restore FILE' takes one from elsewhere."
        case .newerSchema(let path, let version, let known):
            "The store \(path) was made by a newer til (schema \(version), this one knows \(known)); update til."
        case .olderSchema(let path, let version):
            "The store \(path) was made by a til before 0.2.0 (schema \(version)); move it away, export it with til 0.2.0 "
                + "('til --database OLD export all.jsonl'), and 'til import all.jsonl' begins a new store with all it has."
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
    /// A full sentence that says what is wrong and which command or option helps.
    var sentence: String {
        switch self {
        case .unusable(let name, let path, let reason):
            "The glossary \(name) (\(path)) is left out: \(reason); 'til glossary update \(name)' makes it anew where it "
                + "says where it comes from."
        case .empty(let name):
            "Nothing could be taken into the glossary \(name), and nothing was changed: --path says which files hold it, "
                + "--columns which columns, --format in which format."
        default:
            description
        }
    }
}

extension SyncError {
    /// A full sentence that says what is wrong and which command helps.
    var sentence: String {
        switch self {
        case .notBegun:
            "This store takes part in no sync yet; 'til sync init' begins one."
        case .begun(let remote):
            "This store takes part in a sync already (\(remote)); 'til sync remote' changes where it goes, and "
                + "'til sync stop' ends it."
        case .emptyFolder:
            "\(description) 'til sync remote --folder' begins anew in it."
        default:
            description
        }
    }
}

extension InterchangeError {
    /// A full sentence that says what is wrong and which command or option helps.
    var sentence: String {
        switch self {
        case .notUTF8(let name):
            "'\(name)' is UTF-16 or UTF-32 text, and only UTF-8 is read: "
                + "convert it with iconv -f UTF-16 -t UTF-8 and import the result."
        case .otherEncoding(let name, let line):
            "'\(name)' is not UTF-8 text, as line \(line) shows, and only UTF-8 is read: convert it with "
                + "iconv -f LATIN1 -t UTF-8, or from the encoding that it has, and import the result."
        case .notText(let name, .store):
            "'\(name)' is a store of til, not a list: 'til restore' puts it in the place of yours; to add what is in it, "
                + "write it to a file with 'til export things.jsonl --database FILE' and import that file."
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
    /// A full sentence that says what is wrong, and which command helps where the check itself cannot.
    var sentence: String {
        switch kind {
        case .damage: "\(description) 'til restore --list' shows the backups."
        case .repeated: "\(description) 'til remove --id' removes one."
        default: description
        }
    }
}
