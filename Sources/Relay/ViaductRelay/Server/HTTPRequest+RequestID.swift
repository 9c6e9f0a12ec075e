internal import LWS

extension HTTPRequest {
    static let requestIDHeader = "x-request-id"

    /// The request's id in a proxy's log; `nil` when there is none, and when it is too long or has other characters than ids have.
    var requestID: String? {
        headers[Self.requestIDHeader].flatMap { $0.wholeMatch(of: #/[A-Za-z0-9._:+\/=@-]{1,128}/#) == nil ? nil : $0 }
    }
}
