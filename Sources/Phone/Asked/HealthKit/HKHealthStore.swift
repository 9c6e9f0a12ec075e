@_exported public import Foundation
internal import UIKit

/// A store of health data. The app may get permission to read it, but it is empty.
open class HKHealthStore: NSObject, @unchecked Sendable {
    open class func isHealthDataAvailable() -> Bool { true }

    public override init() { super.init() }

    /// Lets the page ask for the permission, once.
    ///
    /// - Parameter completion: gets whether there was an answer. As on a phone, it does not learn which one.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task { @MainActor in
            _ = await Permission.health.request()
            completion(true, nil)
        }
    }

    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {
        _ = await Permission.health.request()
    }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        MainTurn.now { Permission.health.isAllowed() }.map { $0 ? .sharingAuthorized : .sharingDenied } ?? .notDetermined
    }

    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        let wasAsked = MainTurn.now { Permission.health.isAllowed() } != nil
        completion(wasAsked ? .unnecessary : .shouldRequest, nil)
    }

    open func statusForAuthorizationRequest(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws -> HKAuthorizationRequestStatus
    {
        await Permission.health.isAllowed() == nil ? .shouldRequest : .unnecessary
    }

    /// Reports no results, in a later turn.
    @available(*, deprecated, message: "no effect")
    open func execute(_ query: HKQuery) {
        inert(self)
        MainTurn.later { query.answer() }
    }

    open func stop(_ query: HKQuery) {
        query.isStopped = true
    }

    @available(*, deprecated, message: "no effect") open func save(_ object: HKObject) async throws { inert(self) }

    @available(*, deprecated, message: "no effect")
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        inert(self)
        completion(true, nil)
    }

    @available(*, deprecated, message: "no effect")
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        inert(self)
        completion(true, nil)
    }

    @available(*, deprecated, message: "no effect")
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws { inert(self) }
    open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(true, nil)
    }

    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
    open func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
}

public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case sharingDenied, sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown = 0
    case shouldRequest, unnecessary
}

public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}

public enum HKBiologicalSex: Int, Sendable {
    case notSet = 0
    case female, male, other
}

open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    open var biologicalSex: HKBiologicalSex { .notSet }
}

public struct HKError: Error, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = 0
        case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorNoData = 11
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorNoData: Code { .errorNoData }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
}
