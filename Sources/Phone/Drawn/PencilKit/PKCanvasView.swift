@_exported public import UIKit

/// A canvas to draw on. Its delegate is a `PKCanvasViewDelegate`. A page has no pencil: it asks the developer for an image of the
/// drawing.
@preconcurrency @MainActor open class PKCanvasView: UIScrollView {
    open var drawing = PKDrawing() {
        didSet {
            show()
            canvasDelegate?.canvasViewDrawingDidChange(self)
        }
    }
    @available(*, deprecated, message: "no effect") open var tool: any PKTool = PKInkingTool(.pen) { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var allowsFingerDrawing = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isRulerActive = false { didSet { inert(self) } }
    open var isDrawingEnabled = true {
        didSet { show() }
    }
    private let picture = UIImageView(image: nil)
    private let button = UIButton(configuration: .plain())
    private lazy var heights = [button, picture].map { $0.heightAnchor.constraint(equalToConstant: 200) }
    private var canvasDelegate: (any PKCanvasViewDelegate)? { delegate as? any PKCanvasViewDelegate }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContents()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContents()
    }

    private func addContents() {
        button.configuration?.title = "Draw"
        button.configuration?.image = UIImage(systemName: "pencil")
        button.configuration?.imagePlacement = .top
        button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        picture.contentMode = .scaleAspectFit
        picture.accessibilityLabel = "Draw again"
        picture.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector { (canvas: PKCanvasView) in { canvas.ask() } }))
        addSubview(picture)
        addSubview(button)
        NSLayoutConstraint.activate(heights)
        show()
    }

    /// Makes the content as high as the canvas, which gets its constraints only after it was added.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        MainTurn.later {
            guard let height = self.fixedSize.height, height > 0, height < UIScreen.main.bounds.height else { return }
            for constraint in self.heights { constraint.constant = height }
        }
    }

    private func show() {
        picture.image = drawing.picture
        picture.isHidden = drawing.picture == nil
        picture.isUserInteractionEnabled = isDrawingEnabled
        button.isHidden = drawing.picture != nil
        button.isEnabled = isDrawingEnabled
    }

    private func ask() {
        let ask = Ask(.image, "Draw", message: "An image of what would be drawn.", details: [.maximum(1)])
        ask.begin(in: window, for: ChosenImages.self) { [weak self] outcome in
            guard let self, let image = outcome.answer?.decoded.first else { return }
            canvasDelegate?.canvasViewDidBeginUsingTool(self)
            drawing = PKDrawing(picture: image)
            canvasDelegate?.canvasViewDidEndUsingTool(self)
        }
    }
}

@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    case `default` = 0
    case anyInput, pencilOnly
}
