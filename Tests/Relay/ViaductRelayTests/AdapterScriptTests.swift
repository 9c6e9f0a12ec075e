import Foundation
import Testing
import ViaductProtocol

@testable import ViaductRelay

@Suite(.serialized) @MainActor struct AdapterScriptTests {
    private let folder = try! TemporaryFolder()
    private let relay: RelayHarness

    init() throws {
        try folder.write("export const first = 1", to: "viaduct/adapter/first.js")
        try folder.write(
            """
            import { first } from "./first.js"

            // Called with the configuration.
            export default function start(configuration) {
              return first + configuration.room
            }
            """, to: "viaduct/adapter/start.js")
        relay = try RelayHarness(publicFolder: folder.url)
    }

    @Test func `the modules are joined in their order, and the last one's function is called with the configuration`() async throws {
        let response = try await relay.curl("/viaduct/adapter.js?room=anna")
        #expect(response.status == 200)
        #expect(response.headers["cache-control"] == "no-store")
        #expect(response.headers["content-type"] == "text/javascript; charset=utf-8")
        #expect(
            response.text.hasPrefix(
                """
                (() => {
                "use strict"
                const first=1
                function start(configuration){return first+configuration.room}
                return start
                })()({
                """))
        let json = try #require(response.text.split(separator: "})()({", maxSplits: 1).last?.dropLast(2))
        let configuration = try JSONSerialization.jsonObject(with: Data(("{" + json).utf8)) as? [String: Any]
        #expect(configuration?["room"] as? String == "anna")
        #expect(configuration?["platform"] as? String == "ios")
        #expect(configuration?["components"] as? [String] == ["echo"])
        #expect((configuration?["userAgent"] as? String)?.hasSuffix(" Echo ios") == true)
    }

    @Test func `the platform can be chosen, and the other one is at hand`() async throws {
        let text = try await relay.curl("/viaduct/adapter.js?platform=android").text
        let own = try #require(text.firstRange(of: #""platform":"android""#))
        let other = try #require(text.firstRange(of: #""other":{"name":"#))
        #expect(own.lowerBound < other.lowerBound)
        #expect(text[other.upperBound...].contains(#""platform":"ios""#))
    }

    @Test(arguments: ["room=a%20b", "room=%3Cscript%3E", "platform=windows", "room="])
    func `a bad query is refused with what is allowed`(query: String) async throws {
        let response = try await relay.curl("/viaduct/adapter.js?\(query)")
        #expect(response.status == 400)
        #expect(response.text.contains("has to be"))
    }

    @Test(arguments: ["gzip", "deflate, GZIP;q=0.5, br", "br;q=0, *"])
    func `it is compressed for clients that accept that`(coding: String) async throws {
        let plain = try await relay.curl("/viaduct/adapter.js")
        #expect(plain.headers["content-encoding"] == nil)
        #expect(plain.headers["vary"] == "Accept-Encoding")
        // Decompressed by curl, as by a browser. Twice, because the server caches the compressed file.
        for _ in 0..<2 {
            let response = try await relay.curl("/viaduct/adapter.js", "--header", "Accept-Encoding: \(coding)", "--compressed")
            #expect(response.headers["content-encoding"] == "gzip")
            #expect(response.headers["vary"] == "Accept-Encoding")
            #expect(try #require(response.headers["content-length"].flatMap { Int($0) }) < plain.body.count)
            #expect(response.text == plain.text)
        }
    }

    @Test(arguments: ["", "identity", "br", "gzip;q=0", "*, gzip; q=0.00", "gzipped"])
    func `it is not compressed for clients that do not accept that`(coding: String) async throws {
        let response = try await relay.curl("/viaduct/adapter.js", "--header", "Accept-Encoding: \(coding)")
        #expect(response.headers["content-encoding"] == nil)
        #expect(response.text.hasPrefix("(() => {"))
    }

    @Test func `a change of a module is in the next script, compressed or not`() async throws {
        for text in ["old", "newer"] {
            try folder.write("export const first = \"\(text)\"", to: "viaduct/adapter/first.js")
            #expect(try await relay.curl("/viaduct/adapter.js", "--compressed").text.contains("const first=\"\(text)\""))
        }
    }

    @Test func `a missing module is an error and not half an adapter`() async throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: "viaduct/adapter/first.js"))
        #expect(try await relay.curl("/viaduct/adapter.js").status == 500)
        #expect(relay.log.lines.contains { $0.contains("The adapter cannot be read") })
    }
}
