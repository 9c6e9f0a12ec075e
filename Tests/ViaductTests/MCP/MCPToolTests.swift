import Foundation
import Testing
import ViaductProtocol

@testable import viaduct

/// What the tools say about themselves, and their answers.
@Suite struct MCPToolTests {
    private static let publicFolder = Program.package.appending(path: "public")

    private func json(_ text: String) throws -> NSObject {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? NSObject)
    }

    // MARK: The stub's schema

    @Test func `the schema of a stub's rules is that of the stub's file`() throws {
        let file = try Data(contentsOf: Self.publicFolder.appending(path: "viaduct/schema/stub.json"))
        let whole = try #require(try JSONSerialization.jsonObject(with: file) as? [String: NSObject])
        let tool = try #require(MCPTool.verbs.first { $0.name == "stub" })
        let schema = try #require(try json(tool.json) as? [String: NSObject])["inputSchema"] as? [String: NSObject]
        #expect(schema?["$defs"] == whole["$defs"])
        let rules = (schema?["properties"] as? [String: [String: NSObject]])?["rules"]?["anyOf"] as? [[String: NSObject]]
        #expect(rules?.first == (whole["properties"] as? [String: [String: NSObject]])?["rules"])
        #expect(rules?.last == ["type": "null" as NSString])
    }

    @Test func `each member of a stub has a description`() throws {
        let file = try Data(contentsOf: Self.publicFolder.appending(path: "viaduct/schema/stub.json"))
        let whole = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
        let definitions = try #require(whole["$defs"] as? [String: [String: Any]])
        func check(_ schema: [String: Any], _ place: String) {
            for (name, property) in schema["properties"] as? [String: [String: Any]] ?? [:] {
                let other = (property["$ref"] as? String).flatMap { definitions[String($0.dropFirst("#/$defs/".count))] }
                #expect((property["description"] ?? other?["description"]) as? String != nil, "\(place).\(name)")
            }
            for inner in schema["anyOf"] as? [[String: Any]] ?? [] { check(inner, place) }
        }
        for (name, definition) in definitions { check(definition, name) }
    }

    @Test func `without the stub's file its rules are still an array or null`() throws {
        let schema = StubSchema(nil)
        #expect(schema.definitions == nil)
        #expect((try json(schema.rules) as? [String: NSObject])?["type"] == ["array", "null"] as NSArray)
    }

    @Test func `the list of the tools is one line`() {
        #expect(MCPTool.all.allSatisfy { !$0.json.contains("\n") })
    }

    // MARK: The skill

    @Test func `the skill has every tool, and names no other`() throws {
        let program = try Program(["mcp", "--skill"])
        let ended = program.finish()
        #expect(ended.status == 0)
        let skill = ended.output
        #expect(skill.hasPrefix("---\nname: viaduct\ndescription: "))
        #expect(!skill.contains("{{"))
        for tool in MCPTool.all { #expect(skill.contains("\n| `\(tool.name)` | "), "\(tool.name)") }
        let arguments = Set(MCPTool.all.flatMap(\.arguments).map(\.name))
        let answers: Set = ["errors", "components", "code", "next", "dropped", "inPart", "leftOut"]
        let words = Set(skill.matches(of: #/`([A-Za-z]+)`/#).map { String($0.1) })
        #expect(words.subtracting(MCPTool.all.map(\.name)).subtracting(arguments).subtracting(answers).isEmpty)
        #expect(skill.split(separator: "\n").filter { !$0.hasPrefix("|") }.allSatisfy { $0.count <= 120 })
    }

    // MARK: Answers

    @Test func `an answer with a picture has it in front of its text`() {
        #expect(
            MCPAnswer("a", png: "AAAA").json
                == #"{"content":[{"type":"image","data":"AAAA","mimeType":"image/png"},{"type":"text","text":"a"}]}"#)
        #expect(MCPAnswer.error("a\n").json == #"{"content":[{"type":"text","text":"a\n"}],"isError":true}"#)
    }

    @Test func `pages of other tests are left out, and counted`() throws {
        func pages(_ texts: String...) throws -> String { try MCPTools.pages(texts.map { try JSONValue(Array($0.utf8)) }, of: "mine") }
        let (none, mine, other) = (#"{"page":"a"}"#, #"{"page":"b","test":"mine"}"#, #"{"page":"c","test":"other"}"#)
        #expect(try pages(none, mine) == "{\"pages\":[\(none),\(mine)]}")
        #expect(try pages(other, mine) == "{\"pages\":[\(mine)],\"note\":\"1 page of another test is left out.\"}")
        #expect(try pages(other, other) == #"{"pages":[],"note":"2 pages of other tests are left out."}"#)
    }

    @Test(arguments: [
        (0, "Building…\n{\"complete\":true,\n\"errors\":[]}", false), (1, "{\"complete\":false}", false), (2, "{\"complete\":true}", true),
        (1, "viaduct: There is no “swift”. (VD-APP-4)", true), (0, "", true),
    ])
    @MainActor func `a build without a report is an error, with its words`(status: Int32, output: String, isError: Bool) {
        let answer = MCPSources.report(in: OwnProgram.Outcome(end: .exit(status: status), output: output))
        #expect(answer.isError == isError)
        #expect(isError || answer.text.hasPrefix("{\"complete\":"))
        #expect(!answer.text.isEmpty)
    }

    // MARK: Arguments

    @Test(arguments: [
        (#"{"web":"a","swift":"b","recordings":["c"]}"#, nil), (#"{"web":"a","swift":"b","recordings":null}"#, nil),
        (#"{"web":"a"}"#, "“contract” needs “swift”."), (#"{"web":1,"swift":"b"}"#, "“web” has to be a string."),
        (#"{"web":"a\u0000","swift":"b"}"#, "“web” has to be one line of 8192 bytes at most."),
        (#"{"web":"a","swift":"b","out":"c"}"#, "“contract” knows no “out”. It takes “web”, “swift”, “recordings”."),
        (#"{"web":"a","swift":"b","recordings":"c"}"#, "“recordings” has to be an array of 16 strings at most."),
        (#"{"web":"a","swift":"b","recordings":[1]}"#, "Each element of “recordings” has to be a string."),
    ])
    func `a wrong argument gets a sentence`(json: String, sentence: String?) throws {
        let tool = try #require(MCPTool.others.first { $0.name == "contract" })
        let told: String?
        do throws(MCPArguments.Invalid) {
            let arguments = try MCPArguments(json, of: tool)
            _ = (try arguments.text("web"), try arguments.texts("recordings", atMost: 16))
            told = nil
        } catch {
            told = error.description
        }
        #expect(told == sentence)
    }
}
