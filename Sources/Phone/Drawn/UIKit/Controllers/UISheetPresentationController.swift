/// The presentation as a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    @preconcurrency @MainActor open class Detent: NSObject {
        @preconcurrency @MainActor public struct Identifier: RawRepresentable, Hashable, Sendable {
            public nonisolated static let medium = Identifier(rawValue: "medium")
            public nonisolated static let large = Identifier(rawValue: "large")
            public nonisolated let rawValue: String
            public nonisolated init(rawValue: String) { self.rawValue = rawValue }
            public nonisolated init(_ rawValue: String) { self.rawValue = rawValue }
        }

        public let identifier: Identifier

        init(_ identifier: Identifier) {
            self.identifier = identifier
            super.init()
        }

        public class func medium() -> Detent { Detent(.medium) }
        public class func large() -> Detent { Detent(.large) }
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom"))
        }
    }

    open var detents = [Detent.large()] {
        didSet { presentedController?.setNeedsScreenUpdate() }
    }
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { presentedController?.setNeedsScreenUpdate() } }
    }
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    @available(*, deprecated, message: "no effect")
    open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var prefersEdgeAttachedInCompactHeight = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { inert(self) } }
    open var preferredCornerRadius: CGFloat?
    @available(*, deprecated, message: "no effect") open var sourceView: UIView? { didSet { inert(self) } }

    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() {}

    /// Simulates a drag to another height.
    package func choose(detent name: String) {
        guard detents.contains(where: { $0.identifier.rawValue == name }) else { return }
        selectedDetentIdentifier = Detent.Identifier(name)
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    var maximumDetentValue: CGFloat { get }
}
