@_exported public import Foundation
public import UIKit

public protocol QLPreviewItem: AnyObject {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

/// Previews documents. A web address opens in a new tab; the app's own files cannot be shown.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)? {
        didSet { reloadData() }
    }
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 {
        didSet { reloadData() }
    }

    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource else { return nil }
        let count = dataSource.numberOfPreviewItems(in: self)
        guard (0..<count).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open func reloadData() {
        title = currentPreviewItem?.previewItemTitle ?? currentPreviewItem?.previewItemURL?.lastPathComponent
    }

    open func refreshCurrentPreviewItem() {
        reloadData()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        reloadData()
        guard let url = currentPreviewItem?.previewItemURL, !url.isFileURL else { return }
        UIApplication.shared.open(url)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.previewControllerDidDismiss(self)
    }
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
