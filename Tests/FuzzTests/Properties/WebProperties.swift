@testable import ViaductRelay
@testable import viaduct

/// Pages of web apps, as the doctor reads them, and the texts about errors.
enum WebProperties {
    static let targets = [
        FuzzTarget("html", reads: ["HTMLScripts", "PolicyLine"], html),
        FuzzTarget("markdown", reads: ["MarkdownPage", "ErrorText"], markdown),
    ]

    @MainActor private static func html(_ bytes: [UInt8]) throws {
        let page = text(bytes)
        for script in HTMLScripts.all(in: page) where !script.source.isEmpty {
            try expect(page.contains(script.source), "the page has no “\(script.source)”")
        }
        _ = PolicyLine(page)
    }

    @MainActor private static func markdown(_ bytes: [UInt8]) throws {
        let text = text(bytes)
        let html = MarkdownPage.html(text)
        let tags = Set(html.matches(of: #/<\/?([^\s>]*)/#).map { String($0.1) })
        try expect(tags.isSubset(of: ["p", "pre", "code", "ul", "li", "h2", "a"]), "the page has the tags \(tags)")
        _ = ErrorText(code: "VD-A-1", markdown: text)
    }
}
