/// Script message handlers that a page gets with the first that it posts.
public struct PageHandlers {
    let names: [String]
    let make: @MainActor () -> AnyObject

    /// - Parameters:
    ///   - names: of the handlers to which a page can post.
    ///   - make: adds the handlers to a content controller, and returns an object that keeps them alive for the page.
    public init(names: [String], make: @escaping @MainActor () -> AnyObject) {
        self.names = names
        self.make = make
    }
}
