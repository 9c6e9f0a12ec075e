import { SwiftShape } from "./swift_shape.js"
import { SwiftNames } from "./swift_names.js"

const deepest = 8
// In all of its types together.
const mostMembers = 1_000

// A Swift `Decodable` of JSON text, with a type for each object in it.
export class SwiftStruct {
  #lines = []
  #memberCount = 0

  static text(json, name = "MessageData") {
    const struct = new SwiftStruct()
    struct.#write(name, SwiftShape.of([json]), 0, [name])
    return `${struct.#lines.join("\n")}\n`
  }

  // outer: the names of the types around it, its own last.
  #write(name, shape, depth, outer) {
    const names = new SwiftNames(outer)
    const known = [...shape.members].slice(0, mostMembers - this.#memberCount)
    const members = known.map(([key, member]) => ({ key, member, name: names.property(key) }))
    const isCut = shape.isCut || members.length < shape.members.size
    const nested = []
    this.#memberCount += members.length
    if (members.length === 0) return this.#line(depth, `struct ${name}: Decodable {}${isCut ? " // its members are left out" : ""}`)
    this.#line(depth, `struct ${name}: Decodable {`)
    if (isCut) this.#line(depth + 1, `// Only the first ${members.length} members are written here.`)
    for (const { key, member, name } of members) {
      const { type, note } = this.#type(member, key, names, nested, depth)
      this.#line(depth + 1, `let ${name}: ${type}${member.isOptional ? "?" : ""}${note && ` // ${note}`}`)
    }
    if (members.some(({ key, name }) => name.replaceAll("`", "") !== key)) this.#writeKeys(members, depth + 1)
    for (const { name, shape } of nested) {
      this.#lines.push("")
      this.#write(name, shape, depth + 1, [...outer, name])
    }
    this.#line(depth, "}")
  }

  #writeKeys(members, depth) {
    this.#lines.push("")
    this.#line(depth, "private enum CodingKeys: String, CodingKey {")
    for (const { key, name } of members) {
      const isSame = name.replaceAll("`", "") === key
      this.#line(depth + 1, `case ${name}${isSame ? "" : ` = ${SwiftNames.literal(key)}`}`)
    }
    this.#line(depth, "}")
  }

  // Returns the type of a member, and adds the types of objects to `nested`.
  #type(shape, key, names, nested, depth) {
    const { kind, element } = shape
    if (kind === "array") {
      const { type, note } = this.#type(element, SwiftNames.singular(key), names, nested, depth)
      return { type: `[${type}${element.isOptional ? "?" : ""}]`, note }
    }
    if (kind === "object") {
      if (depth >= deepest) return { type: "[String: String]", note: "deeper than is written here" }
      if (this.#memberCount >= mostMembers && shape.members.size > 0) return { type: "[String: String]", note: "more than is written here" }
      const name = names.type(key)
      nested.push({ name, shape })
      return { type: name, note: "" }
    }
    const guesses = { none: "empty here", null: "null here", mixed: "of several types here" }
    return kind in guesses ? { type: "String", note: guesses[kind] } : { type: kind, note: "" }
  }

  #line(depth, text) {
    this.#lines.push(`${"    ".repeat(depth)}${text}`)
  }
}
