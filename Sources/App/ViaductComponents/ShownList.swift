import UIKit

/// A list in a page's message, as far as a screen shows it.
///
/// One message has room for 80 000 elements; those behind the limit are not read: that alone would stop every
/// other page for a tenth of a second. The screen draws fewer still, and tells the page so (`PageLimits`).
struct ShownList<Element: Decodable>: Decodable {
    let elements: [Element]

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var elements: [Element] = []
        while !list.isAtEnd, elements.count < ShownElements.largestLimit { elements.append(try list.decode(Element.self)) }
        self.elements = elements
    }
}
