import UIKit
import ViaductProtocol

extension ScreenWriter {
    func ask(_ ask: Ask) -> String {
        let id = controls.id(of: .ask(ask))
        var members = JSONMembers()
        members.add("kind", ask.kind.rawValue)
        members.add("id", id)
        members.add("control", id)
        members.add("title", ask.title)
        members.add("enabled", true)
        if !ask.message.isEmpty { members.add("message", ask.message) }
        for (key, detail) in ask.details {
            switch detail {
            case .text(let text): members.add(key, text)
            case .texts(let texts): members.add(key, strings: texts)
            case .number(let number): members.add(key, json: String(number))
            }
        }
        return members.object
    }
}
