/// What the first bytes of an image tell: its media type, and for PNG its size.
struct ImageHeader {
    let type: String
    var size = CGSize(width: 100, height: 100)

    /// - Returns: `nil` when it is no image that browsers show.
    init?(_ data: Data) {
        let bytes = Array(data.prefix(24))
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            type = "image/png"
            guard bytes.count == 24 else { return }
            let sides = [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 * 256 + Int($1) } }
            size = CGSize(width: sides[0], height: sides[1])
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            type = "image/jpeg"
        } else if bytes.starts(with: Array("GIF8".utf8)) {
            type = "image/gif"
        } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            type = "image/webp"
        } else {
            return nil
        }
    }
}
