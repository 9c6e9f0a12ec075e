import Foundation
import UIKit

extension Navigator {
    /// Shows a proposal as the path configuration says.
    ///
    /// - Parameter controller: a native screen, or one for a web page; `nil` for the default one of a web page.
    func show(_ controller: UIViewController?, for proposal: VisitProposal) {
        if let alert = controller as? UIAlertController {
            return front.present(alert, animated: proposal.animated)
        }
        if proposal.isHistoricalLocation, uncover(for: proposal) { return }
        switch proposal.presentation {
        case .default, .replace, .replaceRoot: navigate(to: controller, for: proposal)
        case .pop: pop(animated: proposal.animated)
        case .refresh: refresh(for: proposal)
        case .clearAll: clearAll(animated: proposal.animated)
        case .none: break
        }
    }

    /// Dismisses whatever covers the page. As upstream, this precedes the other effects of turbo-rails' redirects.
    ///
    /// - Returns: whether that completes the redirect.
    private func uncover(for proposal: VisitProposal) -> Bool {
        dismissModal(animated: proposal.animated)
        guard let page, page.uncover(further: proposal.presentation == .pop ? 1 : 0) else { return false }
        if proposal.presentation == .refresh { page.refresh() }
        return true
    }

    private func navigate(to controller: UIViewController?, for proposal: VisitProposal) {
        if isHidden(proposal) {
            return HotwireLog.write(
                "\(proposal.url.path) is not shown, as on a phone: it goes on the navigator's modal stack, and something else is presented. Dismiss that first, or present it by a path rule with the context “modal”.",
                cause: "VD-PRESENT-3")
        }
        guard let controller, !(controller is any Visitable) else {
            return visit(proposal, showing: controller as? VisitableViewController)
        }
        let replacesRoot = proposal.presentation == .replaceRoot
        if proposal.context == .modal, !replacesRoot {
            presentModally(controller, for: proposal)
        } else {
            let wasModal = isSheetShown
            dismissModal(animated: proposal.animated)
            guard let page else { return put(controller, on: stack, for: proposal, hasUncovered: wasModal) }
            page.uncover(toRoot: replacesRoot) { [self] in
                put(controller, on: stack, for: proposal, hasUncovered: $0 || wasModal)
            }
        }
    }

    /// Whether the proposal would stay invisible. Upstream pushes a modal screen while anything is presented, even if that is not
    /// the modal stack.
    private func isHidden(_ proposal: VisitProposal) -> Bool {
        proposal.context == .modal && proposal.presentation != .replaceRoot && !isSheetShown && page?.coversOthers != true
            && stack.presentedViewController != nil
    }

    private func visit(_ proposal: VisitProposal, showing controller: VisitableViewController?) {
        var proposal = proposal
        if isSheetShown, proposal.context == .modal, proposal.presentation != .replaceRoot {
            // A modal page is shown on top of the sheet's screens, in the sheet's style.
            proposal = proposal.styled(sheetStyle)
            if proposal.presentation == .replace || proposal.options.action != .advance { endTopOfSheet(animated: proposal.animated) }
        } else {
            // As upstream, a place visited from modal screens does not replace the place below them.
            if isSheetShown, proposal.options.action == .replace { proposal = proposal.advancing }
            dismissModal(animated: proposal.animated)
        }
        controller?.visitableView.isPulled = proposal.pullToRefreshEnabled
        controller?.visitableDelegate = proposal.context == .modal ? modalSession : session
        if leadsBackFromScreen(proposal) {
            stack.popViewController(animated: proposal.animated)
        } else {
            page?.visit(proposal, at: proposal.url.inPage(page, of: startLocation), showing: controller)
        }
    }

    private func endTopOfSheet(animated: Bool) {
        if sheet.popViewController(animated: animated) == nil { dismissModal(animated: animated) }
    }

