internal import ViaductProtocol

/// The last frame `app`. Pages of the same app share its memory, which their traces keep.
struct SharedAppFrame {
    private var last: (app: AppDescription, bytes: [UInt8])?

    mutating func bytes(of app: AppDescription) -> [UInt8] {
        if let last, last.app == app { return last.bytes }
        let bytes = ServerFrame.app(app).bytes
        last = (app, bytes)
        return bytes
    }
}
