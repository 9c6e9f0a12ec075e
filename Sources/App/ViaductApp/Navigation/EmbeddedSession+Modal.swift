import HotwireNative
import UIKit

/// A modal page as its app sees it: on a separate stack, presented by the one below.
extension EmbeddedSession {
    var coversOthers: Bool { stack.current?.modal != nil }

    var coveredControllers: [UIViewController] {
        guard let stage, coversOthers else { return [] }
        let controllers = stage.navigation.children
        guard let first = stack.modals.lazy.compactMap(\.destination).first else { return controllers }
        return Array(controllers[..<(controllers.firstIndex(of: first) ?? 0)])
    }

    var coveredNavigationController: UINavigationController? { coversOthers ? stage?.navigation.covered : nil }
    var coveredVisitable: (any Visitable)? { stack.covered?.destination }

    var sheetControllers: [UIViewController] { stack.covered?.sheet?.children ?? [] }

    func dismissModal(completion: (() -> Void)?) {
        let (place, made) = (stack.current, movesMade)
        MainTurn.afterThis { [weak self] in
            guard let self else { return }
            guard stack.current === place, movesMade == made else {
                completion?()
                return
            }
            uncover(toRoot: false) { _ in completion?() }
        }
    }
}
