/// The share sheet.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionHandler = (_ activityType: UIActivity.ActivityType?, _ completed: Bool) -> Void
    public typealias CompletionWithItemsHandler =
        (_ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ error: (any Error)?) ->
        Void

    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { setNeedsScreenUpdate() }
    }
    @available(*, deprecated, message: "no effect") open var allowsProminentActivity = true { didSet { inert(self) } }

    private let activityItems: [Any]
    private let applicationActivities: [UIActivity]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    public required init?(coder: NSCoder) { nil }

    /// The shared items. A source provides its item.
    package var items: [Any] {
        activityItems.map { item in
            guard let source = Self.source(item) else { return item }
            return source.activityViewController(self, itemForActivityType: nil)
                ?? source.activityViewControllerPlaceholderItem(self)
        }
    }

    /// Returns the item as a source; `nil` when it is the shared item itself. Values are not cast: `as` would bridge a URL to an
    /// object first, which takes half a second for a long one.
    private static func source(_ item: Any) -> (any UIActivityItemSource)? {
        type(of: item) is AnyClass ? item as? any UIActivityItemSource : nil
    }

    /// The subject that a source provides; `nil` when none does.
    package var subject: String? {
        activityItems.lazy.compactMap(Self.source)
            .map { $0.activityViewController(self, subjectForActivityType: .mail) }.first { !$0.isEmpty }
    }

    /// The app's own activities that are available.
    package var activities: [UIActivity] {
        if applicationActivities.isEmpty { return [] }
        let items = items
        return applicationActivities.filter { activity in
            if let type = activity.activityType, excludes(type) { return false }
            return activity.canPerform(withActivityItems: items)
        }
    }

    package func excludes(_ type: UIActivity.ActivityType) -> Bool { excludedActivityTypes?.contains(type) == true }

    /// Reports the outcome. The caller has dismissed the sheet.
    package func finish(_ type: UIActivity.ActivityType?) {
        if let type {
            for source in activityItems.compactMap(Self.source) {
                _ = source.activityViewController(self, itemForActivityType: type)
            }
        }
        completionWithItemsHandler?(type, type != nil, nil, nil)
    }

    /// Performs one of the app's own activities. The caller has dismissed the sheet.
    package func perform(_ activity: UIActivity, over presenter: UIViewController?) {
        activity.prepare(withActivityItems: items)
        let controller = activity.activityViewController
        activity.whenFinished = { [self] completed in
            controller?.dismiss(animated: true)
            completionWithItemsHandler?(activity.activityType, completed, nil, nil)
        }
        if let controller {
            presenter?.present(controller, animated: true)
        } else {
            activity.perform()
        }
    }
}
