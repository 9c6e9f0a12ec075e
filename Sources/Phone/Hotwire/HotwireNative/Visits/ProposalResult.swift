public import UIKit

/// What becomes of a proposed visit (upstream's type of this name).
public enum ProposalResult: Equatable {
    /// The page is visited.
    case accept
    /// This controller is shown: a native screen as it is, one for a web page in place of the default one.
    case acceptCustom(UIViewController)
    /// Nothing happens.
    case reject
}
