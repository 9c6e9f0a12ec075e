internal import CLibwebsockets

extension Connection {
    /// Judges a certificate of the server's chain, for a client.
    ///
    /// - Parameters:
    ///   - check: OpenSSL's X509_STORE_CTX.
    ///   - isFine: what OpenSSL has found.
    /// - Returns: as libwebsockets wants it: 0 goes on, if the check has no error any more.
    func verify(_ check: OpaquePointer?, isFine: Bool) -> Int32 {
        guard !isFine else { return 0 }
        let error = X509_STORE_CTX_get_error(check)
        guard let host = verifiedHost else {
            X509_STORE_CTX_set_error(check, X509_V_OK)
            return 0
        }
        // libwebsockets 4.1.6 takes the start of an IPv6 address, up to its first colon, for the name.
        if error == X509_V_ERR_HOSTNAME_MISMATCH, SocketAddress.isIPv6(host),
            X509_check_ip_asc(X509_STORE_CTX_get_current_cert(check), host, 0) == 1
        {
            X509_STORE_CTX_set_error(check, X509_V_OK)
            return 0
        }
        certificateFault = Self.sentence(for: error, host: host)
        return -1
    }

    private static func sentence(for error: Int32, host: String) -> String {
        switch error {
        case X509_V_ERR_CERT_HAS_EXPIRED:
            "its certificate has expired. Have a new one made for the server"
        case X509_V_ERR_CERT_NOT_YET_VALID:
            "its certificate is not valid yet. Compare the clocks of both machines"
        case X509_V_ERR_HOSTNAME_MISMATCH, X509_V_ERR_IP_ADDRESS_MISMATCH:
            "its certificate is not for “\(host)”. Name the server as its certificate does, or have one made for this name"
        case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT, X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN,
            X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY,
            X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
            "its certificate is by an authority that is not trusted here. Name the authority's file: --ca FILE"
        default:
            "its certificate is refused: \(X509_verify_cert_error_string(Int(error)).map { String(cString: $0) } ?? "error \(error)")"
        }
    }
}
