import Foundation

/// The copies of an app's sources that the compiler gets.
struct SourceCopies {
    private let folder: URL
    private let library: LibraryVersion
    /// Sources of other modules, which may have superclasses.
    private let libraries: [AppSource]
    /// All sources, including those left out since.
    private(set) var all: [AppSource] = []
    private(set) var included: [AppSource] = []
    /// By the path of the original.
    private var copies: [String: URL] = [:]
    private var missingModules: [String: Set<String>] = [:]
    private var texts: [String: String] = [:]
    /// Files that are compiled beside the copies, without a source of the app's.
    private var additions: [URL] = []

    /// - Parameter folder: is written to, and kept for the next build.
    init(of sources: [AppSource], basedOn libraries: [AppSource] = [], in folder: URL, mode: LanguageMode, library: LibraryVersion) throws {
        self.folder = folder
        self.library = library
        self.libraries = libraries
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for source in sources where !contains(source.url.path) {
            copies[source.url.path] = folder.appending(path: "\(all.count)-\(source.url.lastPathComponent)")
            all.append(source)
            included.append(source)
            try write(SourceRewriter(source.text, path: source.url.path, library: library).text, to: source.url.path)
        }
        if !mode.refusesClosures, let functions = ClosureFunctions.source(for: all.map(\.text)) {
            let file = folder.appending(path: "ViaductClosures.swift")
            try file.write(functions)
            additions = [file]
        }
    }

    /// Writes one more file beside the copies.
    ///
    /// - Returns: the paths to compile.
    func write(_ text: String, as name: String) throws -> [String] {
        let file = folder.appending(path: name)
        try file.write(text)
        let symbols = folder.appending(path: AppResources.symbols).path
        let made = FileManager.default.fileExists(atPath: symbols) ? [file.path, symbols] : [file.path]
        return included.compactMap { copies[$0.url.path]?.path } + additions.map(\.path) + made
    }

    /// Drops the files that are no source of the app's.
    ///
    /// - Returns: `false` when there are none.
    mutating func dropAdditions() -> Bool {
        defer { additions = [] }
        return !additions.isEmpty
    }

    func contains(_ path: String) -> Bool { copies[path] != nil }

    /// Returns the compiler's diagnostics, moved to the originals. At the end of a file the compiler forgets its place.
    func diagnostics(in output: String) -> [Diagnostic] {
        Diagnostic.all(in: output).map { diagnostic in
            guard let original = copies.first(where: { $0.value.path == diagnostic.file })?.key else { return diagnostic }
            return diagnostic.moved(to: original, line: diagnostic.line - SourceRewriter.addedLines, column: diagnostic.column)
        }
    }

    /// Returns the diagnostic at its column in the person's file, with that file's line.
    func located(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let source = all.first(where: { $0.url.path == diagnostic.file }), let text = texts[diagnostic.file],
            let line = source.text.line(diagnostic.line), let copy = text.line(diagnostic.line + SourceRewriter.addedLines)
        else { return diagnostic }
        // Only a rewritten part before the column moves it.
        let rest = copy.utf8.dropFirst(diagnostic.column - 1)
        let isSame = line.utf8.starts(with: copy.utf8.prefix(diagnostic.column - 1))
        let column = !isSame && line.utf8.reversed().starts(with: rest.reversed()) ? line.utf8.count - rest.count + 1 : diagnostic.column
        return diagnostic.moved(to: diagnostic.file, line: diagnostic.line, column: column, source: line)
    }

    /// The names that a file declares at its outermost level.
    func names(in path: String) -> [String] {
        let source = all.first { $0.url.path == path }
        let declarations = source.flatMap { SourceDeclaration.all(in: Array($0.text.utf8)) } ?? []
        return declarations.filter { $0.kind != .extension && !$0.name.isEmpty }.map(\.name)
    }

    mutating func leaveOut(_ path: String) {
        included.removeAll { $0.url.path == path }
    }

    /// Drops the import of a module, which the source may not need.
    ///
    /// - Returns: `false` when it was dropped before.
    mutating func drop(module: String, from path: String) throws -> Bool {
        guard let source = included.first(where: { $0.url.path == path }) else { return false }
        guard missingModules[path, default: []].insert(module).inserted else { return false }
        try write(SourceRewriter(source.text, path: path, missingModules: missingModules[path] ?? [], library: library).text, to: path)
        return true
    }

    /// Omits the declarations with these errors.
    ///
    /// - Returns: `nil` when the rest of the source needs them.
    mutating func omit(_ errors: [Diagnostic], from path: String) throws -> SourceOmission? {
        guard let text = texts[path] else { return nil }
        let components = included.components(basedOn: libraries).filter { $0.source.url.path == path }.map(\.declaration.name)
        let omission = SourceOmission(of: errors, addedLines: SourceRewriter.addedLines, from: text, components: components)
        guard let omission, omission.text != text else { return nil }
        try write(omission.text, to: path)
        return omission
    }

    private mutating func write(_ text: String, to path: String) throws {
        texts[path] = text
        try copies[path]?.write(text)
    }
}

extension String {
    /// The line of that number, from 1; `nil` when there is none.
    fileprivate func line(_ number: Int) -> String? {
        let lines = utf8.split(separator: UInt8(ascii: "\n"), maxSplits: max(number, 1), omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1), let line = String(lines[number - 1]) else { return nil }
        return line.hasSuffix("\r") ? String(line.dropLast()) : line
    }
}

extension URL {
    /// Leaves the file alone when it is the same already, so that nothing is compiled for nothing.
    fileprivate func write(_ text: String) throws {
        if let old = try? String(contentsOf: self, encoding: .utf8), old == text { return }
        try text.write(to: self, atomically: true, encoding: .utf8)
    }
}
