import Foundation
import Testing

@testable import ViaductProtocol

/// The schema that is served as `/viaduct/schema/frames.json`, against the types.
@Suite struct FrameSchemaTests {
    private let definitions: [String: [String: Any]]

    init() throws {
        definitions = try #require(try SchemaFile.read("frames.json")["$defs"] as? [String: [String: Any]])
    }

    // MARK: To a page

    /// The description as the app registers it. Its pages do not see all of its components.
    private static let registered = {
        var app = AppDescription(
            name: "A", platform: .ios, components: ["form", "off"], userAgent: "U", reload: .ask, handlers: ["h"], proposals: true,
            failures: true, wantsPathConfiguration: true, wantsTextSize: true, wantsWatch: true)
        app.wantsProbe = true
        app.isAppBound = true
        app.opensWindows = true
        app.places = ["form": "Form.swift:5"]
        return app
    }()
    private static let app = registered.hiding(["off"], for: .room).of(AppVersion(name: "1.2", components: nil, agent: nil))
    private static let notice = Notice(
        level: .info, code: "c", cause: "VD-URL-1", text: "t", id: "1", component: "form", event: "connect")
    private static let plainNotice = Notice(level: .info, code: "c", text: "t")

    /// Each frame with all of its members, and with the required ones only.
    private static let toPage: [ServerFrame] = [
        .app(app), .app(AppDescription(name: "A", platform: .ios, components: [], userAgent: "")),
        .reply(BridgeMessage(id: "1", component: "form", event: "connect", url: nil, data: "{}")),
        .screen(Screen().json), .settled(id: "1"), .evaluate(call: "1", script: "1"),
        .move(.visit("u", replaces: true)), .move(.visit("u", replaces: false, again: true)), .move(.load("u")), .move(.outside("u")),
        .move(.back(steps: 2)), .move(.back(steps: 1, passing: true)),
        .move(.forward), .move(.reload), .move(.refresh(isUncached: true)), .move(.restored), .move(.response),
        .stacked([StackedScreen(url: "u", title: "t", properties: "{\"a\":1}", replaces: true)]), .stacked([]),
        .handlers(["h"]), .posted(call: "1", value: "1", error: "e"), .posted(call: "1", value: nil, error: nil),
        .notice(notice), .notice(plainNotice), .haptic("success"), .watch(true), .watch(false),
        .highlight(Highlight(component: "form", scrolls: true)), .highlight(Highlight(component: nil, scrolls: false)),
        .acted, .probe(1), .tested(call: 1, body: "{}", error: "e"), .tested(call: 1, body: nil, error: nil),
    ]

    /// The compiler reports a case that is missing here, and thereby in the list above.
    private func type(of frame: ServerFrame) -> String {
        switch frame {
        case .app: "app"
        case .reply: "reply"
        case .screen: "screen"
        case .settled: "settled"
        case .evaluate: "evaluate"
        case .move: "move"
        case .stacked: "stacked"
        case .handlers: "handlers"
        case .posted: "posted"
        case .notice: "notice"
        case .haptic: "haptic"
        case .watch: "watch"
        case .highlight: "highlight"
        case .acted: "acted"
        case .probe: "probe"
        case .tested: "tested"
        }
    }

    @Test func `it has the members of every frame to a page`() throws {
        let written = ["welcome": [ResumableLink.welcome(received: 0, resumed: true)], "ack": nil]
            .merging(Dictionary(grouping: Self.toPage, by: type).mapValues { $0.map(\.bytes) }) { $1 }
        #expect(try names(in: "ToPage") == Set(written.keys))
        for (type, frames) in written where frames != nil { try check(type, frames ?? []) }
    }

