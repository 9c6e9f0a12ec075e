internal import CLibwebsockets
internal import Glibc

/// A file in PEM, for OpenSSL to read.
final class PEMFile {
    /// In bytes: a bundle of all authorities has a quarter of it.
    private static let longest = 1 << 20
    /// The reason of OpenSSL's for no further part in a file.
    private static let noFurtherPart: Int32 = 108

    let path: String
    /// A BIO.
    let reader: OpaquePointer
    let bytes: [UInt8]

    /// - Parameter content: names what is in it, for the error.
    /// - Throws: for a file that cannot be read.
    init(_ path: String, holding content: String) throws(LWSError) {
        bytes = try Self.read(path, holding: content)
        self.path = path
        // The reader keeps a copy of its own.
        let reader = bytes.withUnsafeBytes { buffer in
            BIO_s_mem().flatMap { BIO_new($0) }.flatMap { BIO_write($0, buffer.baseAddress, Int32(buffer.count)) < 0 ? nil : $0 }
        }
        guard let reader else { throw LWSError(code: .certificate, text: "There is no memory for \(path).") }
        self.reader = reader
        ERR_clear_error()
    }

    deinit {
        BIO_free(reader)
    }

    /// Whether the last attempt to read a part has found that there is no further one.
    var isAtEnd: Bool { ERR_GET_REASON(ERR_peek_last_error()) == Self.noFurtherPart }

    /// OpenSSL's words for what it has refused last.
    static var lastError: String {
        ERR_reason_error_string(ERR_peek_last_error()).map { String(cString: $0) } ?? "OpenSSL does not say why"
    }

    private static func read(_ path: String, holding content: String) throws(LWSError) -> [UInt8] {
        errno = 0
        let file = fopen(path, "re")
        defer { if let file { fclose(file) } }
        var bytes = [UInt8](repeating: 0, count: longest)
        let count = file.map { fread(&bytes, 1, longest, $0) } ?? 0
        guard let file, ferror(file) == 0 else {
            throw LWSError(code: .certificate, text: "The \(content) \(path) cannot be read: \(SystemError.current.text).")
        }
        return Array(bytes[..<count])
    }
}
