private import FoundationNetworking
private import ViaductHTTP

/// An image that is loaded from a URL.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(systemName: "photo") }
    }

    public var body: some View {
        content(phase).task(id: url) {
            guard let url else { return }
            do {
                let (data, _) = try await HTTPFetch().data(for: URLRequest(url: url))
                phase = UIImage(data: data).map { .success(Image(uiImage: $0)) } ?? .failure(URLError(.cannotDecodeContentData))
            } catch {
                phase = .failure(error)
            }
        }
    }
}

public enum AsyncImagePhase: @unchecked Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
