/// A controller that a view has presented.
@MainActor final class Presentation: NSObject, UIAdaptivePresentationControllerDelegate {
    private var controller: UIViewController?
    private var ended: () -> Void = {}

    /// Presents, updates or dismisses the controller.
    ///
    /// - Parameter ended: called when the user or the app has dismissed the controller.
    func show(
        _ isWanted: Bool, on presenter: UIViewController?, update: (UIViewController) -> Void,
        make: () -> UIViewController, ended: @escaping () -> Void
    ) {
        self.ended = ended
        if let controller, controller.presentingViewController == nil {
            // It was dismissed elsewhere.
            self.controller = nil
            return ended()
        }
        switch (isWanted, controller) {
        case (true, nil):
            let new = make()
            guard let presenter else { return }
            presenter.present(new, animated: true)
            guard new.presentingViewController != nil else { return ended() }
            new.presentationController?.delegate = self
            controller = new
        case (true, let controller?): update(controller)
        case (false, let controller?):
            self.controller = nil
            controller.dismiss(animated: true)
            ended()
        case (false, nil): break
        }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        controller = nil
        ended()
    }
}

extension RenderContext {
    /// Updates the presented controller after this pass, as the view says.
    func present(
        _ isWanted: Bool, update: @escaping (UIViewController) -> Void = { _ in },
        make: @escaping () -> UIViewController, ended: @escaping () -> Void
    ) {
        let presentation = node.value("presentation") { Presentation() }
        weak let presenter = renderer.controller
        afterPass { presentation.show(isWanted, on: presenter, update: update, make: make, ended: ended) }
    }
}
