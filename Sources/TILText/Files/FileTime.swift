package import Foundation

/// The time at which a file was written, in seconds since 1970 and nanoseconds. Systems name its field differently.
package struct FileTime: Hashable, Sendable {
    package let seconds: Int
    package let nanoseconds: Int

    package init(of status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
    }
}
