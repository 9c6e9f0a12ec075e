import CoreNFC

/// The content of an NFC tag, as far as pages understand it.
struct TagContent {
    enum Kind: String {
        case text, url, unknown
    }

    let type: Kind
    let value: String

    /// A link when the value is a whole web address, else a text.
    init(value: String) {
        let scheme = URL(string: value)?.scheme?.lowercased()
        type = scheme == "http" || scheme == "https" ? .url : .text
        self.value = value
    }

    init?(_ payload: NFCNDEFPayload) {
        if let url = payload.wellKnownTypeURIPayload() {
            (type, value) = (.url, url.absoluteString)
        } else if let text = payload.wellKnownTypeTextPayload().0 {
            (type, value) = (.text, text)
        } else if let text = String(data: payload.payload, encoding: .utf8) {
            (type, value) = (.unknown, text)
        } else {
            return nil
        }
    }

    var payload: NFCNDEFPayload? {
        type == .url
            ? NFCNDEFPayload.wellKnownTypeURIPayload(string: value)
            : NFCNDEFPayload.wellKnownTypeTextPayload(string: value, locale: .current)
    }
}
