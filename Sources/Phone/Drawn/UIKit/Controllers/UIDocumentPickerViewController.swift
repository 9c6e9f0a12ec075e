public import UniformTypeIdentifiers

/// A file picker. The page asks for the developer's files, and the app gets copies. The picker dismisses itself.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController, AskingController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    @available(*, deprecated, message: "no effect") open var shouldShowFileExtensions = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var directoryURL: URL? { didSet { inert(self) } }
    package let isAsking = true
    /// `nil` when it exports.
    private let types: [UTType]?
    private var ask: Ask?

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        types = contentTypes
        super.init(nibName: nil, bundle: nil)
    }

    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        types = mode == .import || mode == .open ? allowedUTIs.compactMap { UTType($0) } : nil
        super.init(nibName: nil, bundle: nil)
    }

    public init(forExporting urls: [URL], asCopy: Bool = false) {
        types = nil
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let types else {
            Inert.note("UIDocumentPickerViewController(forExporting:)")
            return MainTurn.afterThis { self.finish(.cancelled) }
        }
        let ask = Ask(
            .file, allowsMultipleSelection ? "Choose Files" : "Choose a File",
            details: [
                .maximum(allowsMultipleSelection ? 0 : 1), .types(Self.filters(for: types)),
                .limit(ChosenFiles.limit),
            ])
        self.ask = ask
        ask.begin(in: view.window, for: ChosenFiles.self) { [weak self] in self?.finish($0) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ask?.withdraw()
    }

    private func finish(_ outcome: Ask.Outcome<ChosenFiles>) {
        presentingViewController?.dismiss(animated: true)
        let urls = outcome.answer?.copies() ?? []
        guard !urls.isEmpty else {
            delegate?.documentPickerWasCancelled(self)
            return
        }
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }

    /// Returns the values of HTML's `accept`; none when any file fits.
    private static func filters(for types: [UTType]) -> [String] {
        let filters = types.map(\.fileFilters)
        // An unknown type, or one for any data, accepts any file.
        return filters.contains([]) ? [] : filters.flatMap(\.self)
    }
}

public enum UIDocumentPickerMode: UInt, Sendable {
    case `import` = 0
    case open, exportToService, moveToService
}

@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Forwards the first file to iOS 10's form of the method.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        for url in urls.prefix(1) { documentPicker(controller, didPickDocumentAt: url) }
    }

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
