import Testing

@testable import UIKit

@MainActor private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    private(set) var calls: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("change \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end \(searchBar.text ?? "")") }
    func updateSearchResults(for searchController: UISearchController) {
        calls.append("update \(searchController.searchBar.text ?? "")")
    }
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }
}

@Suite @MainActor struct SearchTests {
    private let listener = Listener()
    private let controller = UISearchController(searchResultsController: nil)

    init() {
        controller.searchBar.delegate = listener
        controller.searchResultsUpdater = listener
    }

    @Test func `typing, searching and cancelling are told in order`() {
        controller.search(for: "a")
        #expect(listener.takeCalls() == ["begin", "update ", "update a", "change a"])
        controller.submit()
        #expect(listener.takeCalls() == ["search", "end a"])
        controller.search(for: "ab")
        #expect(listener.takeCalls() == ["update ab", "begin", "change ab"])
        controller.cancel()
        #expect(listener.takeCalls() == ["cancel", "change ", "end ", "update "])
    }

    @Test func `the field in the bar has the bar's text, and hears what is typed`() {
        let field = controller.searchBar.searchTextField
        var texts: [String?] = []
        field.addAction(UIAction { _ in texts.append(field.text) }, for: .editingChanged)
        controller.search(for: "a")
        #expect(texts == ["a"])
        field.text = "b"
        field.placeholder = "Trees"
        #expect(controller.searchBar.text == "b")
        #expect(controller.searchBar.placeholder == "Trees")
    }
}