    @Test func `a reader of the trace can choose every type`() throws {
        let silent: Set = ["welcome", "ack", "bye", "leave", "pageNotice", "acted", "probe", "probed", "test", "tested"]
        let types = try names(in: "ToPage").union(try names(in: "FromPage")).subtracting(silent)
        #expect(types.subtracting(TraceRecord.kinds).sorted() == [])
        #expect(
            TraceRecord.kinds.subtracting(types).sorted() == [
                "connected", "gone", "invalid", "left", "lost", "resumed", "rules", "skipped", "withheld",
            ])
    }

    @Test func `it has the actions of a move`() throws {
        let moves = Self.toPage.filter { type(of: $0) == "move" }
        let actions = try moves.map { try object($0.bytes)["action"] as? String ?? "" }
        #expect(choices(of: "action", in: "move") == Set(actions))
    }

    @Test(arguments: ["notice", "pageNotice", "status"])
    func `it has the levels of notices`(frame: String) {
        #expect(choices(of: "level", in: frame) == Set(Notice.Level.allCases.map(\.rawValue)))
    }

    @Test func `it has the choices of an app`() {
        for frame in ["app", "register"] {
            #expect(choices(of: "platform", in: frame) == Set(Platform.allCases.map(\.rawValue)))
            #expect(choices(of: "reload", in: frame) == Set(ReloadMode.allCases.map(\.rawValue)))
        }
    }

    // MARK: From a page

    @Test func `each frame from a page is read, without what is optional too, and not without the rest`() throws {
        let types = try names(in: "FromPage")
        #expect(
            types == [
                "ack", "bye", "leave", "open", "visit", "title", "visibility", "lifecycle", "lookup", "message", "propose", "failed", "turbo",
                "stacked",
                "action", "result", "post", "fate", "event", "input", "pageNotice", "probed", "test",
            ])
        for type in types {
            let example = try #require((definitions[type]?["examples"] as? [[String: Any]])?.first, "\(type)")
            #expect(Set(example.keys) == properties(of: type), "\(type)")
            #expect(try name(of: example) == type)
            for key in example.keys where key != "type" {
                let isRequired = required(by: type).contains(key)
                #expect(try name(of: example.filter { $0.key != key }) == (isRequired ? nil : type), "\(type) without \(key)")
            }
        }
    }

    @Test func `it has the choices of a page`() {
        #expect(choices(of: "platform", in: "open") == Set(Platform.allCases.map(\.rawValue)))
        #expect(choices(of: "action", in: "visit") == Set(VisitAction.allCases.map(\.rawValue)))
        #expect(choices(of: "action", in: "propose") == Set(VisitAction.allCases.map(\.rawValue)))
        #expect(choices(of: "via", in: "propose") == Set(NavigationCause.allCases.map(\.rawValue)))
        #expect(choices(of: "event", in: "lifecycle") == Set(LifecycleEvent.allCases.map(\.rawValue)))
        #expect(choices(of: "event", in: "turbo") == Set(TurboEvent.allCases.map(\.rawValue)))
        #expect(choices(of: "name", in: "event") == Set(PageReport.Event.allCases.map(\.rawValue)))
        #expect(choices(of: "act", in: "input") == Set(PageInput.Act.allCases.map(\.rawValue)))
        #expect(choices(of: "by", in: "input") == Set(PageInput.Finder.allCases.map(\.rawValue)))
        #expect(choices(of: "state", in: "fate") == Set(MessageFate.State.ofReplies.map(\.rawValue)))
    }

    /// The type of a frame as the server reads it; `nil` when it rejects the frame.
    private func name(of frame: [String: Any]) throws -> String? {
        switch IncomingFrame([UInt8](try JSONSerialization.data(withJSONObject: frame))) {
        case .ack: "ack"
        case .bye: "bye"
        case .leave: "leave"
        case .invalid: nil
        case .report(.fate, _): "fate"
        case .report(.event, _): "event"
        case .report(.input, _): "input"
        case .report(.notice, _): "pageNotice"
        case .probed: "probed"
        case .test: "test"
        case .counted(let frame):
            switch frame {
            case .open: "open"
            case .visit, .readdress: "visit"
            case .title: "title"
            case .propose: "propose"
            case .failed: "failed"
            case .turbo: "turbo"
            case .stacked: "stacked"
            case .visibility: "visibility"
            case .lifecycle: "lifecycle"
            case .lookup: "lookup"
            case .message: "message"
            case .action: "action"
            case .result: "result"
            case .post: "post"
            }
        }
    }

    // MARK: The socket of an app

    @Test func `it has the members of the frames of an app`() throws {
        try check("gone", [PageEnvelope.gone(page: "p")])
        try check("status", [Self.notice.status, Self.plainNotice.status])
        let page = String(repeating: "0", count: 32)
        try check("Envelope", [PageEnvelope.wrap(Array("{}".utf8)[...], page: page)])
        try check("settings", [ServerSettings().frame, ServerSettings(pathConfiguration: Array("{}".utf8), textSize: .xlarge, stubs: []).frame])
        try check("stubs", [StubSource.frame([], page: page)])
        #expect(choices(of: "textSize", in: "settings") == Set(TextSize.allCases.map(\.rawValue)))
        let fate = MessageFate(id: "1", component: "form", event: "connect", state: .delivered)
        let slow = MessageFate(
            id: "1", component: "form", event: "connect", state: .dropped, microseconds: 1, code: "inactive", cause: "VD-INACTIVE-1")
        try check("appFate", [slow.frame(page: page), fate.frame(page: page)])
        #expect(choices(of: "state", in: "appFate") == Set(MessageFate.State.ofMessages.map(\.rawValue)))
        let rule = PathReport.Rule(index: 0, pattern: "/new$", properties: "{}")
        let report = PathReport(url: "u", path: "p", count: 1, rules: [rule], properties: "{}")
        let large = PathReport(url: "u", path: "p", count: 1, rules: [], properties: nil)
        try check("rules", [report.frame(page: page), large.frame(page: page)])
        #expect(try names(in: "FromApp") == ["ack", "bye", "register", "handlers", "status", "appFate", "rules", "appProbed", "Envelope"])
        try check("appProbe", [PageEnvelope.probe(1, page: page)])
        try check("appProbed", [PageEnvelope.probed(1, page: page), PageEnvelope.probed(1, page: page, busy: "a stub replies in 80 ms.")])
        #expect(try names(in: "ToApp") == ["ack", "gone", "appProbe", "notice", "settings", "stubs", "watch", "welcome", "Envelope"])
        #expect(properties(of: "register") == properties(of: "app").union(["wants", "places"]).subtracting(["hidden", "version"]))
        let example = try object(Self.registered.registration)
        #expect(Set(example.keys) == properties(of: "register"))
        for key in example.keys where key != "type" {
            let text = [UInt8](try JSONSerialization.data(withJSONObject: example.filter { $0.key != key }))
            var isRead = true
            if case .invalid = IncomingAppFrame(text, limits: AppLimits()) { isRead = false }
            #expect(isRead != required(by: "register").contains(key), "register without \(key)")
        }
    }

    // MARK: The schema

    private func check(_ type: String, _ frames: [[UInt8]]) throws {
        let written = try frames.map { Set(try object($0).keys) }
        #expect(written.reduce([]) { $0.union($1) } == properties(of: type), "\(type)")
        #expect(written.dropFirst().reduce(written[0]) { $0.intersection($1) } == required(by: type), "\(type)")
    }

    private func object(_ frame: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(frame)) as? [String: Any])
    }

    private func names(in group: String) throws -> Set<String> {
        let listed = try #require(definitions[group]?["anyOf"] as? [Any])
        return Set(listed.compactMap { if case .reference(let name) = SchemaShape($0) { name } else { nil } })
    }

    private func properties(of type: String) -> Set<String> {
        Set((definitions[type]?["properties"] as? [String: Any] ?? [:]).keys)
    }

    private func required(by type: String) -> Set<String> {
        Set(definitions[type]?["required"] as? [String] ?? [])
    }

    private func choices(of key: String, in type: String) -> Set<String> {
        let properties = definitions[type]?["properties"] as? [String: Any]
        guard case .choice(let words) = SchemaShape(properties?[key]) else { return [] }
        return Set(words)
    }
}
