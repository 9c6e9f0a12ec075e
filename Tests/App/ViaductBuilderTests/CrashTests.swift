import Foundation
import Testing

@testable import ViaductBuilder

struct CrashTests {
    private func frames(_ json: String) throws -> [Backtrace.Frame] {
        try JSONDecoder().decode([Backtrace.Frame].self, from: Data(json.utf8))
    }

    private func crash(_ frames: String, handling: [UInt8]? = nil, message: String = "", isKilled: Bool = false) throws -> Crash {
        let file = FileManager.default.temporaryDirectory.appending(path: "handling-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        if let handling { try Data(handling).write(to: file) }
        return try Crash(
            reason: "signal 4", message: message, handling: HandlingState(file), frames: self.frames(frames), isKilled: isKilled)
    }

    private func note(busy: Bool, component: String, text: String, isAction: Bool = false) -> [UInt8] {
        [isAction ? 2 : busy ? 1 : 0, 9] + Array("\(component)\0\(text)\0".utf8) + [0, 0]
    }

    private let frames = """
        [{"description": "closure #1 in _assertionFailure(_:) + 623"},
         {"description": "specialized Array.subscript.getter + 84", "sourceLocation": {"file": "/swift/Array.swift", "line": 1}},
         {"description": "Toast.show(_:) + 77", "sourceLocation": {"file": "/app/Toast.swift", "line": 4}},
         {"description": "ToastComponent.onReceive(message:) + 31", "sourceLocation": {"file": "/app/ToastComponent.swift", "line": 7}},
         {"description": null}, {"description": "main + 70"}]
        """

    @Test func `a crash names the author's function, file and line, and then the author's calls`() throws {
        let crash = try crash(
            frames, handling: note(busy: true, component: "toast", text: "“toast”, event “show”"),
            message: "Swift/Array.swift:692: Fatal error: Index out of range")
        #expect(
            crash.text(files: ["/app/Toast.swift", "/app/ToastComponent.swift"]) == """
                The app crashed in Toast.show(_:), /app/Toast.swift:4: Fatal error: Index out of range
                It was handling “toast”, event “show”.
                    Toast.show(_:), /app/Toast.swift:4
                    ToastComponent.onReceive(message:), /app/ToastComponent.swift:7
                """)
    }

    @Test func `of many calls ten are told`() throws {
        let many = (1...64).map { #"{"description": "a() + \#($0)", "sourceLocation": {"file": "/app/A.swift", "line": \#($0)}}"# }
        let text = try crash("[\(many.joined(separator: ","))]").text(files: ["/app/A.swift"])
        #expect(text.split(separator: "\n").count == 11)
    }

    @Test func `the component is that of the message at hand, else the one in the calls, else the last one`() throws {
        let known = ["ToastComponent": "toast"]
        #expect(try crash(frames, handling: note(busy: true, component: "form", text: "a")).component(among: known) == "form")
        #expect(try crash(frames, handling: note(busy: false, component: "form", text: "a")).component(among: known) == "toast")
        #expect(try crash("[]", handling: note(busy: false, component: "form", text: "a")).component(among: known) == "form")
    }

    @Test func `an app that somebody else has killed blames nothing that it did`() throws {
        let message = try crash(frames, handling: note(busy: true, component: "form", text: "a"), isKilled: true)
        #expect(message.component(among: ["ToastComponent": "toast"]) == nil)
        let tap = try crash("[]", handling: note(busy: true, component: "tap-1", text: "a tap", isAction: true), isKilled: true)
        #expect(tap.action == nil)
    }

    @Test func `the component of a tap is the one in the calls, and without one the tap itself is to be kept away`() throws {
        let crash = try crash(frames, handling: note(busy: true, component: "tap-1", text: "a tap on “Save”", isAction: true))
        #expect(crash.component(among: ["ToastComponent": "toast"]) == "toast")
        #expect(crash.component(among: [:]) == nil)
        #expect(crash.action?.text == "a tap on “Save”")
        #expect(crash.action?.key == "tap-1")
        #expect(crash.text(files: []).contains("It was handling a tap on “Save”."))
        #expect(try self.crash(frames, handling: note(busy: true, component: "", text: "the page /")).action == nil)
        let later = try self.crash("[]", handling: [3, 9] + note(busy: true, component: "tap-1", text: "a tap on “Save”").dropFirst(2))
        #expect(later.action == nil && later.component(among: [:]) == nil)
        #expect(later.text(files: []).contains("It had handled last: a tap on “Save”."))
    }

    @Test func `an app that ends before it has handled anything says how it ended`() throws {
        #expect(try crash("[]").text(files: []) == "The app crashed (signal 4).")
        #expect(try crash("[]").component(among: [:]) == nil)
    }
}
