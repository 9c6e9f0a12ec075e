import HotwireNative
import UIKit

final class SharingComponent: GalleryComponent {
    override class var name: String { "sharing" }

    override func show(_ event: String) {
        let image = Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNITvuIFTEMLQkACc1uga5LOOQAAAAASUVORK5CYII="
        ).flatMap { UIImage(data: $0) }
        let items: [Any] =
            switch event {
            case "image": [image as Any]
            case "source": [Source()]
            default: ["Ribblehead", URL(string: "https://example.test/") as Any, image as Any]
            }
        let share = UIActivityViewController(activityItems: items, applicationActivities: [Stamp()])
        share.excludedActivityTypes = [.mail]
        share.completionWithItemsHandler = { [weak self] type, completed, _, _ in
            self?.tell(type?.rawValue ?? "none", "\(completed)")
        }
        controller?.present(share, animated: true)
    }
}

private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "From a source" }
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "The subject" }
}

private final class Stamp: UIActivity {
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("stamp") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}
