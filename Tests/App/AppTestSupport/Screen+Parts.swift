public import ViaductProtocol

extension Screen {
    /// The ids of all controls with the title: in bars and menus, sheets and alerts, and the buttons of native screens.
    func controls(titled title: String) -> [String] {
        let choices = presented.flatMap { presented in
            (presented.sheet?.actions ?? presented.alert?.actions ?? []).map { ($0.title, $0.control) }
                + (presented.alert?.fields ?? []).map { ($0.title, $0.control) }
        }
        let buttons = presented.flatMap { $0.screen?.content ?? [] }.flatMap(\.buttons).map { ($0.title, $0.control) }
        return ((bar.left + bar.right).flatMap(\.controls) + choices + buttons).filter { $0.0 == title }.map(\.1)
    }
}

extension Screen.Bar {
    public var leftButtons: [Screen.BarButton] { left.map(\.button) }
    public var rightButtons: [Screen.BarButton] { right.map(\.button) }
}

extension Screen.BarItem {
    /// The button; an empty one for any other item.
    var button: Screen.BarButton {
        if case .button(let button) = self { button } else { Screen.BarButton() }
    }

    /// The title and the id of the button, and of each item of its menu.
    fileprivate var controls: [(String, String)] {
        switch self {
        case .button(let button): [(button.title, button.control)] + (button.menu?.children ?? []).flatMap(\.controls)
        case .space: []
        case .element(let element): element.button.map { [($0.title, $0.control)] } ?? []
        }
    }
}

extension Screen.Menu {
    public var actions: [Screen.MenuAction] { children.map { $0.action ?? Screen.MenuAction() } }
}

extension Screen.MenuElement {
    public var action: Screen.MenuAction? { if case .action(let action) = self { action } else { nil } }
    public var submenu: Screen.Submenu? { if case .submenu(let submenu) = self { submenu } else { nil } }

    public var title: String {
        switch self {
        case .action(let action): action.title
        case .submenu(let submenu): submenu.title
        }
    }

    fileprivate var controls: [(String, String)] {
        switch self {
        case .action(let action): [(action.title, action.control)]
        case .submenu(let submenu): submenu.children.flatMap(\.controls)
        }
    }
}

extension Screen.Presented {
    public var sheet: Screen.Sheet? { if case .sheet(let sheet) = self { sheet } else { nil } }
    public var alert: Screen.Alert? { if case .alert(let alert) = self { alert } else { nil } }
    public var share: Screen.Share? { if case .share(let share) = self { share } else { nil } }
    public var screen: Screen.NativeScreen? { if case .screen(let screen) = self { screen } else { nil } }

    public var title: String? { sheet?.title ?? alert?.title ?? screen?.title }

    public var dismiss: String? {
        switch self {
        case .sheet(let sheet): sheet.dismiss
        case .alert(let alert): alert.dismiss
        case .share(let share): share.dismiss
        case .screen(let screen): screen.dismiss
        }
    }
}

extension Screen.Element {
    public var button: Screen.Button? { if case .button(let button) = content { button } else { nil } }
    public var date: Screen.DateField? { if case .date(let date) = content { date } else { nil } }
    public var field: Screen.Field? { if case .field(let field) = content { field } else { nil } }
    public var label: Screen.Label? { if case .label(let label) = content { label } else { nil } }
    public var list: Screen.List? { if case .list(let list) = content { list } else { nil } }
    public var slider: Screen.Slider? { if case .slider(let slider) = content { slider } else { nil } }
    public var stack: Screen.Stack? { if case .stack(let stack) = content { stack } else { nil } }
    public var stepper: Screen.Stepper? { if case .stepper(let stepper) = content { stepper } else { nil } }
    public var `switch`: Screen.Switch? { if case .switch(let flip) = content { flip } else { nil } }

    /// All buttons in the element.
    fileprivate var buttons: [Screen.Button] { button.map { [$0] } ?? stack?.children.flatMap(\.buttons) ?? [] }
}
