public import Foundation

/// Prints the page with the browser. Nothing else can be printed; the completion reports that.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    public static let shared = UIPrintInteractionController()
    public class var isPrintingAvailable: Bool { true }
    public class var printableUTIs: Set<String> { ["com.adobe.pdf", "public.png", "public.jpeg"] }

    open var printInfo: UIPrintInfo?
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var showsPageRange = false
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    @available(*, deprecated, message: "no effect") open var printPageRenderer: UIPrintPageRenderer? { didSet { inert(self) } }
    open var printFormatter: UIPrintFormatter?
    @available(*, deprecated, message: "no effect") open var printingItem: Any? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var printingItems: [Any]? { didSet { inert(self) } }

    open class func canPrint(_ url: URL) -> Bool { true }
    open class func canPrint(_ data: Data) -> Bool { true }

    /// - Parameter completion: gets whether the browser was asked to print the page.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        let isPage = (printFormatter as? UIViewPrintFormatter)?.view?.isPage == true
        if isPage {
            UIApplication.currentWindow()?.host?.printPage()
        } else {
            Inert.note("UIPrintInteractionController.present(animated:) of anything but the page")
        }
        MainTurn.later { completion?(self, isPage, nil) }
        return true
    }

    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    open func dismiss(animated: Bool) {}
}

@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject {}

@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable {
        case general = 0
        case photo, grayscale, photoGrayscale
    }

    public enum Orientation: Int, Sendable {
        case portrait = 0
        case landscape
    }

    public enum Duplex: Int, Sendable {
        case none = 0
        case longEdge, shortEdge
    }

    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    open var printerID: String?

    public override init() { super.init() }
    public init(dictionary: [AnyHashable: Any]?) { super.init() }
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    open var perPageContentInsets = UIEdgeInsets.zero
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var startPage = 0
    open var pageCount: Int { 1 }

    public override init() { super.init() }
}

@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    public private(set) weak var view: UIView?

    init(of view: UIView) {
        self.view = view
        super.init()
    }
}

@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?

    @available(*, deprecated, message: "no effect")
    public init(markupText: String) {
        inert(UIMarkupTextPrintFormatter.self)
        self.markupText = markupText
        super.init()
    }
}

@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?

    @available(*, deprecated, message: "no effect")
    public init(text: String) {
        inert(UISimpleTextPrintFormatter.self)
        self.text = text
        super.init()
    }
}

@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var numberOfPages: Int { 1 }
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }

    public override init() { super.init() }
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
}

extension UIView {
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }
}
