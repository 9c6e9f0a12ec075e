import Foundation
import Testing
import UIKit

@MainActor @Suite struct AssociatedObjectTests {
    private final class Plain {}
    private final class Value {}
    private nonisolated(unsafe) static var key: UInt8 = 0
    private nonisolated(unsafe) static var otherKey: UInt8 = 0

    @Test func `an object has values by key, and loses them`() {
        for object in [Plain(), UIView()] as [AnyObject] {
            #expect(objc_getAssociatedObject(object, &Self.key) == nil)
            objc_setAssociatedObject(object, &Self.key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(object, &Self.otherKey, 2, .OBJC_ASSOCIATION_COPY)
            #expect(objc_getAssociatedObject(object, &Self.key) as? String == "one")
            #expect(objc_getAssociatedObject(object, &Self.otherKey) as? Int == 2)
            objc_setAssociatedObject(object, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, &Self.key) == nil)
            objc_removeAssociatedObjects(object)
            #expect(objc_getAssociatedObject(object, &Self.otherKey) == nil)
        }
    }

    @Test func `a view's values go with it`() {
        weak var weakly: Value?
        do {
            let view = UIView()
            let value = Value()
            weakly = value
            objc_setAssociatedObject(view, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(weakly == nil)
    }

    @Test func `other objects' values go when others come`() {
        weak var weakly: Value?
        do {
            let object = Plain()
            let value = Value()
            weakly = value
            objc_setAssociatedObject(object, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        let others = (0..<1000).map { _ in Plain() }
        for other in others { objc_setAssociatedObject(other, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(weakly == nil)
        #expect(others.allSatisfy { objc_getAssociatedObject($0, &Self.key) as? Int == 1 })
    }

    @Test func `an assigned object is not held`() {
        let view = UIView()
        do {
            let value = Value()
            objc_setAssociatedObject(view, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &Self.key) as? Value === value)
        }
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    }
}
