import Foundation
import LWS
import ViaductCommands

/// HTTPS.
extension Setting {
    static let tls: [Setting] = [
        file(
            "tls-cert", \.certificate,
            help: """
                Serve HTTPS (TLS 1.2 and later) with the certificate in this file, and those of its authorities behind it, in PEM. \
                SIGHUP reads it again. A UNIX socket stays plain. Empty for HTTP.
                """),
        file("tls-key", \.key, help: "Private key of the certificate, in PEM and without a password."),
    ]

    private static func file(
        _ name: String, _ path: any WritableKeyPath<TLSFiles, String> & Sendable, help: String
    ) -> Setting {
        Setting(
            Flag(
                name, "FILE", help: help, allowed: "the path of a file", allows: { !$0.contains("\0") })
        ) { settings, texts in
            settings.tls[keyPath: path] = texts.last.flatMap { $0.isEmpty ? nil : URL(filePath: $0).standardizedFileURL.path } ?? ""
        }
    }
}

extension Settings {
    /// The files of TLS; `nil` for plain HTTP.
    var tlsFiles: TLSFiles? { tls.certificate.isEmpty ? nil : tls }

    /// A warning at the start of a guarded server whose cookies are not `Secure`, so that others on the network can read them.
    ///
    /// - Returns: `nil` with HTTPS, behind a trusted proxy, which may have HTTPS, and where only this machine reaches the server.
    var cookieWarning: String? {
        guard tlsFiles == nil, trustedProxies.isEmpty, !listen.allSatisfy(\.isLoopback) else { return nil }
        return """
            Over plain HTTP, Viaduct's cookies are not Secure, and others on the network can read them. Add --tls-cert and --tls-key, \
            or name a proxy with HTTPS: --trusted-proxy ADDRESS
            """
    }

    func checkTLS() throws(UsageError) {
        guard tls.certificate.isEmpty != tls.key.isEmpty else { return }
        let missing = tls.key.isEmpty ? "--tls-key FILE, the certificate's private key" : "--tls-cert FILE, the key's certificate"
        throw UsageError("HTTPS needs two files. Add \(missing).")
    }
}
