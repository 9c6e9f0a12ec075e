/// Reasons for dropping a message or another frame of a page, by the codes of their notices. The set is closed, since apps choose their
/// codes.
enum DropVerdict: String, CaseIterable {
    case badFrame = "bad-frame"
    case crashed = "component-crashed"
    case inactive
    case limit
    case other
    case unknownComponent = "unknown-component"
    case unknownControl = "unknown-control"
    case unknownHandler = "unknown-handler"
    case unknownType = "unknown-type"
    case wrongURL = "wrong-url"
}
