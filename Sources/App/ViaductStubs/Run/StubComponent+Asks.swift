import AVFoundation
import HotwireNative
import LocalAuthentication
import UserNotifications
import ViaductProtocol

/// Requests permissions as an app does.
extension StubComponent {
    func begin(_ ask: StubAsk, _ rule: StubRule, _ turn: StubTurn) {
        switch ask {
        case .camera: AVCaptureDevice.requestAccess(for: .video) { [weak self] in self?.answer($0, rule, turn) }
        case .microphone: AVCaptureDevice.requestAccess(for: .audio) { [weak self] in self?.answer($0, rule, turn) }
        case .notifications:
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { [weak self] isGranted, _ in
                self?.answer(isGranted, rule, turn)
            }
        case .biometrics:
            LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: stub.name) { [weak self] isGranted, _ in
                self?.answer(isGranted, rule, turn)
            }
        }
    }

    /// Systems call back on any thread.
    private nonisolated func answer(_ isGranted: Bool, _ rule: StubRule, _ turn: StubTurn) {
        Task { @MainActor in
            var turn = turn
            turn.scope[.granted] = JSONValue(json: String(isGranted))
            send(rule.reply, rule, turn)
        }
    }
}
