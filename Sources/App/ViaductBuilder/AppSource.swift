import Foundation

/// One Swift file of an iOS app.
struct AppSource: Sendable {
    let url: URL
    let text: String
    let classes: [ClassDeclaration]
    /// The names of modules.
    let imports: Set<String>

    init(_ url: URL) throws {
        self.init(url, text: try String(contentsOf: url, encoding: .utf8))
    }

    private init(_ url: URL, text: String) {
        self.url = url
        self.text = text
        classes = ClassDeclaration.all(in: text)
        imports = SourceRewriter.imports(in: text)
    }

    /// The same file with another text.
    func replacing(text: String) -> AppSource { AppSource(url, text: text) }
}

extension [AppSource] {
    /// The classes that inherit from `BridgeComponent`, directly or not, and that other files can name.
    var components: [(source: AppSource, declaration: ClassDeclaration)] { components(basedOn: []) }

    /// - Parameter libraries: sources of other modules, which may have superclasses.
    func components(basedOn libraries: [AppSource]) -> [(source: AppSource, declaration: ClassDeclaration)] {
        let own = Set(map(\.url))
        var bases: Set = ["BridgeComponent"]
        var found: [(source: AppSource, declaration: ClassDeclaration)] = []
        // Two modules may have a class of the same name.
        var names: Set<String> = []
        while true {
            let more = (libraries + self).flatMap { source in source.classes.map { (source: source, declaration: $0) } }.filter {
                bases.contains($0.declaration.superclass.unqualified) && !names.contains("\($0.source.url.path) \($0.declaration.name)")
            }
            if more.isEmpty { break }
            found += more
            names.formUnion(more.map { "\($0.source.url.path) \($0.declaration.name)" })
            bases.formUnion(more.map(\.declaration.name.unqualified))
        }
        return found.filter { own.contains($0.source.url) && $0.declaration.isVisible }
    }
}

extension String {
    /// A type's name without its module and the types around it.
    fileprivate var unqualified: String { split(separator: ".").last.map(String.init) ?? self }
}
