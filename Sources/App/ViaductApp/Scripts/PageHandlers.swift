/// Script message handlers that a page gets with the first that it posts.
public struct PageHandlers {
    let names: [String]
    let make: @MainActor () -> AnyObject

    /// - Parameters:
    ///   - names: what a page can post to.
    ///   - make: adds the handlers to a content controller, and gives what the page keeps them by.
    public init(names: [String], make: @escaping @MainActor () -> AnyObject) {
        self.names = names
        self.make = make
    }
}
