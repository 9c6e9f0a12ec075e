import UIKit

extension Control {
    /// The control as a person would name it: “Save”, or its kind where it has no title.
    @MainActor var name: String {
        guard let title = titleAndKind.title, !title.isEmpty else { return kind }
        return "“\(title)”"
    }

    /// For a person: `a button in the bar`.
    @MainActor var kind: String { titleAndKind.kind }

    @MainActor private var titleAndKind: (title: String?, kind: String) {
        switch self {
        case .barItem(let item): (item.title ?? item.accessibilityLabel, "a button in the bar")
        case .menuElement(let action, _): (action.title, "an element of a menu")
        case .alertAction(let action, _): (action.title, "a button of an alert")
        case .field(let field): (field.placeholder ?? field.accessibilityLabel, "a field")
        case .text(let view): (view.accessibilityLabel, "a text view")
        case .button(let button): (button.currentTitle ?? button.configuration?.title ?? button.accessibilityLabel, "a button")
        case .gesture(let gesture): (gesture.view?.accessibilityLabel, "a view with a gesture")
        case .search(let search), .searchCancel(let search), .searchSubmit(let search), .searchScope(let search, _):
            (search.searchBar.placeholder, "the search")
        case .ask(let ask): (ask.title, "a question in the page")
        case .part(let object, let part, _): (nil, "“\(part)” of \(type(of: object))")
        case .view(let view): (view.accessibilityLabel, "a view")
        case .dismissal(let controller): (controller.title, "the way out of \(type(of: controller))")
        }
    }
}
