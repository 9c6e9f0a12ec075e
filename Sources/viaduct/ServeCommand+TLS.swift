import LWS
import ViaductCommands
import ViaductProxy
import ViaductSystem

/// The certificate of the server.
extension ServeCommand {
    /// - Returns: `nil` for plain HTTP.
    /// - Throws: `UsageError` for files that cannot be used.
    func certificate(log: Log) throws(UsageError) -> TLSCertificate? {
        guard let files = settings.tlsFiles else { return nil }
        do throws(LWSError) {
            let certificate = try TLSCertificate(files)
            if let warning = certificate.warning { log(.warning, warning) }
            return certificate
        } catch {
            throw UsageError("\(error.text) (VD-TLS-1)")
        }
    }

    /// Reads the certificate's files again, for new connections. Keeps the earlier certificate when they cannot be used.
    func reloadCertificate(loop: EventLoop, proxy: Proxy?, log: Log) {
        // A server that was started without TLS has no listener for it.
        guard settings.tlsFiles != nil, let files = certificateFiles.latest else { return }
        do {
            let certificate = try TLSCertificate(files)
            if let warning = certificate.warning { log(.warning, warning) }
            loop.use(certificate)
            try proxy?.use(certificate)
            log(.info, "The certificate was read again.", ["file": files.certificate])
        } catch {
            log(.error, "The earlier certificate stays in use. \(error) (VD-TLS-1)")
        }
    }
}
