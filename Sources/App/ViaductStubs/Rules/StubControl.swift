import UIKit
import ViaductComponents
import ViaductProtocol

/// The control that a rule shows.
enum StubControl: Equatable, Sendable {
    case button(StubButton)
    case menu(StubButton, StubItems)
    case sheet(StubDialog)
    case alert(StubDialog)
    case ask(StubAsk)
    case toast(StubTemplate)
    /// Enables or disables the rules' bar buttons.
    case enable(Bool)
    /// Removes the rules' bar buttons.
    case remove

    static let members = ["button", "menu", "sheet", "alert", "ask", "toast", "enable", "remove"]
}

/// A button of the bar.
struct StubButton: Equatable, Sendable {
    enum Side: String, CaseIterable {
        case left, right
    }

    let title: StubTemplate
    /// The name of an SF Symbol.
    let image: StubTemplate?
    let side: Side
    let isEnabled: Bool

    static let members = ["title", "image", "side", "enabled"]

    init(_ members: StubMembers, _ names: Set<StubTemplate.Name>) {
        if members["title"] == nil { members.fail("title", "\(members.name) needs a “title”.") }
        title = members.text("title", names) ?? StubTemplate([])
        image = members.text("image", names)
        side = members.choice("side") ?? .right
        isEnabled = members.flag("enabled") ?? true
    }
}

/// A sheet of choices, or an alert.
struct StubDialog: Equatable, Sendable {
    let title: StubTemplate?
    let message: StubTemplate?
    /// The placeholder of a field to type into; `nil` for none.
    let field: StubTemplate?
    let items: StubItems

    static let sheetMembers = ["title", "message", "items"]
    static let alertMembers = ["title", "message", "items", "field"]

    init(_ members: StubMembers, _ names: Set<StubTemplate.Name>) {
        title = members.text("title", names)
        message = members.text("message", names)
        field = members.text("field", names)
        items = StubItems(members, field == nil ? names : names.union([.text]), texts: names)
    }
}

/// An ask for a permission, or for authentication.
enum StubAsk: String, CaseIterable {
    case camera, microphone, notifications, biometrics
}
