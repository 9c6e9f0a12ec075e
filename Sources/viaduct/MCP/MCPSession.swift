import ViaductCommands
import ViaductProtocol

/// A conversation with one client in JSON-RPC 2.0, by the Model Context Protocol (modelcontextprotocol.io/specification).
///
/// Only interprets lines: it reads nothing, writes nothing and asks no server.
struct MCPSession {
    /// The answer to a line.
    enum Outcome: Equatable {
        case answer(String)
        /// A notification, or an answer of the client's.
        case nothing
        /// - Parameters:
        ///   - id: the request's, JSON text.
        ///   - arguments: one JSON object.
        case call(id: String, tool: String, arguments: String)
        /// The client no longer waits for the answer to this request.
        case cancel(id: String)
    }

    /// The codes of JSON-RPC 2.0, section 5.1.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case internalError = -32603
    }

    /// Versions that it speaks, the newest first. That of 2025-03-26 is missing: it alone has batches.
    static let versions = ["2025-11-25", "2025-06-18", "2024-11-05"]

    private let tools: [MCPTool]
    private let version: String
    private let instructions: String
    private var hasBegun = false

    /// - Parameters:
    ///   - version: Viaduct's version.
    ///   - instructions: explain to the client's model how to use the tools.
    init(tools: [MCPTool], version: String, instructions: String) {
        self.tools = tools
        self.version = version
        self.instructions = instructions
    }

    mutating func take(_ line: MCPLines.Line, limit: Int) -> Outcome {
        switch line {
        case .tooLong: Self.fail(id: nil, .parseError, "A message may have \(limit) bytes at most.")
        case .text(let bytes): take(bytes)
        }
    }

    private mutating func take(_ bytes: [UInt8]) -> Outcome {
        if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return .nothing }
        guard String(validating: bytes, as: UTF8.self) != nil else { return Self.fail(id: nil, .parseError, "The message is not UTF-8.") }
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(bytes.streamSafeJSON)
        } catch {
            return Self.fail(id: nil, .parseError, "The message is not JSON: \(error)")
        }
        guard let message = value.object else {
            return Self.fail(id: nil, .invalidRequest, "A message has to be one JSON object on one line. There are no batches.")
        }
        return take(message)
    }

    private mutating func take(_ message: JSONObject) -> Outcome {
        let id = message["id"].flatMap { $0.string != nil || $0.integer != nil ? $0.json : nil }
        guard message["jsonrpc"]?.string == "2.0" else {
            return Self.fail(id: id, .invalidRequest, "A message needs the member \"jsonrpc\": \"2.0\".")
        }
        guard let method = message["method"]?.string else {
            let isAnswer = message["result"] != nil || message["error"] != nil
            return isAnswer ? .nothing : Self.fail(id: id, .invalidRequest, "A message needs a string “method”.")
        }
        let parameters = message["params"]
        guard message["id"] != nil else { return take(notification: method, parameters) }
        guard let id else { return Self.fail(id: nil, .invalidRequest, "The “id” of a request has to be a string or a whole number.") }
        return take(request: method, id: id, parameters)
    }

    private func take(notification method: String, _ parameters: JSONValue?) -> Outcome {
        guard method == "notifications/cancelled", let id = parameters?.member("requestId") else { return .nothing }
        return .cancel(id: id.json)
    }

    private mutating func take(request method: String, id: String, _ parameters: JSONValue?) -> Outcome {
        switch method {
        case "initialize":
            hasBegun = true
            return .answer(Self.result(id: id, greeting(parameters?.member("protocolVersion")?.string)))
        case "ping": return .answer(Self.result(id: id, "{}"))
        case "tools/list", "tools/call":
            guard hasBegun else { return Self.fail(id: id, .invalidRequest, "Send “initialize” first.") }
            return method == "tools/list" ? .answer(Self.result(id: id, list)) : call(id: id, parameters)
        default: return Self.fail(id: id, .methodNotFound, "There is no method “\(method.start(100))”.")
        }
    }

    /// - Parameter wanted: the version that the client speaks. It may disconnect when it gets another one.
    private func greeting(_ wanted: String?) -> String {
        let agreed = Self.versions.first { $0 == wanted } ?? Self.versions[0]
        return """
            {"protocolVersion":"\(agreed)","capabilities":{"tools":{}},"serverInfo":{"name":"viaduct","title":"Viaduct",\
            "version":\(JSONText.quoted(version))},"instructions":\(JSONText.quoted(instructions))}
            """
    }

    private var list: String { "{\"tools\":[\(tools.map(\.json).joined(separator: ","))]}" }

    private func call(id: String, _ parameters: JSONValue?) -> Outcome {
        guard let name = parameters?.member("name")?.string else {
            return Self.fail(id: id, .invalidParameters, "“tools/call” needs a string “name”.")
        }
        let names = tools.map(\.name)
        guard names.contains(name) else {
            let cure = Suggestion.nearest(to: name, among: names).map { "Did you mean “\($0)”?" } ?? "There are \(names.joined(separator: ", "))."
            return Self.fail(id: id, .invalidParameters, "There is no tool “\(name.start(100))”. \(cure)")
        }
        let arguments = parameters?.member("arguments")
        guard arguments?.isObject ?? true else { return Self.fail(id: id, .invalidParameters, "The “arguments” have to be an object.") }
        return .call(id: id, tool: name, arguments: arguments?.json ?? "{}")
    }

    // MARK: Answers

    /// - Parameter json: the result.
    static func result(id: String, _ json: String) -> String { "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":\(json)}" }

    /// - Parameter id: `nil` when it is not known.
    static func error(id: String?, _ code: Code, _ text: String) -> String {
        let message = JSONText.quoted(text)
        return "{\"jsonrpc\":\"2.0\",\"id\":\(id ?? "null"),\"error\":{\"code\":\(code.rawValue),\"message\":\(message)}}"
    }

    private static func fail(id: String?, _ code: Code, _ text: String) -> Outcome { .answer(error(id: id, code, text)) }
}
