public import Foundation
public import UIKit

/// A tab, and where it begins (upstream's type of this name).
public struct HotwireTab: Identifiable, Hashable {
    public let id: String
    public let title: String
    public let image: UIImage?
    public let selectedImage: UIImage?
    public let url: URL
    public let isSearchTab: Bool

    public init(
        id: String? = nil, title: String, image: UIImage?, selectedImage: UIImage? = nil, url: URL,
        isSearchTab: Bool = false
    ) {
        self.id = id ?? UUID().uuidString
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
        self.url = url
        self.isSearchTab = isSearchTab
    }
}
