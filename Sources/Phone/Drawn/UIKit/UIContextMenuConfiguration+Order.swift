extension UIContextMenuConfiguration {
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        case priority, fixed
    }
}
