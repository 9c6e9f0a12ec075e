/// The component whose elements and native controls a page outlines for the developer.
public struct Highlight: Equatable, Sendable {
    /// In bytes. A page may send messages to a component of any name.
    public static let longestName = 1024

    /// `nil` to remove the outlines.
    public let component: String?
    /// Whether the page scrolls to the first element.
    public let scrolls: Bool

    init(component: String?, scrolls: Bool) {
        self.component = component
        self.scrolls = scrolls
    }

    /// - Parameter json: `{"component"?:"form","scroll"?:true}`.
    public init(_ json: [UInt8]) throws(FrameError) {
        let object = try JSONObject(frame: json)
        let component = object["component"]
        if let component {
            guard let name = component.string, !name.isEmpty, name.utf8.count <= Self.longestName else {
                throw FrameError(
                    code: .badFrame,
                    text: "“component” has to be a name of 1 to \(Self.longestName) bytes. Leave it out to show nothing any more.")
            }
        }
        let scroll = object["scroll"]?.json
        guard scroll == nil || Bool(scroll ?? "") != nil else {
            throw FrameError(code: .badFrame, text: "“scroll” has to be true or false.")
        }
        self.init(component: component?.string, scrolls: scroll == "true")
    }
}
