import Testing

@testable import ViaductRelay

struct JavaScriptModuleTests {
    @Test func `the code has neither comments nor indentation, and its lines end where they ended`() throws {
        let module = try JavaScriptModule(
            """
            // The head.
            import { b } from "./b.js"; first()
              export const a = 1 // one
            return_()
                ;[1].map(x => /* y */ x)

            export default `
              // kept
            `
            """, path: "a.js")
        #expect(
            module.code == """
                first()
                const a = 1
                return_()
                ;[1].map(x => x)
                const defaultExport = `
                  // kept
                `
                """)
        #expect(module.exports.map(\.exported) == ["a", "default"])
    }

    @Test func `what only looks like an import or export stays`() throws {
        let source = "a.import(1)\nb = { export: 2 }\nconst t = \"import x from 'y'\"\nf(() => import(address))"
        let module = try JavaScriptModule(source, path: "a.js")
        #expect(module.code == source)
        #expect(module.imports.isEmpty && module.addressLine == nil)
    }
}
