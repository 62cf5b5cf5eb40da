import TILCore
import TILGit
import TILSync

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
