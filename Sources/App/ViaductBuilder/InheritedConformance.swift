/// A protocol whose optional methods Objective-C finds in a subclass, while only the superclass conforms to it.
///
/// Swift calls the superclass's methods. The class that declares such a method gets the conformance itself. Lines stay where they are.
struct InheritedConformance {
    /// The word in the method's header by which it is found.
    private let label: String
    /// The protocol that the class may name itself.
    private let named: String
    private let added: String
    /// The superclass that conforms; `nil` for any.
    private let superclass: String?

    private static let windows = InheritedConformance(label: "createWebViewWith", named: "WKUIDelegate", added: "WKWindowOpener", superclass: nil)
    private static let tabs = InheritedConformance(
        label: "tabBarController", named: "UITabBarControllerDelegate", added: "UITabBarControllerDelegate", superclass: "HotwireTabBarController")

    /// Returns the source with the conformances that its classes need. Only the library's main has a tab bar controller that is its own delegate.
    static func added(in source: String, library: LibraryVersion) -> String {
        (library == .main ? [windows, tabs] : [windows]).reduce(source) { $1.added(in: $0) }
    }

    private func added(in source: String) -> String {
        guard source.contains(label) else { return source }
        var bytes = Array(source.utf8)
        for (place, text) in (SourceDeclaration.all(in: bytes) ?? []).flatMap({ edits(of: $0, in: bytes) }).sorted(by: { $0.place > $1.place }) {
            bytes.replaceSubrange(place..<place, with: Array(text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func edits(of declaration: SourceDeclaration, in bytes: [UInt8]) -> [(place: Int, text: String)] {
        let inner = declaration.members.flatMap { edits(of: $0, in: bytes) }
        guard declaration.kind == .type || declaration.kind == .extension, let body = declaration.body else { return inner }
        let inherited = declaration.inherited.map { String(decoding: bytes[$0], as: UTF8.self) }
        guard declaration.members.contains(where: { declares(label, $0, in: bytes) }), !inherited.contains(where: { $0.hasSuffix(named) }),
            superclass == nil || superclass == inherited.first
        else { return inner }
        guard let last = declaration.inherited.last else {
            let header = String(decoding: bytes[declaration.range.lowerBound..<body.lowerBound], as: UTF8.self)
            return header.contains(" where ") ? inner : inner + [(body.lowerBound - 1, ": \(added) ")]
        }
        return inner + [(last.upperBound, ", \(added)")]
    }

    private func declares(_ label: String, _ member: SourceDeclaration, in bytes: [UInt8]) -> Bool {
        guard member.kind == .function, let body = member.body else { return false }
        return String(decoding: bytes[member.range.lowerBound..<body.lowerBound], as: UTF8.self).contains(label)
    }
}
