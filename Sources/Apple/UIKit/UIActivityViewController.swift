/// The share sheet.
@MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler =
        (_ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ error: (any Error)?) ->
        Void

    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    package let activityItems: [Any]

    /// - Parameter applicationActivities: the app's own, which a page cannot draw: they are not offered.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    public required init?(coder: NSCoder) { nil }
}
