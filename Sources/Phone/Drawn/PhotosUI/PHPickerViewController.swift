@_exported public import Photos
@_exported public import UIKit

/// The kinds of media that a picker offers.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private let names: [String]

    public static let images = PHPickerFilter(names: ["images"])
    public static let videos = PHPickerFilter(names: ["videos"])
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    public static let screenshots = PHPickerFilter(names: ["screenshots"])

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: subfilters.flatMap(\.names))
    }

    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(names: filter.names.map { "not \($0)" })
    }
}

public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic = 0
        case current, compatible
    }

    public enum Selection: Int, Sendable {
        case `default` = 0
        case ordered, people, continuous, continuousAndOrdered
    }

    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    @available(*, deprecated, message: "no effect") public var selection = Selection.default { didSet { inert(self) } }
    /// The largest number of photos; 0 for any.
    public var selectionLimit = 1
    @available(*, deprecated, message: "no effect") public var filter: PHPickerFilter? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") public var preselectedAssetIdentifiers: [String] = [] { didSet { inert(self) } }

    public init() {}

    public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult: Equatable, Hashable, Sendable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// A picker for photos. The page asks the developer for images.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController, AskingController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    package private(set) var isAsking = true
    private var ask: Ask?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let limit = configuration.selectionLimit
        let ask = Ask(
            .image, limit == 1 ? "Choose a Photo" : "Choose Photos", details: [.maximum(max(0, limit))])
        self.ask = ask
        ask.begin(in: view.window, for: ChosenImages.self) { [weak self] in self?.finish($0) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ask?.withdraw()
    }

    /// Reports the chosen images; none when the user cancels, as on a phone.
    private func finish(_ outcome: Ask.Outcome<ChosenImages>) {
        isAsking = false
        setNeedsScreenUpdate()
        guard let delegate else { return dismiss(animated: true) }
        let results = (outcome.answer?.images ?? []).map {
            PHPickerResult(itemProvider: NSItemProvider($0, typeIdentifier: "public.jpeg"), assetIdentifier: nil)
        }
        delegate.picker(self, didFinishPicking: results)
    }
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
