public import UIKit

/// The palette of drawing tools at the bottom of the screen.
@preconcurrency @MainActor open class PKToolPicker: NSObject {
    open private(set) var isVisible = false
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    private static let picker = PKToolPicker()

    public class func shared(for window: UIWindow) -> PKToolPicker? { picker }

    @available(*, deprecated, message: "no effect")
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        isVisible = visible
        inert(self)
    }
    @available(*, deprecated, message: "no effect") open func addObserver(_ observer: any PKToolPickerObserver) { inert(self) }
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
}

@preconcurrency @MainActor public protocol PKToolPickerObserver: AnyObject {}

extension PKCanvasView: PKToolPickerObserver {}
