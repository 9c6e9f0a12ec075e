/// A picture or a sound of a camera or a microphone, of which there are none.
public final class CMSampleBuffer: Sendable {
    private init() {}
}

public struct CMFormatDescription: Sendable {}
public typealias CMVideoDimensions = (width: Int32, height: Int32)
