import Testing

@testable import ViaductProtocol

@Suite struct FrameTests {
    private func incoming(_ text: String) -> IncomingFrame { IncomingFrame(Array(text.utf8)) }

    private func content(_ text: String) -> PageFrame? {
        guard case .counted(let frame) = incoming(text) else { return nil }
        return frame
    }

    private func error(_ text: String) -> FrameError? {
        guard case .invalid(let error) = incoming(text) else { return nil }
        return error
    }

    @Test(arguments: [
        ("connect", "connect", true), ("connect", "connec", false), ("connect", "disconnect", false), ("", "", true),
        (#"c\u006fnnect"#, "connect", true), (#"c\u006fnnect"#, #"c\u006fnnect"#, false), (#"a\\b"#, #"a\b"#, true),
        ("é", "e\u{301}", true), ("é", "è", false), ("", "x", false), ("x", "", false),
    ])
    func `a name is recognised however it is written`(written: String, name: String, isSame: Bool) throws {
        let frame = #"""
            {"type":"message","message":{"id":"1","component":"\#(written)","event":"\#(written)",\#
            "data":{"metadata":{"url":"\#(written)"}}}}
            """#
        guard case .counted(.message(let message)) = IncomingFrame(Array(frame.utf8)) else {
            Issue.record("not a message: \(frame)")
            return
        }
        #expect(message.hasEvent(name) == isSame)
        #expect(message.isFor(component: name) == isSame)
        #expect(message.isFrom(url: name) == isSame)
    }

    @Test(
        arguments: [
            // The last one is no whole message.
            (#""message":\#(FrameTests.whole),"message":{"id":"2"}"#, nil), (#""message":\#(FrameTests.whole),"message":3"#, nil),
            (#""message":\#(FrameTests.whole),"type":"title","message":{"id":"2"},"type":"message""#, nil),
            (#""message":{"id":"2","url":1},"message":\#(FrameTests.whole)"#, "http://a/"),
            // The URL of the data that counts.
            (#""message":{"id":"1","component":"a","event":"b","data":{"metadata":{"url":"http://a/"},"metadata":1}}"#, .some(nil)),
        ] as [(String, String??)])
    func `of several parts of a message with one key, the last one counts`(members: String, url: String??) {
        let text = #"{"type":"message",\#(members)}"#
        guard case .message(let message)? = content(text) else { return #expect(url == nil, "\(text)") }
        #expect(url == .some(message.url), "\(text)")
    }

    private static let whole = #"{"id":"1","component":"a","event":"b","data":{"metadata":{"url":"http://a/"}}}"#

    @Test func `a native screen is told with the properties and the address that it has`() {
        let screens = [StackedScreen(url: "/a", title: "A", properties: #"{"b":1}"#), StackedScreen(url: nil, title: "C", replaces: true)]
        #expect(
            String(decoding: ServerFrame.stacked(screens).bytes, as: UTF8.self)
                == #"{"type":"stacked","screens":[{"url":"/a","title":"A","properties":{"b":1}},{"title":"C","replaces":true}]}"#)
    }

    @Test func `a message keeps its data as text and finds its URL`() {
        let data = #"{ "title":"A", "metadata":{"url":"http:\/\/localhost:3000\/"} }"#
        let frame = content(
            #"{"type":"message","message":{"id":"7","component":"form","event":"connect","data":\#(data)}}"#)
        #expect(
            frame
                == .message(
                    BridgeMessage(
                        id: "7", component: "form", event: "connect", url: "http://localhost:3000/", data: data)))
    }

    @Test func `a reply repeats what it does not change as the page wrote it`() {
        let frame = content(
            #"{"type":"message","message":{"id":"\ud83d","component":"fo\u0072m","event":"e\/1","data":{ "a" : 1 }}}"#)
        guard case .message(let message) = frame else {
            Issue.record("not a message")
            return
        }
        func reply(_ event: String?, _ data: String?) -> String {
            String(decoding: ServerFrame.reply(message.replacing(event: event, data: data)).bytes, as: UTF8.self)
        }
        let start = #"{"type":"reply","message":{"id":"\ud83d","component":"fo\u0072m","event":"#
        #expect(reply(nil, nil) == start + #""e\/1","data":{ "a" : 1 }}}"#)
        #expect(reply(nil, "[]") == start + #""e\/1","data":[]}}"#)
        #expect(reply(#"é""#, nil) == start + #""é\"","data":{ "a" : 1 }}}"#)
    }

    @Test(arguments: [("{}", true), (" [1] ", true), ("", false), ("{", false), ("1 2", false), (#""\q""#, false)])
    func `a reply's data is known to be JSON or not`(data: String, isValid: Bool) {
        let message = BridgeMessage(id: "1", component: "form", event: "connect", url: nil, data: "{}")
        #expect(message.replacing(event: nil, data: data).hasValidData == isValid)
        #expect(message.replacing(event: nil, data: data).replacing(event: "next", data: nil).hasValidData == isValid)
    }

    @Test func `a message without data or metadata has none`() {
        #expect(
            content(#"{"type":"message","message":{"id":"1","component":"c","event":"e"}}"#)
                == .message(BridgeMessage(id: "1", component: "c", event: "e", url: nil, data: "{}")))
        #expect(
            content(#"{"type":"message","message":{"id":"1","component":"c","event":"e","data":[1]}}"#)
                == .message(BridgeMessage(id: "1", component: "c", event: "e", url: nil, data: "[1]")))
    }

    @Test func `each type of frame is read`() {
        #expect(
            content(#"{"type":"open","url":"u","title":"t","platform":"android"}"#)
                == .open(url: "u", title: "t", platform: .android, behind: []))
        #expect(
            content(
                #"{"type":"open","url":"u","title":"t","platform":"ios","behind":[{"url":"a","title":"A"},{"url":"b","title":""}]}"#)
                == .open(
                    url: "u", title: "t", platform: .ios,
                    behind: [VisitedPlace(url: "a", title: "A"), VisitedPlace(url: "b", title: "")]))
        #expect(
            content(#"{"type":"visit","url":"u","title":"t","action":"restore"}"#)
                == .visit(url: "u", title: "t", action: .restore))
        #expect(
            content(#"{"type":"visit","url":"u","title":"t","action":"advance","again":true}"#)
                == .visit(url: "u", title: "t", action: .advance, again: true))
        #expect(content(#"{"type":"title","title":"t"}"#) == .title("t"))
        #expect(content(#"{"type":"failed","url":"u","status":404}"#) == .failed(url: "u", status: 404))
        #expect(content(#"{"type":"failed","url":"u","status":0,"unanswered":"visit"}"#) == .failed(url: "u", status: 0, unanswered: .visit))
        let offline = content(#"{"type":"failed","url":"u","status":0,"unanswered":"document","offline":true}"#)
        #expect(offline == .failed(url: "u", status: 0, unanswered: .document, isOffline: true))
        #expect(
            content(#"{"type":"turbo","event":"formSubmissionStarted","url":"u"}"#) == .turbo(.formSubmissionStarted, url: "u"))
        #expect(content(#"{"type":"visibility","visible":false}"#) == .visibility(isVisible: false))
        #expect(content(#"{"type":"action","control":"3"}"#) == .action(control: "3", value: nil))
        #expect(
            content(#"{"type":"action","control":"3","value":{"a":1}}"#) == .action(control: "3", value: #"{"a":1}"#))
        #expect(content(#"{"type":"result","call":"1","value":null}"#) == .result(call: "1", value: "null", error: nil))
        #expect(content(#"{"type":"result","call":"1","error":"no"}"#) == .result(call: "1", value: nil, error: "no"))
        #expect(content(#"{"type":"post","handler":"h","body":[1]}"#) == .post(handler: "h", body: "[1]", call: nil))
    }

    @Test func `of a page's places the last hundred are read, and long titles are cut`() throws {
        let long = String(repeating: "\u{301}", count: 2000)
        let places = (0..<150).map { #"{"url":"/\#($0)","title":"\#(long)"}"# }.joined(separator: ",")
        let text = #"{"type":"open","url":"u","title":"\#(long)","platform":"ios","behind":[\#(places)]}"#
        guard case .counted(.open(_, let title, _, let behind)) = IncomingFrame(Array(text.utf8)) else {
            Issue.record("not an open")
            return
        }
        #expect(title.unicodeScalars.count == 1025)
        #expect(behind.map(\.url) == (50..<150).map { "/\($0)" })
        #expect(behind[0].title == title)
    }

    @Test func `the link's own frames are told apart`() {
        guard case .ack(let received) = incoming(#"{"type":"ack","received":12}"#) else {
            Issue.record("not an ack")
            return
        }
        #expect(received == 12)
        guard case .bye = incoming(#"{"type":"bye"}"#) else {
            Issue.record("not a bye")
            return
        }
        guard case .leave = incoming(#"{"type":"leave"}"#) else {
            Issue.record("not a leave")
            return
        }
        #expect(error(#"{"type":"ack"}"#)?.code == .badFrame)
        #expect(error(#"{"type":"ack","received":-1}"#)?.code == .badFrame)
    }

    @Test(arguments: [
        ("hello", FrameError.Code.badFrame, "JSON"),
        ("[]", .badFrame, "JSON"),
        (#"{"kind":"open"}"#, .badFrame, "“type”"),
        (#"{"type":1}"#, .badFrame, "“type”"),
        (#"{"type":"telegram"}"#, .unknownType, "“telegram”"),
        (#"{"type":"open","url":"u","title":"t","platform":"windows"}"#, .badFrame, "“ios”, “android”"),
        (#"{"type":"open","url":"u","title":"t","platform":"ios","behind":[{"url":1,"title":"t"}]}"#, .badFrame, "“behind”"),
        (#"{"type":"open","url":"u","title":"t","platform":"ios","behind":"u"}"#, .badFrame, "“behind”"),
        (#"{"type":"visit","url":"\#(String(repeating: "u", count: 65_537))","title":"","action":"advance"}"#, .badFrame, "65537 bytes"),
        (#"{"type":"propose","url":"\#(String(repeating: "u", count: 65_537))","action":"advance"}"#, .badFrame, "“url”"),
        (#"{"type":"visit","url":"u","title":"t"}"#, .badFrame, "“action”"),
        (#"{"type":"failed","url":"u","status":"no"}"#, .badFrame, "“status”"),
        (#"{"type":"visibility","visible":"no"}"#, .badFrame, "“visible”"),
        (#"{"type":"message","message":"text"}"#, .badFrame, "“message”"),
        (#"{"type":"message","message":{"id":1,"component":"c","event":"e"}}"#, .badFrame, "“id”"),
    ])
    func `a frame that is not understood says what is wrong`(text: String, code: FrameError.Code, mention: String) {
        #expect(error(text)?.code == code)
        #expect(error(text)?.notice.cause == (code == .unknownType ? "VD-FRAME-2" : code == .limit ? "VD-LIMIT-4" : "VD-FRAME-1"))
        #expect(error(text)?.text.contains(mention) == true)
    }

    @Test func `frames for the page are JSON with the type first`() {
        func text(_ frame: ServerFrame) -> String { String(decoding: frame.bytes, as: UTF8.self) }
        #expect(
            text(.reply(BridgeMessage(id: "1", component: "form", event: "connect", url: nil, data: #"{"a":"\n"}"#)))
                == #"{"type":"reply","message":{"id":"1","component":"form","event":"connect","data":{"a":"\n"}}}"#)
        #expect(
            text(.app(AppDescription(name: "A \"b\"", platform: .ios, components: ["x", "y"], userAgent: "UA")))
                == #"{"type":"app","name":"A \"b\"","platform":"ios","components":["x","y"],"userAgent":"UA"}"#)
        #expect(text(.screen("{}")) == #"{"type":"screen","screen":{}}"#)
        #expect(text(.settled(id: "4")) == #"{"type":"settled","id":"4"}"#)
        #expect(text(.evaluate(call: "1", script: "a()")) == #"{"type":"evaluate","call":"1","script":"a()"}"#)
        #expect(text(.move(.visit("u", replaces: true))) == #"{"type":"move","action":"replace","url":"u"}"#)
        #expect(
            text(.move(.visit("u", replaces: false, again: true))) == #"{"type":"move","action":"advance","url":"u","again":true}"#)
        #expect(text(.move(.back(steps: 2))) == #"{"type":"move","action":"back","steps":2}"#)
        #expect(text(.move(.back(steps: 1, passing: true))) == #"{"type":"move","action":"back","steps":1,"passing":true}"#)
        #expect(
            text(.notice(Notice(level: .warning, code: "c", text: "t")))
                == #"{"type":"notice","level":"warning","code":"c","text":"t"}"#)
        let message = BridgeMessage(id: "1", component: "form", event: "connect", url: nil, data: "{}")
        #expect(
            text(.notice(Notice(level: .error, code: "c", cause: "VD-URL-1", text: "t").about(message)))
                == #"{"type":"notice","level":"error","code":"c","cause":"VD-URL-1","text":"t","id":"1","component":"form","event":"connect"}"#)
    }

    @Test(arguments: [
        #"{"type":"welcome","received":0,"resumed":false}"#, #"{"type":"ack","received":9}"#, #"{"\u0074ype":"ack","received":9}"#,
        #"{"type":"screen","type":"ack"}"#,
    ]) func `no app can send a page the frames that count the others`(frame: String) throws {
        let page = String(repeating: "0", count: 32)
        let incoming = IncomingAppFrame(PageEnvelope.wrap(Array(frame.utf8)[...], page: page), limits: AppLimits())
        guard case .invalid(let error) = incoming else {
            Issue.record("\(incoming)")
            return
        }
        #expect(error.text.contains("the connection's own frame"))
    }

    @Test(arguments: [
        #"{"type":"message","message":{"id":"7","component":"form","event":"e","data":{"metadata":{"url":"http://a.test/"},"x":[{}]}}}"#,
        #" { "type" : "message" , "message" : { "data" : null, "event" : "\u0065" , "component" : "form" , "id" : "a\"b" } } "#,
    ]) func `a message in an envelope is the one outside`(frame: String) throws {
        let frame = Array(frame.utf8)
        guard case .counted(.message(let expected)) = IncomingFrame(frame),
            case .message(let message, let text, "p") = AppSocketFrame(PageEnvelope.wrap(frame[...], page: "p"))
        else { return #expect(Bool(false)) }
        #expect(message == expected)
        #expect(String(decoding: text, as: UTF8.self) == String(decoding: frame, as: UTF8.self).trimmingCharacters(in: .whitespaces))
        #expect(message.isFrom(url: "http://a.test/") == expected.isFrom(url: "http://a.test/"))
    }

    @Test(
        arguments: [
            (#"{"id":"7","component":"form","event":"e","data":{"id":"8"}}"#, "7"), (#"{"data":{},"id":"a\"b"}"#, "a\"b"),
            (#"{"id":"6","id":"7"}"#, "7"), (#"{"id":"ä"}"#, "ä"), (#"{"id":""}"#, ""), (#"{"id":7}"#, nil), ("{}", nil), (#""id""#, nil),
        ] as [(String, String?)])
    func `a reply in an envelope knows the id of its message`(message: String, id: String?) {
        // One that wastes little shares its memory with the envelope, and another has its own.
        for space in ["", String(repeating: " ", count: 2000)] {
            let envelope = #"{"page":"p",\#(space)"frame":{"type":"reply","message":\#(message)}}"#
            guard case .reply(let reply, "p") = IncomingAppFrame(Array(envelope.utf8), limits: AppLimits()) else {
                return #expect(Bool(false))
            }
            #expect(String(decoding: reply.bytes, as: UTF8.self) == #"{"type":"reply","message":\#(message)}"#)
            for other in ["7", "a\"b", "a\\\"b", "ä", "", "8"] { #expect(reply.hasID(other) == (other == id)) }
        }
    }

    @Test(
        arguments: [
            (#""cause":"VD-URL-1","id":"1","component":"form","event":"e""#, "VD-URL-1", "1", "form", "e"),
            (#""cause":"VD-NEWER-99""#, "VD-NEWER-99", nil, nil, nil),
            (#""cause":"../x","id":1,"component":null,"event":"e""#, nil, nil, nil, "e"),
            (#""cause":["VD-URL-1"],"id":{}"#, nil, nil, nil, nil), (#""x":1"#, nil, nil, nil, nil),
        ] as [(String, String?, String?, String?, String?)])
    func `what is malformed in an app's status costs that field only`(
        members: String, cause: String?, id: String?, component: String?, event: String?
    ) {
        let frame = Array(#"{"type":"status","level":"info","code":"c","text":"t",\#(members)}"#.utf8)
        let notice = Notice(level: .info, code: "c", cause: cause, text: "t", id: id, component: component, event: event)
        #expect(IncomingAppFrame(frame, limits: AppLimits()) == .status(notice))
    }
}
