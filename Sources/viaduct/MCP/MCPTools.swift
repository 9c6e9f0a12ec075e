import Foundation
import LWS
import ViaductCommands
import ViaductProtocol
import ViaductRelay

/// Runs the tools' calls at the server, for one room and one test.
@MainActor struct MCPTools {
    /// Text for the model, and whether the call failed.
    typealias Answer = (text: String, isError: Bool)

    /// In bytes: a test keeps 2 MiB of messages, and a room 32 MiB of its trace.
    private static let (longestAnswer, longestTrace) = (8 << 20, 40 << 20)
    /// A verb answers within 60 s.
    static let longestWait = Duration.seconds(75)

    let server: ServerRequest
    /// One that runs.
    let loop: EventLoop
    let room: String
    /// The tag of the test.
    let test: String

    /// - Parameter arguments: one JSON object.
    func call(_ tool: String, _ arguments: String) async -> Answer {
        do {
            if MCPTool.verbs.contains(where: { $0.name == tool }) {
                return try await ask("POST", "/viaduct/api/tests/\(test)/\(tool)", json: Array(arguments.utf8))
            }
            if let trouble = unknownArgument(arguments, of: tool) { return (trouble, true) }
            switch tool {
            case "pages": return try await ask("GET", "/viaduct/api/pages?room=\(room)")
            case "dropped": return (try await dropped(), false)
            default:
                let code = (try? JSONObject(Array(arguments.utf8)))?["code"].flatMap { $0.json == "null" ? nil : $0 }
                if let code, code.string == nil { return ("“code” has to be a string, such as VD-EVENT-1.", true) }
                return Self.explain(code?.string, in: PublicFolder.find())
            }
        } catch {
            return (FailureCode.sentence(for: error), true)
        }
    }

    private func ask(_ method: String, _ path: String, json: [UInt8] = []) async throws -> Answer {
        let answer = try await server.answer(method, path, json: json, patience: Self.longestWait, atMost: Self.longestAnswer, on: loop)
        let text = String(decoding: answer.body, as: UTF8.self).trimmingCharacters(in: .newlines)
        if answer.status == 200 { return (text, false) }
        // The page is not in the expected state, or an argument is wrong. The server's sentence is complete.
        let isWhole = [400, 409, 503].contains(answer.status) && text.contains("(VD-")
        return (isWhole ? text : server.refusal(status: answer.status, body: answer.body), true)
    }

    /// The first request makes the pages report what they have kept. The second one reads all of it, with the withdrawals.
    private func dropped() async throws -> String {
        var trace: [UInt8] = []
        for filter in ["dropped=true", "kind=notice,fate,event"] {
            let answer = try await server.answer(
                "GET", "/viaduct/api/trace?room=\(room)&follow=false&\(filter)", patience: Self.longestWait, atMost: Self.longestTrace, on: loop)
            guard answer.status == 200 else {
                throw server.failure(status: answer.status, body: answer.body)
            }
            trace = answer.body
        }
        return await Self.verdicts(in: trace)
    }

    /// Reads the trace beside the loop, since it may be long.
    private nonisolated static func verdicts(in trace: [UInt8]) async -> String {
        var list = DroppedList()
        for line in trace.split(separator: UInt8(ascii: "\n")) where line.starts(with: "data: ".utf8) {
            if let record = try? JSONObject(Array(line.dropFirst(6))) { list.take(record) }
        }
        return list.json
    }

    /// - Parameter folder: has the explanations.
    nonisolated static func explain(_ code: String?, in folder: URL?) -> Answer {
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
