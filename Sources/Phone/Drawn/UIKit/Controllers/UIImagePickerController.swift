public import UniformTypeIdentifiers

/// A picker for the camera or the photo library. The page asks for an image, or for a file where a video is wanted.
@preconcurrency @MainActor open class UIImagePickerController: UIViewController, AskingController {
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera, savedPhotosAlbum
    }

    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front
    }

    public enum CameraCaptureMode: Int, Sendable {
        case photo = 0
        case video
    }

    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }

    public enum QualityType: Int, Sendable {
        case typeHigh = 0
        case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image", "public.movie"] }

    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    open var mediaTypes = ["public.image"]
    open var allowsEditing = false
    @available(*, deprecated, message: "no effect") open var cameraDevice = CameraDevice.rear { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var cameraCaptureMode = CameraCaptureMode.photo { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var cameraFlashMode = CameraFlashMode.auto { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var videoQuality = QualityType.typeMedium { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var videoMaximumDuration: TimeInterval = 600 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var showsCameraControls = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var cameraOverlayView: UIView? { didSet { inert(self) } }
    package private(set) var isAsking = true
    private var ask: Ask?

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if takesFilms { askForFile() } else { askForImage() }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ask?.withdraw()
    }

    private var types: [UTType] { mediaTypes.compactMap { UTType($0) } }
    private var takesFilms: Bool { types.contains { $0.conforms(to: .movie) } }
    private var takesImages: Bool { types.contains { $0.conforms(to: .image) } }

    private func askForImage() {
        let title = sourceType == .camera ? "Take a Photo" : "Choose a Photo"
        let ask = Ask(.image, title, details: [.maximum(1)])
        self.ask = ask
        ask.begin(in: view.window, for: ChosenImages.self) { [weak self] in
            self?.finish($0.answer?.decoded.first.map { $0.info })
        }
    }

    private func askForFile() {
        let what = takesImages ? "Photo or Video" : "Video"
        let title = sourceType == .camera ? "Take a \(what)" : "Choose a \(what)"
        let filters = types.flatMap(\.fileFilters)
        let ask = Ask(.file, title, details: [.maximum(1), .types(filters), .limit(ChosenFiles.limit)])
        self.ask = ask
        ask.begin(in: view.window, for: ChosenFiles.self) { [weak self] in self?.finish($0.answer?.medium) }
    }

    /// Reports the medium. Without a delegate to dismiss it, the picker dismisses itself.
    private func finish(_ medium: [InfoKey: Any]?) {
        isAsking = false
        setNeedsScreenUpdate()
        guard let delegate else { return dismiss(animated: true) }
        guard var info = medium else { return delegate.imagePickerControllerDidCancel(self) }
        if allowsEditing { info[.editedImage] = info[.originalImage] }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}

extension UIImage {
    fileprivate var info: [UIImagePickerController.InfoKey: Any] { [.originalImage: self, .mediaType: "public.image"] }
}

extension ChosenFiles {
    /// The first file: as an image if it is one, otherwise as a video.
    @MainActor fileprivate var medium: [UIImagePickerController.InfoKey: Any]? {
        guard let url = copies().first, let file = files.first else { return nil }
        if let image = UIImage(data: file.data) {
            return image.info.merging([.imageURL: url]) { _, new in new }
        }
        return [.mediaURL: url, .mediaType: "public.movie"]
    }
}

@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
    }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
