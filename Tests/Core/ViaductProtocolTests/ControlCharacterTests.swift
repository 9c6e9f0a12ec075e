import Testing

@testable import ViaductProtocol

/// An app's name becomes a part of its pages' user agent, which is an HTTP header.
@Suite struct ControlCharacterTests {
    private func error(_ text: String) -> FrameError? {
        guard case .invalid(let error) = IncomingAppFrame(Array(text.utf8), limits: AppLimits()) else { return nil }
        return error
    }

    @Test(
        arguments: ["name", "components", "userAgent", "handlers"], [#"\r\n"#, #"\n"#, #"\u0000"#, #"\u001b"#, #"\u007f"#, #"\u0085"#, #"\u2028"#])
    func `an app with a line break or a control character in a text is refused, and told`(key: String, text: String) {
        var members = ["name": #""a""#, "components": "[]", "userAgent": #""b""#, "handlers": "[]"]
        let value = #""x\#(text)Set-Cookie: a=b""#
        members[key] = members[key] == "[]" ? #"["form",\#(value)]"# : value
        let frame = #"{"type":"register","platform":"ios",\#(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"#
        #expect(error(frame)?.text.contains("“\(key)” has a line break or a control character") == true)
    }

    @Test func `so are handlers that come later`() {
        #expect(error(#"{"type":"handlers","names":["a","b\n"]}"#)?.text.contains("“names” has a line break") == true)
        #expect(IncomingAppFrame(Array(#"{"type":"handlers","names":["a"]}"#.utf8), limits: AppLimits()) == .handlers(["a"]))
    }

    @Test func `other texts are the app's own business`() throws {
        let text = "Café 東京 👩‍👩‍👧 “app”"
        let frame = #"{"type":"register","name":"\#(text)","platform":"ios","components":["\#(text)"],"userAgent":"\#(text)"}"#
        guard case .register(let app) = IncomingAppFrame(Array(frame.utf8), limits: AppLimits()) else {
            Issue.record("refused")
            return
        }
        #expect((app.name, app.components, app.userAgent) == (text, [text], text))
    }
}
