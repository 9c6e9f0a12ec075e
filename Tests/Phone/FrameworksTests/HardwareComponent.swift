import AuthenticationServices
import CoreLocation
import HotwireNative
import LocalAuthentication
import PhotosUI
import UIKit
import UniformTypeIdentifiers

/// Uses the phone's hardware in all the ways that apps do, and replies with each result.
final class HardwareComponent: BridgeComponent {
    override class var name: String { "hardware" }

    private var viewController: UIViewController? { delegate?.destination as? UIViewController }
    private var session: ASWebAuthenticationSession?
    private var authorization: ASAuthorizationController?

    override func onReceive(message: Message) {
        switch message.event {
        case "session": scan()
        case "picker": pick()
        case "photos": choose()
        case "files": open()
        case "place": Task { await locate() }
        case "web": signInOnTheWeb()
        case "apple": signIn()
        case "face": Task { await recognise() }
        default: break
        }
    }

    private func answer(_ event: String, _ text: String) {
        reply(to: event, with: ["text": text])
    }

    private func scan() {
        let scanner = ScanningController()
        scanner.onCode = { [weak self] in self?.answer("session", $0) }
        viewController?.present(scanner, animated: true)
    }

    private func pick() {
        let picker = UIImagePickerController()
        picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
        picker.delegate = self
        viewController?.present(picker, animated: true)
    }

    private func choose() {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 3
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        viewController?.present(picker, animated: true)
    }

    private func open() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
        picker.allowsMultipleSelection = true
        picker.delegate = self
        viewController?.present(picker, animated: true)
    }

    private func locate() async {
        do {
            for try await update in CLLocationUpdate.liveUpdates() {
                answer("place", update.location.map { "\($0.coordinate.latitude)" } ?? "\(update.authorizationDenied)")
                break
            }
        } catch {}
    }

    private func signInOnTheWeb() {
        guard let url = URL(string: "https://example.test/login") else { return }
        session = ASWebAuthenticationSession(url: url, callbackURLScheme: "viaduct") { [weak self] url, error in
            switch error {
            case ASWebAuthenticationSessionError.canceledLogin?: self?.answer("web", "cancelled")
            default: self?.answer("web", url?.query ?? "nothing")
            }
        }
        session?.start()
    }

    private func signIn() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }

    private func recognise() async {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else { return }
        do {
            try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Pay")
            answer("face", "recognised")
        } catch LAError.userFallback {
            answer("face", "fallback")
        } catch let error as LAError {
            answer("face", "\(error.code)")
        } catch {}
    }
}

extension HardwareComponent: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        answer("picker", info[.originalImage] is UIImage ? "image" : "nothing")
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
        answer("picker", "cancelled")
    }
}

extension HardwareComponent: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else {
            return answer("photos", "nothing")
        }
        provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            DispatchQueue.main.async { self?.answer("photos", "\(results.count) \(image is UIImage)") }
        }
    }
}

extension HardwareComponent: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        let texts = urls.map { url in
            guard url.startAccessingSecurityScopedResource() else { return "closed" }
            defer { url.stopAccessingSecurityScopedResource() }
            return "\(url.lastPathComponent) \((try? String(contentsOf: url, encoding: .utf8)) ?? "")"
        }
        answer("files", texts.joined(separator: ", "))
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        answer("files", "cancelled")
    }
}

extension HardwareComponent: ASAuthorizationControllerDelegate {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
        answer("apple", "\(credential.email ?? "") \(credential.fullName == nil)")
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        answer("apple", (error as? ASAuthorizationError)?.code == .canceled ? "cancelled" : "failed")
    }
}
