import Foundation

/// Makes of an iOS source one that compiles on Linux. Lines stay where they are, and columns where that can be.
struct SourceRewriter {
    /// Attributes of Apple's systems only: a class is not Objective-C's here, and the program begins elsewhere.
    // A regex literal never changes.
    nonisolated(unsafe) private static let attributes =
        #/@(?:objc\([^)]*\)|(?:objcMembers|objc|IBOutlet|IBAction|IBInspectable|IBDesignable|UIApplicationMain|main|NSManaged)\b)/#
    // A regex literal never changes.
    nonisolated(unsafe) private static let selector = #/#selector\(\s*(?:self\.)?(?<method>[^()]+(?:\([^()]*\))?)\s*\)/#
    // A regex literal never changes.
    nonisolated(unsafe) private static let system = #/\bos\(iOS\)/#
    /// `@Entry public var margin: CGFloat = 8`
    // A regex literal never changes.
    nonisolated(unsafe) private static let entry =
        #/
        ^(?<indent>\h*)@Entry\h+(?<access>(?:public|package|internal|fileprivate|private)\h+)?
        var\h+(?<name>\w+)(?<type>\h*:\h*[^=\n]+?)?\h*=\h*(?<value>[^\n]+)$
        /#.anchorsMatchLineEndings()

    // A regex literal never changes.
    nonisolated(unsafe) private static let imports =
        #/
        ^ (?<before>\h*(?:@[\w()]+\h+)*) (?<access>(?:public|package|internal|fileprivate|private)\h+)?
        (?<import>import\h+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\h+)?(?<module>\w+)[\w.]*)
        /#.anchorsMatchLineEndings()

    /// A part of a framework, which is a module of its own on Apple's systems only: the whole of it is imported.
    // A regex literal never changes.
    nonisolated(unsafe) private static let submodule = #/\bimport[ \t]+(?<module>\w+)(?<part>\.[\w.]+)/#

    /// The number of lines before the original's first.
    static let addedLines = 7

    let text: String

    /// - Parameters:
    ///   - path: the file's path for the compiler's messages.
    ///   - missingModules: modules whose imports are left out.
    init(_ original: String, path: String, missingModules: Set<String> = [], library: LibraryVersion = .release) {
        let conforming = InheritedConformance.added(in: Self.withEntries(original), library: library)
        let bytes = Self.withoutPreviews(Array(Self.withRequiredInitialisers(conforming).utf8))
        var result = ""
        var end = 0
        for range in SwiftScanner(bytes).code {
            result += String(decoding: bytes[end..<range.lowerBound], as: UTF8.self)
            result += Self.rewrite(String(decoding: bytes[range], as: UTF8.self), without: missingModules)
            end = range.upperBound
        }
        result += String(decoding: bytes[end...], as: UTF8.self)
        // On Apple's systems Foundation brings networking, Observation and Security along, and UIKit notifications.
        text = """
            import Foundation
            import FoundationNetworking
            import Observation
            import Security
            import UIKit
            import UserNotifications\(Self.scopedImports(original))\(Self.libraryImport(original, library))
            #sourceLocation(file: "\(path)", line: 1)
            \(result)
            """
    }

    /// Makes Apple's `Logger`, where a file can see it, take precedence over Hotwire Native's (after version 1.3).
    private static func scopedImports(_ source: String) -> String {
        source.contains(#/(?m)^\h*(?:@\w+\h+)*import\h+(?:os|OSLog)(?!\w)/#) ? "; import struct os.Logger" : ""
    }

    /// Shows a file that imports the library what only its main branch has.
    private static func libraryImport(_ source: String, _ library: LibraryVersion) -> String {
        library == .main && imports(in: source).contains("HotwireNative") ? "; \(library.libraryImport)" : ""
    }

    /// Classes that tables and collections make by themselves need an initializer that Swift calls required.
    private static func withRequiredInitialisers(_ source: String) -> String {
        guard source.contains("override init(") || source.contains("override public init(") else { return source }
        var bytes = Array(source.utf8)
        let all = SourceDeclaration.all(in: bytes) ?? []
        for place in all.flatMap({ overriddenInitialisers(of: $0, in: bytes) }).sorted(by: >) {
            bytes.replaceSubrange(place..<place, with: Array("required ".utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func overriddenInitialisers(of declaration: SourceDeclaration, in bytes: [UInt8]) -> [Int] {
        let inner = declaration.members.flatMap { overriddenInitialisers(of: $0, in: bytes) }
        let superclass = declaration.inherited.first.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
        guard declaration.mayInherit, superclass.contains(#/(?:Cell|ReusableView|HeaderFooterView)$/#) else { return inner }
        return inner
            + declaration.members.filter { $0.kind == .initialiser }.compactMap { member in
                let end = member.body?.lowerBound ?? member.range.upperBound
                let header = String(decoding: bytes[member.range.lowerBound..<end], as: UTF8.self)
                let pattern = #/\boverride\s+(?:\w+\s+)*init\(\s*(?:style|reuseIdentifier|frame)\b/#
                guard !header.contains("required"), let found = header.firstMatch(of: pattern) else { return nil }
                return member.range.lowerBound + header.utf8.distance(from: header.startIndex, to: found.range.lowerBound)
            }
    }

    /// The modules that a source imports.
    static func imports(in source: String) -> Set<String> {
        let code = String(decoding: SwiftScanner(Array(source.utf8)).blanked, as: UTF8.self)
        return Set(code.matches(of: imports).map { String($0.module) })
    }

    /// SwiftUI's macro for a value of the environment, written out.
    private static func withEntries(_ source: String) -> String {
        source.replacing(entry) { match in
            let key = "ViaductEntry_\(match.name)"
            let access = match.access ?? ""
            return "\(match.indent)\(access)struct \(key): EnvironmentKey { \(access)static let defaultValue\(match.type ?? "") = \(match.value) }; "
                + "\(access)var \(match.name)\(match.type ?? ": \(key).Value") "
                + "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
        }
    }

    /// Blanks previews for Xcode's canvas, which use Apple's macros.
    private static func withoutPreviews(_ source: [UInt8]) -> [UInt8] {
        var result = source
        var start: Int?
        var depth = 0
        for index in SwiftScanner(source).code.joined() {
            switch source[index] {
            case UInt8(ascii: "#") where start == nil && source[index...].starts(with: "#Preview".utf8): start = index
            case UInt8(ascii: "{") where start != nil: depth += 1
            case UInt8(ascii: "}") where start != nil:
                depth -= 1
                guard depth == 0, let first = start else { continue }
                result.replaceSubrange(first...index, with: source[first...index].spaces)
                start = nil
            default: break
            }
        }
        return result
    }

    private static func rewrite(_ code: String, without missingModules: Set<String>) -> String {
        code.replacing(attributes) { blank($0.0) }
            .replacing(selector) { match in
                let method = String(match.method)
                // `Self` stands for the type around, whose method it is when none is named.
                let isQualified = method.prefix { $0 != "(" }.contains(".")
                return "Selector(\(isQualified ? "" : "Self.")\(method))"
            }
            .replacing(submodule) { "import \($0.module)" + blank($0.part) }
            .replacing(system) { _ in "os(Linux)" }
            .replacing(imports) { match in
                // One module may not be imported with an access level here and without there, as the lines above do.
                missingModules.contains(String(match.module))
                    ? blank(match.0) : match.before + blank(match.access ?? "") + match.import
            }
    }

    private static func blank(_ text: Substring) -> String {
        String(repeating: " ", count: text.count)
    }
}
