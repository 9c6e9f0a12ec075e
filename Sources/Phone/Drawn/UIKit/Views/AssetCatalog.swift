import Synchronization

/// The colours and images of an app's asset catalogues. Here they are folders next to the program.
package struct AssetCatalog: Sendable {
    /// The catalogue of the running app.
    package static let main = AssetCatalog(in: Bundle.main.bundleURL)
    /// The catalogues of packages, by the folders of their bundles.
    private static let others = Mutex<[URL: AssetCatalog]>([:])

    /// - Parameter bundle: `nil` for the app's own.
    package static func of(_ bundle: Bundle?) -> AssetCatalog {
        guard let bundle, bundle != .main else { return main }
        return others.withLock { others in
            if let known = others[bundle.bundleURL] { return known }
            let catalog = AssetCatalog(in: bundle.bundleURL)
            others[bundle.bundleURL] = catalog
            return catalog
        }
    }

    /// In bytes.
    private static let longestName = 128

    private let folder: URL
    /// The folders of the assets, by name and kind: `Brand.colorset`.
    private var folders: [String: URL] = [:]
    /// The names of all files directly in the bundle. Read once, because a rebuilt app is a new process.
    private let names: Set<String>

    /// - Parameter folder: the folder that contains `NAME.xcassets`.
    package init(in folder: URL) {
        self.folder = folder
        let content = Self.content(of: folder)
        names = Set(content.map(\.lastPathComponent))
        for catalog in content where catalog.pathExtension == "xcassets" {
            add(catalog, namespace: "")
        }
    }

    private mutating func add(_ folder: URL, namespace: String) {
        for item in Self.content(of: folder) {
            switch item.pathExtension {
            case "colorset", "imageset": folders[namespace + item.lastPathComponent] = item
            case "":
                let properties = Folder(item)?.properties
                add(item, namespace: properties?.namespace == true ? "\(namespace)\(item.lastPathComponent)/" : namespace)
            default: break
            }
        }
    }

    private static func content(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
    }

    /// - Returns: `nil` when there is no such colour, or it is empty.
    func color(named name: String) -> UIColor? {
        let colors = folders["\(name).colorset"].flatMap(Folder.init)?.colors ?? []
        let light = colors.first { $0.appearances == nil }?.color?.uiColor
        guard let light = light ?? colors.lazy.compactMap({ $0.color?.uiColor }).first else { return nil }
        guard let dark = colors.first(where: { $0.isDark })?.color?.uiColor else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// - Returns: the picture of the largest scale, empty for a kind that browsers do not show; `nil` when there is none.
    func image(named name: String) -> UIImage? {
        // A page may send any name.
        guard (1...Self.longestName).contains(name.utf8.count), !name.split(separator: "/").contains("..") else { return nil }
        guard let folder = folders["\(name).imageset"], let content = Folder(folder) else { return file(named: name) }
        let images = (content.images ?? []).filter { $0.appearances == nil && $0.filename != nil }
        guard let image = images.max(by: { $0.factor < $1.factor }), let file = image.filename,
            let data = FileManager.default.contents(atPath: folder.appending(path: file).path)
        else { return nil }
        guard let picture = UIImage(data: data, scale: image.factor) else {
            Inert.note("UIImage(named: “\(name)”), whose file “\(file)” is no PNG, JPEG, GIF or WebP,")
            return UIImage()
        }
        return content.properties?.rendering == "template" ? picture.withRenderingMode(.alwaysTemplate) : picture
    }

    /// Returns an image file directly in the bundle.
    private func file(named name: String) -> UIImage? {
        let candidates = [(name, 1.0)] + [("@3x", 3.0), ("@2x", 2), ("", 1)].map { ("\(name)\($0.0).png", $0.1) } + [("\(name).jpg", 1)]
        let there = candidates.filter { name, _ in name.split(separator: "/").first.map { names.contains(String($0)) } ?? false }
        return there.lazy.compactMap { name, scale in
            FileManager.default.contents(atPath: folder.appending(path: name).path).flatMap { UIImage(data: $0, scale: scale) }
        }.first
    }
}

extension AssetCatalog {
    /// The `Contents.json` of an asset or of a folder of assets.
    private struct Folder: Decodable {
        struct Properties: Decodable {
            let namespace: Bool?
            let rendering: String?

            enum CodingKeys: String, CodingKey {
                case namespace = "provides-namespace"
                case rendering = "template-rendering-intent"
            }
        }

        struct Appearance: Decodable {
            let value: String?
        }

        struct ColorEntry: Decodable {
            let color: AssetColor?
            let appearances: [Appearance]?

            var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
        }

        struct ImageEntry: Decodable {
            let filename: String?
            let scale: String?
            let appearances: [Appearance]?

            /// The number in `2x`; 1 for vectors, which have no scale.
            var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
        }

        let properties: Properties?
        let colors: [ColorEntry]?
        let images: [ImageEntry]?

        init?(_ folder: URL) {
            guard let data = FileManager.default.contents(atPath: folder.appending(path: "Contents.json").path),
                let content = try? JSONDecoder().decode(Self.self, from: data)
            else { return nil }
            self = content
        }
    }
}
