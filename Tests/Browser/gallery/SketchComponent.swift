import HotwireNative
import PencilKit
import UIKit

/// Asks for a signature, as apps with a drawing canvas do.
final class SketchComponent: GalleryComponent {
    override class var name: String { "sketch" }

    override func show(_ event: String) {
        let sketch = SketchViewController { [weak self] in self?.tell("signature", $0) }
        controller?.present(UINavigationController(rootViewController: sketch), animated: true)
    }
}

private final class SketchViewController: UIViewController, PKCanvasViewDelegate {
    private let tell: (String) -> Void
    private let canvas = PKCanvasView()
    private lazy var done = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })

    init(_ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Signature"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Clear", primaryAction: UIAction { [weak self] _ in self?.canvas.drawing = PKDrawing() })
        navigationItem.rightBarButtonItem = done
        done.isEnabled = false
        canvas.delegate = self
        canvas.drawingPolicy = .anyInput
        canvas.backgroundColor = .secondarySystemBackground
        canvas.layer.cornerRadius = 12
        canvas.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(canvas)
        NSLayoutConstraint.activate([
            canvas.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            canvas.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            canvas.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            canvas.heightAnchor.constraint(equalToConstant: 240),
        ])
    }

    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
        done.isEnabled = !canvasView.drawing.bounds.isEmpty
    }

    private func finish() {
        let image = canvas.drawing.image(from: canvas.bounds, scale: 2)
        tell(image.pngData()?.base64EncodedString() ?? "")
        dismiss(animated: true)
    }
}
