public import SwiftUI
internal import UIKit
public import UniformTypeIdentifiers

/// A photo that was chosen.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    public let itemIdentifier: String?
    private let provider: NSItemProvider

    init(_ provider: NSItemProvider) {
        itemIdentifier = nil
        self.provider = provider
    }

    public var supportedContentTypes: [UTType] { [.jpeg] }

    /// Returns the photo as `Data` or as a picture; `nil` for any other type.
    public func loadTransferable<T>(type: T.Type) async throws -> T? {
        let data: Data = try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.jpeg") { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
        return data as? T ?? UIImage(data: data) as? T ?? UIImage(data: data).map { Image(uiImage: $0) } as? T
    }
}

/// A button that asks the page for photos.
public struct PhotosPicker<Label: View>: View {
    private let choose: ([PhotosPickerItem]) -> Void
    private let limit: Int
    private let label: Label

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
    ) {
        choose = { selection.wrappedValue = $0.first }
        limit = 1
        self.label = label()
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
    ) {
        choose = { selection.wrappedValue = $0 }
        limit = maxSelectionCount ?? 0
        self.label = label()
    }

    public enum EncodingDisambiguationPolicy: Sendable {
        case automatic, current, compatible
    }

    public var body: some View {
        Button {
            PhotoChoice.begin(limit: limit, choose)
        } label: {
            label
        }
    }
}

extension PhotosPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }
}

/// Presents UIKit's picker on top of the current screen.
@MainActor private final class PhotoChoice: NSObject, PHPickerViewControllerDelegate {
    private let choose: ([PhotosPickerItem]) -> Void
    private var own: PhotoChoice?

    private init(_ choose: @escaping ([PhotosPickerItem]) -> Void) {
        self.choose = choose
        super.init()
        own = self
    }

    static func begin(limit: Int, _ choose: @escaping ([PhotosPickerItem]) -> Void) {
        var presenter = UIApplication.shared.keyWindow?.rootViewController
        while let next = presenter?.presentedViewController { presenter = next }
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = limit
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = PhotoChoice(choose)
        presenter?.present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        choose(results.map { PhotosPickerItem($0.itemProvider) })
        own = nil
    }
}
