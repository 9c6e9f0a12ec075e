/// A menu at a long press or a right click.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private var menuIfAsked: UIMenu?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func dismissMenu() {}

    /// The page needs it before the press. It is asked for once, and again after one of its actions was chosen.
    package var menu: UIMenu? {
        if let menuIfAsked { return menuIfAsked }
        let menu = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)?.menu
        menu?.owner = view
        menuIfAsked = menu
        return menu
    }

    package func forgetMenu() {
        menuIfAsked = nil
        view?.setNeedsScreenUpdate()
    }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.actionProvider = actionProvider
        super.init()
    }

    var menu: UIMenu? { actionProvider?([]) }
}

extension UIContextMenuConfiguration {
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        case priority, fixed
    }
}
