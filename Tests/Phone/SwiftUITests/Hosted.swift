import SwiftUI
import Testing

/// A view on a screen, and the parts that a person finds there.
@MainActor final class Hosted<Content: View> {
    let controller: UIHostingController<Content>
    private let window = UIWindow()

    init(_ view: Content) {
        controller = UIHostingController(rootView: view)
        window.rootViewController = controller
        controller.loadViewIfNeeded()
    }

    convenience init(@ViewBuilder _ view: () -> Content) {
        self.init(view())
    }

    /// Waits until changes are rendered.
    func settle() async {
        for _ in 0..<6 {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] { all(in: controller.view).compactMap { $0 as? Kind } }

    var texts: [String] { all(UILabel.self).compactMap(\.text) }

    func button(_ title: String) throws -> UIButton {
        try #require(all(UIButton.self).first { $0.currentTitle == title || $0.accessibilityLabel == title })
    }

    func tap(_ title: String) async throws {
        try button(title).tap()
        await settle()
    }

    private func all(in view: UIView) -> [UIView] {
        if let table = view as? UITableView, let source = table.dataSource {
            return [view]
                + (0..<source.numberOfSections(in: table)).flatMap { section in
                    (0..<source.tableView(table, numberOfRowsInSection: section)).flatMap { row in
                        all(in: source.tableView(table, cellForRowAt: IndexPath(row: row, section: section)).contentView)
                    }
                }
        }
        return [view] + ((view as? UIStackView)?.arrangedSubviews ?? view.subviews).flatMap(all)
    }
}
