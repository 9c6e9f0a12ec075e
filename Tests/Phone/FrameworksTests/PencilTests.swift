import AppTestSupport
import Foundation
import HotwireNative
import PencilKit
import Testing

private final class SignatureComponent: BridgeComponent {
    override class var name: String { "signature" }
    static let controller = SignatureViewController()

    override func onReceive(message: Message) {
        let controller = Self.controller
        controller.onDone = { [weak self] in self?.reply(to: "connect", with: ["image": $0.pngData()]) }
        (delegate?.destination as? UIViewController)?.present(controller, animated: true)
    }
}

private final class SignatureViewController: UIViewController, PKCanvasViewDelegate {
    var onDone: ((UIImage) -> Void)?
    let canvas = PKCanvasView()

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.delegate = self
        view.addSubview(canvas)
    }

    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
        onDone?(canvasView.drawing.image(from: canvasView.drawing.bounds, scale: 1))
    }
}

@MainActor @Suite struct PencilTests {
    /// One pixel.
    private let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    @Test func `what is drawn is an image that the page asks for`() async throws {
        let page = TestPage([SignatureComponent.self])
        page.message("signature", "connect")
        let button = SignatureComponent.controller.canvas.subviews.compactMap { $0 as? UIButton }.first
        try #require(button).sendActions(for: .touchUpInside)
        let ask = try await page.answer(.image, #"{"images":["\#(png)"]}"#)
        #expect(ask.maximum == 1)
        let image = try #require(try await page.replies(1)[0]["image"] as? String)
        #expect(image == png)
    }

    @Test func `a drawing is kept as data`() throws {
        let data = try #require(Data(base64Encoded: png))
        #expect(PKDrawing().bounds.isEmpty)
        let drawing = try PKDrawing(data: data)
        #expect(drawing.dataRepresentation() == data)
        #expect(!drawing.bounds.isEmpty)
        #expect(throws: (any Error).self) { try PKDrawing(data: Data("no image".utf8)) }
    }
}
