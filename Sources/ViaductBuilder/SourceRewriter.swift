import Foundation

/// Makes of an iOS source one that compiles on Linux. Lines stay where they are, and columns where that can be.
struct SourceRewriter {
    /// What only Apple's systems have: a class is not Objective-C's here, and the program begins elsewhere.
    // A regex literal never changes.
    nonisolated(unsafe) private static let attributes =
        #/@(?:objc\([^)]*\)|(?:objcMembers|objc|IBOutlet|IBAction|IBInspectable|IBDesignable|UIApplicationMain|main|NSManaged)\b)/#
    // A regex literal never changes.
    nonisolated(unsafe) private static let selector = #/#selector\(\s*(?:self\.)?(?<method>[^()]+(?:\([^()]*\))?)\s*\)/#
    // A regex literal never changes.
    nonisolated(unsafe) private static let system = #/\bos\(iOS\)/#

    /// How many lines stand before the original's first.
    static let addedLines = 4

    let text: String

    /// - Parameter path: of the file, for the compiler's messages.
    init(_ original: String, path: String) {
        let bytes = Array(original.utf8)
        var result = ""
        var end = 0
        for range in SwiftScanner(bytes).code {
            result += String(decoding: bytes[end..<range.lowerBound], as: UTF8.self)
            result += Self.rewrite(String(decoding: bytes[range], as: UTF8.self))
            end = range.upperBound
        }
        result += String(decoding: bytes[end...], as: UTF8.self)
        text = """
            import Foundation
            import FoundationNetworking
            import UIKit
            #sourceLocation(file: "\(path)", line: 1)
            \(result)
            """
    }

    private static func rewrite(_ code: String) -> String {
        code.replacing(attributes) { String(repeating: " ", count: $0.0.count) }
            .replacing(selector) { match in
                let method = String(match.method)
                // `Self` stands for the type around, whose method it is when none is named.
                let isQualified = method.prefix { $0 != "(" }.contains(".")
                return "Selector(\(isQualified ? "" : "Self.")\(method))"
            }
            .replacing(system) { _ in "os(Linux)" }
    }
}
