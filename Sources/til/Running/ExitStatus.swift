import ArgumentParser
import Foundation
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

    init(_ error: GlossaryError) {
        self =
            switch error {
            case .unusable, .empty, .unreadable, .tooLarge: .data
            case .busy: .busy
            }
    }

    init(_ error: StoreError) {
        self =
            switch error {
            case .alreadyKnown, .noSuchThing, .changedMeanwhile, .nothingToUndo, .nothingToRedo, .cannotRedo: .nothing
            case .emptyShort, .emptyLong, .tooLong, .unprintable, .damaged, .newerSchema, .unusableBackup: .data
            case .noSuchBackup: .noInput
            case .badSetting: .usage
            case .cannotAccess, .readOnly, .replaced, .untrusted, .inMemory, .diskFull, .inTheWay, .noSuchFolder:
                .inputOutput
            case .busy: .busy
            }
    }
}
