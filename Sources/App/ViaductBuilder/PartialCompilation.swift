import Foundation

/// The compilation of a module's sources in attempts. Each attempt leaves out the code that did not compile in the last one.
struct PartialCompilation {
    enum Outcome {
        case succeeded
        /// Something was left out, and the next attempt may succeed.
        case reduced
        /// Nothing more can be left out. Has the compiler's output.
        case stuck(String)
    }

    /// The most attempts at a file whose declarations fail one after the other.
    private static let attempts = 8

    private(set) var copies: SourceCopies
    private(set) var problems: BuildProblems
    private var errors: [String: [Diagnostic]] = [:]
    private var omissions: [String: [Omission]] = [:]
    private var missingImports: [String: [Diagnostic]] = [:]
    private var inert: [Diagnostic] = []
    private var attempts: [String: Int] = [:]
    /// Modules whose sources are in the same folders, and are compiled with these.
    private let ownModules: Set<String>
    private let library: LibraryVersion

    /// - Parameters:
    ///   - libraries: sources of other modules, which may have superclasses.
    ///   - folder: for the copies that the compiler reads; kept for the next build.
    ///   - problems: those of the imported modules.
    init(
        of sources: [AppSource], basedOn libraries: [AppSource], in folder: URL, mode: LanguageMode, library: LibraryVersion,
        ownModules: Set<String> = [], problems: BuildProblems
    ) throws {
        copies = try SourceCopies(of: sources, basedOn: libraries, in: folder, mode: mode, library: library)
        self.ownModules = ownModules
        self.library = library
        self.problems = problems
    }

    /// Compiles the remaining sources.
    ///
    /// - Parameters:
    ///   - command: the compiler with all of its arguments.
    ///   - progress: receives a line about each part of a long compilation.
    mutating func attempt(_ command: [String], folder: URL, progress: ((String) -> Void)? = nil) throws -> Outcome {
        var steps = CompileProgress(files: command.count { $0.hasSuffix(".swift") })
        let compiler = try Command(command + (progress == nil ? [] : ["-v"]), folder: folder) { line in
            if let progress, let text = steps.read(line) { progress(text) }
        }
        let diagnostics = copies.diagnostics(in: compiler.output)
        inert = diagnostics.filter { !$0.isError && $0.text.contains(Diagnostic.inert) }
        if compiler.status == 0 { return .succeeded }
        let failed = Dictionary(grouping: diagnostics.filter(\.isError), by: \.file).filter { copies.contains($0.key) }
        for (path, found) in failed.sorted(by: { $0.key < $1.key }) {
            try reduce(path, by: found.sorted { $0.isBefore($1) })
        }
        return !failed.isEmpty || copies.dropAdditions() ? .reduced : .stuck(compiler.output)
    }

    private mutating func reduce(_ path: String, by found: [Diagnostic]) throws {
        if try dropImports(found, from: path) { return }
        let shown = found.map { copies.located($0) }
        let places = Dictionary(zip(found, shown)) { first, _ in first }
        let isWorthwhile = attempts[path, default: 0] < Self.attempts
        if isWorthwhile, let omission = try copies.omit(found, from: path) {
            attempts[path, default: 0] += 1
            func place(_ error: Diagnostic) -> Diagnostic { places[error] ?? error }
            let omitted = omission.omissions.map {
                Omission(declaration: $0.declaration, error: place($0.error), lostName: $0.lostName)
            }
            let consequences = omission.consequences.map { (error: place($0.error), cause: place($0.cause)) }
            problems.add(shown.filter { error in !consequences.contains { $0.error == error } }, advise: advise)
            for (error, cause) in consequences { problems.add(error, because: cause) }
            for omission in omitted {
                if let name = omission.lostName { problems.lose(name, because: omission.error) }
            }
            omissions[path, default: []] += omitted
        } else {
            problems.add(shown, advise: advise)
            let before = omissions.removeValue(forKey: path)?.map(\.error) ?? []
            errors[path] = before + shown
            if let cause = errors[path]?.first {
                for name in copies.names(in: path) { problems.lose(name, because: cause) }
            }
            copies.leaveOut(path)
        }
    }

    /// Removes the imports of missing modules.
    ///
    /// - Returns: `false` when there are other errors, or no new ones.
    private mutating func dropImports(_ found: [Diagnostic], from path: String) throws -> Bool {
        let missing = found.compactMap(\.missingModule)
        guard missing.count == found.count else { return false }
        guard try missing.map({ try copies.drop(module: $0, from: path) }).contains(true) else { return false }
        for (diagnostic, module) in zip(found, missing) where !ownModules.contains(module) {
            missingImports[path, default: []].append(copies.located(diagnostic))
        }
        return true
    }

    private func advise(on error: Diagnostic) -> String? {
        if let advice = library.advice(on: error) { return advice }
        guard error.text.contains(#/^cannot find | has no member /#) else { return nil }
        let modules = (missingImports[error.file] ?? []).compactMap(\.missingModule)
        guard !modules.isEmpty else { return nil }
        let names = modules.joined(separator: " or ")
        return "It may belong to \(names), which the file imports and which is not there: name its package by --package FOLDER."
    }

    /// The result for each file, without its components.
    var files: [AppBuild.File] {
        copies.all.map { source in
            let path = source.url.path
            return AppBuild.File(
                path: path, components: [], errors: errors[path] ?? [],
                omissions: errors[path] == nil ? omissions[path] ?? [] : [], missingImports: missingImports[path] ?? [],
                inert: errors[path] == nil ? inert.filter { $0.file == path } + UnaskedMethod.all(in: source) : [])
        }
    }
}
