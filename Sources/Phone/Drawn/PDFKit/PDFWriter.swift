import UIKit

/// Writes a document whose pages are JPEG images, each as large as its image (PDF 1.4: ISO 32000-1, 7.5).
struct PDFWriter {
    private var data = Data("%PDF-1.4\n".utf8)
    private var offsets: [Int] = []

    /// - Returns: `nil` when a page is something else.
    static func data(of images: [UIImage?]) -> Data? {
        let pictures = images.compactMap { $0?.jpegData(compressionQuality: 1) }
        let headers = pictures.compactMap(ImageHeader.init).filter { $0.type == "image/jpeg" && $0.channels > 0 }
        guard !images.isEmpty, headers.count == images.count else { return nil }
        var writer = PDFWriter()
        writer.add("<< /Type /Catalog /Pages 2 0 R >>")
        let pages = images.indices.map { "\(3 + $0 * 3) 0 R" }.joined(separator: " ")
        writer.add("<< /Type /Pages /Kids [\(pages)] /Count \(images.count) >>")
        for (picture, header) in zip(pictures, headers) { writer.add(picture, header) }
        return writer.finished
    }

    /// Adds the objects of a page: the page, its content stream and its image.
    private mutating func add(_ picture: Data, _ header: ImageHeader) {
        let (width, height) = (Int(header.size.width), Int(header.size.height))
        let number = offsets.count + 1
        add(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(number + 1) 0 R "
                + "/Resources << /XObject << /I \(number + 2) 0 R >> >> >>")
        let drawing = Data("\(width) 0 0 \(height) 0 0 cm /I Do".utf8)
        add("<< /Length \(drawing.count) >>", stream: drawing)
        let space = header.channels == 1 ? "DeviceGray" : header.channels == 4 ? "DeviceCMYK" : "DeviceRGB"
        add(
            "<< /Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace /\(space) "
                + "/BitsPerComponent 8 /Filter /DCTDecode /Length \(picture.count) >>", stream: picture)
    }

    private mutating func add(_ dictionary: String, stream: Data? = nil) {
        offsets.append(data.count)
        data += Data("\(offsets.count) 0 obj\n\(dictionary)\n".utf8)
        if let stream { data += Data("stream\n".utf8) + stream + Data("\nendstream\n".utf8) }
        data += Data("endobj\n".utf8)
    }

    private var finished: Data {
        let entries = offsets.map { String(format: "%010d 00000 n \n", $0) }.joined()
        return data
            + Data(
                """
                xref
                0 \(offsets.count + 1)
                0000000000 65535 f \n\(entries)trailer
                << /Size \(offsets.count + 1) /Root 1 0 R >>
                startxref
                \(data.count)
                %%EOF

                """.utf8)
    }
}
