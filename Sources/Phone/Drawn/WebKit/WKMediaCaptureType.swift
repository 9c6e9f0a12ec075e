/// What a page wants to record.
public enum WKMediaCaptureType: Int, Sendable {
    case camera = 0
    case microphone
    case cameraAndMicrophone
}
