import Foundation
import HotwireNative
import Testing
import ViaductProtocol

@testable import ViaductApp

/// A page's navigation, tested without a page.
@MainActor @Suite struct PageNavigationTests {
    private typealias Action = HotwireNative.VisitAction

    /// Creates a page that has visited these URLs and is at the last one.
    private func page(_ urls: String...) -> PageNavigation {
        var page = PageNavigation(paths: PathConfiguration())
        _ = page.open(url: urls[0], title: "", behind: [])
        for url in urls.dropFirst() { _ = page.follow(url: url, title: "", action: .advance, components: []) }
        return page
    }

    private func visit(
        _ url: String, on page: inout PageNavigation, action: Action = .advance, showing controller: VisitableViewController? = nil,
        modal: Navigation.ModalStyle? = nil, tab: Int? = nil
    ) -> [PageMove] {
        let properties: PathProperties = modal.map { ["context": "modal", "modal_style": $0.rawValue] } ?? [:]
        let proposal = VisitProposal(url: URL(filePath: url), options: VisitOptions(action: action), properties: properties)
        return page.visit(proposal, at: url, showing: controller, tab: tab)
    }

    private func replaceRoot(with url: String, on page: inout PageNavigation) -> [PageMove] {
        let properties: PathProperties = ["presentation": "replace_root"]
        return page.visit(
            VisitProposal(url: URL(filePath: url), options: VisitOptions(), properties: properties), at: url, showing: nil, tab: nil)
    }

    private func controller() -> VisitableViewController { VisitableViewController(url: URL(filePath: "/")) }

    // MARK: To a place

    @Test func `a new place is visited, and replaces the current one if it is told to`() {
        var page = page("/a")
        #expect(visit("/b", on: &page) == [.visit("/b", replaces: false)])
        #expect(visit("/b", on: &page, action: .replace) == [.visit("/b", replaces: true)])
        #expect(visit("/b", on: &page, action: .restore) == [.visit("/b", replaces: false)])
    }

    @Test func `the place before is gone back to, an older one only to restore it`() {
        var page = page("/a", "/b", "/c")
        #expect(visit("/b", on: &page) == [.back(steps: 1)])
        #expect(visit("/a", on: &page) == [.visit("/a", replaces: false)])
        #expect(visit("/a", on: &page, action: .restore) == [.back(steps: 2)])
        #expect(visit("/b", on: &page, action: .replace) == [.back(steps: 1)])
    }

    @Test func `a controller that is shown, or waits for its place, moves nothing`() {
        var page = page("/a")
        let controller = controller()
        #expect(visit("/b", on: &page, showing: controller) == [.visit("/b", replaces: false)])
        #expect(visit("/b", on: &page, showing: controller) == [])
        let arrival = page.follow(url: "/b", title: "", action: .advance, components: [])
        #expect(arrival?.destination === controller)
        page.stack.current?.show(controller)
        #expect(visit("/b", on: &page, showing: controller) == [])
    }

    @Test func `of visits in one turn each gets its own controller and modal style`() {
        var page = page("/a")
        let controllers = [controller(), controller()]
        _ = visit("/b", on: &page, showing: controllers[0], modal: .medium)
        _ = visit("/c", on: &page, showing: controllers[1])
        #expect(page.follow(url: "/b", title: "", action: .advance, components: [])?.destination === controllers[0])
        #expect(page.stack.current?.modal == .medium)
        #expect(page.follow(url: "/c", title: "", action: .advance, components: [])?.destination === controllers[1])
        #expect(page.stack.current?.modal == nil)
    }

    @Test func `a controller stands for one place, and for none that the page goes back to`() {
        var page = page("/a", "/b")
        _ = visit("/c", on: &page, showing: controller())
        #expect(page.follow(url: "/a", title: "", action: .restore, components: [])?.destination == nil)
        #expect(page.follow(url: "/c", title: "", action: .advance, components: [])?.destination == nil)
    }

    @Test func `a controller stands for the place even when its document is loaded anew`() {
        var page = page("/a")
        let controller = controller()
        _ = visit("/b", on: &page, showing: controller)
        #expect(page.open(url: "/b", title: "", behind: []) === controller)
        #expect(page.open(url: "/b", title: "", behind: []) == nil)
    }

    // MARK: Covered places

    @Test func `a covering place goes when a place comes that is not to be covered`() {
        var page = page("/a")
        _ = visit("/new", on: &page, modal: .large)
        _ = page.follow(url: "/new", title: "", action: .advance, components: [])
        #expect(page.stack.current?.modal == .large)
        #expect(visit("/b", on: &page) == [.visit("/b", replaces: true)])
    }

    @Test func `of several covering places all but the first go before the visit`() {
        var page = page("/a")
        for url in ["/new", "/new/2", "/new/3"] {
            _ = visit(url, on: &page, modal: .large)
            _ = page.follow(url: url, title: "", action: .advance, components: [])
        }
        #expect(visit("/b", on: &page) == [.back(steps: 2, passing: true), .visit("/b", replaces: true)])
        #expect(page.follow(url: "/new", title: "", action: .restore, components: [])?.next == .visit("/b", replaces: true))
        #expect(page.follow(url: "/b", title: "", action: .replace, components: []).map { $0.next == nil } == true)
        #expect(page.stack.locations.map(\.url) == ["/a", "/b"])
        #expect(page.stack.current?.modal == nil)
    }

    @Test func `a page that goes on by itself stays covered as it is`() {
        var page = page("/a")
        _ = visit("/new", on: &page, modal: .medium)
        for url in ["/new", "/new/2"] { _ = page.follow(url: url, title: "", action: .advance, components: []) }
        #expect(page.stack.current?.modal == .medium)
    }

