public import Foundation
public import UIKit

/// A tab and its start URL (upstream's type of this name).
public struct HotwireTab: Hashable {
    /// Empty in 1.2.2, where equal tabs are one. In the library's main it makes a tab `Identifiable`.
    @_spi(HotwireNativeMain) public let id: String
    public let title: String
    /// `nil` for a tab without one, which only the library's main has.
    public let image: UIImage!
    public let selectedImage: UIImage?
    public let url: URL
    @_spi(HotwireNativeMain) public let isSearchTab: Bool

    public init(title: String, image: UIImage, selectedImage: UIImage? = nil, url: URL) {
        self.init(id: Hotwire.isMain ? nil : "", title: title, image: image, selectedImage: selectedImage, url: url)
    }

    /// The form after 1.3.0-beta, for tabs that share a title or have no image.
    @_spi(HotwireNativeMain)
    public init(
        id: String? = nil, title: String, image: UIImage?, selectedImage: UIImage? = nil, url: URL, isSearchTab: Bool = false
    ) {
        self.id = id ?? UUID().uuidString
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
        self.url = url
        self.isSearchTab = isSearchTab
    }
}
