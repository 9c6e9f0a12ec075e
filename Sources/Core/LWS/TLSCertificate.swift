internal import CLibwebsockets
internal import Glibc

/// A server's certificate with its chain and its private key, read from two files in PEM.
@MainActor public final class TLSCertificate {
    /// A sentence for a certificate that browsers will refuse by its dates; `nil` for one that is valid now.
    public let warning: String?
    /// The key and the certificates as they were read, in PEM: one file for another program that serves them.
    public let pem: [UInt8]
    private let leaf: OpaquePointer
    /// A STACK_OF(X509).
    private let chain: OpaquePointer
    private let key: OpaquePointer

    /// - Parameter files: the server's certificate, with those of its authorities behind it, and a private key without a password.
    /// - Throws: `LWSError`, with the file and the cure.
    public init(_ files: TLSFiles) throws(LWSError) {
        let (certificate, key) = (files.certificate, files.key)
        let (certificateFile, keyFile) = (try PEMFile(certificate, holding: "certificate"), try PEMFile(key, holding: "private key"))
        pem = keyFile.bytes + [UInt8(ascii: "\n")] + certificateFile.bytes
        let certificates = try Self.certificates(in: certificateFile)
        guard let chain = OPENSSL_sk_new_null() else { throw Self.error("There is no memory for \(certificate).") }
        for authority in certificates.dropFirst() { OPENSSL_sk_push(chain, UnsafeRawPointer(authority)) }
        self.chain = chain
        leaf = certificates[0]
        warning = Self.warning(of: leaf, in: certificate)
        do throws(LWSError) {
            self.key = try Self.privateKey(in: keyFile)
        } catch {
            Self.free(leaf, chain)
            throw error
        }
        guard X509_check_private_key(leaf, self.key) == 1 else {
            throw Self.error("The private key \(key) does not belong to the certificate \(certificate). Name the two files of one pair.")
        }
        // OpenSSL refuses what is too weak, such as an RSA key of 1024 bits.
        guard let trial = SSL_CTX_new(TLS_server_method()) else { throw Self.error("OpenSSL cannot be set up.") }
        defer { SSL_CTX_free(trial) }
        guard apply(to: trial) else {
            throw Self.error("The certificate \(certificate) cannot be used: \(PEMFile.lastError). Have a new one made.")
        }
    }

    isolated deinit {
        Self.free(leaf, chain)
        EVP_PKEY_free(key)
    }

    /// Takes effect for connections that begin from now on.
    ///
    /// - Parameter settings: an SSL_CTX, which keeps its own references.
    /// - Returns: `false` when OpenSSL refuses, which leaves the settings as they were.
    func apply(to settings: OpaquePointer) -> Bool {
        ERR_clear_error()
        return SSL_CTX_use_cert_and_key(settings, leaf, key, chain, 1) == 1
    }

    private static func certificates(in file: PEMFile) throws(LWSError) -> [OpaquePointer] {
        var found: [OpaquePointer] = []
        while let certificate = PEM_read_bio_X509(file.reader, nil, nil, nil) { found.append(certificate) }
        guard file.isAtEnd, !found.isEmpty else {
            for certificate in found { X509_free(certificate) }
            throw error("\(file.path) has no certificate in PEM, or a broken one. It has to begin with -----BEGIN CERTIFICATE-----.")
        }
        return found
    }

    private static func privateKey(in file: PEMFile) throws(LWSError) -> OpaquePointer {
        var asksForPassword = false
        let key = PEM_read_bio_PrivateKey(
            file.reader, nil,
            { _, _, _, asks in
                asks?.assumingMemoryBound(to: Bool.self).pointee = true
                return -1
            }, &asksForPassword)
        guard !asksForPassword else {
            throw error("The private key \(file.path) has a password. Write it without one: openssl pkey -in \(file.path) -out KEY.pem")
        }
        guard let key else {
            throw error("\(file.path) has no private key in PEM, or a broken one. It has to begin with -----BEGIN PRIVATE KEY-----.")
        }
        return key
    }

    private static func warning(of leaf: OpaquePointer, in path: String) -> String? {
        let (start, end) = (X509_get0_notBefore(leaf), X509_get0_notAfter(leaf))
        if X509_cmp_current_time(end) < 0 {
            return "The certificate \(path) expired on \(day(end)), so browsers and apps refuse it. Have a new one made, and send SIGHUP."
        }
        guard X509_cmp_current_time(start) > 0 else { return nil }
        return "The certificate \(path) is not valid before \(day(start)), so browsers and apps refuse it until then."
    }

    /// `2026-01-31`
    private static func day(_ time: UnsafePointer<ASN1_TIME>?) -> String {
        var parts = tm()
        guard ASN1_TIME_to_tm(time, &parts) == 1 else { return "an unknown day" }
        let numbers = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday]
        return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    }

    private static func free(_ leaf: OpaquePointer, _ chain: OpaquePointer) {
        while let authority = OPENSSL_sk_pop(chain) { X509_free(OpaquePointer(authority)) }
        OPENSSL_sk_free(chain)
        X509_free(leaf)
    }

    private static func error(_ text: String) -> LWSError { LWSError(code: .certificate, text: text) }
}
