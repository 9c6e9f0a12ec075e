import Foundation
import Testing

@testable import ViaductRelay

struct ModuleBundleTests {
    private let folder = try! TemporaryFolder()

    /// What Node would print is asked of the browsers in Tests/Browser; here it is the shape.
    @Test func `a module is joined with all that it imports, once and in their order`() throws {
        try folder.write("import { b } from \"./b.js\"\nimport c from \"./deep/c.js\"\n\nexport default class A {}\n", to: "a.js")
        try folder.write("import c from \"./deep/c.js\"\nexport const b = c\nexport function d() {}", to: "b.js")
        try folder.write("import { e as f } from \"../e.js\"\nexport default f + 1", to: "deep/c.js")
        try folder.write("export const e = 1", to: "e.js")
        let script = try ModuleBundle.script(for: "a.js", after: [], in: folder.url)
        #expect(script == """
            export const modules = {}
            modules["e.js"] = (() => {
            const e = 1
            return { e }
            })()
            modules["deep/c.js"] = (() => {
            const { e: f } = modules["e.js"]
            const defaultExport = f + 1
            return { default: defaultExport }
            })()
            modules["b.js"] = (() => {
            const { default: c } = modules["deep/c.js"]
            const b = c
            function d() {}
            return { b, d }
            })()
            modules["a.js"] = (() => {
            const { b } = modules["b.js"]
            const { default: c } = modules["deep/c.js"]

            class A {}

            return { default: A }
            })()
            export default modules["a.js"].default
            """)
    }

    @Test func `a later script has only what the earlier ones do not have`() throws {
        try folder.write("import { b } from \"./b.js\"\nexport const a = b", to: "a.js")
        try folder.write("export const b = 1", to: "b.js")
        try folder.write("import { b } from \"../b.js\"\nexport class C {}", to: "deep/c.js")
        let script = try ModuleBundle.script(for: "deep/c.js", after: ["a.js"], in: folder.url)
        #expect(script == """
            import { modules } from "../a.js"
            modules["deep/c.js"] = (() => {
            const { b } = modules["b.js"]
            class C {}
            return { C }
            })()
            export const { C } = modules["deep/c.js"]
            """)
    }

    @Test func `a script that an earlier one has already gives what is there`() throws {
        try folder.write("import { b } from \"./b.js\"\nimport { c } from \"./c.js\"\nexport const a = b + c", to: "a.js")
        try folder.write("export const b = 1", to: "b.js")
        try folder.write("export const c = 1", to: "c.js")
        let script = try ModuleBundle.script(for: "b.js", after: ["a.js"], in: folder.url)
        #expect(script == """
            import { modules } from "./a.js"
            export const { b } = modules["b.js"]
            """)
    }

    @Test(arguments: [
        ("import * as b from \"./b.js\"", "a.js:1: cannot join this import: import * as b from \"./b.js\""),
        ("import b from \"lodash\"", "a.js:1: cannot join this import: import b from \"lodash\""),
        ("\nexport { b }", "a.js:2: cannot join this export: export { b }"),
        ("import { a } from \"./a.js\"", "a.js imports itself through others"),
    ])
    func `what cannot be joined is named with its line`(source: String, description: String) throws {
        try folder.write(source, to: "a.js")
        let error = #expect(throws: ModuleBundle.InvalidModule.self) {
            try ModuleBundle.script(for: "a.js", after: [], in: folder.url)
        }
        #expect(error?.description == description)
    }
}
