import Foundation

/// One Swift file of an iOS app.
struct AppSource: Sendable {
    let url: URL
    let text: String
    let classes: [ClassDeclaration]

    init(_ url: URL) throws {
        self.url = url
        text = try String(contentsOf: url, encoding: .utf8)
        classes = ClassDeclaration.all(in: text)
    }

    private init(_ url: URL, text: String) {
        self.url = url
        self.text = text
        classes = ClassDeclaration.all(in: text)
    }

    /// The same file with another text.
    func replacing(text: String) -> AppSource { AppSource(url, text: text) }
}

extension [AppSource] {
    /// The classes that inherit from `BridgeComponent`, directly or not, that other files can name.
    var components: [(source: AppSource, declaration: ClassDeclaration)] {
        var bases: Set = ["BridgeComponent", "HotwireNative.BridgeComponent", "Strada.BridgeComponent"]
        var found: [(source: AppSource, declaration: ClassDeclaration)] = []
        var names: Set<String> = []
        while true {
            let more = flatMap { source in source.classes.map { (source: source, declaration: $0) } }.filter {
                bases.contains($0.declaration.superclass) && !names.contains($0.declaration.name)
            }
            if more.isEmpty { break }
            found += more
            names.formUnion(more.map(\.declaration.name))
            bases.formUnion(more.map(\.declaration.name))
        }
        return found.filter(\.declaration.isVisible)
    }
}
