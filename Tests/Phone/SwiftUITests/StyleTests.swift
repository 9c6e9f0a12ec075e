import SwiftUI
import Testing

private struct WordToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "Yes" : "No") { configuration.isOn.toggle() }
        configuration.label
    }
}

private struct ReversedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
}

private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        Text("frame")
        configuration
    }
}

private struct Chapter: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.content
        configuration.label
    }
}

private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
    }
}

private struct Switching: View {
    @State private var isOn = false
    var body: some View { Toggle("Wifi", isOn: $isOn).toggleStyle(WordToggle()) }
}

private struct Turning: View {
    @State private var isMoving = true
    var body: some View {
        if isMoving {
            Text("Needle").rotationEffect(.degrees(180)).offset(x: 3, y: 4).shadow(radius: 5).accessibilityHint("North")
        } else {
            Text("Needle")
        }
        Button("Stop") { isMoving = false }
    }
}

@MainActor @Suite struct StyleTests {
    @Test func `a toggle of the app's own style is drawn by it, and switched`() async throws {
        let hosted = Hosted(Switching())
        #expect(hosted.texts == ["Wifi"])
        #expect(hosted.all(UISwitch.self).isEmpty)
        try await hosted.tap("No")
        _ = try hosted.button("Yes")
    }

    @Test func `labels, progress, fields and groups can have styles of the app's own`() {
        let hosted = Hosted {
            Label("Star", systemImage: "star").labelStyle(ReversedLabel())
            ProgressView(value: 0.25).progressViewStyle(Percent())
            TextField("Name", text: .constant("Ada")).textFieldStyle(Framed())
            GroupBox("Title") { Text("Content") }.groupBoxStyle(Chapter())
        }
        #expect(hosted.texts == ["Star", "25 %", "frame", "Content", "Title"])
        #expect(hosted.all(UITextField.self).map(\.text) == ["Ada"])
        #expect(hosted.all(UIProgressView.self).isEmpty)
    }

    @Test func `the system's styles are drawn as ever`() {
        let hosted = Hosted {
            Toggle("a", isOn: .constant(true)).toggleStyle(.switch)
            ProgressView(value: 0.5).progressViewStyle(.linear)
            TextField("b", text: .constant("")).textFieldStyle(.roundedBorder)
            Label("c", systemImage: "star").labelStyle(.titleOnly)
        }
        #expect(hosted.all(UISwitch.self).count == 1)
        #expect(hosted.all(UIProgressView.self).count == 1)
        #expect(hosted.all(UITextField.self).count == 1)
        #expect(hosted.texts == ["a", "c"])
    }

    @Test func `what is turned is moved afterwards, and stands still again without it`() async throws {
        let hosted = Hosted(Turning())
        let moved = try #require(hosted.all(UILabel.self).first { $0.text == "Needle" })
        let (transform, half) = (moved.transform, CGAffineTransform(rotationAngle: .pi))
        #expect((transform.a, transform.tx, transform.ty) == (half.a, 3, 4))
        #expect(moved.layer.shadowOpacity == 1 && moved.layer.shadowRadius == 5)
        #expect(moved.accessibilityHint == "North")
        try await hosted.tap("Stop")
        let still = try #require(hosted.all(UILabel.self).first { $0.text == "Needle" })
        #expect(still.transform == .identity && still.layer.shadowOpacity == 0 && still.accessibilityHint == nil)
    }

    @available(*, deprecated)
    @Test func `a layout's views stand below each other`() {
        let hosted = Hosted {
            Flow()() {
                Text("one")
                Text("two")
            }
        }
        #expect(hosted.texts == ["one", "two"])
    }

    @Test func `a cell's content can be a view`() {
        let view = UIHostingConfiguration { Text("cell") }.makeContentView()
        #expect((view.subviews.first?.subviews.first as? UIStackView)?.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["cell"])
    }
}
