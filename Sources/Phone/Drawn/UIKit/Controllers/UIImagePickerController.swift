/// The camera or the photos: the page asks for an image.
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
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    @available(*, deprecated, message: "no effect") open var mediaTypes = ["public.image"] { didSet { inert(self) } }
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
        let title = sourceType == .camera ? "Take a Photo" : "Choose a Photo"
        let ask = Ask(.image, title, details: [.maximum(1)])
        self.ask = ask
        ask.begin(in: view.window, for: ChosenImages.self) { [weak self] in self?.finish($0) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ask?.withdraw()
    }

    /// A picker without a delegate's answer goes away by itself.
    private func finish(_ outcome: Ask.Outcome<ChosenImages>) {
        isAsking = false
        setNeedsScreenUpdate()
        guard let delegate else { return dismiss(animated: true) }
        guard let image = outcome.answer?.decoded.first else { return delegate.imagePickerControllerDidCancel(self) }
        var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
        if allowsEditing { info[.editedImage] = image }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
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
