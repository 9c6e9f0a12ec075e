/// Why a symbol that does nothing need not be marked: each a type, or `Type.member`.
enum InertReasons {
    static let all = bracket.union(reachedByMarked).union(value).union(alreadySo).union(xcode).union(layout)

    /// What stands between them does something.
    private static let bracket: Set = [
        "AVCaptureDevice.lockForConfiguration", "AVCaptureDevice.unlockForConfiguration",
        "AVCaptureSession.beginConfiguration", "AVCaptureSession.commitConfiguration", "UITableView.beginUpdates",
    ]

    /// It is used with something that is marked, or not at all.
    private static let reachedByMarked: Set = [
        "AVAssetExportSession", "AVAssetImageGenerator", "AVAudioEngine.reset", "AVAudioNode.reset", "AVAudioPCMBuffer",
        "AVAudioPlayer", "AVPlayer", "AVPlayerItem", "AVPlayerViewController", "AVSpeechUtterance", "Activity.update",
        "BGProcessingTaskRequest", "BGTask", "BGTaskRequest", "CAAnimation", "CABasicAnimation", "CAEmitterCell",
        "CAEmitterLayer", "CAKeyframeAnimation", "CALayer.contentsGravity", "CALayer.contentsRect",
        "CALayer.contentsScale", "CAReplicatorLayer", "CAShapeLayer", "CASpringAnimation", "CATextLayer",
        "CBCentralManager.connect", "CBPeripheral", "CIBuiltinFilter", "CLRegion", "CMMotionManager",
        "CSSearchableItemAttributeSet", "GraphicsContext", "HKStatisticsCollection", "HKStatisticsCollectionQuery",
        "ImageRenderer", "LayoutSubview", "MPChangePlaybackRateCommand", "MPSkipIntervalCommand", "MapCircle",
        "MapPolygon", "MapPolyline", "NSUserActivity", "PDFThumbnailView", "SFSpeechRecognitionRequest",
        "SFSpeechRecognizer", "Scene", "UIDragItem", "UIGlassEffect", "UIGraphicsImageRendererFormat",
        "UIGraphicsPDFRendererFormat", "UILongPressGestureRecognizer", "UIMenuController", "UIPrintFormatter",
        "UIPrintInfo", "UIPrintInteractionController", "UIPrintPageRenderer", "VNRecognizeTextRequest",
        "WKPDFConfiguration", "WKSnapshotConfiguration",
    ]

    /// It is there to be read again, or to be given to something that is marked.
    private static let value: Set = [
        "ASAuthorizationOpenIDRequest", "ASAuthorizationPlatformPublicKeyCredentialAssertionRequest", "Animation",
        "AnySymbolEffect", "AnyTransition", "CMTime", "EKEvent", "EKReminder", "EnvironmentValues", "FirebaseOptions",
        "LPLinkMetadata", "NSExtensionItem", "NSLayoutConstraint.shouldBeArchived", "PDFDocument",
        "PKToolPicker.selectedTool", "SLComposeServiceViewController", "SymbolEffectOptions", "Transaction",
        "UIColorPickerViewController.selectedColor", "UIDocumentInteractionController.uti",
        "UIFontPickerViewController.selectedFontDescriptor", "UIImage.applying", "UISceneConfiguration",
        "UITabBar.selectedItem", "UIViewController.restorationIdentifier",
    ]

    /// It is so without being asked for, or makes no difference on a phone either.
    private static let alreadySo: Set = [
        "AVCapturePhotoOutput", "AVCaptureSession.automaticallyConfiguresApplicationAudioSession",
        "AVCaptureSession.usesApplicationAudioSession", "AppStore.sync", "CALayer.allowsEdgeAntialiasing",
        "CALayer.drawsAsynchronously", "CALayer.isDoubleSided", "CALayer.model",
        "CALayer.presentation", "CALayer.rasterizationScale", "CALayer.shouldRasterize", "CATransaction.setDisableActions",
        "CHHapticEngine", "CIFilter.setDefaults", "CIImage.clampedToExtent", "CNContactFetchRequest",
        "EKEventStore.commit", "NFCNDEFReaderSession.connect", "Navigator.appDidBecomeActive",
        "Navigator.appDidEnterBackground", "PHPickerConfiguration.preferredAssetRepresentationMode", "Path.path",
        "SKRequest.start", "UIAlertController.severity", "UIApplication.isNetworkActivityIndicatorVisible",
        "UIButton.automaticallyUpdatesConfiguration", "UIButton.macIdiomStyle", "UIButton.updated",
        "UIImage.preparingForDisplay", "UIPickerView.showsSelectionIndicator", "UIResponder.target",
        "UIScreen.wantsSoftwareDimming", "UITableViewController.clearsSelectionOnViewWillAppear",
        "UIView.isExclusiveTouch", "UIView.isMultipleTouchEnabled",
        "UIViewController.providesPresentationContextTransitionStyle", "UIWindow.becomeKey", "UIWindow.makeKey",
        "WKWebView.isInspectable",
    ]

    private static let xcode: Set = ["View.previewDevice", "View.previewDisplayName", "View.previewLayout"]

    /// The browser's own layout finds it.
    private static let layout: Set = [
        "UICollectionViewFlowLayout.estimatedItemSize", "UILabel.preferredMaxLayoutWidth",
        "UIScrollView.automaticallyAdjustsScrollIndicatorInsets", "UIScrollView.contentSize",
        "UITableView.cellLayoutMarginsFollowReadableWidth", "UITableView.estimatedRowHeight",
        "UITableView.estimatedSectionFooterHeight", "UITableView.estimatedSectionHeaderHeight",
        "UIView.autoresizesSubviews", "UIView.autoresizingMask", "UIView.insetsLayoutMarginsFromSafeArea",
        "UIView.preservesSuperviewLayoutMargins",
    ]
}
