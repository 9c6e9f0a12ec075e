public import UIKit

/// The pencils at the bottom of a phone's screen.
@preconcurrency @MainActor open class PKToolPicker: NSObject {
    open private(set) var isVisible = false
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    private static let picker = PKToolPicker()

    public class func shared(for window: UIWindow) -> PKToolPicker? { picker }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        isVisible = visible
        Inert.note("PKToolPicker.setVisible(_:forFirstResponder:)")
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func addObserver(_ observer: any PKToolPickerObserver) { Inert.note("PKToolPicker.addObserver(_:)") }
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
}

@preconcurrency @MainActor public protocol PKToolPickerObserver: AnyObject {}

extension PKCanvasView: PKToolPickerObserver {}
