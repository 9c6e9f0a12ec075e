/// Where a frame is from.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
    open private(set) var `protocol`: String
    open private(set) var host: String
    /// 0 for the protocol's own.
    open private(set) var port: Int

    init(of url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
        super.init()
    }
}
