@testable import ViaductRelay

/// JavaScript, as it is joined for the browser.
enum ScriptProperties {
    static let targets = [FuzzTarget("javascript", reads: ["JavaScriptReader", "JavaScriptModule"], javaScript)]

    @MainActor private static func javaScript(_ bytes: [UInt8]) throws {
        let source = text(bytes)
        guard let tokens = try? JavaScriptReader.tokens(of: source, path: "a.js") else { return }
        // Each is in the source, behind the one before it.
        var rest = Substring(source).utf8
        for token in tokens {
            guard let place = rest.firstRange(of: token.text.utf8) else {
                throw FuzzTarget.Failure(description: "“\(token.text)” is not behind the token before it")
            }
            rest = rest[place.upperBound...]
        }
        _ = try? JavaScriptModule(source, path: "a.js")
    }
}
