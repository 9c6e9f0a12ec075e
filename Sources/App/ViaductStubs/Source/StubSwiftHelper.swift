/// Methods that the generated component has if it uses them.
enum StubSwiftHelper: CaseIterable {
    case show, removeItems, toast, send

    /// The way the component uses it.
    var call: String {
        switch self {
        case .show: "show(item:"
        case .removeItems: "removeItems()"
        case .toast: "show(toast:"
        case .send: "send("
        }
    }

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
                let json = data.flatMap { try? JSONSerialization.data(withJSONObject: $0) }.map { String(decoding: $0, as: UTF8.self) }
                reply(with: message.replacing(event: event, jsonData: json))
            }
            """
        }
    }
}

/// Functions of the generated file.
enum StubSwiftFunction: CaseIterable {
    case title, list, text, value

    var call: String {
        switch self {
        case .title: "title(of:"
        case .list: "list(value("
        case .text: "text("
        case .value: "value("
        }
    }

    var source: String {
        switch self {
        case .title:
            """
            private func title(of item: Any) -> String { text(value(item, "title") ?? item) }
            """
        case .list:
            """
            private func list(_ value: Any?) -> [Any] { Array((value as? [Any] ?? []).prefix(256)) }
            """
        case .text:
            """
            private func text(_ value: Any?) -> String {
                switch value {
                case nil, is NSNull: return ""
                case let text as String: return text
                case let value?:
                    let json = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
                    return json.map { String(decoding: $0, as: UTF8.self) } ?? ""
                }
            }
            """
        case .value:
            """
            /// The member, or the element, at the end of the path.
            private func value(_ root: Any?, _ path: String...) -> Any? {
                path.reduce(root) { value, key in
                    if let members = value as? [String: Any] { return members[key] }
                    guard let elements = value as? [Any], let index = Int(key), elements.indices.contains(index) else { return nil }
                    return elements[index]
                }
            }
            """
        }
    }
}
