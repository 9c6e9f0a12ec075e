import Foundation
import UIKit
import ViaductProtocol

extension ScreenWriter {
    /// The largest file that is sent to a page.
    private static let fileLimit = 8 << 20

    func share(_ share: UIActivityViewController) -> Screen.Share {
        var shown = Screen.Share()
        shown.id = controls.id(of: .dismissal(of: share))
        shown.items = share.items.compactMap(shareItem)
        shown.subject = share.subject
        shown.excluded = ActivityChoice.types.filter { share.excludes($0.value) }.keys.sorted()
        shown.activities = share.activities.enumerated().map(activity)
        shown.dismiss = shown.id
        shown.component = share.maker
        return shown
    }

    private func activity(index: Int, _ activity: UIActivity) -> Screen.Activity {
        var shown = Screen.Activity()
        shown.activity = "app \(index)"
        shown.title = activity.activityTitle ?? ""
        shown.image = image(activity.activityImage)
        return shown
    }

    private func shareItem(_ item: Any) -> Screen.ShareItem? {
        var shown = Screen.ShareItem()
        switch item {
        case let url as URL where url.isFileURL:
            shown.name = url.lastPathComponent
            shown.data = contents(of: url)
        case let url as URL: shown.url = url.absoluteString
        case let text as String: shown.text = text
        case let text as NSAttributedString: shown.text = text.string
        case let image as UIImage:
            guard let data = image.dataURL else { return nil }
            shown.image = data
        case let data as Data:
            guard let image = UIImage(data: data)?.dataURL else { return nil }
            shown.image = image
        default: return nil
        }
        return shown
    }

    /// A `data:` URL; `nil` when the file cannot be read, or is too large.
    private func contents(of url: URL) -> String? {
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe), data.count <= Self.fileLimit else {
            return nil
        }
        return UIImage(data: data)?.dataURL ?? "data:application/octet-stream;base64,\(data.base64EncodedString())"
    }
}
