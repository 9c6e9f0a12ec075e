import Foundation
import Testing

@testable import ViaductApp

@Suite struct AppSecretTests {
    @Test(arguments: ["", "two words", "line\n", "tab\t", "ü", "a\r\nOrigin: b", String(repeating: "x", count: 1025)])
    func `a text that no header can carry is no secret`(text: String) {
        #expect(AppSecret(text) == nil)
    }

    @Test func `it is shown by its own header alone, and never by its description`() throws {
        let secret = try #require(AppSecret("mine"))
        #expect(secret.isShown(by: secret.authorization))
        for text in ["", "mine", "Bearer", "Bearer min", "Bearer minee", "Bearer minemine", "Basic mine", "Bearer mine mine"] {
            #expect(!secret.isShown(by: text))
        }
        #expect(!"\(secret) \([secret]) \(String(reflecting: secret))".contains("mine"))
    }

    /// Bytes that count how often one of them is read.
    private struct CountedBytes: Collection {
        final class Reads { var count = 0 }

        let bytes: [UInt8]
        let reads = Reads()
        var startIndex: Int { bytes.startIndex }
        var endIndex: Int { bytes.endIndex }
        func index(after index: Int) -> Int { index + 1 }

        subscript(index: Int) -> UInt8 {
            reads.count += 1
            return bytes[index]
        }
    }

    @Test(arguments: [
        "0123456789abcdef", "x123456789abcdef", "01234567x9abcdef", "0123456789abcdex", "0", "x", "0123456789abcdef0",
        "x123456789abcdef0123456789abcdef",
    ])
    func `what is shown is compared to its end, wherever the first wrong character is`(shown: String) {
        let own = "0123456789abcdef"
        let bytes = CountedBytes(bytes: Array(shown.utf8))
        #expect(AppSecret.isEqual(bytes, to: own.utf8) == (shown == own))
        #expect(bytes.reads.count == shown.utf8.count)
    }

    /// Files that compare one secret with another, with the reason.
    private static let comparers = ["App/ViaductApp/Remote/AppSecretFile.swift": "compares the files of a server's ports with each other"]

    @Test func `no text of a secret is compared in another way`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardizedFileURL
        let own = try String(contentsOf: sources.appending(path: "App/ViaductApp/Remote/AppSecret.swift"), encoding: .utf8)
        for (function, words) in [("func isShown(", "Self.isEqual("), ("func isKey(", "Self.isEqual("), ("func isEqual(", "return difference == 0")] {
            let body = try #require(own.components(separatedBy: function).dropFirst().first?.components(separatedBy: "\n\n").first)
            #expect(body.contains(words), "\(function)")
            let comparisons = body.matches(of: #/==|!=|elementsEqual|hasPrefix|starts\(with/#).count
            // The number of words and the first one; nothing; the sum of all differences.
            #expect(comparisons == ["func isShown(": 2, "func isKey(": 0][function] ?? 1, "\(function)")
        }
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { $0.hasSuffix(".swift") && ["App/ViaductApp/", "Relay/", "viaduct/"].contains(where: $0.hasPrefix) }
        #expect(files.count > 250)
        for path in files where Self.comparers[path] == nil {
            let code = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            guard Self.secrets.contains(where: code.contains) else { continue }
            for line in code.split(separator: "\n") { #expect(!Self.comparesSecret(line), "\(path): \(line)") }
        }
    }

    @Test(arguments: [
        "return words[1] == text", "guard secret.text == shown else { return false }", "key(for: purpose) == text", "text.hasPrefix(words[1])",
        "token.authorization == request.headers[name]", "found = rooms.values.first { $0.token.key(for: purpose).elementsEqual(shown) }",
    ])
    func `a comparison in another way is seen`(line: String) {
        #expect(Self.comparesSecret(line[...]))
    }

    /// Ways to the text of a secret, or to what is made of it.
    private static let secrets = ["words[1]", "ecret.text", "ecret?.text", ".authorization", "key(for:"]

    private static func comparesSecret(_ line: Substring) -> Bool {
        secrets.contains(where: line.contains)
            && ["==", "!=", "hasPrefix", "hasSuffix", "elementsEqual", "starts(with", ".contains("].contains(where: line.contains)
    }

    @Test(arguments: [
        ("http://127.0.0.1:4000", true), ("http://127.8.9.10:4000", true), ("http://[::1]:4000", true),
        ("http://localhost:4000", true), ("http://LOCALHOST:4000", true), ("http://a.localhost:4000", true),
        ("http://192.168.1.2:4000", false), ("http://127.example.com:4000", false), ("http://notlocalhost:4000", false),
        ("http://localhost.example.com:4000", false), ("http://[2001:db8::1]:4000", false), ("http://0.0.0.0:4000", false),
    ])
    func `only a server on this machine gets what the file has`(server: String, isLocal: Bool) throws {
        let address = try ServerAddress(server)
        switch try SecretSource(token: "", server: address, environment: ["VIADUCT_TOKEN": "", "HOME": "/h"]) {
        case .file(let file):
            #expect(isLocal)
            #expect(file.path == "/h/.local/state/viaduct/4000.token")
        case .nowhere: #expect(!isLocal)
        case .given: Issue.record("Nobody has set one.")
        }
    }

    @Test func `a name of this machine is not looked up elsewhere`() throws {
        #expect(try ServerAddress("http://shop.localhost:4000").host == "localhost")
    }

    @Test(arguments: ["http://a%0d%0aX-Evil:%201", "http://a%079", "http://a%2Fb:4000"])
    func `a server's host has no encoded bytes`(address: String) {
        #expect(throws: ServerAddress.Invalid.self) { try ServerAddress(address) }
    }

    @Test func `the app's own token counts before the variable, and both before the file`() throws {
        let address = try ServerAddress("http://127.0.0.1:4000")
        let environment = ["VIADUCT_TOKEN": "variable"]
        for (token, text) in [("own", "own"), (nil, "variable"), ("", "variable")] {
            let source = try SecretSource(token: token, server: address, environment: environment)
            #expect(try source.find().get().secret.text == text)
        }
        let error = #expect(throws: AppSecretError.self) {
            try SecretSource(token: "not one", server: address, environment: [:])
        }
        #expect(error?.text.contains("not one") == false)
    }
}
