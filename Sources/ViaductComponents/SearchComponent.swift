import HotwireNative
import UIKit

/// Puts a search field under the navigation bar, and tells the page of every keystroke.
public final class SearchComponent: BridgeComponent {
    public override class var name: String { "search" }

    private lazy var searchController = UISearchController(searchResultsController: nil)

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect":
            let data: MessageData? = message.data()
            searchController.searchResultsUpdater = self
            searchController.searchBar.placeholder = data?.placeholder
            viewController?.navigationItem.searchController = searchController
        case "disconnect":
            viewController?.navigationItem.searchController = nil
        default: break
        }
    }
}

extension SearchComponent: UISearchResultsUpdating {
    public func updateSearchResults(for searchController: UISearchController) {
        reply(to: "connect", with: Query(query: searchController.searchBar.text ?? ""))
    }
}

extension SearchComponent {
    fileprivate struct MessageData: Decodable {
        let placeholder: String?
    }

    fileprivate struct Query: Encodable {
        let query: String
    }
}
