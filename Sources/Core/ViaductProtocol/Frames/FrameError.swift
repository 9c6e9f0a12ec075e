/// The reason a frame was rejected, worded for the notice to the page.
public struct FrameError: Error, Equatable, Sendable {
    public enum Code: String, Sendable {
        case badFrame = "bad-frame"
        case limit
        case unknownType = "unknown-type"
    }

    public let code: Code
    public let text: String

    static func unknownType(_ type: String) -> FrameError {
        FrameError(
            code: .unknownType,
            text: "“\(type.start())” is not a frame type of this Viaduct version. The frame was ignored.")
    }

    /// Rejects control characters in texts that become part of the user agent, an HTTP header.
    ///
    /// - Throws: when one of them has a line break or another control character.
    static func refuseControls(in texts: [String], of key: StaticString, _ frame: String) throws(FrameError) {
        guard texts.contains(where: { $0.unicodeScalars.contains(where: \.isControl) }) else { return }
        throw FrameError(
            code: .badFrame,
            text: "In the frame “\(frame)”, “\(key)” has a line break or a control character. Leave it out. The frame was ignored.")
    }

    public var notice: Notice { Notice(level: .error, code: code.rawValue, cause: cause, text: text) }

    private var cause: String {
        switch code {
        case .badFrame: "VD-FRAME-1"
        case .unknownType: "VD-FRAME-2"
        case .limit: "VD-LIMIT-4"
        }
    }
}

extension JSONObject {
    /// - Parameter frame: what the object is, for the error's text.
    func requiredString(_ key: StaticString, of frame: String) throws(FrameError) -> String {
        guard let value = self[key] else {
            throw FrameError(code: .badFrame, text: "The frame “\(frame)” has no “\(key)”. It was ignored.")
        }
        guard let string = value.string else {
            throw FrameError(
                code: .badFrame, text: "In the frame “\(frame)”, “\(key)” has to be a string. It was ignored.")
        }
        return string
    }
}
