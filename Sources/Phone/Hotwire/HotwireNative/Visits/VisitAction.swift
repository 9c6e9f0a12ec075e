/// What a visit does to the history (upstream's type of this name).
public enum VisitAction: String, Codable, Sendable {
    case advance
    case replace
    case restore
}
