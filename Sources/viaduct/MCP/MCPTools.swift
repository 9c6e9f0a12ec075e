import Foundation
import ViaductCommands
import ViaductProtocol
import ViaductRelay

/// Runs the tools' calls.
@MainActor struct MCPTools {
    let server: MCPServer
    let browser: MCPBrowser

    /// - Parameter arguments: one JSON object.
    func call(_ name: String, _ arguments: String) async -> MCPAnswer {
        do {
            guard let tool = MCPTool.others.first(where: { $0.name == name }) else {
                return try await server.answer(
                    "POST", "/viaduct/api/tests/\(server.test)/\(name)?room=\(server.room)", json: Array(arguments.utf8))
            }
            return try await call(tool, MCPArguments(arguments, of: tool))
        } catch let error as MCPArguments.Invalid {
            return .error(error.description)
        } catch let error as DevTools.Failure {
            return .error(error.isEnd ? "\(error) Call “open” to start it again." : error.description)
        } catch let error as OwnProgram.Failure {
            return .error(error.description)
        } catch {
            return .error(FailureCode.sentence(for: error))
        }
    }

    private func call(_ tool: MCPTool, _ arguments: MCPArguments) async throws -> MCPAnswer {
        switch tool.name {
        case "open": try await browser.open(arguments)
        case "screenshot": try await browser.screenshot(arguments)
        case "pages": try await pages()
        case "dropped": MCPAnswer(try await dropped())
        case "build": try await MCPSources.build(arguments)
        case "contract": try await MCPSources.contract(arguments)
        default: Self.explain(try arguments.text("code"), in: PublicFolder.find())
        }
    }

    /// The pages of the test, and those of none. The number of the others is told.
    private func pages() async throws -> MCPAnswer {
        let answer = try await JSONObject(server.body("GET", "/viaduct/api/pages?room=\(server.room)"))
        return MCPAnswer(Self.pages(answer["pages"]?.elements() ?? [], of: server.test))
    }

    nonisolated static func pages(_ all: [JSONValue], of test: String) -> String {
        let own = all.filter { [nil, test].contains($0.member("test")?.string) }
        let others = all.count - own.count
        let text = others == 1 ? "1 page of another test is left out." : "\(others) pages of other tests are left out."
        let note = others == 0 ? "" : ",\"note\":\(JSONText.quoted(text))"
        return "{\"pages\":[\(own.map(\.json).joined(separator: ","))]\(note)}"
    }

    /// The first request makes the pages report what they have kept. The second one reads all of it, with the withdrawals.
    private func dropped() async throws -> String {
        var trace: [UInt8] = []
        for filter in ["dropped=true", "kind=notice,fate,event"] {
            trace = try await server.body(
                "GET", "/viaduct/api/trace?room=\(server.room)&test=\(server.test)&follow=false&\(filter)", atMost: MCPServer.longestTrace)
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
    nonisolated static func explain(_ code: String?, in folder: URL?) -> MCPAnswer {
        guard let folder else { return .error("Cannot find the folder with the explanations. (VD-SETUP-1)") }
        let catalogue = ErrorCatalogue(publicFolder: folder)
        guard let code else { return MCPAnswer(catalogue.texts.map { "\($0.code)  \($0.title)" }.joined(separator: "\n")) }
        guard let text = catalogue[code] else {
            let near = Suggestion.nearest(to: code.uppercased(), among: catalogue.texts.map(\.code)).map { "Did you mean \($0)?" }
            return .error("No error has the code “\(code.start(40))”. \(near ?? "Leave “code” out for a list of all.")")
        }
        return MCPAnswer("# \(text.code): \(text.title)\n\n\(text.body)")
    }
}