    @Test func `what covers ends, and takes places below with it`() {
        var page = page("/a", "/b")
        #expect(page.uncover() == nil)
        _ = visit("/new", on: &page, modal: .large)
        _ = page.follow(url: "/new", title: "", action: .advance, components: [])
        #expect(page.uncover() == .back(steps: 1))
        #expect(page.uncover(further: 1) == .back(steps: 2))
        #expect(page.uncover(further: 5) == .back(steps: 2))
    }

    // MARK: Back

    @Test func `from the first place nothing goes back`() {
        var page = page("/a")
        #expect(page.goBack() == nil)
        #expect(page.goBackToStart() == nil)
        #expect(page.wayBack == nil)
    }

    @Test func `a page goes back by a step, to a screen, or to its start`() {
        var page = page("/a", "/b", "/c")
        let (first, other) = (controller(), controller())
        page.stack.locations[0].show(first)
        #expect(page.goBack() == .back(steps: 1))
        page.forgetMoves()
        #expect(page.goBack(to: first) == .back(steps: 2))
        page.forgetMoves()
        #expect(page.goBack(to: other) == nil)
        #expect(page.goBackToStart() == .back(steps: 2))
        #expect(page.wayBack?.to.url == "/b")
    }

    @Test func `a page on its way back goes only the rest of a longer way`() {
        var page = page("/a", "/b", "/c", "/d")
        let (first, third) = (controller(), controller())
        page.stack.locations[0].show(first)
        page.stack.locations[2].show(third)
        #expect(page.goBack() == .back(steps: 1))
        #expect(page.goBack(to: third) == nil)
        #expect(page.goBack(to: first) == .back(steps: 2))
        #expect(page.backTarget?.url == "/a")
        #expect(page.goBackToStart() == nil)
    }

    @Test func `nothing leads back from a new root, and the document's places behind it go`() {
        var page = page("/a", "/b", "/c")
        #expect(replaceRoot(with: "/home", on: &page) == [.back(steps: 2, passing: true), .visit("/home", replaces: true)])
        #expect(page.follow(url: "/a", title: "", action: .restore, components: [])?.next == .visit("/home", replaces: true))
        _ = page.follow(url: "/home", title: "", action: .replace, components: [])
        #expect(page.stack.locations.map(\.url) == ["/home"])
        _ = page.follow(url: "/b", title: "", action: .advance, components: [])
        #expect(page.goBackToStart() == .back(steps: 1))
    }

    @Test func `a page that was sent back is loaded anew there`() {
        var page = page("/a", "/b")
        #expect(page.reload() == .reload)
        #expect(page.goBack() == .back(steps: 1))
        #expect(page.reload() == nil)
        #expect(page.follow(url: "/a", title: "", action: .restore, components: [])?.renewal == .reload)
        #expect(page.reload() == .reload)
    }

    @Test func `a step back from modal places is refreshed, and any other is a restore visit already`() {
        var page = page("/a", "/b")
        #expect(page.refresh() == .refresh(isUncached: false))
        #expect(page.goBack() == .back(steps: 1))
        #expect(page.refresh() == nil)
        #expect(page.follow(url: "/a", title: "", action: .restore, components: []).map { $0.renewal == nil } == true)
    }

    @Test func `a step back that leads nowhere holds nothing up`() {
        var page = page("/a", "/b")
        #expect(page.goBack() == .back(steps: 1))
        #expect(page.follow(url: "/b", title: "", action: .restore, components: []) == nil)
        #expect(page.reload() == .reload)
    }

    @Test func `a web view's step back from the only place is no step`() {
        var page = page("/a")
        #expect(page.move(.back(steps: 1)) == .back(steps: 1))
        #expect(page.reload() == .reload)
    }

    @Test func `a page has moved once it has left a place`() {
        var page = page("/a")
        _ = page.follow(url: "/a#part", title: "", action: .advance, components: [])
        #expect(!page.hasMoved)
        _ = page.follow(url: "/b", title: "", action: .replace, components: [])
        #expect(page.hasMoved)
        page.leaveEverything(paths: PathConfiguration())
        #expect(!page.hasMoved)
        #expect(page.stack.locations.isEmpty)
    }

    // MARK: Tabs

    @Test func `a tab begins where the page was told to visit it`() {
        var page = page("/a")
        #expect(visit("/b", on: &page, tab: 1) == [.visit("/b", replaces: false)])
        let arrival = page.follow(url: "/b", title: "", action: .advance, components: [])
        #expect(arrival?.tab == 1)
        page.enterTab(selected: arrival?.tab, from: arrival?.from)
        #expect(page.stack.current?.tab == 1)
        #expect(page.goBack() == nil)
        #expect(visit("/a", on: &page, tab: 0) == [.visit("/a", replaces: false)])
        page.stack.locations[0].tab = 0
        page.stack.locations[0].isRoot = true
        #expect(visit("/a", on: &page, tab: 0) == [.back(steps: 1)])
    }

    @Test func `a place lies in the tab that the page has come from`() {
        var page = page("/a")
        page.stack.current?.tab = 2
        let arrival = page.follow(url: "/b", title: "", action: .advance, components: [])
        page.enterTab(selected: arrival?.tab, from: arrival?.from)
        #expect(page.stack.current?.tab == 2)
        #expect(page.stack.current?.isRoot == false)
    }

    @Test func `places from before the tabs belong to the tab that begins before them`() {
        let page = page("/x", "/b/", "/b/1", "/a")
        #expect(page.findTabs(startingAt: [nil, "/a", "/b"]) == 1)
        #expect(page.stack.locations.map(\.tab) == [1, 2, 2, 1])
        #expect(page.stack.locations.map(\.isRoot) == [false, true, false, true])
    }
}
