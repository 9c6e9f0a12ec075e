internal import LWS

/// Admits the sockets of remote apps, by the server's secret or a room's token.
enum AppAccess {
    /// The explanation of a secret that does not fit.
    private static let cause = "VD-SECRET-1"

    static func admission(of request: HTTPRequest, _ authenticator: Authenticator) throws(InvalidRequest) -> Admission {
        guard request.headers["origin"] == nil else {
            throw InvalidRequest("A web page cannot be an app: the request has an Origin header.", status: 403, code: cause)
        }
        guard request.queryValue("token") == nil else {
            throw InvalidRequest("Send the app's token in the header “Authorization: Bearer TOKEN”, not in the URL.", code: cause)
        }
        guard authenticator.identities.owner != nil || !authenticator.identities.isEmpty else {
            throw InvalidRequest(
                "The server has no secret, so it accepts no apps. Start it and the app with the same VIADUCT_TOKEN.",
                status: 503, code: cause)
        }
        guard request.headers["authorization"] != nil else {
            throw InvalidRequest(
                "Send the server's secret in the header “Authorization: Bearer TOKEN”. It is in the file of the server's port, or set by VIADUCT_TOKEN.",
                status: 401, code: cause)
        }
        guard let admission = authenticator.bearer(of: request) else {
            throw InvalidRequest(
                "The server does not know the app's secret. Set VIADUCT_TOKEN to the server's token, or to that of your room.", status: 401,
                code: cause)
        }
        return admission
    }
}
