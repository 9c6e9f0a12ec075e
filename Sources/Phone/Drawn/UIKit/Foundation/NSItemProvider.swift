/// A type that can be created from chosen or dropped data (Foundation's on Apple's systems).
public protocol NSItemProviderReading: AnyObject {
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> any NSItemProviderReading
}

extension UIImage: NSItemProviderReading {
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
        -> any NSItemProviderReading
    {
        guard let image = UIImage(data: data) else { throw CocoaError(.featureUnsupported) }
        return image
    }
}

/// A chosen item, with the types in which it can be loaded.
open class NSItemProvider: NSObject, @unchecked Sendable {
    open var suggestedName: String?
    private let typeIdentifier: String
    private let contents: Data

    package init(_ contents: Data, typeIdentifier: String) {
        self.contents = contents
        self.typeIdentifier = typeIdentifier
        super.init()
    }

    /// Provides an image, a URL or a text. Any other object is provided as its description.
    public convenience init(object: Any) {
        switch object {
        case let image as UIImage: self.init(image.pngData() ?? Data(), typeIdentifier: "public.png")
        case let url as URL: self.init(Data(url.absoluteString.utf8), typeIdentifier: "public.url")
        case let url as NSURL: self.init(Data(url.absoluteString.utf8), typeIdentifier: "public.url")
        default: self.init(Data("\(object)".utf8), typeIdentifier: "public.utf8-plain-text")
        }
    }

    public convenience init(item: Any?, typeIdentifier: String?) {
        let contents = item as? Data ?? (item as? String).map { Data($0.utf8) } ?? Data()
        self.init(contents, typeIdentifier: typeIdentifier ?? "public.data")
    }

    /// Provides a file's contents.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, let contents = try? Data(contentsOf: fileURL) else { return nil }
        self.init(contents, typeIdentifier: "public.data")
        suggestedName = fileURL.lastPathComponent
    }

    open var registeredTypeIdentifiers: [String] { [typeIdentifier] }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        [self.typeIdentifier, "public.image", "public.data", "public.item"].contains(typeIdentifier)
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        (try? aClass.object(withItemProviderData: contents, typeIdentifier: typeIdentifier)) != nil
    }

    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let completion = completionHandler
        nonisolated(unsafe) let object = Result {
            try aClass.object(withItemProviderData: contents, typeIdentifier: typeIdentifier)
        }
        MainTurn.later {
            switch object {
            case .success(let object): completion(object, nil)
            case .failure(let error): completion(nil, error)
            }
        }
        return Progress(totalUnitCount: 1)
    }

    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let completion = completionHandler
        let contents = contents
        MainTurn.later { completion(contents, nil) }
        return Progress(totalUnitCount: 1)
    }

    /// Provides a file, which exists only while the completion runs.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let completion = completionHandler
        let contents = contents
        MainTurn.later {
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jpeg")
            do {
                try contents.write(to: file)
                completion(file, nil)
                try FileManager.default.removeItem(at: file)
            } catch {
                completion(nil, error)
            }
        }
        return Progress(totalUnitCount: 1)
    }
}
