/// What has begun a navigation.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted
    case backForward
    case reload
    case formResubmitted
    case other = -1
}
