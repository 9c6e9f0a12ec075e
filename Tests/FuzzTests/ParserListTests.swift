import Foundation
import Testing

/// Looks for readers of bytes from outside that no target names.
///
/// It goes by signatures: an initialiser, or a static function, whose first parameter is bytes, a part of JSON, or a request, or a text under a
/// name that says what is read. A parser with another signature is not noticed.
struct ParserListTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
    /// The wings with readers: the phone's frameworks read what their app has.
    private static let wings = ["Core/", "App/", "Relay/", "viaduct/", "Phone/Hotwire/HotwireNative/PathConfiguration/"]

    nonisolated(unsafe) private static let signature =
        #/^\s*(?:public |package |@\w+ |mutating )*(?:static func \w+|init\??)\((?:\w+ )?(?:\w+: (?:\[UInt8\]|ArraySlice<UInt8>|UnsafeRawBufferPointer|UnsafeBufferPointer<UInt8>|Data|JSONObject|JSONValue|HTTPRequest)\??|(?:json|html|markdown|line|uri|url|cookies|source|manifest|output): (?:String|Substring))\b/#
        .anchorsMatchLineEndings()

    /// Files with such a signature that read nothing from outside.
    private static let others: [String: String] = [
        "AdmittedRequest": "holds what has been read", "BrowserWindow": "passes the address on to the system", "Command": "is an example of the help",
        "FileReplacement": "writes", "FrameKind": "asks FrameType", "Gzip": "compresses", "HTTPRequestBody": "collects bytes",
        "OutgoingMessage": "sends", "ProxyRoutes": "looks for a header", "RemoteApp": "prints", "Terminal": "prints",
        "WriteBuffer": "sends",
    ]

    @Test func `each reader of bytes from outside has a fuzz target`() throws {
        let paths = FileManager.default.enumerator(atPath: Self.sources.path)?.compactMap { $0 as? String } ?? []
        let fuzzed = Set(FuzzTarget.all.flatMap(\.files))
        var found: Set<String> = []
        for path in paths where path.hasSuffix(".swift") && Self.wings.contains(where: path.hasPrefix) {
            let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            guard text.contains(Self.signature) else { continue }
            found.insert(name)
            let isKnown = fuzzed.contains(name) || Self.others[name] != nil
            #expect(isKnown, "\(path) reads bytes, and no target of Tests/FuzzTests names it")
        }
        #expect(found.count > 40)
        let names = Set(paths.map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
        for file in fuzzed where !names.contains(file) { Issue.record("A target names \(file).swift, which is not in Sources") }
        for file in Self.others.keys where !found.contains(file) { Issue.record("\(file).swift has no such signature any more") }
    }
}
