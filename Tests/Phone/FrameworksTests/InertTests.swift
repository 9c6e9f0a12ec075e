import Foundation
import Testing
import UIKit

/// A symbol that compiles but does nothing has to report that: to the compiler, whose warnings `viaduct app --check` counts, and
/// to the log.
@Suite(.serialized) @MainActor struct InertTests {
    private static let mark = #"@available(*, deprecated, message: "no effect")"#

    // MARK: Functions that may do nothing

    /// Types with methods for others to implement, where the original does nothing either.
    private static let answered =
        #/(?:Delegate|DataSource|Observer|Subscriber|Representable|Property|Visitable|Destination|Configuration)$/#
    /// Names of methods that end something that never begins.
    private static let ends =
        #/^(?:abort|cancel|close|detach|disable|disconnect|dismiss|end|finish|hide|remove|resign|restore|stop|unregister)/#
    /// Methods for subclasses to override; the original is empty too.
    private static let overridden =
        #/^(?:onView|view|visitable|will|did|motion|touches)[A-Z]|DidChange$|^(?:prepare|awakeFrom|prepareFor|layoutSub|buildMenu|draw|drawText|display|answer|makeCache|tableView|tabBar|onBridgeComponentInitialized)|^(?:traitCollection|update(?:Constraints|Configuration|ViewConstraints|UserActivityState)|validateContent)/#
    /// Each turn writes the whole screen, so no update has to be requested.
    private static let whole = #/^(?:setNeeds(?:Display|Layout|UpdateConstraints)|invalidate|layout|reload|reconfigure|flush)/#

    // MARK: The sources

    private struct File {
        let path: String
        let text: String

        /// The start of the declaration that contains a position in the file.
        func surroundings(of index: String.Index) -> Substring? {
            text[..<index].split(separator: "\n").last { !$0.hasPrefix("@available") && !" }/".contains($0.first ?? " ") }
        }

        /// The attributes on lines of their own.
        func attributes(above index: String.Index) -> String {
            text[..<index].split(separator: "\n").reversed().prefix { $0.firstMatch(of: #/^ +@[^{}]*$/#) != nil }.joined()
        }

        func type(at index: String.Index) -> String {
            surroundings(of: index)?.firstMatch(of: #/(?:class|struct|enum|extension|protocol) (\w+)/#).map { String($0.1) }
                ?? URL(filePath: path).deletingPathExtension().lastPathComponent
        }
    }

    /// The modules that an app's components import.
    private static let files = read("Phone")

    private static func read(_ folder: String) -> [File] {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardized
        let paths = FileManager.default.enumerator(atPath: sources.appending(path: folder).path)?.allObjects ?? []
        return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            (try? String(contentsOf: sources.appending(path: "\(folder)/\(path)"), encoding: .utf8)).map {
                File(path: "\(folder)/\(path)", text: $0)
            }
        }
    }

    @Test func `a function that does nothing is marked, or has a reason not to be`() {
        #expect(Self.files.count > 500)
        for file in Self.files {
            for found in file.text.matches(of: #/(?m)^ +(?:[\w@()]+ )*func `?(\w+)`?[^{}]*\{\s*(?:self)?\s*\}$/#) {
                let (type, name) = (file.type(at: found.range.lowerBound), String(found.1))
                let patterns = [Self.ends, Self.overridden, Self.whole]
                if patterns.contains(where: { name.firstMatch(of: $0) != nil }) { continue }
                #expect(
                    type.firstMatch(of: Self.answered) != nil || Self.hasReason(type, name),
                    "\(type).\(name) in \(file.path) does nothing, and is not marked")
            }
        }
    }

    /// A property that is read occurs a second time: where it is read.
    @Test func `a property that nobody reads is marked, or has a reason not to be`() {
        var uses: [String: Int] = [:]
        for file in Self.files + Self.read("App/ViaductApp") {
            for word in file.text.utf8.split(whereSeparator: { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x5F) })
            {
                uses[String(word) ?? "", default: 0] += 1
            }
        }
        for file in Self.files {
            for found in file.text.matches(of: #/(?m)^ +(?:public|open) (?:weak |static |class )?var `?(\w+)`?[^\n{]*$/#) {
                let (type, name) = (file.type(at: found.range.lowerBound), String(found.1))
                #expect(
                    uses[name] ?? 0 > 1 || Self.hasReason(type, name) || file.attributes(above: found.range.lowerBound).contains(Self.mark),
                    "\(type).\(name) in \(file.path) is read by nobody, and is not marked")
            }
        }
    }

    private static func hasReason(_ type: String, _ name: String) -> Bool {
        InertReasons.all.contains(type) || InertReasons.all.contains("\(type).\(name)")
    }

    /// The compiler enforces the mark for callers of `inert(_:_:)`.
    @Test func `what is always told to the log is marked`() {
        for file in Self.files {
            for found in file.text.matches(
                of: #/(?m)^ +(?:[\w@()]+ )*(?:func [^{}]*|var [^{}\n]*)\{\s*(?:didSet \{ )?(Inert\.note\("[^"\\]+"(?:, returning: self)?\))\s*\}/#
            ) {
                let above = file.attributes(above: found.range.lowerBound)
                let around = file.surroundings(of: found.range.lowerBound) ?? ""
                #expect(
                    above.contains(Self.mark) || file.text.contains("\(Self.mark)\n\(around)"),
                    "\(found.1) in \(file.path) is not marked")
            }
        }
    }

    // MARK: The log

    /// Calls by way of a protocol are not warned about.
    private protocol Component {
        @MainActor func run()
    }

    private struct Careless: Component {
        @available(*, deprecated)
        func run() {
            for _ in 1...3 {
                UIButton().setBackgroundImage(nil, for: .normal)
                UISlider().setThumbImage(nil, for: .normal)
            }
        }
    }

    @Test func `what does nothing is logged once, by its name`() async throws {
        let write = UIKitLog.write
        defer { UIKitLog.write = write }
        var lines: [String] = []
        UIKitLog.write = { lines.append($0) }
        let component: any Component = Careless()
        component.run()
        for _ in 1...100 where lines.count < 2 { await Task.yield() }
        #expect(
            lines == ["UIButton.setBackgroundImage(_:for:)", "UISlider.setThumbImage(_:for:)"].map { "\($0) does nothing in a browser." })
    }
    private final class Slider: UISlider {}

    private struct Forms: Component {
        @available(*, deprecated)
        func run() {
            Slider().setMaximumTrackImage(nil, for: .normal)
            Slider().minimumValueImage = nil
            _ = UISimpleTextPrintFormatter(text: "")
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            var configuration = UIButton.Configuration.plain()
            configuration.imageColorTransformer = nil
        }
    }

    @Test func `a member is logged by the name of the type that declares it`() async throws {
        let write = UIKitLog.write
        defer { UIKitLog.write = write }
        var lines: [String] = []
        UIKitLog.write = { lines.append($0) }
        let component: any Component = Forms()
        component.run()
        let names: Set = [
            "UISlider.setMaximumTrackImage(_:for:)", "UISlider.minimumValueImage", "UISimpleTextPrintFormatter(text:)",
            "UIAccessibility.post(notification:argument:)", "UIButton.Configuration.imageColorTransformer",
        ]
        for _ in 1...100 where lines.count < names.count { await Task.yield() }
        #expect(Set(lines) == Set(names.map { "\($0) does nothing in a browser." }))
    }
}
