import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct AssetCatalogTests {
    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 40, 0, 0, 0, 20])

    /// Creates a catalogue with these files. An empty text stands for a picture of 40 × 20 pixels.
    private func withCatalog(_ files: [String: String], _ body: (AssetCatalog) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-assets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: "Assets.xcassets/\(path)")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try (text.isEmpty ? Self.png : Data(text.utf8)).write(to: file)
        }
        try body(AssetCatalog(in: folder))
    }

    private func hex(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> String? {
        guard let color else { return nil }
        let channels = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).channels
        return [channels.red, channels.green, channels.blue, channels.alpha].map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
    }

    @Test func `a colour is found by its name, for light and for dark`() throws {
        let brand = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0xFF", "green": "0.200", "blue": "51", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": {"color-space": "gray-gamma-22", "components": {"white": "0.400", "alpha": "1.000"}}}
            ]}
            """
        let system = #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
        let empty = #"{"colors": [{"idiom": "universal"}]}"#
        try withCatalog([
            "Brand.colorset/Contents.json": brand, "System.colorset/Contents.json": system,
            "AccentColor.colorset/Contents.json": empty, "Broken.colorset/Contents.json": "{",
            "Plain/Inner.colorset/Contents.json": brand, "Space/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Space/Inner.colorset/Contents.json": system,
        ]) { catalog in
            #expect(hex(catalog.color(named: "Brand"), .light) == "255 51 51 255")
            #expect(hex(catalog.color(named: "Brand"), .dark) == "102 102 102 255")
            #expect(hex(catalog.color(named: "System"), .light) == hex(.systemRed, .light))
            #expect(catalog.color(named: "AccentColor") == nil)
            #expect(catalog.color(named: "Broken") == nil)
            #expect(catalog.color(named: "None") == nil)
            #expect(hex(catalog.color(named: "Inner"), .light) == "255 51 51 255")
            #expect(hex(catalog.color(named: "Space/Inner"), .light) == hex(.systemRed, .light))
        }
    }

    @Test func `a picture in the bundle itself is found by the names that were there, without a look for others`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-assets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "Icons"), withIntermediateDirectories: true)
        for name in ["plain@2x.png", "whole.jpg", "Icons/star.png"] { try Self.png.write(to: folder.appending(path: name)) }
        let catalog = AssetCatalog(in: folder)
        #expect(catalog.image(named: "plain")?.size == CGSize(width: 20, height: 10))
        #expect(catalog.image(named: "whole")?.contents == Self.png)
        #expect(catalog.image(named: "whole.jpg")?.contents == Self.png)
        #expect(catalog.image(named: "Icons/star")?.contents == Self.png)
        try Self.png.write(to: folder.appending(path: "late.png"))
        #expect(catalog.image(named: "late") == nil)
        #expect(AssetCatalog(in: folder).image(named: "late") != nil)
    }

    @Test func `an image has its largest picture, in points`() throws {
        let logo = """
            {"images": [{"idiom": "universal", "scale": "3x"}, {"idiom": "universal", "scale": "2x", "filename": "logo@2x.png"},
              {"idiom": "universal", "scale": "1x", "filename": "logo.png"},
              {"idiom": "universal", "scale": "3x", "filename": "dark.png", "appearances": [{"value": "dark"}]}],
             "properties": {"template-rendering-intent": "template"}}
            """
        let vector = #"{"images": [{"idiom": "universal", "filename": "vector.pdf"}]}"#
        try withCatalog([
            "logo.imageset/Contents.json": logo, "logo.imageset/logo@2x.png": "", "logo.imageset/logo.png": "",
            "vector.imageset/Contents.json": vector,
            "vector.imageset/vector.pdf": "%PDF-1.7", "lost.imageset/Contents.json": vector,
        ]) { catalog in
            let image = try #require(catalog.image(named: "logo"))
            #expect(image.size == CGSize(width: 20, height: 10))
            #expect(image.contents == Self.png)
            #expect(image.renderingMode == .alwaysTemplate)
            #expect(catalog.image(named: "vector")?.contents == nil)
            #expect(catalog.image(named: "vector") != nil)
            #expect(catalog.image(named: "lost") == nil)
            #expect(catalog.image(named: "none") == nil)
        }
    }
}
