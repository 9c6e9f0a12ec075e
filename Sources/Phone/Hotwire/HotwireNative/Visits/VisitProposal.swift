public import Foundation
public import UIKit

/// A proposed visit (upstream's type of this name).
public struct VisitProposal {
    public let url: URL
    public let options: VisitOptions
    /// The path configuration's properties for the URL.
    public let properties: PathProperties
    /// The parameters that the caller of `route(_:options:parameters:)` added.
    public let parameters: [String: Any]?

    public init(
        url: URL, options: VisitOptions, properties: PathProperties = [:], parameters: [String: Any]? = nil
    ) {
        self.url = url
        self.options = options
        self.properties = properties
        self.parameters = parameters
    }
}

extension VisitProposal {
    public var context: Navigation.Context { properties.context }
    public var presentation: Navigation.Presentation { properties.presentation }
    public var modalStyle: Navigation.ModalStyle { properties.modalStyle }
    public var pullToRefreshEnabled: Bool { properties.pullToRefreshEnabled }
    public var modalDismissGestureEnabled: Bool { properties.modalDismissGestureEnabled }
    public var viewController: String { properties.viewController }
    public var animated: Bool { properties.animated }
    @_spi(HotwireNativeMain) public var isRedirect: Bool { options.response?.redirected == true }
    var isHistoricalLocation: Bool { properties.historicalLocation }
}

/// The decision on a proposed visit (upstream's type of this name).
public enum ProposalResult: Equatable {
    /// The page is visited.
    case accept
    /// The controller is shown: a native screen as it is, or a web screen in place of the default one.
    case acceptCustom(UIViewController)
    /// Nothing happens.
    case reject
}
