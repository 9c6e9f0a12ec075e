/// Limits on the names that one remote app may register. Each of its pages gets all of them in `adapter.js`, in the frame `app`
/// and in its user agent.
public struct AppLimits: Equatable, Sendable {
    /// Ten times as many as the largest apps have.
    public var components = 512
    /// Script message handlers. Apps have fewer of them than components.
    public var handlers = 256
    /// The longest name of an app, a component or a handler, in bytes of UTF-8. A chosen app's name has to fit into a cookie.
    public var nameBytes = 64

    public init() {}

    /// In bytes: room for all components' names, and for the phone's own text beside them.
    var userAgentBytes: Int { components * (nameBytes + 1) + 1024 }

    func checkUserAgent(_ text: String) throws(FrameError) {
        guard text.utf8.count > userAgentBytes else { return }
        throw .limit("The app's user agent is longer than \(userAgentBytes) bytes. Shorten it.")
    }

    /// - Parameter key: the key of the frame's member with the name.
    func check(name: String, in key: StaticString) throws(FrameError) {
        guard name.utf8.count > nameBytes else { return }
        throw .limit(
            "The name “\(name.start())” in “\(key)” is longer than \(nameBytes) bytes. Shorten it, or start the server with a higher --max-name-bytes."
        )
    }

    func components(of object: JSONObject) throws(FrameError) -> [String] {
        let names = try names("components", of: "register", in: object, atMost: components + 1)
        guard names.count > components else { return names }
        throw .limit(
            "The app has more than \(components) components. Split it, or start the server with a higher --max-components.")
    }

    /// - Parameter key: the key of the frame's member with the names.
    func handlers(_ key: StaticString, of frame: String, in object: JSONObject) throws(FrameError) -> [String] {
        let names = try names(key, of: frame, in: object, atMost: handlers + 1)
        guard names.count > handlers else { return names }
        throw tooManyHandlers
    }

    public var tooManyHandlers: FrameError {
        .limit(
            "The app has more than \(handlers) script message handlers. Split it, or start the server with a higher --max-handlers."
        )
    }

    /// Reads the components to hide from a room's pages.
    ///
    /// - Parameter json: `{"hidden":[…]}`.
    public func hidden(_ json: [UInt8]) throws(FrameError) -> [String] {
        let names = try names("hidden", of: "components", in: JSONObject(frame: json), atMost: components + 1)
        guard names.count > components else { return names }
        throw FrameError(code: .limit, text: "“hidden” has more than \(components) names (--max-components). Nothing was done.")
    }

    /// - Parameter limit: the number of names to decode.
    private func names(
        _ key: StaticString, of frame: String, in object: JSONObject, atMost limit: Int
    ) throws(FrameError) -> [String] {
        let names = try object.requiredStrings(key, of: frame, atMost: limit)
        try FrameError.refuseControls(in: names, of: key, frame)
        for name in names { try check(name: name, in: key) }
        return names
    }
}

extension FrameError {
    /// Returns the error for an app that exceeds one of the server's limits.
    static func limit(_ text: String) -> FrameError {
        FrameError(code: .limit, text: "\(text) The frame was ignored.")
    }
}
