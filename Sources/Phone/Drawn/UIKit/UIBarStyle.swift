public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black
}

public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent
    case darkContent = 3
}
