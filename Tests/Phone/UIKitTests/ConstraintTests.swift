import Testing

@testable import UIKit

@MainActor @Suite struct ConstraintTests {
    private let outer = UIView()
    private let inner = UIView()

    init() {
        outer.addSubview(inner)
        for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    private func size(of view: UIView) -> [CGFloat?] { [view.fixedSize.width, view.fixedSize.height] }

    @Test func `a size is a constant, or a part of another one`() {
        #expect(size(of: inner) == [nil, nil])
        NSLayoutConstraint.activate([
            outer.widthAnchor.constraint(equalToConstant: 200), outer.heightAnchor.constraint(greaterThanOrEqualToConstant: 99),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: -10),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
        ])
        #expect(size(of: outer) == [200, nil])
        #expect(size(of: inner) == [90, 90])
    }

    @Test func `between two edges of a known size there is the rest, whichever view a constraint names first`() {
        NSLayoutConstraint.activate([
            outer.widthAnchor.constraint(equalToConstant: 200), outer.heightAnchor.constraint(equalToConstant: 100),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
            outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 30),
            inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -15),
        ])
        #expect(size(of: inner) == [150, 80])
        #expect(outer.constrainedInsets == UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 30))
    }

    @Test func `one edge is enough for the room around what is in a view, and a distance between two others is none`() {
        #expect(outer.constrainedInsets == nil)
        inner.topAnchor.constraint(equalTo: outer.bottomAnchor, constant: 7).isActive = true
        inner.leadingAnchor.constraint(equalTo: outer.centerXAnchor, constant: 7).isActive = true
        #expect(outer.constrainedInsets == nil)
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -8).isActive = true
        #expect(outer.constrainedInsets == UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0))
    }

    @Test func `sizes in a circle are none`() {
        inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
        outer.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
        #expect(size(of: inner) == [nil, nil])
    }
}
