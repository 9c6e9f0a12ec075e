import HotwireNative
import UIKit

/// A page's passage from one place to another. It decides which events the screens of both get, as UIKit and upstream's session send them.
@MainActor struct Passage {
    enum Leaving {
        /// A visit: the web view moves to the next screen before the old one disappears, so that components get no event.
        case byVisit
        /// The web view stays until the screen has begun to disappear, and is gone at the end.
        case byPop
        /// As `byPop`, below a modal screen that covers all.
        case byCover
        /// A tab has a separate web view, so that components get both events.
        case byTab
        /// The screen stays below a sheet, and gets no event.
        case bySheet
    }

    let leaving: Leaving
    /// Whether the next screen appears; one below a sheet was there all the time.
    let appears: Bool
    private let appearReason: VisitableViewController.AppearReason

    /// A first visit, or the end of the page.
    init() {
        leaving = .byVisit
        appears = true
        appearReason = .pushedOntoNavigationStack
    }

    /// - Parameters:
    ///   - isPopped: whether the page has gone back, so that the place it left is no longer on the stack.
    ///   - isTab: whether another tab was selected.
    init(from left: Location, to current: Location, isPopped: Bool, isTab: Bool) {
        let isCovered = left.modal == nil && current.modal != nil
        let isUncovered = left.modal != nil && current.modal == nil
        appears = !current.isBelowSheet
        if isTab {
            leaving = .byTab
        } else if isCovered {
            leaving = current.modal == .full ? .byCover : .bySheet
        } else {
            leaving = isPopped || isUncovered ? .byPop : .byVisit
        }
        if isUncovered {
            appearReason = .revealedByModalDismiss
        } else {
            appearReason = isPopped ? .revealedByPop : .pushedOntoNavigationStack
        }
    }

    func begin(leaving old: VisitableViewController) {
        old.disappearReason =
            switch leaving {
            case .byVisit: .coveredByPush
            case .byPop: .poppedFromNavigationStack
            // As upstream's stack in a tab bar has it.
            case .byCover: old.tabBarController == nil ? .coveredByModal : .tabDeselected
            case .byTab: .tabDeselected
            case .bySheet: .coveredByModal
            }
        switch leaving {
        case .byVisit:
            old.deactivateWebView()
            old.viewWillDisappear(false)
        case .byPop, .byCover, .byTab:
            old.viewWillDisappear(false)
            if old.disappearReason == .tabDeselected { old.viewDidDisappear(false) }
            old.deactivateWebView()
        case .bySheet: old.deactivateWebView()
        }
    }

    func begin(at new: VisitableViewController) {
        new.appearReason = new.disappearReason == .tabDeselected ? .tabSelected : appearReason
        if appears { new.viewWillAppear(false) }
    }

    func end(leaving old: VisitableViewController) {
        if leaving != .bySheet, old.disappearReason != .tabDeselected { old.viewDidDisappear(false) }
    }

    func end(at new: VisitableViewController) {
        if appears { new.viewDidAppear(false) }
    }
}
