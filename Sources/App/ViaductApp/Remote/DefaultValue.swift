import Foundation
import HotwireNative
import UIKit
import WebKit

/// The value that a delegate's function returns when its body was left out: it changes nothing.
public enum DefaultValue {
    /// - Returns: `nil` for a type without such a value.
    public static func of<Value>(_ type: Value.Type) -> Value? {
        known(type) as? Value ?? literal(type).flatMap { $0 as? Value }
    }

    private static func known(_ type: Any.Type) -> Any? {
        if type == ProposalResult.self { return ProposalResult.accept }
        if type == Router.Decision.self { return Router.Decision.navigate }
        if type == WebViewPolicyManager.Decision.self { return WebViewPolicyManager.Decision.allow }
        if type == UIInterfaceOrientationMask.self { return UIInterfaceOrientationMask.all }
        guard Thread.isMainThread else { return nil }
        nonisolated(unsafe) var made: Any?
        MainActor.assumeIsolated { made = make(type) }
        return made
    }

    /// Returns an object of UIKit's, which only the main thread may make.
    @MainActor static func make(_ type: Any.Type) -> Any? {
        if type == UISceneConfiguration.self { return UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
        if type == UIViewController.self { return UIViewController() }
        if type == UIView.self { return UIView() }
        if type == UITableViewCell.self { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        return nil
    }

    private static func literal(_ type: Any.Type) -> Any? {
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: none(type)
        case is Bool.Type: false
        case let type as any SetAlgebra.Type: empty(type)
        case let type as any RangeReplaceableCollection.Type: emptyCollection(type)
        case let type as any ExpressibleByDictionaryLiteral.Type: emptyDictionary(type)
        case let type as any AdditiveArithmetic.Type: zero(type)
        default: nil
        }
    }

    private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { type.init(nilLiteral: ()) }
    private static func empty<Value: SetAlgebra>(_ type: Value.Type) -> Any { type.init() }
    private static func emptyCollection<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any { type.init() }
    private static func emptyDictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { type.init() }
    private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Any { type.zero }
}
