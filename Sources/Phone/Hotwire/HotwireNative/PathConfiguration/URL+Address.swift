package import Foundation

extension URL {
    /// The URL of a page as a web view has it. Characters that stand in no `URL`, such as `[` in a query, are percent-encoded.
    ///
    /// `URL(string:)` also encodes each `%` as soon as there is such a character, so that `?q=%C3%A4&a[]=1` becomes another address.
    package init?(address: String) {
        if let url = URL(string: address, encodingInvalidCharacters: false) {
            self = url
        } else {
            self.init(string: Self.encoded(address))
        }
    }

    /// The address with all of its invalid characters encoded but those of its host.
    private static func encoded(_ address: String) -> String {
        let bytes = Array(address.utf8)
        var result = Array(address.utf8.prefix(upTo: pathStart(of: address)))
        var hasFragment = false
        for (index, byte) in bytes.enumerated().dropFirst(result.count) {
            let isEscape = byte == UInt8(ascii: "%") && bytes[(index + 1)...].prefix(2).filter(isHexDigit).count == 2
            let isSecondFragment = byte == UInt8(ascii: "#") && hasFragment
            if byte == UInt8(ascii: "#") { hasFragment = true }
            if isEscape || valid.contains(byte) && !isSecondFragment {
                result.append(byte)
            } else {
                result += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The path with its query as the address has it, which `java.net.URL` leaves as it is.
    static func rawPath(of address: String) -> String {
        let path = address.utf8[pathStart(of: address)...].prefix { $0 != UInt8(ascii: "#") }
        return String(Substring(path))
    }

    /// Where the host ends.
    private static func pathStart(of address: String) -> String.Index {
        let ends = { (byte: UInt8) in "/?#".utf8.contains(byte) }
        let scheme = address.utf8.prefix { $0 != UInt8(ascii: ":") && !ends($0) }
        let host = address.utf8[scheme.endIndex...].starts(with: "://".utf8) ? address.utf8.index(scheme.endIndex, offsetBy: 3) : address.startIndex
        return address.utf8[host...].firstIndex(where: ends) ?? address.endIndex
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool { Character(UnicodeScalar(byte)).isHexDigit }

    /// RFC 3986, 2.2 and 2.3, without the brackets of a host.
    private static let valid = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#@!$&'()*+,;=".utf8)
}
