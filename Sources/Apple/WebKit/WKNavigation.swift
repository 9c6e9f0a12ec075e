/// A load that was begun.
@MainActor open class WKNavigation {
    init() {}
}
