import HotwireNative
import UIKit
import UserNotifications

/// Replies with this phone's token for the app's notifications; sends nothing when they are not allowed.
public final class NotificationTokenComponent: BridgeComponent {
    public override class var name: String { "notification-token" }

    private var waitingEvents: Set<String> = []
    private var observer: (any NSObjectProtocol)?

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect", "get": register(for: message.event)
        case "disconnect": waitingEvents = []
        default: ignore(message, knows: "connect", "get", "disconnect")
        }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func register(for event: String) {
        waitingEvents.insert(event)
        observe()
        Task { @MainActor [weak self] in
            let center = UNUserNotificationCenter.current()
            if (try? await center.requestAuthorization(options: [.alert, .badge, .sound])) == true {
                UIApplication.shared.registerForRemoteNotifications()
            } else {
                self?.waitingEvents = []
            }
        }
    }

    private func observe() {
        guard observer == nil else { return }
        PushRegistration.begin()
        observer = NotificationCenter.default.addObserver(forName: .didReceiveDeviceToken, object: nil, queue: nil) {
            [weak self] notification in
            guard let token = notification.object as? Data else { return }
            MainActor.assumeIsolated { self?.answerWaitingEvents(with: token) }
        }
    }

    private func answerWaitingEvents(with token: Data) {
        // Every screen of the app gets the notification.
        guard viewController?.view.window?.isKeyWindow == true else { return }
        let text = token.map { String(format: "%02x", $0) }.joined()
        for event in waitingEvents { reply(to: event, with: Reply(token: text)) }
        waitingEvents = []
    }
}

extension NotificationTokenComponent {
    fileprivate struct Reply: Encodable {
        let token: String
    }
}
