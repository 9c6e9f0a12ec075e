public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing

    var uiAlignment: UIStackView.Alignment {
        switch self {
        case .leading, .listRowSeparatorLeading: .leading
        case .center: .center
        case .trailing, .listRowSeparatorTrailing: .trailing
        }
    }
}

public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline

    var uiAlignment: UIStackView.Alignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        case .firstTextBaseline: .firstBaseline
        case .lastTextBaseline: .lastBaseline
        }
    }
}

public struct Alignment: Hashable, Sendable {
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
