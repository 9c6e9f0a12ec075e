// The shape of a value in a controller's class, as far as it is known without running it: its kind, and the members of an object.
"use strict"

const { changed, changesIn } = require("./changes.cjs")
const { Scopes } = require("./scopes.cjs")
const { isFunction, own, walk } = require("./nodes.cjs")

const unknown = { kind: "unknown" }
const texts = new Set(["toString", "trim", "toLowerCase", "toUpperCase", "replace", "replaceAll", "padStart", "toFixed"])
const kindOfType = { String: "string", Number: "number", Boolean: "boolean", Array: "array", Object: "object" }
const deepest = 12

class Shapes {
  #members = new Map()
  #getters = new Map()
  #values = new Map()
  #scopes
  // The classes of private names.
  #owners = new Map()
  // The changes that functions make, by the functions.
  #changes = new Map()

  // chain: a class and its superclasses, the nearest one first.
  constructor(chain, modules) {
    this.chain = chain
    this.#scopes = new Scopes(modules)
    for (const found of [...chain].reverse()) {
      for (const node of walk(found.body)) if (node.type === "PrivateIdentifier") this.#owners.set(node, chain.indexOf(found))
      for (const member of found.body.body) this.#take(member)
    }
  }

  // Returns { name, node }, with the name null where it is known only at run time; null for a class that names no component.
  get component() {
    const member = this.chain.flatMap(({ body }) => body.body).find(member => member.static && keyOf(member) === "component" && member.kind !== "set")
    const value = member?.type === "MethodDefinition" ? returned(member.value)[0] : member?.value
    if (!value) return null
    const names = isFunction(value) ? null : this.texts(value)
    return { name: names?.length === 1 ? names[0] : null, node: member }
  }

  // Returns the strings that a value may be; null where others are possible.
  texts(node) {
    if (typeof node?.value === "string") return [node.value]
    if (node?.type === "TemplateLiteral" && node.expressions.length === 0) return [node.quasis[0].value.cooked]
    if (node?.type === "ConditionalExpression") {
      const [one, other] = [this.texts(node.consequent), this.texts(node.alternate)]
      return one && other && [...one, ...other]
    }
    const value = node?.type === "Identifier" ? this.#scopes.constant(node)?.value : null
    return value ? this.texts(value) : null
  }

  // A function for a callback: written there, or a method of the class.
  functionOf(node) {
    if (isFunction(node)) return node
    if (node?.type === "CallExpression" && node.callee.property?.name === "bind") return this.functionOf(node.callee.object)
    if (node?.type === "MemberExpression" && node.object.type === "ThisExpression") return this.#members.get(this.#nameOf(node.property)) ?? null
    if (node?.type === "Identifier") return this.functionOf(this.#scopes.constant(node)?.value)
    return null
  }

  of(node, depth = 0) {
    if (!node || depth > deepest) return unknown
    switch (node.type) {
      case "Literal": return node.value === null && !node.regex ? { kind: "null" } : kindOf(typeof node.value)
      case "TemplateLiteral": return { kind: "string" }
      case "ObjectExpression": return this.#object(node, depth)
      case "ArrayExpression": return { kind: "array", items: merged(node.elements.map(element => this.of(element, depth + 1))) }
      case "UnaryExpression": return { "!": { kind: "boolean" }, typeof: { kind: "string" }, "-": { kind: "number" }, "+": { kind: "number" } }[node.operator] ?? unknown
      case "BinaryExpression": return this.#binary(node, depth)
      case "ConditionalExpression": return either(this.of(node.consequent, depth + 1), this.of(node.alternate, depth + 1))
      case "LogicalExpression": return this.#logical(node, depth)
      case "Identifier": return this.#named(node, depth)
      case "MemberExpression": return this.#member(node, depth)
      case "CallExpression": return this.#call(node, depth)
      default: return unknown
    }
  }

  #object({ properties }, depth) {
    const fields = new Map()
    let isOpen = false
    for (const property of properties) {
      if (property.type === "Property" && !property.computed) {
        const name = String(property.key.name ?? property.key.value)
        fields.set(name, { name, node: property, shape: this.of(property.value, depth + 1) })
      } else {
        isOpen = true
        // It may replace the members before it.
        for (const field of fields.values()) field.shape = unknown
      }
    }
    return { kind: "object", fields: [...fields.values()], isOpen }
  }

