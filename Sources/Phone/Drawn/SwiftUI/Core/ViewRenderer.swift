/// Renders a root view as UIKit views. After a change it evaluates all bodies again, at most once per turn of the main loop.
///
/// Its nodes keep the state and the UIKit views of each place in the tree, so that a control stays the same object.
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

    /// - Parameter update: called in a later turn, after a change of a value that the views show.
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

    /// Runs the work that the views requested in this pass. It may change them again.
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
