/// Methods that the generated component has if it uses them.
enum StubSwiftHelper: CaseIterable {
    case show, removeItems, toast, send

    var source: String {
        switch self {
        case .show:
            """
            /// Shows a button in the bar, in place of the one that the rule has shown before.
            private func show(item: UIBarButtonItem, of rule: Int, onLeft: Bool = false) {
                guard let bar = viewController?.navigationItem else { return }
                let old = items[rule]
                if onLeft {
                    bar.leftBarButtonItems = (bar.leftBarButtonItems ?? []).filter { $0 !== old } + [item]
                    bar.leftItemsSupplementBackButton = true
                } else {
                    bar.rightBarButtonItems = (bar.rightBarButtonItems ?? []).filter { $0 !== old } + [item]
                }
                items[rule] = item
            }
            """
        case .removeItems:
            """
            private func removeItems() {
                let bar = viewController?.navigationItem
                let own = Array(items.values)
                bar?.leftBarButtonItems?.removeAll { item in own.contains { $0 === item } }
                bar?.rightBarButtonItems?.removeAll { item in own.contains { $0 === item } }
                items = [:]
            }
            """
        case .toast:
            """
            private func show(toast text: String) {
                guard let view = viewController?.view else { return }
                let label = UILabel()
                label.text = text
                label.textColor = .white
                label.backgroundColor = UIColor.black.withAlphaComponent(0.8)
                label.textAlignment = .center
                label.numberOfLines = 0
                label.layer.cornerRadius = 10
                label.clipsToBounds = true
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
                ])
                UIView.animate(withDuration: 0.3, delay: 3, options: .curveEaseOut) {
                    label.alpha = 0
                } completion: { _ in
                    label.removeFromSuperview()
                }
            }
            """
        case .send:
            """
            /// Replies to the message, with its own event and data where there are no others.
            private func send(_ message: Message, event: String? = nil, data: Any? = nil) {
                reply(with: message.replacing(event: event, jsonData: data.map { json($0) }))
            }
            """
        }
    }
}
