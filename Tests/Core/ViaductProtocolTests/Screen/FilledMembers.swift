@testable import ViaductProtocol

/// Sets every member to a value that is not its default.
struct FilledMembers: JSONMembers {
    typealias Failure = Never

    static var reads: Bool { true }

    /// The members of all elements.
    let kind: Screen.Element.Kind
    /// The number of levels of objects still to nest.
    var depth = 4

    func constant(_ key: StaticString, _ value: StaticString) {}

    func required<Value: JSONCoded>(_ key: StaticString, _ value: inout Value) {
        value = samples(Value.self).first as? Value ?? value
    }

    func optional<Value: JSONCoded>(_ key: StaticString, _ value: inout Value?) {
        value = samples(Value.self).first as? Value
    }

    func optional<Value: JSONCoded>(_ key: StaticString, _ value: inout Value, unless usual: Value) {
        let samples = usual as? Bool == true ? [false] : samples(Value.self)
        value = samples.first as? Value ?? usual
    }

    /// Returns one value, or one for each case of the type; none when objects are nested deep enough.
    private func samples(_ type: Any.Type) -> [Any] {
        switch type {
        case is String.Type: ["Zoë \"&\" \\ \u{1}\n👩‍👩‍👧"]
        case is Bool.Type: [true]
        case is Int.Type: [-7]
        case is Double.Type: [2.5]
        case is Screen.Element.Kind.Type: [kind]
        case is Screen.Colour.Type: [Screen.Colour("#123456", dark: "#12345678")]
        case let choice as any JSONChoice.Type: choice.all.suffix(1)
        case let list as any FilledList.Type: [list.filled(with: samples)]
        case _ where depth == 0: []
        case is Screen.BarItem.Type:
            [Screen.BarItem.button(record()), Screen.BarItem.space(record()), Screen.BarItem.element(record())]
        case is Screen.MenuElement.Type: [Screen.MenuElement.action(record()), Screen.MenuElement.submenu(record())]
        case is Screen.Presented.Type:
            [
                Screen.Presented.sheet(record()), Screen.Presented.alert(record()), Screen.Presented.share(record()),
                Screen.Presented.screen(record()),
            ]
        case let type as any JSONRecord.Type: [self.record(type)]
        default: []
        }
    }

    private func record<Record: JSONRecord>(_ type: Record.Type = Record.self) -> Record {
        var record = Record()
        var inner = self
        inner.depth -= 1
        record.visit(&inner)
        return record
    }
}

private protocol FilledList {
    static func filled(with samples: (Any.Type) -> [Any]) -> Any
}

extension Array: FilledList {
    fileprivate static func filled(with samples: (Any.Type) -> [Any]) -> Any {
        samples(Element.self).compactMap { $0 as? Element }
    }
}

extension JSONChoice {
    fileprivate static var all: [Any] { Array(allCases) }
}
