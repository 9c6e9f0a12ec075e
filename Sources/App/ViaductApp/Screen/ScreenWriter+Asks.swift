import UIKit
import ViaductProtocol

extension ScreenWriter {
    func ask(_ ask: Ask) -> Screen.Ask {
        var shown = Screen.Ask(Screen.Ask.Kind(ask.kind))
        shown.id = controls.id(of: .ask(ask))
        shown.control = shown.id
        shown.title = ask.title
        if !ask.message.isEmpty { shown.message = ask.message }
        for detail in ask.details {
            switch detail {
            case .subject(let subject): shown.subject = subject
            case .types(let types): shown.types = types
            case .maximum(let maximum): shown.maximum = maximum
            case .limit(let limit): shown.limit = limit
            case .fallback(let fallback): shown.fallback = fallback
            case .mode(let mode): shown.mode = mode
            case .values(let values): shown.values = values
            case .url(let url): shown.url = url
            case .scheme(let scheme): shown.scheme = scheme
            case .price(let price): shown.price = price
            }
        }
        shown.component = ask.maker
        return shown
    }
}

extension Screen.Ask.Kind {
    fileprivate init(_ kind: Ask.Kind) {
        self =
            switch kind {
            case .account: .account
            case .barcode: .barcode
            case .biometrics: .biometrics
            case .file: .file
            case .image: .image
            case .link: .link
            case .location: .location
            case .nfc: .nfc
            case .permission: .permission
            case .purchase: .purchase
            case .review: .review
            case .token: .token
            }
    }
}
