internal import CSystem
internal import Glibc
package import LWS

/// A file in memory, for child processes that inherit it. It has no name, and is gone with the last process that has it, however that ends.
package final class MemoryFile {
    private static let closesOnExec: UInt32 = 1
    /// Linux from 6.3 on warns about a file in memory that might be run.
    private static let isNoProgram: UInt32 = 8

    package let descriptor: Int32

    /// - Parameter name: for a person who looks at the process' open files.
    package init(name: String) throws(SystemError) {
        var descriptor = memfd_create(name, Self.closesOnExec | Self.isNoProgram)
        if descriptor < 0, errno == EINVAL { descriptor = memfd_create(name, Self.closesOnExec) }
        guard descriptor >= 0 else { throw .current }
        self.descriptor = descriptor
        guard fchmod(descriptor, 0o600) == 0 else { throw .current }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Replaces the contents. Whoever reads them meanwhile may get parts of both.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        guard ftruncate(descriptor, 0) == 0 else { throw .current }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(written)) }
            guard count > 0 else { throw .current }
            written += count
        }
    }

    /// The path by which a process reads the file that it has inherited with this number.
    package static func path(inheritedAs number: Int32) -> String { "/proc/self/fd/\(number)" }
}
