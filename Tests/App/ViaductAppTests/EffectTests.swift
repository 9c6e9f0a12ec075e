import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol
import WebKit

extension EmbeddedSessionTests {
    /// Members that once had no effect, and are drawn now.
    @MainActor @Suite struct EffectTests {
        private let page = TestPage([DrawingComponent.self])

        private func element(_ view: UIView) async throws -> Screen.Element { try await page.element(view) }
        private func current() async throws -> Screen.Element { try await page.element() }

        @Test func `a view is turned about its layer's anchor`() async throws {
            let label = UILabel()
            label.text = "Turned"
            label.layer.anchorPoint = .zero
            #expect(try await element(label).anchor == [])
            label.transform = CGAffineTransform(rotationAngle: 1)
            #expect(try await current().anchor == [0, 0])
        }

        @Test func `a gradient has its colours where they were put`() async throws {
            let view = UIView()
            let label = UILabel()
            label.text = "On it"
            view.addSubview(label)
            let layer = CAGradientLayer()
            layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            view.layer.insertSublayer(layer, at: 0)
            var gradient = try #require(try await element(view).gradient)
            #expect(gradient.locations == [])
            layer.locations = [0.25, 0.5]
            gradient = try #require(try await current().gradient)
            #expect(gradient.locations == [0.25, 0.5])
        }

        @Test func `a long press begins and ends, and an image can be tapped`() async throws {
            final class Listener: NSObject {
                var states: [UIGestureRecognizer.State] = []
            }
            let listener = Listener()
            let image = UIImageView(image: UIImage(systemName: "star"))
            let hear = Selector { (listener: Listener) in { (gesture: UIGestureRecognizer) in listener.states.append(gesture.state) } }
            image.addGestureRecognizer(UILongPressGestureRecognizer(target: listener, action: hear))
            let pressed = try await element(image)
            #expect(pressed.content.kind == .image)
            page.act(try #require(pressed.press))
            #expect(listener.states == [.began, .ended])
            image.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: hear))
            let tapped = try await current()
            #expect(tapped.stack?.children.first?.content.kind == .image)
            page.act(try #require(tapped.stack?.control))
            #expect(listener.states == [.began, .ended, .ended])
        }

        @Test func `a row in a scroll view is scrolled sideways, a column is not`() async throws {
            let row = UIStackView(arrangedSubviews: [UISlider()])
            let scroll = UIScrollView()
            scroll.addSubview(row)
            #expect(try await element(scroll).stack?.scrolls == true)
            row.axis = .vertical
            #expect(try await current().stack?.scrolls == false)
        }

        @Test func `a field says what it is for`() async throws {
            let field = UITextField()
            #expect(try await element(field).field?.autocomplete == nil)
            field.textContentType = .oneTimeCode
            #expect(try await current().field?.autocomplete == "one-time-code")
        }

        @Test func `rows have the height that is asked for, and cells know that they are chosen`() async throws {
            final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
                let cells = (0..<2).map { _ in Cell(style: .default, reuseIdentifier: nil) }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    cells[indexPath.row]
                }
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                    indexPath.row == 0 ? 90 : UITableView.automaticDimension
                }
                func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
                    indexPath.row == 1
                }
            }
            final class Cell: UITableViewCell {
                var highlights: [Bool] = []
                override func setHighlighted(_ highlighted: Bool, animated: Bool) { highlights.append(highlighted) }
            }
            let rows = Rows()
            let table = UITableView()
            (table.dataSource, table.delegate) = (rows, rows)
            let section = try #require(try await element(table).list?.sections.first)
            let written = section.rows
            #expect(written.map(\.height) == [90, nil])
            for row in written { page.act(try #require(row.control)) }
            _ = try await current()
            #expect(rows.cells.map(\.isSelected) == [false, true])
            #expect(rows.cells.map(\.highlights) == [[], [true, false]])
        }

        @Test func `a layer of a view has the view's place`() {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            #expect(view.layer.frame == view.frame)
            #expect(view.layer.position == view.center)
            view.layer.bounds.size = CGSize(width: 50, height: 60)
            #expect(view.frame.size == CGSize(width: 50, height: 60))
            let own = CALayer()
            own.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(own.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
        }

        @Test func `what a tab is called and looks like is drawn`() async throws {
            let tabs = UITabBarController()
            let tab = UITab(title: "Bridges", image: UIImage(systemName: "star"), identifier: "b") { _ in UIViewController() }
            tabs.tabs = [tab]
            tab.badgeValue = "2"
            let item = try #require(tabs.viewControllers?.first?.tabBarItem)
            #expect((item.title, item.badgeValue, item.image?.symbolName) == ("Bridges", "2", "star"))
        }

        @Test func `the page is scrolled by its scroll view, again if a person has scrolled since`() {
            DrawingComponent.draw = { _, component in
                let scroll = component.delegate.webView?.scrollView
                scroll?.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
                scroll?.contentOffset = CGPoint(x: 0, y: -47)
                scroll?.setContentOffset(CGPoint(x: 0, y: -47), animated: false)
            }
            page.message("drawing", "draw")
            #expect(
                page.scripts.map(\.script)
                    == [("300", "smooth"), ("0", "instant"), ("0", "instant")].map {
                        "window.scrollTo({ left: 0, top: \($0), behavior: '\($1)' })"
                    })
        }

        @Test func `a table's choice is forgotten when its screen comes back, unless it shall stay`() {
            for clears in [true, false] {
                let controller = UITableViewController(style: .plain)
                controller.clearsSelectionOnViewWillAppear = clears
                controller.loadViewIfNeeded()
                controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
                controller.viewWillAppear(false)
                #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
            }
        }
    }
}
