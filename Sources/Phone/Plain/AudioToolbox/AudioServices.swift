@_exported public import Foundation
internal import UIKit

public typealias SystemSoundID = UInt32
public typealias CFURL = URL

public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays haptic feedback for the vibration sounds. Other sounds are not played.
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

/// Gives a sound file an id that is not a system sound's.
///
/// - Returns: 0, the status of a playable file.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
    outSystemSoundID.pointee = 0x1_0000
    return 0
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }

private func vibrate(_ feedback: String) {
    MainTurn.soon { UIApplication.shared.keyWindow?.host?.vibrate(feedback) }
}
