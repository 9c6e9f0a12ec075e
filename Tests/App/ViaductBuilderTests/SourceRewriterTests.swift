import Testing

@testable import ViaductBuilder

struct SourceRewriterTests {
    @Test func `an entry of the environment is written out, in one line`() {
        let text = SourceRewriter(
            "extension EnvironmentValues {\n    @Entry public var margin: CGFloat = 8\n    @Entry var word = \"x\"\n}", path: "/A.swift"
        ).text
        #expect(
            text.contains(
                "public struct ViaductEntry_margin: EnvironmentKey { public static let defaultValue: CGFloat = 8 }; public var margin: CGFloat {"))
        #expect(text.contains("static let defaultValue = \"x\" }; var word: ViaductEntry_word.Value {"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == SourceRewriter.addedLines + 4)
    }

    @Test(arguments: [
        ("class A: UITableViewCell { override init(style: CellStyle, reuseIdentifier: String?) {} }", true),
        ("class A: UICollectionViewCell {\n  @MainActor public override init(frame: CGRect) {}\n}", true),
        ("struct B { final class A: BaseCell { override init(frame: CGRect) {} } }", true),
        ("class A: UIView { override init(frame: CGRect) {} }", false),
        ("class A: UITableViewCell { override func prepareForReuse() {} }", false),
        ("class A: UITableViewCell { required override init(style: CellStyle, reuseIdentifier: String?) {} }", false),
    ]) func `an initializer that a table calls is a required one`(source: String, isRequired: Bool) {
        let text = SourceRewriter(source, path: "/A.swift").text
        #expect(text.contains("required override init(") == (isRequired || source.contains("required")))
        #expect(text.contains("required required") == false)
    }

    @Test func `Apple's Logger goes first in a file that imports it`() {
        #expect(SourceRewriter("import HotwireNative\nimport OSLog", path: "/A.swift").text.contains("; import struct os.Logger\n"))
        #expect(SourceRewriter("import os.log", path: "/A.swift").text.contains("; import struct os.Logger\n"))
        #expect(!SourceRewriter("import HotwireNative", path: "/A.swift").text.contains("os.Logger"))
    }

    @Test func `a file that imports Hotwire Native sees what only its main has, if the app wants that`() {
        func text(_ source: String, _ library: LibraryVersion) -> String { SourceRewriter(source, path: "/A.swift", library: library).text }
        #expect(text("import HotwireNative", .main).contains("; @_spi(HotwireNativeMain) import HotwireNative\n"))
        #expect(!text("import HotwireNative", .release).contains("@_spi"))
        #expect(!text("import UIKit", .main).contains("@_spi"))
        #expect(text("import HotwireNative", .main).split(separator: "\n").count == SourceRewriter.addedLines + 1)
    }

    @Test(arguments: [
        (
            "class A: WKUIController { func webView(_ v: WKWebView, createWebViewWith c: C) -> WKWebView? { nil } }",
            "class A: WKUIController, WKWindowOpener { ", LibraryVersion.release
        ),
        ("extension A { func webView(_ v: V, createWebViewWith c: C) -> V? { nil } }", "extension A : WKWindowOpener { ", .release),
        (
            "class A: NSObject, WKUIDelegate { func webView(_ v: V, createWebViewWith c: C) -> V? { nil } }",
            "class A: NSObject, WKUIDelegate { ", .release
        ),
        ("class A: WKUIController { // createWebViewWith\n}", "class A: WKUIController { ", .release),
        (
            "class T: HotwireTabBarController { func tabBarController(_ t: T, shouldSelectTab: UITab) -> Bool { true } }",
            "class T: HotwireTabBarController, UITabBarControllerDelegate { ", .main
        ),
        (
            "class T: HotwireTabBarController { func tabBarController(_ t: T, shouldSelectTab: UITab) -> Bool { true } }",
            "class T: HotwireTabBarController { ", .release
        ),
        (
            "class T: UITabBarController { func tabBarController(_ t: T, shouldSelectTab: UITab) -> Bool { true } }",
            "class T: UITabBarController { ", .main
        ),
    ])
    func `a class with a method that only Objective-C would find conforms to the method's protocol`(
        source: String, start: String, library: LibraryVersion
    ) {
        let lines = SourceRewriter(source, path: "/A.swift", library: library).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[SourceRewriter.addedLines].hasPrefix(start))
    }

    /// The rewritten form of one line.
    private func rewrite(_ line: String) -> String {
        let lines = SourceRewriter(line, path: "/app/A.swift").text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst(SourceRewriter.addedLines).joined(separator: "\n")
    }

    @Test(arguments: [
        ("@objc func save() {}", "      func save() {}"),
        ("@objc(saveIt:) func save() {}", "               func save() {}"),
        ("@objcMembers class A {}", "             class A {}"),
        ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
        ("@main struct A {}", "      struct A {}"),
        ("@MainActor class A {}", "@MainActor class A {}"),
        ("#selector(save)", "Selector(Self.save)"),
        ("#selector(self.save)", "Selector(Self.save)"),
        ("#selector(save(_:))", "Selector(Self.save(_:))"),
        ("#selector(FormComponent.save(_:))", "Selector(FormComponent.save(_:))"),
        ("#if os(iOS) && !os(macOS)", "#if os(Linux) && !os(macOS)"),
        ("internal import UIKit", "         import UIKit"),
        ("@preconcurrency public import class UIKit.UIView", "@preconcurrency        import class UIKit.UIView"),
        ("import os.log; a()", "import os    ; a()"),
        ("@preconcurrency import UIKit.UIGestureRecognizerSubclass", "@preconcurrency import UIKit" + String(repeating: " ", count: 28)),
        ("import struct Foundation.Date", "import struct Foundation.Date"),
    ]) func `what Linux has not is replaced`(line: String, expected: String) {
        #expect(rewrite(line) == expected)
    }

    @Test(arguments: [
        "let a = \"@objc #selector(save)\"", "// @objc #selector(save)", "/* a /* nested @objc */ @objc */",
        "let a = #\"\\(@objc) \" @objc\"#", "let a = \"\"\"\n @objc \" @objc\n \"\"\"",
        "let a = \"\\(b(\"@objc\")) @objc\"", "let a = \"\\\" @objc\"",
    ]) func `comments and strings stay as they are`(source: String) {
        #expect(rewrite(source) == source)
    }

    @Test func `previews are left out, with all that is in them`() {
        #expect(
            rewrite("struct A {}\n#Preview(\"{\") {\n  A { \"}\" }\n}\nstruct B {}")
                == "struct A {}\n" + String(repeating: " ", count: 15) + "\n" + String(repeating: " ", count: 11) + "\n \nstruct B {}")
    }

    @Test func `code behind a string is found again`() {
        #expect(rewrite("let a = \"\\(b)\"; @objc func c() {}") == "let a = \"\\(b)\";       func c() {}")
    }

    @Test func `the imports of missing modules are left out, and no others`() {
        let source = "import UIKit\n@preconcurrency internal import Sentry\nimport SentrySwift"
        let text = SourceRewriter(source, path: "/app/A.swift", missingModules: ["Sentry"]).text
        #expect(text.hasSuffix("import UIKit\n\(String(repeating: " ", count: 38))\nimport SentrySwift"))
    }

    @Test func `the compiler's messages point to the original`() {
        #expect(SourceRewriter("a", path: "/app/A.swift").text.hasSuffix("#sourceLocation(file: \"/app/A.swift\", line: 1)\na"))
    }
}
