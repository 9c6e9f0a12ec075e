import Foundation
import Testing

@testable import ViaductRelay

struct ScriptJoinerTests {
    private let folder = try! TemporaryFolder()

    /// Checks the form of joined scripts; the browsers in Tests/Browser run them.
    @Test func `a module is joined with all that it imports, once and in their order`() throws {
        try folder.write("import { b } from \"./b.js\"\nimport c from \"./deep/c.js\"\n\nexport default class A {}\n", to: "a.js")
        try folder.write("import c from \"./deep/c.js\"\nexport const b = c\nexport function d() {}", to: "b.js")
        try folder.write("import { e as f } from \"../e.js\"\nexport default f + 1", to: "deep/c.js")
        try folder.write("export const e = 1", to: "e.js")
        let script = try ScriptJoiner.module("a.js", after: [], in: folder.url)
        #expect(
            script == """
                export const modules = {}
                modules["e.js"] = (() => {
                const e=1
                return { e }
                })()
                modules["deep/c.js"] = (() => {
                const { e: f } = modules["e.js"]
                const defaultExport=f+1
                return { default: defaultExport }
                })()
                modules["b.js"] = (() => {
                const { default: c } = modules["deep/c.js"]
                const b=c
                function d(){}
                return { b, d }
                })()
                modules["a.js"] = (() => {
                const { b } = modules["b.js"]
                const { default: c } = modules["deep/c.js"]
                class A{}
                return { default: A }
                })()
                export default modules["a.js"].default
                """)
    }

    @Test func `a later script has only what the earlier ones do not have`() throws {
        try folder.write("import { b } from \"./b.js\"\nexport const a = b", to: "a.js")
        try folder.write("export const b = 1", to: "b.js")
        try folder.write("import { b } from \"../b.js\"\nexport class C {}", to: "deep/c.js")
        let script = try ScriptJoiner.module("deep/c.js", after: ["a.js"], in: folder.url)
        #expect(
            script == """
                import { modules } from "./../a.js"
                modules["deep/c.js"] = (() => {
                const { b } = modules["b.js"]
                class C{}
                return { C }
                })()
                export const { C } = modules["deep/c.js"]
                """)
    }

    @Test func `a script that an earlier one has already gives what is there`() throws {
        try folder.write("import { b } from \"./b.js\"\nimport { c } from \"./c.js\"\nexport const a = b + c", to: "a.js")
        try folder.write("export const b = 1", to: "b.js")
        try folder.write("export const c = 1", to: "c.js")
        let script = try ScriptJoiner.module("b.js", after: ["a.js"], in: folder.url)
        #expect(
            script == """
                import { modules } from "./a.js"
                export const { b } = modules["b.js"]
                """)
    }

    @Test(arguments: ["(b)()", "[b].forEach(b)", "`${b}`"]) func `code that goes on with the line before is set off from it`(code: String) throws {
        try folder.write("import { b } from \"./b.js\"\n\(code)", to: "a.js")
        try folder.write("export const b = () => 1", to: "b.js")
        #expect(try ScriptJoiner.module("a.js", after: [], in: folder.url).contains("modules[\"b.js\"]\n;\(code)\n"))
    }

    @Test func `in a script that stands alone only those have a function whose names others have too`() throws {
        try folder.write("import { b as c } from \"./b.js\"\nimport { d } from \"./d.js\"\nexport default () => c + d", to: "a.js")
        try folder.write("const own = 1\nexport const b = own", to: "b.js")
        try folder.write("const own = 2\nexport const d = own", to: "d.js")
        let script = try ScriptJoiner.function("a.js", in: folder.url)
        #expect(
            script == """
                (() => {
                "use strict"
                const modules = {}
                const own=1
                const b=own
                modules[0] = (() => {
                const own=2
                const d=own
                return { d }
                })()
                modules[1] = (() => {
                const c = b
                const { d } = modules[0]
                const defaultExport=()=>c+d
                return { default: defaultExport }
                })()
                return modules[1].default
                })()
                """)
    }

    @Test func `a style sheet is a module`() throws {
        try folder.write("import bar from \"./styles/bar.css\" with { type: \"css\" }\nexport const styles = [bar]", to: "a.js")
        try folder.write("/* \"Bars\" */\n.bar { content: \"\\2014\" }\n", to: "styles/bar.css")
        let script = try ScriptJoiner.module("a.js", after: [], in: folder.url)
        #expect(
            script == #"""
                export const modules = {}
                modules["styles/bar.css"] = (() => {
                const sheet = new CSSStyleSheet()
                sheet.replaceSync("/* \"Bars\" */\n.bar { content: \"\\2014\" }\n")
                return { default: sheet }
                })()
                modules["a.js"] = (() => {
                const { default: bar } = modules["styles/bar.css"]
                const styles=[bar]
                return { styles }
                })()
                export const { styles } = modules["a.js"]
                """#)
    }

    @Test func `everything of a module can be imported as one object`() throws {
        try folder.write("import b, * as all from \"./b.js\"\nimport \"./c.js\"\nfunction f() {}\nexport { f, b as g };f()", to: "a.js")
        try folder.write("export default 1", to: "b.js")
        try folder.write("addEventListener(\"load\", () => {})", to: "c.js")
        let script = try ScriptJoiner.module("a.js", after: [], in: folder.url)
        #expect(
            script.hasSuffix(
                """
                modules["a.js"] = (() => {
                const { default: b } = modules["b.js"]
                const all = modules["b.js"]
                function f(){}
                f()
                return { f, g: b }
                })()
                export const { f } = modules["a.js"]
                export const { g } = modules["a.js"]
                """))
    }

    @Test(arguments: [
        ("import b from \"lodash\"", "a.js:1: cannot join this import"),
        ("import b from \"../b.js\"", "a.js:1: cannot join this import"),
        ("import b from \"./b.js\" with { type: \"json\" }", "a.js:1: cannot join this import"),
        ("\nimport b of \"./b.js\"", "a.js:2: cannot join this import"),
        ("import { c } from \"./b.js\"", "a.js:1: b.js exports no “c”"),
        ("\nexport let b = 1", "a.js:2: cannot join this export"),
        ("export { b } from \"./b.js\"", "a.js:1: cannot join this export"),
        ("import { a } from \"./a.js\"", "a.js: imports itself through others"),
        ("import b from \"./deep/d.js\"", "deep/d.js:2: cannot join what depends on the module's address"),
        ("const a = \"b", "a.js:1: cannot find the end of this string"),
    ])
    func `what cannot be joined is named with its line`(source: String, description: String) throws {
        try folder.write(source, to: "a.js")
        try folder.write("export const b = 1", to: "b.js")
        try folder.write("\nexport default import.meta.url", to: "deep/d.js")
        let error = #expect(throws: InvalidScript.self) {
            try ScriptJoiner.module("a.js", after: [], in: folder.url)
        }
        #expect(error?.description == description)
    }

    @Test(arguments: ["import(\"./b.js\")", "import.meta.url"])
    func `a classic script depends on no address`(expression: String) throws {
        try folder.write("export default () => \(expression)", to: "a.js")
        let error = #expect(throws: InvalidScript.self) { try ScriptJoiner.function("a.js", in: folder.url) }
        #expect(error?.description == "a.js:1: cannot join what depends on the module's address")
    }
}
