public import UIKit

/// A link with its title.
@preconcurrency @MainActor open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata {
        didSet { show() }
    }
    private let title = UILabel()

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        show()
        addSubview(title)
    }

    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        metadata.url = url
        self.init(metadata: metadata)
    }

    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
    }

    private func show() {
        title.text = metadata.title ?? metadata.url?.absoluteString
    }
}
