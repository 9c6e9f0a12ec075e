import LWS

/// The files of the certificate, as the newest settings that could be read name them.
@MainActor final class CertificateFiles {
    var latest: TLSFiles?

    init(_ files: TLSFiles?) {
        latest = files
    }
}
