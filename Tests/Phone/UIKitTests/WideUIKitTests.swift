import Testing

@testable import UIKit

@MainActor private final class Listener: NSObject {
    private(set) var calls: [String] = []

    func changed(_ sender: UISwitch, _ event: UIEvent) { calls.append("changed \(sender.isOn)") }
    func saved(_ image: UIImage, _ error: (any Error)?, _ context: UnsafeRawPointer) { calls.append("saved \(error == nil)") }
    func resign() -> Bool {
        calls.append("resign")
        return true
    }
    func later() { calls.append("later") }
}

private final class PriceCell: UITableViewCell {
    required init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { nil }
}

@Suite @MainActor struct WideUIKitTests {
    @Test func `a cell and a header can be made without arguments, as most lists do where there is none to reuse`() {
        #expect(UITableViewCell().style == .default)
        #expect(PriceCell().reuseIdentifier == nil)
        #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    }

    @Test func `a method with an event, a result or an error's place is sent too`() {
        let listener = Listener()
        let flip = UISwitch()
        #expect(Selector(Listener.changed).perform(on: listener, sender: flip))
        #expect(Selector(Listener.resign).perform(on: listener, sender: nil))
        #expect(Selector(Listener.saved).perform(on: listener, sender: UIImage()))
        #expect(!Selector(Listener.changed).perform(on: listener, sender: UIView()))
        #expect(listener.calls == ["changed false", "resign", "saved true"])
    }

    @Test func `what was to be done later can be cancelled, and asked for again`() async throws {
        let listener = Listener()
        listener.perform(Selector(Listener.later), with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: listener)
        listener.perform(Selector(Listener.later), with: nil, afterDelay: 0)
        for _ in 0..<100 where listener.calls.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        try await Task.sleep(for: .milliseconds(20))
        #expect(listener.calls == ["later"])
    }

    @Test func `groups of items stand beside the items of their side`() {
        let item = UINavigationItem(title: "Page")
        let items = (0..<4).map { UIBarButtonItem(title: String($0), style: .plain, target: nil, action: nil) }
        item.rightBarButtonItem = items[0]
        item.pinnedTrailingGroup = .fixedGroup(items: [items[1]])
        item.trailingItemGroups = [.fixedGroup(items: [items[2], items[3]])]
        #expect(item.rightItems.map(\.title) == ["1", "0", "3", "2"])
        item.trailingItemGroups[0].isHidden = true
        #expect(item.rightItems.map(\.title) == ["1", "0"])
        #expect(item.leftItems.isEmpty)
    }

    @Test func `a badge is a number, a word or a dot`() {
        #expect(UIBarButtonItem.Badge.count(3).text == "3")
        #expect(UIBarButtonItem.Badge.string("new").text == "new")
        #expect(UIBarButtonItem.Badge.indicator().text.isEmpty)
    }

    @Test func `the pasteboard has what was put on it, in any form`() {
        let pasteboard = UIPasteboard()
        pasteboard.setItems([["public.url": URL(string: "https://example.com/a")!]])
        #expect(pasteboard.url?.path == "/a")
        pasteboard.setData(Data("text".utf8), forPasteboardType: "public.utf8-plain-text")
        #expect(pasteboard.string == "text")
        #expect(pasteboard.itemProviders.count == 1)
        #expect(pasteboard.contains(pasteboardTypes: ["public.utf8-plain-text"]))
    }

    @Test func `a provider of a text gives its letters`() async throws {
        let provider = NSItemProvider(object: "letters" as NSString)
        let data: Data? = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data.map { String(decoding: $0, as: UTF8.self) } == "letters")
    }

    @Test func `the selected elements of a menu are those that are on, in its submenus too`() {
        let on = UIAction(title: "On", state: .on) { _ in }
        let off = UIAction(title: "Off") { _ in }
        let inner = UIAction(title: "Inner", state: .on) { _ in }
        let menu = UIMenu(children: [on, off, UIMenu(children: [inner])])
        #expect(menu.selectedElements.map(\.title) == ["On", "Inner"])
    }

    @Test func `names, times and lists are written in English`() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.middleName) = ("Ada", "Lovelace", "King")
        #expect(PersonNameComponentsFormatter().string(from: name) == "Ada Lovelace")
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "AL")
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .long) == "Ada King Lovelace")
        let formatter = RelativeDateTimeFormatter()
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "in 3 hours")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    }

    @Test func `a transaction's completion comes when the outermost ends`() async throws {
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("done") }
        CATransaction.commit()
        #expect(calls.isEmpty)
        for _ in 0..<100 where calls.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(calls == ["done"])
    }

    @Test func `notifications come one after the other`() async throws {
        let center = NotificationCenter()
        let name = Notification.Name("page")
        let notifications = center.notifications(named: name)
        center.post(name: name, object: 1)
        center.post(name: name, object: 2)
        var iterator = notifications.makeAsyncIterator()
        #expect(await iterator.next()?.object as? Int == 1)
        #expect(await iterator.next()?.object as? Int == 2)
    }
}
