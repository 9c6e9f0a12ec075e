public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center, right, justified, natural
}
