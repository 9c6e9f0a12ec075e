/// Makes UIKit's views of a root view. When anything has changed that they show, asks all bodies again, once a turn.
///
/// Its nodes keep the state and UIKit's view of each place in the tree, so that a control stays the same one.
@MainActor final class ViewRenderer {
    private let root = RenderNode(type: Never.self)
    private(set) var pass = 0
    private(set) var isRendering = false
    private var willUpdate = false
    /// Work that the views requested for the end of the pass, when all views exist.
    var afterPass: [() -> Void] = []
    /// The contents that the views requested for the bar around them.
    var bar = BarContents()
    let update: () -> Void
    private(set) weak var controller: UIViewController?

    /// - Parameter update: is called in a later turn, when something has changed that the views show.
    init(controller: UIViewController, update: @escaping () -> Void) {
        self.controller = controller
        self.update = update
    }

    func render(_ view: some View, environment: EnvironmentValues) -> [UIView] {
        pass += 1
        isRendering = true
        bar = BarContents()
        let views = withObservationTracking {
            view.rendered(in: RenderContext(node: root, renderer: self, environment: environment))
        } onChange: { [weak self] in
            self?.setNeedsUpdate()
        }
        isRendering = false
        root.prune(pass: pass)
        return views
    }

    /// Does what the views asked for in this pass; that may change them again.
    func finish() {
        let work = afterPass
        afterPass = []
        for body in work { body() }
    }

    func appear() { root.appear() }
    func disappear() { root.disappear() }

    /// Can be called from any thread.
    nonisolated func setNeedsUpdate() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.updateOnce() } }
    }

    private func updateOnce() {
        guard !willUpdate else { return }
        willUpdate = true
        // All the changes of one turn are one update.
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.willUpdate = false
                self.update()
            }
        }
    }
}
