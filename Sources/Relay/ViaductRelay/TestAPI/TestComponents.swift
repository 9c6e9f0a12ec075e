/// The components of the app that the pages of a test see.
enum TestComponents: Equatable {
    case all
    case only(Set<String>)
    case without(Set<String>)

    /// - Parameter stubs: names that the test itself has added to the app.
    func hides(_ name: String, stubs: [String]) -> Bool {
        if case .only = self, stubs.contains(name) { return false }
        return hides(name)
    }

    private func hides(_ name: String) -> Bool {
        switch self {
        case .all: false
        case .only(let names): !names.contains(name)
        case .without(let names): names.contains(name)
        }
    }
}
