/// Shows a SwiftUI view as a UIKit screen.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content {
        didSet { if isViewLoaded { render() } }
    }
    @available(*, deprecated, message: "no effect")
    open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { inert(self) } }

    private lazy var renderer = ViewRenderer(controller: self) { [weak self] in self?.render() }
    private let stack = UIStackView()
    private var barItems = BarItems()
    private var hasLeft = false

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) { nil }
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        render()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if hasLeft { renderer.appear() }
        hasLeft = false
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hasLeft = true
        renderer.disappear()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { render() }
    }

    public func sizeThatFits(in size: CGSize) -> CGSize { size }

    private func render() {
        var environment = EnvironmentValues()
        environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        environment.dynamicTypeSize = DynamicTypeSize(traitCollection.preferredContentSizeCategory)
        environment.sizeCategory = ContentSizeCategory(traitCollection.preferredContentSizeCategory)
        environment.isPresented = presentingViewController != nil
        environment.dismiss = DismissAction { [weak self] in self?.leave() }
        let views = renderer.render(rootView, environment: environment)
        stack.show(views, axis: .vertical, spacing: 8, alignment: .center)
        barItems.show(renderer.bar, on: self)
        renderer.finish()
    }

    private func leave() {
        if let navigationController, navigationController.viewControllers.first !== self {
            navigationController.popViewController(animated: true)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}
