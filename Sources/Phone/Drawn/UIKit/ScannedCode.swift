/// The answer to an ask for a barcode.
package struct ScannedCode: Decodable, Sendable {
    package let code: String
    /// As the protocol names it: `qr`, `ean13`.
    package let type: String
}
