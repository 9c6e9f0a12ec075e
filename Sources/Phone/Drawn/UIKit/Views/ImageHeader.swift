/// The facts in an image's bytes before they are decoded: its media type, and for PNG and JPEG its size.
package struct ImageHeader {
    package let type: String
    /// In pixels.
    package private(set) var size = CGSize(width: 100, height: 100)
    /// The number of colour channels of a JPEG; 0 when unknown.
    package private(set) var channels = 0

    /// - Returns: `nil` when it is not an image that browsers show.
    package init?(_ data: Data) {
        let bytes = Array(data.prefix(24))
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            type = "image/png"
            guard bytes.count == 24 else { return }
            let sides = [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 * 256 + Int($1) } }
            size = CGSize(width: sides[0], height: sides[1])
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            type = "image/jpeg"
            readFrame(of: data)
        } else if bytes.starts(with: Array("GIF8".utf8)) {
            type = "image/gif"
        } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            type = "image/webp"
        } else {
            return nil
        }
    }

    /// Walks the segments up to the frame header (ISO 10918-1, B.2.2).
    private mutating func readFrame(of data: Data) {
        func number(_ index: Int) -> Int { Int(data[index]) * 256 + Int(data[index + 1]) }
        var index = data.startIndex + 2
        while index + 10 <= data.endIndex, data[index] == 0xFF {
            let marker = data[index + 1]
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                size = CGSize(width: number(index + 7), height: number(index + 5))
                channels = Int(data[index + 9])
                return
            }
            index += 2 + number(index + 2)
        }
    }
}
