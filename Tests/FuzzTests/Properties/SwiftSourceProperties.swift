import Foundation

@testable import ViaductBuilder

/// Sources of iOS apps, and what compilers and Xcode write.
enum SwiftSourceProperties {
    static let targets = [
        FuzzTarget(
            "swift-source",
            reads: [
                "SwiftScanner", "DeclarationParser", "SourceDeclaration", "ClassDeclaration", "SourceRewriter", "SourceWord", "UnaskedMethod",
                "InheritedConformance", "ExtensionOverrides", "SourceOmission", "AppSource",
            ], swiftSource),
        FuzzTarget("swift-contract", reads: ["SwiftComponentReader", "SwiftText", "SwiftProblem", "EventComparisons"], contract),
        FuzzTarget(
            "build-output", reads: ["Diagnostic", "BuildProgress", "XcodeProject", "PackageSources", "LanguageMode", "HandlingState", "Backtrace"],
            buildOutput),
    ]

    private static let file = FileManager.default.temporaryDirectory.appending(path: "viaduct-fuzz-\(getpid()).swift")

    private static func source(_ text: String) throws -> AppSource {
        if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
        return try AppSource(file).replacing(text: text)
    }

    @MainActor private static func swiftSource(_ bytes: [UInt8]) throws {
        let code = text(bytes)
        let bytes = Array(code.utf8)
        let blanked = SwiftScanner(bytes).blanked
        try expect(blanked.count == bytes.count, "blanked, it has \(blanked.count) bytes")
        let lines = { (bytes: [UInt8]) in bytes.count { $0 == UInt8(ascii: "\n") } }
        try expect(lines(blanked) == lines(bytes), "blanked, it has other lines")
        try inside(SourceDeclaration.all(in: bytes) ?? [], 0..<bytes.count)
        _ = SourceWord.all(in: bytes)
        _ = SourceRewriter(code, path: "/a.swift", missingModules: ["Foo"])
        let source = try source(code)
        _ = [source].components
        _ = UnaskedMethod.all(in: source)
        _ = ExtensionOverrides.moved(in: [source])
        let error = Diagnostic(file: "/a.swift", line: 1 + bytes.count % 7, column: 1 + bytes.count % 11, isError: true, text: "x", source: nil)
        _ = SourceOmission(of: [error], from: code, components: ["A"])
    }

    /// Members are inside of their types.
    private static func inside(_ declarations: [SourceDeclaration], _ range: Range<Int>) throws(FuzzTarget.Failure) {
        for declaration in declarations {
            try expect(range.lowerBound <= declaration.range.lowerBound && declaration.range.upperBound <= range.upperBound, "\(declaration.range)")
            try inside(declaration.members, declaration.range)
        }
    }

    @MainActor private static func contract(_ bytes: [UInt8]) throws {
        let reader = SwiftComponentReader([(path: "a.swift", text: text(bytes))])
        _ = (reader.components, reader.unnamed, reader.unread)
    }

    @MainActor private static func buildOutput(_ bytes: [UInt8]) throws {
        let output = text(bytes)
        for diagnostic in Diagnostic.all(in: output) { _ = (diagnostic.summary, diagnostic.markedLine, diagnostic.names, diagnostic.missingModule) }
        _ = Diagnostic.excerpt(of: output)
        var progress = BuildProgress()
        for line in output.split(separator: "\n") { _ = progress.read(line) }
        _ = XcodeProject(text: output)
        for module in PackageSources.modules(in: output) { _ = LanguageMode(manifest: output, target: module.name) }
        try Data(bytes).write(to: file)
        defer { try? Data().write(to: file) }
        _ = HandlingState(file)
        _ = Backtrace(file)
    }
}
