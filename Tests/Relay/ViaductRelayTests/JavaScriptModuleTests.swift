import Testing

@testable import ViaductRelay

struct JavaScriptModuleTests {
    @Test func `the code has neither comments nor spare spaces, and its lines end where statements need it`() throws {
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
                const a=1
                return_()
                ;[1].map(x=>x)
                const defaultExport=`
                  // kept
                `
                """)
        #expect(module.exports.map(\.exported) == ["a", "default"])
    }

    @Test func `what only looks like an import or export stays`() throws {
        let source = "a.import(1)\nb={export:2}\nconst t=\"import x from 'y'\"\nf(()=>import(address))"
        let module = try JavaScriptModule(source, path: "a.js")
        #expect(module.code == source)
        #expect(module.imports.isEmpty && module.addressLine == nil)
    }

    @Test(arguments: [
        ("return a in b", "return a in b"), ("a + +b - -c", "a+ +b- -c"), ("a-- > b", "a-- >b"), ("a < !--b", "a< !--b"),
        ("a / /b/.c", "a / /b/.c"), ("1 .a ? .5 : [ 2 ]", "1 .a?.5:[2]"), ("`${ a } b` + \"c d\"", "`${a} b`+\"c d\""),
        ("async () => ({ ...a })", "async()=>({...a})"),
    ])
    func `a space stays where its neighbours would be read as others`(source: String, code: String) throws {
        #expect(try JavaScriptModule(source, path: "a.js").code == code)
    }

    @Test func `private members have short names, and no other has`() throws {
        let source = "class A { #first = 1; #b() { return #first in this && this.#first.first + \"#first\" } }"
        #expect(try JavaScriptModule(source, path: "a.js").code == "class A{#a=1;#b(){return #a in this&&this.#a.first+\"#first\"}}")
    }

    @Test func `the short names of many members differ`() throws {
        let names = (0..<120).map { "#member\($0)" }
        let code = try JavaScriptModule("class A {\n\(names.joined(separator: "\n"))\n}", path: "a.js").code
        #expect(Set(code.split(separator: "\n")).count == names.count)
    }
}
