import AuthenticationServices
import HotwireNative
import StoreKit
import UIKit
import UniformTypeIdentifiers

/// Makes the asks that no built-in component makes.
final class AsksComponent: GalleryComponent {
    override class var name: String { "asks" }

    private var session: ASWebAuthenticationSession?

    override func show(_ event: String) {
        switch event {
        case "account": signIn()
        case "link": signInOnTheWeb()
        case "purchase": Task { await buy() }
        case "file": open([.plainText], several: false)
        default: open([.item], several: true)
        }
    }

    private func signIn() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }

    private func signInOnTheWeb() {
        guard let url = URL(string: "https://example.test/login") else { return }
        session = ASWebAuthenticationSession(url: url, callbackURLScheme: "viaduct") { [weak self] url, error in
            self?.tell("link", url?.absoluteString ?? "cancelled")
        }
        session?.start()
    }

    private func buy() async {
        guard let product = try? await Product.products(for: ["test.pro_monthly"]).first,
            let result = try? await product.purchase()
        else { return }
        switch result {
        case .success(let bought): tell("purchase", bought.unsafePayloadValue.productID)
        case .pending: tell("purchase", "pending")
        case .userCancelled: tell("purchase", "cancelled")
        }
    }

    private func open(_ types: [UTType], several: Bool) {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
        picker.allowsMultipleSelection = several
        picker.delegate = self
        controller?.present(picker, animated: true)
    }
}

extension AsksComponent: ASAuthorizationControllerDelegate {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
        tell("account", "\(credential.fullName?.givenName ?? "") \(credential.email ?? "")")
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        tell("account", "cancelled")
    }
}

extension AsksComponent: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        let files = urls.map { "\($0.lastPathComponent) \((try? Data(contentsOf: $0))?.count ?? -1)" }
        tell("file", files.joined(separator: ", "))
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        tell("file", "cancelled")
    }
}
