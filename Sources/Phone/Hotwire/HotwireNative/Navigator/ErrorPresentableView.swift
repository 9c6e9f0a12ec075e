public import SwiftUI

/// What a person sees of an error (upstream's type of this name).
public protocol ErrorPresentableView: View {
    /// `HotwireNativeError`; `any Error` until 1.2.
    associatedtype Failure

    var error: Failure { get }
    /// Tries again; `nil` where that is of no use.
    var handler: ErrorPresenter.Handler? { get }
}
