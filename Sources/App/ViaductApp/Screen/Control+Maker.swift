import UIKit

extension Control {
    /// No hierarchy of views is as deep. An app may have overridden `next`.
    private static let deepest = 100

    /// The bridge component that has made the control, or its container; `nil` where that is unknown.
    @MainActor var maker: String? {
        switch self {
        case .barItem(let item): item.maker
        case .menuElement(_, let owner): (owner as? UIBarItem)?.maker ?? maker(around: owner as? UIResponder)
        case .alertAction(_, let alert): alert.maker
        case .field(let field): maker(around: field)
        case .text(let view): maker(around: view)
        case .button(let button): maker(around: button)
        case .gesture(let gesture): maker(around: gesture.view)
        case .search(let search), .searchCancel(let search), .searchSubmit(let search), .searchScope(let search, _): search.maker
        case .ask(let ask): ask.maker
        case .part(let object, _, _): maker(around: object as? UIResponder)
        case .view(let view): maker(around: view)
        case .dismissal(let controller): controller.maker
        }
    }

    @MainActor private func maker(around responder: UIResponder?) -> String? {
        var responder = responder
        for _ in 0..<Self.deepest {
            guard let part = responder else { break }
            if let maker = (part as? UIView)?.maker ?? (part as? UIViewController)?.maker { return maker }
            responder = part.next
        }
        return nil
    }
}
