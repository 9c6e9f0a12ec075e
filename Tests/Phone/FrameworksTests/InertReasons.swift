/// The reasons why a symbol without an effect need not be marked. Each entry is a type, or `Type.member`.
enum InertReasons {
    static let all = bracket.union(reachedByMarked).union(value).union(alreadySo).union(xcode).union(layout)

    /// Pairs of calls around those that have the effect.
    private static let bracket: Set = [
        "AVCaptureDevice.lockForConfiguration", "AVCaptureDevice.unlockForConfiguration",
        "AVCaptureSession.beginConfiguration", "AVCaptureSession.commitConfiguration", "UITableView.beginUpdates",
    ]

    /// Has no effect on a phone either, unless a marked symbol is called too. The comment names that symbol.
    private static let reachedByMarked: Set = [
        // exportAsynchronously, export
        "AVAssetExportSession",
        // copyCGImage, image(at:), generateCGImageAsynchronously
        "AVAssetImageGenerator",
        // AVAudioEngine.attach, start; AVAudioPlayerNode.scheduleBuffer
        "AVAudioEngine.reset", "AVAudioNode.reset", "AVAudioPCMBuffer",
        // play
        "AVAudioPlayer", "AVPlayer", "AVPlayerItem", "AVPlayerViewController",
        // AVCaptureVideoDataOutput.setSampleBufferDelegate
        "AVCaptureVideoDataOutput",
        // AVSpeechSynthesizer.speak
        "AVSpeechSynthesizer.mixToTelephonyUplink", "AVSpeechUtterance",
        // Activity.request, without which there is none
        "Activity.update",
        // BGTaskScheduler.submit
        "BGProcessingTaskRequest", "BGTask", "BGTaskRequest",
        // CALayer.add(_:forKey:)
        "CAAnimation", "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation",
        // CAEmitterLayer.emitterCells
        "CAEmitterCell", "CAEmitterLayer",
        // CALayer.contents
        "CALayer.contentsGravity", "CALayer.contentsRect", "CALayer.contentsScale",
        // instanceCount, path, string
        "CAReplicatorLayer", "CAShapeLayer", "CATextLayer",
        // CBCentralManager.scanForPeripherals, without which there is none
        "CBCentralManager.connect", "CBPeripheral",
        // CIFilter.outputImage
        "CIBuiltinFilter", "CIFilter.setDefaults", "CIImage.clampedToExtent",
        // CLLocationManager.startMonitoring(for:)
        "CLRegion",
        // CMMotionManager.start…Updates
        "CMMotionManager",
        // CSSearchableIndex.indexSearchableItems
        "CSSearchableItemAttributeSet",
        // Canvas
        "GraphicsContext",
        // HKHealthStore.execute
        "HKStatisticsCollection", "HKStatisticsCollectionQuery",
        // uiImage, cgImage
        "ImageRenderer",
        // Layout.callAsFunction
        "LayoutSubview",
        // MPRemoteCommand.addTarget
        "MPChangePlaybackRateCommand", "MPSkipIntervalCommand",
        // their own init
        "MapCircle", "MapPolygon", "MapPolyline",
        // becomeCurrent, UIResponder.userActivity
        "NSUserActivity",
        // PDFThumbnailView.pdfView
        "PDFThumbnailView",
        // PKToolPicker.setVisible
        "PKToolPicker.selectedTool",
        // SFSpeechRecognizer.recognitionTask
        "SFSpeechRecognitionRequest", "SFSpeechRecognizer",
        // fill, stroke
        "UIBezierPath",
        // UIDragInteraction(delegate:)
        "UIDragItem",
        // UIVisualEffectView(effect:)
        "UIGlassEffect",
        // UIGraphicsPDFRenderer.pdfData, writePDF
        "UIGraphicsPDFRendererFormat",
        // The inits of other formatters than a view's; UIPrintInteractionController.printPageRenderer
        "UIPrintFormatter", "UIPrintPageRenderer",
        // VNImageRequestHandler.perform
        "VNDetectRectanglesRequest", "VNRecognizeTextRequest", "VNRequest",
        // WKWebView.createPDF, takeSnapshot
        "WKPDFConfiguration", "WKSnapshotConfiguration",
        // View.animation, transition, symbolEffect; withAnimation
        "Animation", "AnySymbolEffect", "AnyTransition", "SymbolEffectOptions", "Transaction",
    ]

    /// A value that is read back, or that informs the code that receives it.
    private static let value: Set = [
        "ASAuthorizationOpenIDRequest", "ASAuthorizationPlatformPublicKeyCredentialAssertionRequest", "CMTime", "EKEvent",
        "EKReminder", "EnvironmentValues", "FirebaseOptions", "LPLinkMetadata", "NSExtensionItem",
        "NSLayoutConstraint.shouldBeArchived", "SLComposeServiceViewController",
        "UIDocumentInteractionController.uti",
        "UIFontPickerViewController.selectedFontDescriptor", "UIImage.applying", "UISceneConfiguration",
    ]

    /// In effect without being set, or without an effect on a phone either.
    private static let alreadySo: Set = [
        "AVCapturePhotoOutput", "AVCaptureSession.automaticallyConfiguresApplicationAudioSession",
        "AVCaptureSession.usesApplicationAudioSession", "AppStore.sync", "CALayer.allowsEdgeAntialiasing",
        "CALayer.drawsAsynchronously", "CALayer.isDoubleSided", "CALayer.model",
        "CALayer.presentation", "CALayer.rasterizationScale", "CALayer.shouldRasterize", "CATransaction.setDisableActions",
        "CHHapticEngine", "CNContactFetchRequest", "EKEventStore.commit", "NFCNDEFReaderSession.connect",
        "Navigator.appDidBecomeActive", "Navigator.appDidEnterBackground",
        "PHPickerConfiguration.preferredAssetRepresentationMode", "Path.path", "SKRequest.start",
        "UIAlertController.severity", "UIApplication.isNetworkActivityIndicatorVisible",
        "UIButton.automaticallyUpdatesConfiguration", "UIButton.macIdiomStyle", "UIButton.updated",
        "UIContextMenuConfiguration.badgeCount",
        "UIGraphicsImageRendererFormat", "UIImage.preparingForDisplay", "UIPickerView.showsSelectionIndicator",
        "UIPrintInfo", "UIPrintInteractionController", "UIResponder.target", "UIScreen.wantsSoftwareDimming",
        "UIView.isExclusiveTouch",
        "UIView.isMultipleTouchEnabled", "UIViewController.providesPresentationContextTransitionStyle",
        "UIWindow.becomeKey", "UIWindow.makeKey", "WKWebView.isInspectable",
    ]

    private static let xcode: Set = ["View.previewDevice", "View.previewDisplayName", "View.previewLayout"]

    /// Left to the browser's own layout.
    private static let layout: Set = [
        "UICollectionViewFlowLayout.estimatedItemSize", "UILabel.preferredMaxLayoutWidth",
        "UIScrollView.automaticallyAdjustsScrollIndicatorInsets", "UIScrollView.contentSize",
        "UITableView.cellLayoutMarginsFollowReadableWidth", "UITableView.estimatedRowHeight",
        "UITableView.estimatedSectionFooterHeight", "UITableView.estimatedSectionHeaderHeight",
        "UIView.autoresizesSubviews", "UIView.autoresizingMask", "UIView.insetsLayoutMarginsFromSafeArea",
        "UIView.preservesSuperviewLayoutMargins",
    ]
}
