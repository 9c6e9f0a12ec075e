import ActivityKit
import AdSupport
import AppTrackingTransparency
import Combine
import CoreBluetooth
import CoreGraphics
import EventKitUI
import LinkPresentation
import MediaPlayer
import Network
import Observation
import PassKit
import QuartzCore
import Testing
import WidgetKit
import os

@testable import LinkPresentation

/// The modules' results where the device is a browser.
@MainActor @Suite struct ImportTests {
    @Test func `what is not there says so`() {
        #expect(!PKAddPassesViewController.canAddPasses())
        #expect(!ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        #expect(CBCentralManager().state == .unsupported)
    }

    @Test(.timeLimit(.minutes(1))) func `the network is there`() async {
        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
            monitor.start(queue: .main)
        }
        #expect(path.status == .satisfied)
        #expect(path.usesInterfaceType(.wifi))
    }

    @Test func `a page's title is found`() {
        #expect(LPMetadataProvider.title(in: "<html><TITLE lang=en>\n One </title>") == "One")
        #expect(LPMetadataProvider.title(in: "<p>") == nil)
    }

    @Test func `a lock guards its state`() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        lock.withLock { $0 += 1 }
        #expect(lock.withLock { $0 } == 2)
        os_log("%{public}@ of %d", log: .default, type: .info, "one" as NSString, 2)
    }
}