  #binary({ operator, left, right }, depth) {
    if (/^([!=]==?|[<>]=?|in|instanceof)$/.test(operator)) return { kind: "boolean" }
    if (operator !== "+") return { kind: "number" }
    const kinds = [left, right].map(part => this.of(part, depth + 1).kind)
    return kinds.includes("string") ? { kind: "string" } : kinds.every(kind => kind === "number") ? { kind: "number" } : unknown
  }

  #logical({ operator, left, right }, depth) {
    const [one, other] = [left, right].map(part => this.of(part, depth + 1))
    // The other value replaces a missing one.
    return operator === "&&" ? unknown : one.kind === "null" ? other : either({ ...one, isNullable: false }, other)
  }

  #member(node, depth) {
    const name = this.#nameOf(node.property)
    if (node.object.type === "ThisExpression") {
      const getter = this.#getters.get(name)
      return this.#values.get(name) ?? (getter ? this.#result(getter, depth) : unknown)
    }
    const path = `${node.object.name ?? node.object.property?.name}.${name}`
    if (name === "length") return { kind: "number" }
    return ["document.title", "location.href", "location.pathname"].includes(path) ? { kind: "string" } : unknown
  }

  #call({ callee, arguments: [first] }, depth) {
    if (callee.type === "Identifier") {
      return { String: { kind: "string" }, Number: { kind: "number" }, Boolean: { kind: "boolean" }, parseInt: { kind: "number" }, parseFloat: { kind: "number" } }[callee.name] ?? unknown
    }
    if (callee.type !== "MemberExpression") return unknown
    const name = this.#nameOf(callee.property)
    if (callee.object.type === "ThisExpression") {
      const method = this.#members.get(name)
      return method ? this.#result(method, depth) : unknown
    }
    if (name === "map") {
      const made = this.functionOf(first)
      return { kind: "array", items: made ? merged([this.#result(made, depth)]) : [] }
    }
    if (name === "filter") {
      const list = this.of(callee.object, depth + 1)
      return list.kind === "array" ? { ...list, items: list.items.map(item => ({ ...item, isNullable: false })) } : unknown
    }
    if (name === "slice") {
      const sliced = this.of(callee.object, depth + 1)
      return ["array", "string"].includes(sliced.kind) ? sliced : unknown
    }
    return texts.has(name) || (name === "stringify" && callee.object.name === "JSON") ? { kind: "string" } : unknown
  }

  #result(made, depth) {
    const values = made.body.type === "BlockStatement" ? returned(made) : [made.body]
    return made.async || values.length === 0 ? unknown : values.map(value => this.of(value, depth + 1)).reduce(either)
  }

  #named(node, depth) {
    const { value, made } = this.#scopes.constant(node) ?? {}
    if (!made) return unknown
    if (!this.#changes.has(made)) this.#changes.set(made, changesIn(made.body))
    const changes = this.#changes.get(made).get(node.name)
    const shape = this.of(value, depth + 1)
    return changes ? changed(shape, changes) : shape
  }

  #take(member) {
    const name = member.key?.type === "PrivateIdentifier" ? this.#nameOf(member.key) : keyOf(member)
    const isGetter = member.type === "MethodDefinition" && member.kind === "get"
    const made = member.type === "MethodDefinition" || isFunction(member.value) ? member.value : null
    if (member.static) {
      if (name === "values" && member.value?.type === "ObjectExpression") this.#takeValues(member.value)
      return
    }
    // An own member overrides an inherited one.
    for (const named of [this.#getters, this.#members]) if (member.kind !== "set") named.delete(name)
    if (made && member.kind !== "set") (isGetter ? this.#getters : this.#members).set(name, made)
  }

  // Two classes may give the same private name to different members.
  #nameOf(property) {
    return property.type === "PrivateIdentifier" ? `#${property.name} ${this.#owners.get(property)}` : property.name
  }

  #takeValues({ properties }) {
    for (const { type, key, value } of properties) {
      if (type !== "Property") continue
      const typed = value.type === "ObjectExpression" ? value.properties.find(part => part.key?.name === "type")?.value : value
      const kind = kindOfType[typed?.name]
      const name = `${key.name ?? key.value}Value`
      if (kind) this.#values.set(name, kind === "array" ? { kind, items: [] } : kind === "object" ? { kind, fields: [], isOpen: true } : { kind })
      else this.#values.delete(name)
    }
  }
}

function keyOf(member) {
  return member.key ? member.key.name ?? member.key.value : null
}

function returned(made) {
  return [...own(made.body)].filter(({ type }) => type === "ReturnStatement").map(({ argument }) => argument)
}

function kindOf(type) {
  return ["string", "number", "boolean"].includes(type) ? { kind: type } : unknown
}

function merged(shapes) {
  return shapes.length === 0 ? [] : [shapes.reduce(either)]
}

// Returns the shape of a value that has one shape or the other.
function either(one, other) {
  if (one.kind === "null") return other.kind === "null" ? one : { ...other, isNullable: true }
  if (other.kind === "null") return { ...one, isNullable: true }
  if (one.kind !== other.kind) return unknown
  const isNullable = Boolean(one.isNullable || other.isNullable)
  if (one.kind === "object") {
    const names = new Set(one.fields.map(({ name }) => name))
    const isSame = one.fields.length === other.fields.length && other.fields.every(({ name }) => names.has(name))
    return isSame ? { ...one, isOpen: one.isOpen || other.isOpen, isNullable, fields: one.fields.map(field => (
      { ...field, shape: either(field.shape, other.fields.find(({ name }) => name === field.name).shape) })) } : { kind: "object", fields: [], isOpen: true, isNullable }
  }
  if (one.kind === "array") return { kind: "array", items: one.items.length && other.items.length ? [either(one.items[0], other.items[0])] : [], isNullable }
  return { kind: one.kind, isNullable }
}

module.exports = { Shapes, keyOf }
