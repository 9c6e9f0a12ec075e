import { elements, endOf, typeOf } from "../json/json_text.js"

// As many elements of an array are looked at.
const mostElements = 500
const mostMembers = 1_000
const deepest = 10

// The Swift type of a value of JSON, by all the examples that there are of it.
export class SwiftShape {
  // "String", "Int", "Double", "Bool", "object", "array", "mixed", "null" where nothing else was seen, or "none".
  kind = "none"
  isOptional = false
  // The members of an object, by its keys.
  members = new Map()
  // Whether it has more of them.
  isCut = false
  // The shape of an array's elements.
  element = null

  // texts: JSON. depth: how many levels are around it.
  static of(texts, depth = 0) {
    const shape = new SwiftShape()
    const kinds = new Set(texts.map(kindOf))
    shape.isOptional = kinds.delete("null")
    if (kinds.has("Double")) kinds.delete("Int")
    const [kind] = kinds
    shape.kind = kinds.size > 1 ? "mixed" : kind ?? (shape.isOptional ? "null" : "none")
    const same = texts.filter(text => kindOf(text) === shape.kind)
    if (shape.kind === "object") shape.#readMembers(same, depth)
    if (shape.kind === "array") {
      const examples = depth < deepest ? same.flatMap(text => values(text, mostElements)).map(({ value }) => value) : []
      shape.element = SwiftShape.of(examples.slice(0, mostElements), depth + 1)
    }
    return shape
  }

  #readMembers(texts, depth) {
    if (depth >= deepest) return
    const examples = new Map()
    for (const text of texts) {
      const found = values(text, mostMembers + 1)
      this.isCut ||= found.length > mostMembers
      const own = new Map(found.slice(0, mostMembers).map(({ key, value }) => [key, value]))
      for (const [key, value] of own) {
        if (!examples.has(key)) examples.set(key, [])
        examples.get(key).push(value)
      }
    }
    for (const [key, found] of examples) {
      const member = SwiftShape.of(found, depth + 1)
      if (found.length < texts.length) member.isOptional = true
      this.members.set(key, member)
    }
  }
}

function values(text, most) {
  const found = []
  for (const { key, start } of elements(text)) {
    if (found.length === most) break
    found.push({ key, value: text.slice(start, endOf(text, start)) })
  }
  return found
}

function kindOf(text) {
  const type = typeOf(text)
  if (type === "number") return isInteger(text) ? "Int" : "Double"
  return { string: "String", boolean: "Bool" }[type] ?? type
}

// Whether a number is an Int of Swift, of 64 bits.
function isInteger(text) {
  if (!/^-?\d{1,19}$/.test(text)) return false
  const number = BigInt(text)
  return number >= -(2n ** 63n) && number < 2n ** 63n
}
