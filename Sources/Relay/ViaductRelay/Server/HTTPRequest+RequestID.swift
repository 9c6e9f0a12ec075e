internal import LWS

extension HTTPRequest {
    static let requestIDHeader = "x-request-id"

    /// The id by which a proxy's log has the request; `nil` for none, and for one that is too long or has other characters than ids have.
    var requestID: String? {
        headers[Self.requestIDHeader].flatMap { $0.wholeMatch(of: #/[A-Za-z0-9._:+\/=@-]{1,128}/#) == nil ? nil : $0 }
    }
}
