import SwiftUI

/// What a person sees of an error in an app that has no view of its own for it.
struct DefaultErrorView: ErrorPresentableView {
    let error: HotwireNativeError
    let handler: ErrorPresenter.Handler?

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundColor(.accentColor)
            Text("Error loading page").font(.title)
            Text(error.localizedDescription).multilineTextAlignment(.center)
            if let handler { Button("Retry") { handler() } }
        }
        .padding(32)
    }
}
