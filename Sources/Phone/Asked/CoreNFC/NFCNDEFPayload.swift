public import Foundation

public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty = 0
    case nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// One record of a tag (NFC Forum, NFC Data Exchange Format).
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    /// Prefixes by the first byte of a link (NFC Forum, URI Record Type Definition, 3.2.2).
    private static let prefixes = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
        "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
        "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://",
        "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data

    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        typeNameFormat = format
        self.type = type
        self.identifier = identifier
        self.payload = payload
        super.init()
    }

    public convenience init(
        format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int
    ) {
        self.init(format: format, type: type, identifier: identifier, payload: payload)
    }

    // MARK: Texts

    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
        let language = Array((locale.language.languageCode?.identifier ?? "en").utf8.prefix(63))
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
            payload: Data([UInt8(language.count)] + language + Array(text.utf8)))
    }

    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard isWellKnown("T"), let status = payload.first else { return (nil, nil) }
        let length = Int(status & 0x3F)
        let rest = payload.dropFirst()
        guard rest.count >= length else { return (nil, nil) }
        let encoding: String.Encoding = status & 0x80 == 0 ? .utf8 : .utf16BigEndian
        return (
            String(data: Data(rest.dropFirst(length)), encoding: encoding),
            Locale(identifier: String(decoding: rest.prefix(length), as: UTF8.self))
        )
    }

    // MARK: Links

    open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
        let index = prefixes.indices.dropFirst().filter { uri.hasPrefix(prefixes[$0]) }
            .max { prefixes[$0].count < prefixes[$1].count }
        let code = index ?? 0
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
            payload: Data([UInt8(code)] + Array(uri.dropFirst(prefixes[code].count).utf8)))
    }

    open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        wellKnownTypeURIPayload(string: url.absoluteString)
    }

    open func wellKnownTypeURIPayload() -> URL? {
        guard isWellKnown("U"), let code = payload.first, Self.prefixes.indices.contains(Int(code)) else { return nil }
        return URL(string: Self.prefixes[Int(code)] + String(decoding: payload.dropFirst(), as: UTF8.self))
    }

    private func isWellKnown(_ letter: String) -> Bool {
        typeNameFormat == .nfcWellKnown && type == Data(letter.utf8)
    }

    /// The record's text, as the page shows it.
    var text: String {
        wellKnownTypeTextPayload().0 ?? wellKnownTypeURIPayload()?.absoluteString
            ?? String(data: payload, encoding: .utf8) ?? "\(payload.count) bytes"
    }
}

open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    open var records: [NFCNDEFPayload]

    public init(records: [NFCNDEFPayload]) {
        self.records = records
        super.init()
    }

    /// In bytes, as on a tag.
    open var length: Int {
        records.map { record in
            let isShort = record.payload.count < 256
            let identifier = record.identifier.isEmpty ? 0 : 1 + record.identifier.count
            return 2 + (isShort ? 1 : 4) + record.type.count + identifier + record.payload.count
        }.reduce(0, +)
    }
}
