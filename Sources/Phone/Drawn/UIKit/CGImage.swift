/// The picture of an image, as it was read.
public final class CGImage: Sendable {
    package let contents: Data

    init(_ contents: Data) {
        self.contents = contents
    }

    public var width: Int { Int(ImageHeader(contents)?.size.width ?? 0) }
    public var height: Int { Int(ImageHeader(contents)?.size.height ?? 0) }
}
