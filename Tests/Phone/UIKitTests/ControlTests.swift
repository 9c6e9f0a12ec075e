import Testing

@testable import UIKit

@MainActor private final class Target {
    private(set) var calls: [String] = []

    func tap() { calls.append("tap") }
    func tapped(_ sender: UIBarButtonItem) { calls.append("tapped \(sender.title ?? "")") }
}

@Suite @MainActor struct ControlTests {
    @Test func `a primary action gets its sender, and lends its look`() {
        var senders: [ObjectIdentifier] = []
        let action = UIAction(title: "Add", image: UIImage(systemName: "plus")) { action in
            senders.append(ObjectIdentifier(action.sender as AnyObject))
        }
        let item = UIBarButtonItem(primaryAction: action)
        #expect(item.title == "Add")
        #expect(item.image?.symbolName == "plus")
        item.sendAction()
        #expect(senders == [ObjectIdentifier(item)])
        #expect(action.sender == nil)
    }

    @Test func `a target is sent its method, with the sender if it takes one`() {
        let target = Target()
        UIBarButtonItem(title: "A", style: .plain, target: target, action: Selector(Target.tap)).sendAction()
        UIBarButtonItem(title: "B", style: .plain, target: target, action: Selector(Target.tapped)).sendAction()
        #expect(target.calls == ["tap", "tapped B"])
    }

    @Test func `a target that is gone is sent nothing`() {
        var target: Target? = Target()
        let item = UIBarButtonItem(title: "A", style: .plain, target: target, action: Selector(Target.tap))
        target = nil
        #expect(item.target == nil)
        item.sendAction()
    }

    @Test func `system items have iOS's titles, symbols and styles`() {
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        #expect(add.image?.symbolName == "plus")
        let done = UIBarButtonItem(systemItem: .done)
        #expect(done.title == "Done")
        #expect(done.style == .done)
        #expect(UIBarButtonItem.flexibleSpace().isSpace)
    }

    @Test func `colours are written as hexadecimal digits`() {
        #expect(UIColor.systemRed.hex == "#FF3B30")
        #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).hex == "#FF800080")
        #expect(UIColor(red: 2, green: -1, blue: .nan, alpha: 1).hex == "#FF0000")
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).hex == "#00FF00")
        #expect(UIColor(white: 1, alpha: 1) == .white)
    }

    @Test func `a symbol needs a name`() {
        #expect(UIImage(systemName: "") == nil)
        #expect(UIImage(systemName: "plus") == UIImage(systemName: "plus"))
    }

    @Test func `text fields belong to alerts only`() {
        let write = UIKitLog.write
        UIKitLog.write = { _ in }
        defer { UIKitLog.write = write }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
        #expect(sheet.textFields == nil)
        #expect(sheet.popoverPresentationController != nil)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addTextField { $0.isSecureTextEntry = true }
        #expect(alert.textFields?.first?.isSecureTextEntry == true)
    }

    @Test func `typing is told to those who listen, a change of the text is not`() {
        let target = Target()
        let field = UITextField()
        var typed: [String?] = []
        let action = UIAction { typed.append(($0.sender as? UITextField)?.text) }
        field.addAction(action, for: .editingChanged)
        field.addAction(action, for: .editingChanged)
        field.addTarget(target, action: Selector(Target.tap), for: [.editingChanged, .editingDidEnd])
        field.text = "silent"
        #expect(typed.isEmpty)
        field.edit(to: "a")
        field.sendActions(for: .editingDidEnd)
        #expect(typed == ["a"])
        #expect(target.calls == ["tap", "tap"])
        field.removeAction(action, for: .allEvents)
        field.edit(to: "ab")
        #expect(typed == ["a"])
    }

    @Test func `a sheet points at its source`() {
        let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
        let view = UIView()
        sheet.popoverPresentationController?.sourceItem = view
        #expect(sheet.popoverPresentationController?.sourceView === view)
        let item = UIBarButtonItem(title: "Share")
        sheet.popoverPresentationController?.sourceItem = item
        #expect(sheet.popoverPresentationController?.barButtonItem === item)
        #expect(sheet.popoverPresentationController?.sourceView == nil)
        #expect(UIViewController().popoverPresentationController == nil)
    }

    @Test func `an alert's action runs its handler`() {
        var chosen: String?
        let action = UIAlertAction(title: "Delete", style: .destructive) { chosen = $0.title }
        action.invoke()
        #expect(chosen == "Delete")
    }
}
