import Foundation

#if os(Linux)
    import CLinux
#endif

/// The system calls that not every system has. Foundation covers all others.
enum Platform {
    /// Returns the descriptor of an empty file without a name, or -1 with `errno`. Other programs do not inherit it.
    static func memoryFile() -> Int32 {
        #if os(Linux)
            return memfd_create("til", UInt32(TIL_MFD_CLOEXEC))
        #else
            var template = Array((NSTemporaryDirectory() + "til-XXXXXX").utf8CString)
            let file = mkostemp(&template, O_CLOEXEC)
            if file >= 0 { unlink(template) }
            return file
        #endif
    }
}
