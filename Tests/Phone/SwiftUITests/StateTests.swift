import SwiftUI
import Testing

@MainActor @Suite struct StateTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("More") { count += 1 }
                if count > 1 { Text("Many").bold() } else { Text("Few") }
            }
        }
    }

    @Test func `a button changes the state, and the view with it`() async throws {
        let hosted = Hosted(Counter())
        #expect(hosted.texts == ["Count: 0", "Few"])
        let button = try hosted.button("More")
        try await hosted.tap("More")
        #expect(hosted.texts == ["Count: 1", "Few"])
        try await hosted.tap("More")
        #expect(hosted.texts == ["Count: 2", "Many"])
        #expect(try hosted.button("More") === button)
    }

    private struct Child: View {
        @Binding var name: String
        @State private var edits = 0

        var body: some View {
            TextField("Name", text: $name).onChange(of: name) { edits += 1 }
            Text("Edits: \(edits)")
        }
    }

    private struct Parent: View {
        @State private var name = "Ada"

        var body: some View {
            Child(name: $name)
            Text(name)
        }
    }

    @Test func `a field writes through a binding`() async throws {
        let hosted = Hosted(Parent())
        let field = try #require(hosted.all(UITextField.self).first)
        #expect(field.text == "Ada")
        #expect(field.placeholder == "Name")
        field.edit(to: "Grace")
        await hosted.settle()
        #expect(hosted.texts == ["Edits: 1", "Grace"])
    }

    private final class Model: ObservableObject {
        @Published var isOn = false
    }

    private struct Observing: View {
        @ObservedObject var model: Model
        @StateObject private var own = Model()

        var body: some View {
            Toggle("Sound", isOn: $model.isOn)
            Toggle("Own", isOn: $own.isOn)
            Text("\(model.isOn) \(own.isOn)")
            Inner().environmentObject(model)
        }
    }

    private struct Inner: View {
        @EnvironmentObject var model: Model

        var body: some View { Text(model.isOn ? "Inner on" : "Inner off") }
    }

    @Test func `objects that change draw their views again`() async throws {
        let model = Model()
        let hosted = Hosted(Observing(model: model))
        let flips = hosted.all(UISwitch.self)
        flips[0].flip(to: true)
        flips[1].flip(to: true)
        await hosted.settle()
        #expect(model.isOn)
        #expect(hosted.texts.suffix(2) == ["true true", "Inner on"])
        model.isOn = false
        await hosted.settle()
        #expect(!flips[0].isOn)
        #expect(hosted.texts.suffix(2) == ["false true", "Inner off"])
    }

    @Observable final class Observed {
        var text = "before"
    }

    private struct ObservedView: View {
        let observed: Observed
        var body: some View { Text(observed.text) }
    }

    @Test func `an observable object draws its views again`() async {
        let observed = Observed()
        let hosted = Hosted(ObservedView(observed: observed))
        observed.text = "after"
        await hosted.settle()
        #expect(hosted.texts == ["after"])
        observed.text = "later"
        await hosted.settle()
        #expect(hosted.texts == ["later"])
    }

    private struct Rows: View {
        @State private var names = ["a", "b"]

        var body: some View {
            ForEach(names, id: \.self) { Counting(name: $0) }
            Button("Turn") { names.reverse() }
            Button("Drop") { names.removeFirst() }
        }
    }

    private struct Counting: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name)\(count)") { count += 1 } }
    }

    @Test func `state stays with its row, and goes with it`() async throws {
        let hosted = Hosted(Rows())
        try await hosted.tap("a0")
        try await hosted.tap("Turn")
        #expect(hosted.all(UIButton.self).map(\.currentTitle) == ["b0", "a1", "Turn", "Drop"])
        try await hosted.tap("Drop")
        #expect(hosted.all(UIButton.self).map(\.currentTitle) == ["a1", "Turn", "Drop"])
    }

    @Test func `a view appears, works and disappears`() async {
        struct Life: View {
            @State private var isShown = true
            let note: (String) -> Void

            var body: some View {
                if isShown {
                    Text("Here").onAppear { note("appear") }.onDisappear { note("disappear") }
                        .task {
                            note("task")
                            isShown = false
                        }
                }
            }
        }
        var notes: [String] = []
        let hosted = Hosted(Life { notes.append($0) })
        await hosted.settle()
        await hosted.settle()
        #expect(notes == ["appear", "task", "disappear"])
        #expect(hosted.texts.isEmpty)
    }
}
