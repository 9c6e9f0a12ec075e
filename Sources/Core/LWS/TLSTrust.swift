internal import CLibwebsockets

/// The authorities whose certificates a client takes.
@MainActor final class TLSTrust {
    /// An SSL_CTX.
    let settings: OpaquePointer

    /// - Parameter authorities: the path of a file in PEM; `nil` for the system's.
    init(authorities: String?) throws(LWSError) {
        guard let settings = SSL_CTX_new(TLS_client_method()) else {
            throw LWSError(code: .certificate, text: "OpenSSL cannot be set up.")
        }
        SSL_CTX_ctrl(settings, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_2_VERSION), nil)
        self.settings = settings
        guard let authorities else {
            SSL_CTX_set_default_verify_paths(settings)
            return
        }
        // Its own error tells a file that is missing from one without certificates.
        _ = try PEMFile(authorities, holding: "file with authorities")
        guard SSL_CTX_load_verify_file(settings, authorities) == 1 else {
            throw LWSError(
                code: .certificate,
                text: "\(authorities) has no certificate in PEM, or a broken one. It has to begin with -----BEGIN CERTIFICATE-----.")
        }
    }

    isolated deinit {
        SSL_CTX_free(settings)
    }
}
