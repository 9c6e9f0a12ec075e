import Foundation
import FoundationNetworking
import ViaductCommands
import ViaductProtocol
import ViaductRelay

/// The work of the tools: they ask the server for one room and one test.
struct MCPTools: Sendable {
    /// Text for the model, and whether it says that nothing came of the call.
    typealias Answer = (text: String, isError: Bool)

    /// In bytes: a test keeps 2 MiB of messages, and a room 32 MiB of its trace.
    private static let (longestAnswer, longestTrace) = (8 << 20, 40 << 20)
    /// In seconds: a verb answers within 60.
    private static let longestWait: TimeInterval = 75

    let server: ServerRequest
    let room: String
    /// The tag of the test.
    let test: String

    /// - Parameters:
    ///   - arguments: one JSON object.
    ///   - begin: gets the request, to cancel it.
    func call(_ tool: String, _ arguments: String, begin: (URLSessionTask) -> Void) -> Answer {
        do {
            if MCPTool.verbs.contains(where: { $0.name == tool }) { return try call(verb: tool, arguments, begin) }
            if let trouble = unknownArgument(arguments, of: tool) { return (trouble, true) }
            switch tool {
            case "pages": return try ask("GET", "/viaduct/api/pages?room=\(room)", begin)
            case "dropped": return (try dropped(begin), false)
            default: return Self.explain((try? JSONObject(Array(arguments.utf8)))?["code"]?.string, in: PublicFolder.find())
            }
        } catch {
            return (FailureCode.sentence(for: error), true)
        }
    }

    private func call(verb: String, _ arguments: String, _ begin: (URLSessionTask) -> Void) throws -> Answer {
        try ask("POST", "/viaduct/api/tests/\(test)/\(verb)", json: Array(arguments.utf8), begin)
    }

    private func ask(_ method: String, _ path: String, json: [UInt8]? = nil, _ begin: (URLSessionTask) -> Void) throws -> Answer {
        let answer = try server.send(
            method, path, json: json, timeout: Self.longestWait, atMost: Self.longestAnswer, begin: begin)
        let text = String(decoding: answer.body, as: UTF8.self).trimmingCharacters(in: .newlines)
        if answer.status == 200 { return (text, false) }
        // The page is not as it was wanted, or an argument is wrong: the server's sentence says all of it.
        let isWhole = [400, 409, 503].contains(answer.status) && text.contains("(VD-")
        return (isWhole ? text : server.refusal(status: answer.status, body: Data(answer.body)), true)
    }

    /// The first request has the pages tell of what they have kept, the second one reads all of it with what was taken back.
    private func dropped(_ begin: (URLSessionTask) -> Void) throws -> String {
        var list = DroppedList()
        for filter in ["dropped=true", "kind=notice,fate,event"] {
            let answer = try server.send(
                "GET", "/viaduct/api/trace?room=\(room)&follow=false&\(filter)", timeout: Self.longestWait,
                atMost: Self.longestTrace, begin: begin)
            guard answer.status == 200 else {
                throw ServerRequest.Failure(description: server.refusal(status: answer.status, body: Data(answer.body)))
            }
            guard filter != "dropped=true" else { continue }
            for line in answer.body.split(separator: UInt8(ascii: "\n")) where line.starts(with: "data: ".utf8) {
                if let record = try? JSONObject(Array(line.dropFirst(6))) { list.take(record) }
            }
        }
        return list.json
    }

    /// - Parameter folder: has the explanations.
    static func explain(_ code: String?, in folder: URL?) -> Answer {
        guard let folder else { return ("Cannot find the folder with the explanations. (VD-SETUP-1)", true) }
        let catalogue = ErrorCatalogue(publicFolder: folder)
        guard let code else { return (catalogue.texts.map { "\($0.code)  \($0.title)" }.joined(separator: "\n"), false) }
        guard let text = catalogue[code] else {
            let near = Suggestion.nearest(to: code.uppercased(), among: catalogue.texts.map(\.code)).map { "Did you mean \($0)?" }
            return ("No error has the code “\(code.start(40))”. \(near ?? "Leave “code” out for a list of all.")", true)
        }
        return ("# \(text.code): \(text.title)\n\n\(text.body)", false)
    }

    private func unknownArgument(_ arguments: String, of tool: String) -> String? {
        let known = MCPTool.others.first { $0.name == tool }?.arguments.map(\.name) ?? []
        guard let object = try? JSONObject(Array(arguments.utf8)), let wrong = object.all.first(where: { !known.contains($0.key) })
        else { return nil }
        let takes = known.isEmpty ? "no arguments" : known.map { "“\($0)”" }.joined(separator: ", ")
        return "“\(tool)” knows no “\(wrong.key.start(100))”. It takes \(takes)."
    }
}
