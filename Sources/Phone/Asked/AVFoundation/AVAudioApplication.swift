public import Foundation
internal import UIKit

/// The app's permission to record sound.
public final class AVAudioApplication: NSObject, @unchecked Sendable {
    public enum RecordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    public static let shared = AVAudioApplication()

    public var recordPermission: RecordPermission {
        switch AVAudioSession.sharedInstance().recordPermission {
        case .undetermined: .undetermined
        case .denied: .denied
        case .granted: .granted
        }
    }

    public class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
        AVAudioSession.sharedInstance().requestRecordPermission(response)
    }

    @discardableResult
    public class func requestRecordPermission() async -> Bool {
        await Permission.microphone.request()
    }
}
