internal import LWS
internal import ViaductSystem

/// The checked certificate for nginx, with its key, in memory: no file outlives a server that is killed.
///
/// nginx cannot be given the original files: they may be half written, or bad, when it reads them, now or after a restart.
@MainActor final class ServedCertificate {
    /// They take turns, since nginx may still read one when the next certificate comes.
    private let files: [MemoryFile]
    private var current = 0
    private let firstNumber: Int32

    /// - Parameter firstNumber: that by which nginx inherits the first of the files.
    init(_ certificate: TLSCertificate, firstNumber: Int32) throws(SystemError) {
        files = [try MemoryFile(name: "certificate"), try MemoryFile(name: "certificate")]
        self.firstNumber = firstNumber
        try use(certificate)
    }

    /// The descriptors that nginx inherits, in this order.
    var descriptors: [Int32] { files.map(\.descriptor) }

    /// The path of the newest certificate, for nginx.
    var path: String { MemoryFile.path(inheritedAs: firstNumber + Int32(current)) }

    /// Changes the path. On a fault, the earlier certificate stays.
    func use(_ certificate: TLSCertificate) throws(SystemError) {
        let next = (current + 1) % files.count
        try files[next].write(certificate.pem)
        current = next
    }
}
