/// A sheet that comes up from below.
@MainActor open class UISheetPresentationController: UIPresentationController {
    @MainActor open class Detent: NSObject {
        @MainActor public struct Identifier: RawRepresentable, Hashable, Sendable {
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

    open var detents = [Detent.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?
    open var sourceView: UIView?

    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() {}
}
