import Foundation

/// A screen as the page's view reads it.
public struct Screen: Decodable {
    public let url: String
    public let bar: Bar
    public let presented: [Presented]
    public let appearance: String?
    public let overlays: [Overlay]?
    public let asks: [Ask]?
    public let tabs: [Tab]?

    public struct Tab: Decodable {
        public let control: String
        public let title: String
        public let selected: Bool
        public let image: [String: String]?
    }

    public struct Overlay: Decodable {
        public let position: String
        public let kind: String
        public let text: String?
    }

    public struct Ask: Decodable {
        public let kind: String
        public let id: String
        public let control: String
        public let title: String
        public let message: String?
        public let subject: String?
        public let mode: String?
        public let values: [String]?
        public let types: [String]?
        public let maximum: Int?
        public let fallback: String?
        public let price: String?
        public let limit: Int?
    }

    public struct Bar: Decodable {
        public let title: String
        public let left: [Control]
        public let right: [Control]
        public let search: Search?
        public let back: Back?
        public let modal: Modal?
    }

    public struct NativeBar: Decodable {
        public let back: Back?
    }

    public struct Back: Decodable {
        public let control: String
        public let title: String
    }

    public struct Modal: Decodable {
        public let style: String
        public let dismiss: String
    }

    public struct Search: Decodable {
        public let control: String
        public let title: String
        public let text: String
        public let cancel: String
    }

    public struct Presented: Decodable {
        public let kind: String
        public let id: String
        public let style: String?
        public let bar: NativeBar?
        public let title: String?
        public let message: String?
        public let source: Rectangle?
        public let actions: [Control]?
        public let fields: [Control]?
        public let items: [[String: String]]?
        public let dismiss: String?
    }

    public struct Rectangle: Decodable, Equatable {
        public let x, y, width, height: Double

        public init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    /// A bar item, a menu's element, an alert's action or field.
    public struct Control: Decodable {
        public let control: String?
        public let title: String
        public let enabled: Bool
        public let style: String?
        public let tint: String?
        public let image: [String: String]?
        public let selected: Bool?
        public let menu: Menu?
        public let subtitle: String?
        public let destructive: Bool?
        public let state: String?
        public let inline: Bool?
        public let children: [Control]?
        public let text: String?
        public let secure: Bool?
    }

    public struct Menu: Decodable {
        public let title: String
        public let children: [Control]
    }

    /// Everything with that title that a person can reach.
    func controls(titled title: String) -> [Control] {
        let roots = bar.left + bar.right + presented.flatMap { ($0.actions ?? []) + ($0.fields ?? []) }
        return roots.flatMap(\.all).filter { $0.title == title && $0.control != nil }
    }
}

extension Screen.Control {
    fileprivate var all: [Screen.Control] {
        [self] + (menu?.children ?? []).flatMap(\.all) + (children ?? []).flatMap(\.all)
    }
}
