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
