import AVFoundation
import CoreLocation
import HotwireNative
import UIKit
import UserNotifications

/// Replies with the person's permissions, and asks for them the first time.
public final class PermissionsComponent: BridgeComponent {
    public override class var name: String { "permissions" }

    private lazy var location = LocationPermission()

    public override func onReceive(message: Message) {
        switch message.event {
        case "camera": askForCamera()
        case "location": askForLocation()
        case "notifications": askForNotifications()
        default: ignore(message, knows: "camera", "location", "notifications")
        }
    }

    private func askForCamera() {
        AVCaptureDevice.requestAccess(for: .video) { [weak self] _ in
            let status: Status =
                switch AVCaptureDevice.authorizationStatus(for: .video) {
                case .authorized: .authorized
                case .denied, .restricted: .denied
                case .notDetermined: .notDetermined
                @unknown default: .unknown
                }
            self?.reply(to: "camera", with: Reply(status))
        }
    }

    private func askForLocation() {
        location.request { [weak self] authorization in
            let status: Status =
                switch authorization {
                case .authorizedAlways, .authorizedWhenInUse: .authorized
                case .denied, .restricted: .denied
                case .notDetermined: .notDetermined
                @unknown default: .unknown
                }
            self?.reply(to: "location", with: Reply(status))
        }
    }

    private func askForNotifications() {
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert, .badge, .sound]) { [weak self] _, _ in
            center.getNotificationSettings { settings in
                let status: Status =
                    switch settings.authorizationStatus {
                    case .authorized, .provisional, .ephemeral: .authorized
                    case .denied: .denied
                    case .notDetermined: .notDetermined
                    @unknown default: .unknown
                    }
                self?.reply(to: "notifications", with: Reply(status))
            }
        }
    }
}

extension PermissionsComponent {
    fileprivate enum Status: Int {
        case unknown = -2
        case notDetermined
        case denied
        case authorized

        var text: String {
            switch self {
            case .unknown: "unknown"
            case .notDetermined: "not determined"
            case .denied: "denied"
            case .authorized: "authorized"
            }
        }
    }

    fileprivate struct Reply: Encodable {
        let code: Int
        let text: String

        init(_ status: Status) {
            code = status.rawValue
            text = status.text
        }
    }
}
