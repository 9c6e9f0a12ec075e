/// The controllers and views of a page's windows, each once, from the outside in.
@MainActor struct TraitTree {
    private(set) var responders: [UIResponder] = []
    private var seen: Set<ObjectIdentifier> = []

    init(of window: UIWindow) {
        for window in window.windowScene?.windows ?? [window] { add(window) }
    }

    private mutating func add(_ view: UIView) {
        guard seen.insert(ObjectIdentifier(view)).inserted else { return }
        responders.append(view)
        if let controller = (view as? UIWindow)?.rootViewController { add(controller) }
        view.subviews.forEach { add($0) }
    }

    private mutating func add(_ controller: UIViewController) {
        guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
        responders.append(controller)
        if let view = controller.viewIfLoaded { add(view) }
        controller.children.forEach { add($0) }
        if let presented = controller.presented { add(presented) }
    }
}
