@_exported public import Foundation
internal import UIKit

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Lets the device tremble; other sounds are not played.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    switch inSystemSoundID {
    case kSystemSoundID_Vibrate: vibrate("heavy")
    case 1519: vibrate("light")
    case 1520: vibrate("medium")
    case 1521: vibrate("warning")
    default: Inert.note("AudioServicesPlaySystemSound(_:)")
    }
}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
}

public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    nonisolated(unsafe) let completion = inCompletionBlock
    MainTurn.later { completion?() }
}

private func vibrate(_ feedback: String) {
    MainTurn.soon { UIApplication.shared.keyWindow?.host?.vibrate(feedback) }
}
