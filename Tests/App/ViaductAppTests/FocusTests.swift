import AppTestSupport
import Testing
import UIKit
import ViaductProtocol

extension EmbeddedSessionTests {
    /// The page's focus when an app moves its first responder.
    @MainActor @Suite struct FocusTests {
        let page = TestPage([DrawingComponent.self])

        private func focus() async throws -> Screen.Focus? { try await page.screen().focus }

        @Test func `a field that becomes the first responder gets the focus, and loses it when it resigns`() async throws {
            let field = UITextField()
            let control = try #require(try await page.element(field).field?.control)
            #expect(try await focus() == nil)
            #expect(field.becomeFirstResponder() && field.isFirstResponder && field.isEditing)
            let first = try #require(try await focus())
            #expect(first.control == control && first.focused)
            #expect(field.resignFirstResponder() && !field.isFirstResponder && !field.isEditing)
            let last = try #require(try await focus())
            #expect(last.control == control && !last.focused && last.number > first.number)
            #expect(page.notices.isEmpty)
        }

        @Test func `each call moves the focus again, since a person may have left the field`() async throws {
            let view = UITextView()
            let control = try await page.element(view).field?.control
            view.becomeFirstResponder()
            let first = try #require(try await focus())
            view.becomeFirstResponder()
            let second = try #require(try await focus())
            #expect(first.control == control && second.control == control && second.number > first.number)
        }

        @Test func `typing makes a field the first responder, without a move of the focus`() async throws {
            let (field, other) = (UITextField(), UITextField())
            let control = try #require(try await page.element(field).field?.control)
            page.act(control, value: #""a""#)
            #expect(field.isFirstResponder)
            #expect(try await focus() == nil)
            field.superview?.addSubview(other)
            other.becomeFirstResponder()
            #expect(!field.isFirstResponder && !field.isEditing && other.isFirstResponder)
            #expect(try await focus()?.focused == true)
            #expect(field.superview?.endEditing(true) == true)
            #expect(!other.isFirstResponder)
        }

        @Test func `leaving a field takes the focus from no other one`() async throws {
            let field = UITextField()
            let drawn = try #require(try await page.element(field).field)
            field.becomeFirstResponder()
            page.act(try #require(drawn.end))
            #expect(!field.isFirstResponder)
            let focus = try #require(try await focus())
            #expect(focus.control == drawn.control && !focus.focused)
        }

        @Test func `a delegate that lets nobody edit keeps the focus away`() async throws {
            final class Closed: NSObject, UITextFieldDelegate, UISearchBarDelegate {
                func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
                func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }
            }
            let (closed, field, bar) = (Closed(), UITextField(), UISearchBar())
            (field.delegate, bar.delegate) = (closed, closed)
            _ = try await page.element(field)
            field.superview?.addSubview(bar)
            #expect(!field.becomeFirstResponder() && !bar.becomeFirstResponder() && !UILabel().becomeFirstResponder())
            #expect(try await focus() == nil)
        }

        @Test func `the bar of a search gets the focus, by its text field too`() async throws {
            let search = UISearchController(searchResultsController: nil)
            DrawingComponent.draw = { controller, _ in controller.navigationItem.searchController = search }
            page.message("drawing", "draw")
            let control = try #require(try await page.screen().bar.search?.control)
            #expect(search.searchBar.searchTextField.becomeFirstResponder())
            #expect(search.isActive && search.searchBar.isFirstResponder && search.searchBar.searchTextField.isFirstResponder)
            #expect(try await focus()?.control == control)
            #expect(try await page.screen().bar.search?.active == true)
            #expect(search.searchBar.searchTextField.resignFirstResponder())
            #expect(try await focus()?.focused == false)
        }

        @Test func `a search bar in a view gets the focus`() async throws {
            let bar = UISearchBar()
            let control = try await page.element(bar).field?.control
            bar.becomeFirstResponder()
            #expect(try await focus()?.control == control)
        }

        @Test func `a field that is not drawn yet gets the focus with the screen that draws it, and a notice says that it has to wait`() async throws
        {
            let field = UITextField()
            DrawingComponent.draw = { _, _ in _ = field.becomeFirstResponder() }
            page.message("drawing", "draw")
            #expect(try await focus() == nil)
            #expect(page.notices.map(\.code) == ["undrawn-focus"])
            #expect(page.notices.map(\.cause) == ["VD-FOCUS-1"])
            #expect(page.notices.first?.text.hasPrefix("UITextField.becomeFirstResponder() moved no focus") == true)
            let control = try await page.element(field).field?.control
            #expect(try await focus()?.control == control)
            #expect(page.notices.count == 1)
        }

        @Test func `the notice says nothing of a field that a page has left`() async throws {
            let field = UITextField()
            _ = try await page.element(field)
            field.becomeFirstResponder()
            _ = try await page.screen()
            page.visit("http://localhost/two")
            #expect(try await focus() == nil)
            #expect(page.notices.isEmpty)
        }

        @Test func `what is no field moves no focus, as on a phone`() async throws {
            final class Shaken: UIView {
                override var canBecomeFirstResponder: Bool { true }
            }
            let view = Shaken()
            view.backgroundColor = .red
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            _ = try await page.element(view)
            #expect(view.becomeFirstResponder() && view.isFirstResponder)
            #expect(try await focus() == nil)
            #expect(page.notices.isEmpty)
        }

        @Test func `a window and an action for nobody in particular put the keyboard away`() async throws {
            let field = UITextField()
            _ = try await page.element(field)
            let window = try #require(field.window)
            field.becomeFirstResponder()
            #expect(window.endEditing(true) && !field.isFirstResponder)
            var sent: [Bool] = []
            DrawingComponent.draw = { controller, _ in
                controller.view.addSubview(field)
                field.becomeFirstResponder()
                for _ in 0..<2 {
                    let resign = Selector(UIResponder.resignFirstResponder)
                    sent.append(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
                }
            }
            page.visit("http://localhost/two")
            page.message("drawing", "draw")
            #expect(sent == [true, false])
            #expect(!field.isFirstResponder)
        }

        @Test func `a field that nobody can use gets no focus`() async throws {
            let (field, bar) = (UITextField(), UISearchBar())
            _ = try await page.element(field)
            field.superview?.addSubview(bar)
            (field.isEnabled, bar.isEnabled) = (false, false)
            #expect(!field.becomeFirstResponder() && !bar.becomeFirstResponder())
            #expect(try await focus() == nil)
        }

        @Test func `each page has a first responder of its own`() async throws {
            let other = TestPage([DrawingComponent.self])
            let (field, second) = (UITextField(), UITextField())
            _ = try await page.element(field)
            _ = try await other.element(second)
            #expect(field.becomeFirstResponder() && second.becomeFirstResponder())
            #expect(field.isFirstResponder && second.isFirstResponder)
            #expect(try await focus()?.number == 1)
            #expect(try await other.screen().focus?.number == 1)
        }
    }
}
