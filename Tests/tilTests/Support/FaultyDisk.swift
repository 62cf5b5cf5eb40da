import Foundation
import TestSupport
import Testing

/// The library that makes system calls fail, or writes down what a disk would see: built once, from its source.
enum FaultyDisk {
    /// Its path, or nil if there is no C compiler to build it.
    static let library: String? = {
        let source = Checkout.file("Tests/Faults/faults.c").path
        let target = FileManager.default.temporaryDirectory.appendingPathComponent("til-faults-\(getpid()).so").path
        for compiler in ["/usr/bin/cc", "/usr/bin/clang", "/usr/bin/gcc"]
        where FileManager.default.isExecutableFile(atPath: compiler) {
            let run = try? ProgramRun.finished(
                ["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", target, source, "-ldl", "-lpthread"],
                program: compiler)
            if run?.status == 0 { return target }
        }
        return nil
    }()

    /// The variables with which a program's changes to a folder fail from or at a call.
    static func failing(_ folder: String, at call: Int, error: Int32, forGood: Bool) -> [String: String] {
        var variables = [
            "LD_PRELOAD": library ?? "", "FAULT_FOLDER": folder, "FAULT_AT": String(call), "FAULT_ERROR": String(error),
        ]
        if forGood { variables["FAULT_FOR_GOOD"] = "1" }
        return variables
    }

    /// The variables with which a program's changes to a folder are counted, and written down.
    static func watching(_ folder: String, count: String, log: String? = nil) -> [String: String] {
        var variables = ["LD_PRELOAD": library ?? "", "FAULT_FOLDER": folder, "FAULT_COUNT": count]
        if let log { variables["FAULT_LOG"] = log }
        return variables
    }

    /// The variables with which a program and its children have a wrong clock.
    static func clock(ahead seconds: Int) -> [String: String] {
        ["LD_PRELOAD": library ?? "", "FAULT_CLOCK": String(seconds)]
    }
}
