import UIKit

/// A list in a page's message, as far as a screen shows it, without elements of an unexpected shape.
///
/// One message has room for 80 000 elements. Those beyond the limit are not read: reading them would stop every other page for a tenth of a
/// second. The screen draws fewer still, and notifies the page of that (`PageLimits`).
struct ShownList<Element: FieldValue>: FieldValue {
    /// With their positions in the page's list, which the page knows them by.
    let elements: [(position: Int, element: Element)]

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var elements: [(position: Int, element: Element)] = []
        while !list.isAtEnd, list.currentIndex < ShownElements.largestLimit {
            let position = list.currentIndex
            guard let element = try list.decodeIfPresent(Field<Element>.self)?.wrappedValue else { continue }
            elements.append((position, element))
        }
        self.elements = elements
    }
}
