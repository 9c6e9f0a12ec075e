import SwiftUI
import Testing

@MainActor @Suite struct RenderingTests {
    @Test func `a text has its letters, and those around it`() throws {
        let hosted = Hosted {
            VStack {
                Text("Title").font(.title).foregroundColor(.red)
                Text("A **strong** word")
                Text(verbatim: "**x**").fontWeight(.semibold)
            }
            .font(.footnote).multilineTextAlignment(.center)
        }
        let labels = hosted.all(UILabel.self)
        #expect(labels.map(\.text) == ["Title", "A strong word", "**x**"])
        #expect(labels[0].font.pointSize == 28)
        #expect(labels[0].textColor == .systemRed)
        #expect(labels[1].font.pointSize == 13)
        #expect(labels[2].font == .systemFont(ofSize: 13, weight: .semibold))
        #expect(labels.allSatisfy { $0.textAlignment == .center })
    }

    @Test func `a button has its style, role and picture`() throws {
        var taps = 0
        let hosted = Hosted {
            Button("Save") { taps += 1 }.buttonStyle(.borderedProminent)
            Button("Delete", systemImage: "trash", role: .destructive) {}
            Button {
            } label: {
                Image(systemName: "plus")
            }.accessibilityLabel("Add").disabled(true)
            Button {
            } label: {
                VStack {
                    Text("Two")
                    Text("lines")
                }
            }
        }
        let buttons = hosted.all(UIButton.self)
        #expect(buttons.count == 3)
        #expect(buttons[0].configuration?.kind == .filled)
        #expect(buttons[1].currentTitle == "Delete")
        #expect(buttons[1].currentImage?.symbolName == "trash")
        #expect(buttons[1].configuration?.baseForegroundColor == .systemRed)
        #expect(!buttons[2].isEnabled)
        let box = try #require(hosted.all(UIStackView.self).first { $0.gestureRecognizers?.isEmpty == false })
        #expect(box.subviews.count == 1)
        buttons[0].tap()
        #expect(taps == 1)
    }

    @Test func `a stack has its axis, and a spacer parts it`() throws {
        let hosted = Hosted {
            HStack(spacing: 4) {
                Text("a")
                Text("b")
                Spacer()
                Text("c")
            }
        }
        let row = try #require(hosted.all(UIStackView.self).first { $0.axis == .horizontal })
        #expect(row.distribution == .equalSpacing)
        #expect(row.arrangedSubviews.count == 2)
        #expect((row.arrangedSubviews[0] as? UIStackView)?.arrangedSubviews.count == 2)
    }

    @Test func `a surface has colour, corners, border and size`() throws {
        let hosted = Hosted {
            Text("Badge").padding(8).background(Color.blue).cornerRadius(6)
            Circle().fill(.green).frame(width: 12, height: 12)
            Text("Framed").overlay(RoundedRectangle(cornerRadius: 5).stroke(Color.red, lineWidth: 2))
        }
        let box = try #require(hosted.all(UILabel.self)[0].superview)
        #expect(box.backgroundColor == .systemBlue)
        #expect(box.layer.cornerRadius == 6)
        #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(hosted.all(UIView.self).contains { $0.backgroundColor == .systemGreen && $0.layer.cornerRadius > 12 })
        #expect(hosted.all(UILabel.self)[1].layer.borderWidth == 2)
    }

    private enum Size: String, CaseIterable, Identifiable {
        case small, large
        var id: Self { self }
    }

    private struct Inputs: View {
        @State private var size = Size.small
        @State private var volume = 0.5
        @State private var count = 1
        @State private var secret = ""

        var body: some View {
            Form {
                Section("Looks") {
                    Picker("Size", selection: $size) {
                        ForEach(Size.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }
                    Picker("Again", selection: $size) {
                        Text("S").tag(Size.small)
                        Text("L").tag(Size.large)
                    }.pickerStyle(.segmented)
                }
                Slider(value: $volume, in: 0...1)
                Stepper("Count \(count)", value: $count, in: 0...2)
                SecureField("Secret", text: $secret)
                Text("\(size.rawValue) \(count)")
            }
        }
    }

    @Test(arguments: [1e300, -1e300]) func `a time is written, however far it is`(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(Hosted(Text(date, style: .relative)).texts.first?.isEmpty == false)
    }

    @Test func `a form's inputs write what was chosen`() async throws {
        let hosted = Hosted(Inputs())
        let table = try #require(hosted.all(UITableView.self).first)
        #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "Looks")
        let picker = try #require(hosted.all(UIButton.self).first)
        #expect(picker.currentTitle == "Small")
        let large = try #require(picker.menu?.children.last as? UIAction)
        large.performWithSender(nil, target: nil)
        let stepper = try #require(hosted.all(UIStepper.self).first)
        stepper.value = 1
        stepper.sendActions(for: .valueChanged)
        await hosted.settle()
        #expect(hosted.all(UILabel.self).last?.text == "large 2")
        let segments = try #require(hosted.all(UISegmentedControl.self).first)
        #expect(segments.selectedSegmentIndex == 1)
        #expect(stepper.maximumValue == 0)
        segments.choose(0)
        await hosted.settle()
        #expect(hosted.all(UILabel.self).last?.text == "small 2")
        #expect(hosted.all(UITextField.self).first?.isSecureTextEntry == true)
    }

    @Test func `a menu has actions, submenus and switches`() async throws {
        struct Menus: View {
            @State private var isOn = false
            @State private var chosen = ""

            var body: some View {
                Menu("More") {
                    Button("Copy", systemImage: "doc.on.doc") { chosen = "copy" }
                    Toggle("Sound", isOn: $isOn)
                    Divider()
                    Menu("Sort") { Button("By name") { chosen = "name" } }
                    Button("Delete", role: .destructive) {}.disabled(true)
                }
                Text("\(chosen) \(isOn)")
            }
        }
        let hosted = Hosted(Menus())
        let groups = try #require(try hosted.button("More").menu?.children as? [UIMenu])
        #expect(groups.map { $0.children.map(\.title) } == [["Copy", "Sound"], ["Sort", "Delete"]])
        #expect((groups[1].children[1] as? UIAction)?.attributes == [.destructive, .disabled])
        for element in groups[0].children { (element as? UIAction)?.performWithSender(nil, target: nil) }
        await hosted.settle()
        #expect(hosted.texts == ["copy true"])
        let again = try #require(try hosted.button("More").menu?.children as? [UIMenu])
        #expect((again[0].children[1] as? UIAction)?.state == .on)
    }
}
