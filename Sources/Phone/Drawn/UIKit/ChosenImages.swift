/// The answer to an ask for images: each in base64.
package struct ChosenImages: Decodable, Sendable {
    package let images: [Data]

    /// Those that are images.
    package var decoded: [UIImage] { images.compactMap { UIImage(data: $0) } }
}
