import HotwireNative
import UIKit

/// Shows a search field, and sends the page its text at every keystroke.
public final class SearchComponent: BridgeComponent {
    public override class var name: String { "search" }

    /// Kept with the screen, so that the text is still there when the page returns and connects anew.
    private let search = UISearchController(searchResultsController: nil)
    private lazy var updater = Updater { [weak self] query in
        self?.reply(to: "connect", with: Reply(query: query))
    }

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect": showSearch(for: message)
        case "disconnect": viewController?.navigationItem.searchController = nil
        default: ignore(message, knows: "connect", "disconnect")
        }
    }

    private func showSearch(for message: Message) {
        guard let data: MessageData = message.fields() else { return }

        if let placeholder = data.placeholder { search.searchBar.placeholder = placeholder }
        search.searchResultsUpdater = updater
        viewController?.navigationItem.searchController = search
    }
}

extension SearchComponent {
    fileprivate struct MessageData: Decodable {
        @Field var placeholder: String?
    }

    fileprivate struct Reply: Encodable {
        let query: String
    }

    fileprivate final class Updater: NSObject, UISearchResultsUpdating {
        private let onChange: (String) -> Void
        private var last = ""

        init(onChange: @escaping (String) -> Void) {
            self.onChange = onChange
        }

        func updateSearchResults(for searchController: UISearchController) {
            let query = searchController.searchBar.text ?? ""
            guard query != last else { return }
            last = query
            onChange(query)
        }
    }
}
