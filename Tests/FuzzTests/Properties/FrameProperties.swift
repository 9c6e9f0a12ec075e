@testable import ViaductProtocol

/// The frames of pages, and those between a server and its remote apps.
enum FrameProperties {
    static let targets = [
        FuzzTarget(
            "page-frame",
            reads: [
                "IncomingFrame", "PageFrame", "BridgeMessage", "FrameRanges", "FrameType", "PageReport", "PageInput", "MessageFate",
                "StackedScreen",
                "VisitedPlace",
            ], pageFrame),
        FuzzTarget("app-frame", reads: ["IncomingAppFrame", "AppDescription", "AppLimits", "EnvelopeScan", "EncodedReply", "PathReport"], appFrame),
        FuzzTarget("server-frame", reads: ["AppSocketFrame", "ServerSettings", "StubSource", "PageEnvelope"], serverFrame),
        FuzzTarget("hand-frame", reads: ["HandFrame", "PageMove+Hand", "PresetAnswers", "ReplyShaping", "Highlight", "DeepLink"], handFrame),
        FuzzTarget("trace-record", reads: ["TraceRecord"], traceRecord),
    ]

    @MainActor private static func pageFrame(_ bytes: [UInt8]) throws {
        let frame = IncomingFrame(bytes)
        _ = FrameType.of(bytes[...])
        guard String(validating: bytes, as: UTF8.self) != nil else { return }
        if case .report(.input(let input), _) = frame {
            guard case .report(.input(input), _) = IncomingFrame(input.frame) else {
                throw FuzzTarget.Failure(description: "\(input) is written as another")
            }
        }
        // Messages are read in one pass. Reading member by member has the same result.
        guard let message = BridgeMessage(frame: bytes) else { return }
        guard case .counted(.message) = frame else { throw FuzzTarget.Failure(description: "the frame is no message") }
        let slow = try PageFrame(JSONObject(frame: bytes))
        guard case .message(let other) = slow, other == message else { throw FuzzTarget.Failure(description: "\(message) is \(slow)") }
        try answered(message)
    }

    @MainActor private static func answered(_ message: BridgeMessage) throws {
        let reply = ServerFrame.reply(message).bytes
        try expect(reply.count <= message.replySize, "the reply is larger than \(message.replySize) bytes")
        try expect(JSONText.isValid(text(reply)), "the reply is no JSON")
        try expect(BridgeMessage.id(ofReply: reply[...]) == message.id, "the reply has another id")
        try expect(message.isFor(component: message.component), "the message is not for its component")
        try expect(message.hasEvent(message.event), "the message has not its event")
        try expect(message.url.map(message.isFrom(url:)) ?? true, "the message is not from its URL")
        let other = message.replacing(event: "a\"b", data: "{}")
        try expect(other.event == "a\"b" && other.data == "{}" && other.id == message.id, "replacing has changed more")
    }

    @MainActor private static func appFrame(_ bytes: [UInt8]) throws {
        switch IncomingAppFrame(bytes, limits: AppLimits()) {
        case .register(let app):
            try expect(IncomingAppFrame(app.registration, limits: AppLimits()) == .register(app), "\(app) registers as another")
        case .status(let notice):
            try expect(IncomingAppFrame(notice.status, limits: AppLimits()) == .status(notice), "\(notice) is written as another")
        case .report(let report, let page):
            try expect(IncomingAppFrame(report.frame(page: page), limits: AppLimits()) == .report(report, page: page), "\(report) is another")
        case .frame(let frame, _): try expect(JSONText.isValid(text(Array(frame))), "the page's frame is no JSON")
        case .reply(let reply, _):
            let id = (try? JSONObject(Array(reply.bytes)))?["message"]?.member("id")?.string
            try expect(id.map(reply.hasID) ?? !reply.hasID(""), "the ways of reading have found other ids of a reply")
        case .ack, .bye, .handlers, .probed, .invalid: break
        }
        // Envelopes are read in one pass. Reading member by member finds the same.
        let members = try? JSONObject(frame: bytes)
        let frame = members?["frame"].flatMap { $0.isObject ? $0 : nil }
        let page = members?["page"]?.string
        let envelope = EnvelopeScan(bytes)
        // The quick way leaves keys with escapes to the other.
        guard let envelope else { return }
        try expect(frame != nil && page != nil, "the slow way of reading has found no envelope")
        try expect(envelope.page == page && bytes[envelope.frame] == frame?.bytes, "the ways of reading have found other parts")
        let type = envelope.type.map { JSONValue(text: bytes, range: $0) }
        try expect(type?.string == frame?.value(at: ["type"])?.string, "the ways of reading have found other types")
    }

    @MainActor private static func serverFrame(_ bytes: [UInt8]) throws {
        if case .settings(let settings) = AppSocketFrame(bytes) {
            guard case .settings(let again) = AppSocketFrame(settings.frame), again == settings else {
                throw FuzzTarget.Failure(description: "\(settings) are written as others")
            }
        }
        guard String(validating: bytes, as: UTF8.self) != nil, let value = try? JSONValue(bytes), value.isObject else { return }
        let envelope = PageEnvelope.wrap(bytes[...], page: "a\"b")
        let frame = Array(value.bytes)
        switch AppSocketFrame(envelope) {
        case .frame(frame, page: "a\"b"): break
        case .message(let message, text: frame, page: "a\"b"):
            guard case .counted(.message(message)) = IncomingFrame(frame) else {
                throw FuzzTarget.Failure(description: "in its envelope, it is another message")
            }
        default: throw FuzzTarget.Failure(description: "in its envelope, it is another frame")
        }
    }

    @MainActor private static func handFrame(_ bytes: [UInt8]) throws {
        if let answers = try? PresetAnswers(bytes) {
            let again = try PresetAnswers(Array(#"{"answers":\#(answers.json)}"#.utf8))
            try expect(again == answers, "\(answers) are written as others")
            _ = answers.answer(Array(#"{"type":"screen","screen":{"asks":[{"kind":"location","id":"1","control":"2"}]}}"#.utf8)[...])
        }
        if let link = try? DeepLink(bytes) { _ = (link.proposal, link.move) }
        if case .ofNative(let frame)? = try? HandFrame(bytes) { try expect(JSONText.isValid(text(frame)), "the frame is no JSON") }
        _ = try? ReplyShaping(bytes)
        _ = try? Highlight(bytes)
        _ = try? AppLimits().hidden(bytes)
    }

    @MainActor private static func traceRecord(_ bytes: [UInt8]) throws {
        guard String(validating: bytes, as: UTF8.self) != nil else { return }
        for content in [TraceEvent.Content.received(bytes), .sent(bytes[...]), .withheld(bytes[...]), .refused(bytes), .told(bytes)] {
            let json = text(TraceRecord(TraceEvent(time: 0, content: content), number: 0, page: "page").json)
            try expect(JSONText.isValid(json), "the record is no JSON: \(json)")
            try expect(!json.contains { $0.isNewline && $0.isASCII }, "the record has several lines")
        }
    }
}
