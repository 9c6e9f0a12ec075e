import UIKit

/// The icon that a page names: an SF Symbol, or `{url}`, for which the button shows its title.
struct Icon: FieldValue {
    let image: UIImage?

    init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            image = UIImage(systemName: name)
        } else {
            _ = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .url)
            image = nil
        }
    }

    private enum Key: CodingKey {
        case url
    }
}
