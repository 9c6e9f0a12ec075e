import Foundation
import UIKit
import ViaductProtocol

extension ScreenWriter {
    /// The largest file that goes to a page.
    private static let fileLimit = 8 << 20

    func share(_ share: UIActivityViewController) -> String {
        let id = controls.id(of: .dismissal(of: share))
        var members = JSONMembers()
        members.add("kind", "share")
        members.add("id", id)
        members.add("items", array: share.items.compactMap(shareItem))
        if let subject = share.subject { members.add("subject", subject) }
        let excluded = ActivityChoice.types.filter { share.excludes($0.value) }.keys.sorted()
        if !excluded.isEmpty { members.add("excluded", strings: excluded) }
        let activities = share.activities
        if !activities.isEmpty { members.add("activities", array: activities.enumerated().map(activity)) }
        members.add("dismiss", id)
        return members.object
    }

    private func activity(index: Int, _ activity: UIActivity) -> String {
        var members = JSONMembers()
        members.add("activity", "app \(index)")
        members.add("title", activity.activityTitle ?? "")
        addImage(activity.activityImage, to: &members)
        return members.object
    }

    private func shareItem(_ item: Any) -> String? {
        var members = JSONMembers()
        switch item {
        case let url as URL where url.isFileURL:
            members.add("name", url.lastPathComponent)
            if let data = contents(of: url) { members.add("data", data) }
        case let url as URL: members.add("url", url.absoluteString)
        case let text as String: members.add("text", text)
        case let text as NSAttributedString: members.add("text", text.string)
        case let image as UIImage:
            guard let data = image.dataURL else { return nil }
            members.add("image", data)
        case let data as Data:
            guard let image = UIImage(data: data)?.dataURL else { return nil }
            members.add("image", image)
        default: return nil
        }
        return members.object
    }

    /// A `data:` URL; `nil` when the file cannot be read, or is too large.
    private func contents(of url: URL) -> String? {
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe), data.count <= Self.fileLimit else {
            return nil
        }
        return UIImage(data: data)?.dataURL ?? "data:application/octet-stream;base64,\(data.base64EncodedString())"
    }
}
