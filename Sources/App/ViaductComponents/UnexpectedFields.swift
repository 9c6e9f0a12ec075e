import Foundation
import HotwireNative
import ViaductProtocol

/// The fields of one message that were not read.
final class UnexpectedFields {
    /// More would fill a console and say no more.
    private static let mostNames = 5
    private static let key = CodingUserInfoKey(rawValue: "unexpected fields")

    private var names: [String] = []
    private var count = 0

    /// The object that a decoder was given; `nil` in other decoders.
    static func of(_ decoder: any Decoder) -> UnexpectedFields? {
        key.flatMap { decoder.userInfo[$0] } as? UnexpectedFields
    }

    func watch(_ decoder: JSONDecoder) {
        if let key = Self.key { decoder.userInfo[key] = self }
    }

    func add(_ path: [any CodingKey]) {
        count += 1
        guard names.count < Self.mostNames else { return }
        names.append(
            path.reduce("") { name, key in
                key.intValue.map { "\(name)[\($0)]" } ?? (name.isEmpty ? key.stringValue : "\(name).\(key.stringValue)")
            })
    }

    /// Logs them in one line, if there are any.
    func log(_ message: Message) {
        guard count > 0 else { return }
        let list = names.map { "“\($0)”" }.joined(separator: ", ") + (count > names.count ? " and \(count - names.count) more" : "")
        let verbs = count == 1 ? ("has", "was") : ("have", "were")
        HotwireLog.write(
            "In the data of “\(message.component)”, event “\(message.event.start())”, \(list) \(verbs.0) an unexpected shape and \(verbs.1) ignored.",
            cause: "VD-DATA-4", about: message)
    }
}
