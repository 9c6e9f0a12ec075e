/// What is shown of a link.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var remoteVideoURL: URL?

    public override init() { super.init() }
}
