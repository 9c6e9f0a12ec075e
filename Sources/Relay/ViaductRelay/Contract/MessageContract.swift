public import Foundation
internal import ViaductProtocol
public import ViaductStubs

/// The JSON Schemas of a folder, one for each component, as `viaduct contract` writes them. Messages, replies and stubs are checked against them.
@MainActor public final class MessageContract {
    /// In bytes.
    private static let largest = 1 << 20
    private static let maximum = 512
    private static let cause = "VD-CONTRACT-2"

    public let folder: URL
    /// Files that could not be read, as sentences.
    public private(set) var errors: [String] = []
    /// By the component's name.
    private var schemas: [String: SchemaRule] = [:]

    /// Whether there is no schema at all.
    public var isEmpty: Bool { schemas.isEmpty }
    /// The cure for a folder without a schema.
    public var absence: String {
        "\(folder.relativePath) has no contract: viaduct contract --out \(folder.relativePath) writes one JSON Schema a component."
    }

    public init(folder: URL) {
        self.folder = folder
        read()
    }

    /// Reads the folder again. A file that cannot be read leaves its last good version in place.
    public func read() {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
        var found: [String: SchemaRule] = [:]
        errors = names.count > Self.maximum ? ["\(folder.path) has \(names.count) schemas. Only the first \(Self.maximum) are read."] : []
        for file in names.sorted().prefix(Self.maximum) {
            let name = String(file.dropLast(5))
            if let schema = schema(in: folder.appending(path: file)) { found[name] = schema } else { found[name] = schemas[name] }
        }
        schemas = found
    }

    private func schema(in file: URL) -> SchemaRule? {
        guard let data = FileManager.default.contents(atPath: file.path), data.count <= Self.largest else {
            errors.append("\(file.lastPathComponent) cannot be read, or has more than 1 MiB.")
            return nil
        }
        let text = Array(data).streamSafeJSON
        do throws(JSONError) {
            let value = try JSONValue(text)
            if let schema = SchemaRule(value), value.isObject { return schema }
            errors.append("\(file.lastPathComponent):1: A contract is a JSON Schema: an object that is nested 32 levels at most.")
        } catch {
            let line = text.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
            errors.append("\(file.lastPathComponent):\(line): This is no JSON: \(error.problem.rawValue).")
        }
        return nil
    }

    // MARK: Messages and replies

    /// The notice about a frame that breaks the contract; `nil` for a valid one.
    func notice(about content: TraceEvent.Content) -> Notice? {
        switch content {
        case .received(let bytes):
            guard case .counted(.message(let message)) = IncomingFrame(bytes), let fault = fault(in: message) else { return nil }
            return notice(message, "The message “\(message.event.start())” of “\(message.component.start())”", fault)
        case .replied(let message): return notice(aboutReply: message)
        case .sent(let frame):
            guard FrameType.of(frame) == "reply", let object = try? JSONObject(Array(frame)), let reply = object["message"]?.object,
                let component = reply["component"]?.string, let event = reply["event"]?.string
            else { return nil }
            return notice(
                aboutReply: BridgeMessage(
                    id: reply["id"]?.string ?? "", component: component, event: event, url: nil, data: reply["data"]?.json ?? "{}"))
        default: return nil
        }
    }

    private func notice(aboutReply message: BridgeMessage) -> Notice? {
        guard let schema = schemas[message.component]?.definitions["reply to \(message.event)"],
            let data = try? JSONValue(Array(message.data.utf8)), let fault = schema.fault(in: data, at: "data")
        else { return nil }
        return notice(message, "The reply to “\(message.event.start())” of “\(message.component.start())”", fault)
    }

    private func notice(_ message: BridgeMessage, _ subject: String, _ fault: String) -> Notice {
        Notice(
            level: .warning, code: "contract", cause: Self.cause,
            text: "\(subject) breaks the contract in \(message.component.start()).json: \(fault). Mend it, or write the contract anew."
        ).about(message)
    }

    private func fault(in message: BridgeMessage) -> String? {
        schemas[message.component].flatMap { fault(component: message.component, event: message.event, data: message.data, $0) }
    }

    /// - Parameter data: JSON text.
    private func fault(component: String, event: String, data: String, _ schema: SchemaRule) -> String? {
        let text = #"{"component":\#(JSONText.quoted(component)),"event":\#(JSONText.quoted(event)),"data":\#(data)}"#
        return (try? JSONValue(Array(text.utf8))).flatMap { schema.fault(in: $0) }
    }

    // MARK: Stubs

    /// Mistakes of a stub that waits for or replies something against the contract, or names a value that no message has.
    public func errors(of stub: Stub) -> [StubError] {
        guard let schema = schemas[stub.name] else { return [] }
        return stub.outlines.flatMap { rule -> [StubError] in
            guard let message = Self.message(component: stub.name, event: rule.event) else { return [] }
            if let fault = Self.eventFault(message, schema) ?? replyFault(rule, schema) { return [error(fault, line: rule.line, rule, stub)] }
            return rule.templates.compactMap { template in
                schema.absence(of: template.path, in: message).map { error("\(template.text): \($0.text)", line: template.line, rule, stub) }
            }
        }
    }

    private func error(_ fault: String, line: Int, _ rule: StubOutline, _ stub: Stub) -> StubError {
        let sentence = fault.hasSuffix(".") ? fault : "\(fault)."
        return StubError(
            file: stub.file, line: line, rule: rule.number, cause: .contract,
            text: "It breaks the contract in \(stub.name).json: \(sentence) Mend the stub, or write the contract anew.")
    }

    /// The type of the data that a component's messages have; `nil` without a contract that says it.
    public func shape(component: String, event: String) -> StubShape? {
        guard let schema = schemas[component], let message = Self.message(component: component, event: event) else { return nil }
        let shape = schema.dataShape(of: message)
        return shape == .any ? nil : shape
    }

    private static func message(component: String, event: String) -> JSONValue? {
        try? JSONValue(Array(#"{"component":\#(JSONText.quoted(component)),"event":\#(JSONText.quoted(event))}"#.utf8))
    }

    /// Checks the event alone: without data, nothing else can be wrong.
    private static func eventFault(_ message: JSONValue, _ schema: SchemaRule) -> String? {
        schema.fault(in: message).flatMap { $0.hasPrefix("“event”") ? $0 : nil }
    }

    private func replyFault(_ rule: StubOutline, _ schema: SchemaRule) -> String? {
        for reply in rule.replies {
            guard let schema = schema.definitions["reply to \(reply.event)"], let value = try? JSONValue(Array(reply.data.utf8)) else { continue }
            if let fault = schema.fault(in: value, at: "\(reply.path).data") { return fault }
        }
        return nil
    }
}
