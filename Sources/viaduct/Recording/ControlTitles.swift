import Foundation

/// The titles by which a person recognizes a screen's controls.
struct ControlTitles {
    private var screen = ""
    /// By the ids of the controls; `nil` until the screen was looked at.
    private var titles: [String: String]?

    /// - Parameter screen: JSON text of the newest screen.
    mutating func use(_ screen: String) {
        self.screen = screen
        titles = nil
    }

    /// A few words for a tap on the control: its title, or a note that it closes what is presented.
    mutating func title(of control: String) -> String {
        if titles == nil {
            var found: [String: String] = [:]
            if let value = try? JSONSerialization.jsonObject(with: Data(screen.utf8)) { Self.find(in: value, &found) }
            titles = found
        }
        return titles?[control] ?? "a control"
    }

    /// The control with that title, of the first ones with each title; `nil` where the screen has none.
    mutating func control(titled title: String) -> String? {
        _ = self.title(of: "")
        return titles?.filter { $0.value == title }.map(\.key).min { ($0.count, $0) < ($1.count, $1) }
    }

    private static func find(in value: Any, _ titles: inout [String: String]) {
        if let elements = value as? [Any] { for element in elements { find(in: element, &titles) } }
        guard let members = value as? [String: Any] else { return }
        let name = [members["title"], members["label"], members["kind"]].lazy.compactMap { $0 as? String }.first { !$0.isEmpty }
        for (key, value) in members {
            if let control = value as? String, key == "control" {
                titles[control] = "tap “\(name ?? "a control")”"
            } else if let control = value as? String, ["dismiss", "attempt", "submit", "end", "cancel", "press"].contains(key) {
                titles[control] = "\(key) “\(name ?? "a control")”"
            } else {
                find(in: value, &titles)
            }
        }
    }
}