    /// Whether the proposal goes back to the page itself, below one native screen.
    private func leadsBackFromScreen(_ proposal: VisitProposal) -> Bool {
        guard proposal.presentation == .default,
            (proposal.context == .modal) == (page?.coversOthers == true), !(stack.topViewController is any Visitable),
            let previous = stack.viewControllers.dropLast().last as? VisitableViewController, previous === page?.visitable
        else { return false }
        return previous.initialVisitableURL.isSameLocation(as: proposal.url, pathProperties: proposal.properties)
    }

    private func presentModally(_ controller: UIViewController, for proposal: VisitProposal) {
        controller.isModalInPresentation = !proposal.modalDismissGestureEnabled
        if isSheetShown { return put(controller, on: sheet, for: proposal) }
        // A modal page is on the page's own stack.
        if page?.coversOthers == true { return put(controller, on: stack, for: proposal) }
        sheet.setViewControllers([controller], animated: false)
        sheet.adopt(proposal.modalStyle)
        sheetStyle = proposal.modalStyle
        stack.present(sheet, animated: proposal.animated)
    }

    /// Puts a native screen on a stack. As upstream, it replaces a top screen of its own class. If the screen below the top has
    /// that class, the stack pops back to it, unless the place is to be replaced anyway.
    ///
    /// - Parameter hasUncovered: whether something that covered the stack was just dismissed, so that the screen below stays.
    private func put(
        _ controller: UIViewController, on stack: UINavigationController, for proposal: VisitProposal, hasUncovered: Bool = false
    ) {
        let screens = stack.viewControllers
        let replaces = proposal.presentation != .default
        let isSame = screens.last.map { type(of: $0) == type(of: controller) } ?? false
        let replacesOther = replaces || proposal.options.action != .advance && !hasUncovered
        if !replaces, !isSame, let previous = screens.dropLast().last, type(of: previous) == type(of: controller) {
            stack.popViewController(animated: proposal.animated)
            return
        }
        if stack !== sheet {
            page?.keep(controller, at: proposal.url.inPage(page, of: startLocation), proposal.properties)
        }
        if proposal.presentation == .replaceRoot {
            stack.setViewControllers([controller], animated: proposal.animated)
        } else if isSame || replacesOther {
            stack.setViewControllers(screens.dropLast() + [controller], animated: false)
        } else {
            stack.pushViewController(controller, animated: proposal.animated)
        }
    }

    /// Goes back and reloads the page if it is then visible. For turbo-rails' redirects, which have gone back already, it only reloads. An
    /// Android app reloads where it is, once the modal pages are gone that the proposal is not on.
    private func refresh(for proposal: VisitProposal) {
        if let page, page.isAndroid {
            if proposal.context != .modal {
                dismissModal(animated: proposal.animated)
                _ = page.uncover(further: 0)
            }
            return page.refresh()
        }
        if proposal.isHistoricalLocation || isSheetShown && sheet.viewControllers.count == 1 {
            dismissModal(animated: proposal.animated)
        } else {
            pop(animated: proposal.animated)
        }
        if !isSheetShown { page?.refresh() }
    }
}

extension VisitProposal {
    fileprivate func styled(_ style: Navigation.ModalStyle) -> VisitProposal {
        VisitProposal(
            url: url, options: options, properties: properties.merging(["modal_style": style.rawValue]) { _, style in style },
            parameters: parameters)
    }

    fileprivate var advancing: VisitProposal {
        VisitProposal(
            url: url, options: VisitOptions(action: .advance, response: options.response), properties: properties, parameters: parameters)
    }
}

extension UINavigationController {
    fileprivate func adopt(_ style: Navigation.ModalStyle) {
        switch style {
        case .medium:
            modalPresentationStyle = .automatic
            sheetPresentationController?.detents = [.medium(), .large()]
        case .large: modalPresentationStyle = .automatic
        case .full: modalPresentationStyle = .fullScreen
        case .pageSheet: modalPresentationStyle = .pageSheet
        case .formSheet: modalPresentationStyle = .formSheet
        }
    }
}
