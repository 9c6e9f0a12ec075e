import SwiftUI

/// The default error view: that of Hotwire Native iOS 1.2.2, or of Android 1.3.1.
struct DefaultErrorView: ErrorPresentableView {
    let error: HotwireNativeError
    let handler: ErrorPresenter.Handler?
    /// The text on iOS; `nil` for the error's own, as later versions show it.
    var iosText: String?
    /// Android's text, which is empty where Android has none; `nil` on iOS.
    var androidText: String?
    /// Shows the server's response, which a phone cannot.
    var showResponse: ErrorPresenter.Handler?

    var body: some View {
        VStack(spacing: 40) {
            if let androidText { android(androidText) } else { ios }
            if let showResponse {
                VStack(spacing: 8) {
                    Divider()
                    Text("Viaduct, not on a phone").font(.footnote).foregroundColor(.secondary)
                    Button("Show the response") { showResponse() }
                }
            }
        }
        .padding(32)
    }

    private var ios: some View {
        VStack(spacing: 16) {
            Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundColor(.accentColor)
            Text("Error loading page").font(.largeTitle)
            Text(iosText ?? error.localizedDescription).multilineTextAlignment(.center)
            if let handler { Button("Retry") { handler() } }
        }
    }

    /// Without a button: a person pulls the view to try again.
    private func android(_ text: String) -> some View {
        VStack(spacing: 8) {
            Text("Error loading page").font(.headline)
            if !text.isEmpty { Text(text).font(.footnote).multilineTextAlignment(.center) }
        }
    }
}
