// The shape of a value in a controller's class, as far as it is known without running it: its kind, and the members of an object.
"use strict"

const { changed, changesIn } = require("./changes.cjs")
const { Conditions, namesIn } = require("./conditions.cjs")
const { valueIn } = require("./heritage.cjs")
const { isFunction, memberName, own, thawed, walk } = require("./nodes.cjs")
const { absent, either, merged, present, truthy, unknown, vague } = require("./unions.cjs")
const { Scopes } = require("./scopes.cjs")

const texts = new Set(["toString", "trim", "toLowerCase", "toUpperCase", "replace", "replaceAll", "padStart", "toFixed"])
const kindOfType = { String: "string", Number: "number", Boolean: "boolean", Array: "array", Object: "object" }
const deepest = 12
const empty = { kind: "object", fields: [] }
// Names that say nothing about a value.
const general = new Set(["element", "bridgeElement", "dataset", "textContent", "innerText", "value", "target", "currentTarget", "document", "window"])

class Shapes {
  #conditions
  #heritage
  #members = new Map()
  #getters = new Map()
  #modules
  #values = new Map()
  #scopes
  // The classes of private names.
  #owners = new Map()
  // The changes that functions make, by the functions.
  #changes = new Map()

  // chain: a class and its superclasses, the nearest one first.
  constructor(chain, modules, heritage) {
    this.chain = chain
    this.#heritage = heritage
    this.#modules = modules
    this.#scopes = new Scopes(modules)
    this.#conditions = new Conditions(node => modules.read(node.loc.source).tree, chain.map(({ body }) => body))
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
  texts(node, depth = 0) {
    if (!node || depth > deepest) return null
    if (typeof node.value === "string") return [node.value]
    if (node.type === "TemplateLiteral" && node.expressions.length === 0) return [node.quasis[0].value.cooked]
    if (node.type === "ConditionalExpression") {
      const [one, other] = [this.texts(node.consequent, depth + 1), this.texts(node.alternate, depth + 1)]
      return one && other && [...one, ...other]
    }
    return this.texts(this.#constant(node, depth), depth + 1)
  }

  // Returns the value of a constant or of its member, as it is written; null where it is not known.
  #constant(node, depth = 0) {
    if (depth > deepest) return null
    if (node.type === "Identifier" && this.#scopes.isLocal(node)) return thawed(this.#scopes.constant(node)?.value) ?? null
    if (node.type === "Identifier") return this.#heritage.constant(node, this.#modules.read(node.loc.source))
    const name = node.type === "MemberExpression" ? memberName(node) : null
    if (name === null) return null
    const { object } = node
    if (object.type === "MemberExpression" && object.object.type === "ThisExpression" && object.property.name === "constructor") {
      return this.chain.map(found => valueIn(found, name)).find(Boolean) ?? null
    }
    const owner = this.#constant(object, depth + 1)
    const value = owner && valueIn(owner, name)
    if (value) return thawed(value)
    return object.type === "Identifier" && !this.#scopes.isLocal(object) ? this.#heritage.constant(node, this.#modules.read(node.loc.source)) : null
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
      case "Literal": return literal(node)
      case "TemplateLiteral": return { kind: "string", values: node.expressions.length ? undefined : [node.quasis[0].value.cooked] }
      case "ObjectExpression": return this.#object(node, depth)
      case "ArrayExpression": return { kind: "array", items: merged(node.elements.map(element => this.of(element, depth + 1))) }
      case "UnaryExpression": return { "!": { kind: "boolean" }, typeof: { kind: "string" }, "-": { kind: "number" }, "+": { kind: "number" }, void: { kind: "undefined" } }[node.operator] ?? unknown
      case "BinaryExpression": return this.#binary(node, depth)
      case "ConditionalExpression": return either(this.of(node.consequent, depth + 1), this.of(node.alternate, depth + 1))
      case "LogicalExpression": return this.#logical(node, depth)
      case "Identifier": return node.name === "undefined" ? { kind: "undefined" } : this.#settled(node, this.#named(node, depth))
      case "MemberExpression": return this.#settled(node, this.#member(node, depth))
      case "CallExpression": return this.#settled(node, this.#call(node, depth))
      case "ChainExpression": return this.#settled(node, this.#chain(node, depth))
      default: return unknown
    }
  }

  // What a condition for the code is about may be settled by it: whether the value is there, and which literal it is.
  #settled(node, shape) {
    const names = namesIn(node).filter(name => !general.has(name))
    return this.#conditions.isAbout(names, node) ? vague(shape) : shape
  }

  #object({ properties }, depth) {
    const fields = new Map()
    let isOpen = false
    for (const property of properties) {
      if (property.type === "Property" && !property.computed) {
        const name = String(property.key.name ?? property.key.value)
        fields.set(name, { name, node: property, shape: this.of(property.value, depth + 1) })
        continue
      }
      const spread = property.type === "SpreadElement" ? this.#spread(property.argument, depth + 1) : null
      for (const field of spread?.fields ?? []) {
        const before = field.shape.isAbsent && fields.get(field.name)
        fields.set(field.name, before ? { ...before, shape: either(before.shape, present(field.shape)) } : field)
      }
      if (spread) continue
      isOpen = true
      // It may replace the members before it.
      for (const field of fields.values()) field.shape = unknown
    }
    return { kind: "object", fields: [...fields.values()], isOpen }
  }

  // Returns an object whose members are all known; null for any other value.
  #spread(node, depth) {
    const isCondition = node.type === "LogicalExpression" && node.operator === "&&"
    const { isNullable, isAbsent, ...shape } = isCondition ? either(this.of(node.right, depth), empty) : this.of(node, depth)
    return shape.kind === "object" && !shape.isOpen ? (isNullable || isAbsent ? either(shape, empty) : shape) : null
  }

  #binary({ operator, left, right }, depth) {
    if (/^([!=]==?|[<>]=?|in|instanceof)$/.test(operator)) return { kind: "boolean" }
    if (operator !== "+") return { kind: "number" }
    const kinds = [left, right].map(part => this.of(part, depth + 1).kind)
    return kinds.includes("string") ? { kind: "string" } : kinds.every(kind => kind === "number") ? { kind: "number" } : unknown
  }

  #logical({ operator, left, right }, depth) {
    const [one, other] = [left, right].map(part => this.of(part, depth + 1))
    if (operator === "&&") return unknown
    // The other value replaces a missing one.
    return /^(null|undefined)$/.test(one.kind) ? other : either(operator === "??" ? present(one) : truthy(one), other)
  }

  #member(node, depth) {
    const name = this.#nameOf(node.property)
    if (node.object.type === "ThisExpression") {
      const getter = this.#getters.get(name)
      return this.#values.get(name) ?? (getter ? this.#result(getter, depth) : unknown)
    }
    const path = `${node.object.name ?? node.object.property?.name}.${name}`
    if (node.object.property?.name === "dataset" && !node.computed) return absent({ kind: "string" })
    const value = this.#isFixed(node) ? this.#constant(node, depth) : null
    if (value && /^(Template)?Literal$/.test(value.type)) return this.of(value, depth + 1)
    if (name === "length") return { kind: "number" }
    return ["document.title", "location.href", "location.pathname"].includes(path) ? { kind: "string" } : unknown
  }

  // Whether a member belongs to a constant of a module or of the class, which no method changes.
  #isFixed({ object }) {
    let root = object
    while (root.type === "MemberExpression" && root.object.type !== "ThisExpression") root = root.object
    return root.type === "Identifier" ? !this.#scopes.isLocal(root) : root.property?.name === "constructor"
  }

  // The result of "a?.b", which is undefined without a.
  #chain({ expression }, depth) {
    let object = expression
    while (!object.optional) object = object.object ?? object.callee
    object = object.object ?? object.callee
    const isThere = object.type === "ThisExpression" || (object.object?.type === "ThisExpression" && /^(element|bridgeElement|application|\w+Target)$/.test(object.property.name))
    const shape = this.of(expression, depth + 1)
    return isThere || ["document", "window"].includes(object.name) ? shape : absent(shape)
  }

  #call({ callee, arguments: [first] }, depth) {
    if (callee.type === "Identifier") {
      return { String: { kind: "string" }, Number: { kind: "number" }, Boolean: { kind: "boolean" }, parseInt: { kind: "number" }, parseFloat: { kind: "number" } }[callee.name] ?? unknown
    }
    if (callee.type !== "MemberExpression") return unknown
    const name = this.#nameOf(callee.property)
    if (isNullableText(name, callee.object)) return { kind: "string", isNullable: true }
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
      return list.kind === "array" ? { ...list, items: list.items.map(truthy) } : unknown
    }
    if (name === "find") return absent(unknown)
    if (name === "slice") {
      const sliced = this.of(callee.object, depth + 1)
      return ["array", "string"].includes(sliced.kind) ? sliced : unknown
    }
    return texts.has(name) || (name === "stringify" && callee.object.name === "JSON") ? { kind: "string" } : unknown
  }

  #result(made, depth) {
    const values = made.body.type === "BlockStatement" ? returned(made) : [made.body]
    return made.async || values.length === 0 ? unknown : values.map(value => value ? this.of(value, depth + 1) : { kind: "undefined" }).reduce(either)
  }

  #named(node, depth) {
    const { value, made, block } = this.#scopes.constant(node) ?? {}
    if (!made) {
      const literal = this.#scopes.isLocal(node) ? null : this.#constant(node)
      return literal && /^(Template)?Literal$/.test(literal.type) ? this.of(literal, depth + 1) : unknown
    }
    if (!this.#changes.has(made)) this.#changes.set(made, changesIn(made.body))
    const changes = this.#changes.get(made).get(node.name)
    const first = this.of(value, depth + 1)
    const shape = changes ? changed(first, changes, { block, use: node, of: right => this.of(right, depth + 1) }) : first
    // The same condition may decide about the value and about its use.
    const assignments = [...changes?.members.values() ?? []].flat().filter(Boolean)
    const tests = [...testsIn(value), ...assignments.flatMap(made => this.#conditions.of(made, value))]
    return this.#conditions.isAbout([node.name, ...tests], node, value) ? vague(shape) : shape
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

function literal({ value, regex }) {
  if (value === null && !regex) return { kind: "null" }
  const kind = typeof value
  if (kind === "boolean") return { kind }
  return kind === "string" || kind === "number" ? { kind, values: [String(value)] } : unknown
}

// Whether a call returns a text, or null where there is none.
function isNullableText(name, object) {
  const owner = object.name ?? object.property?.name ?? object.callee?.name
  if (name === "getAttribute" || name === "bridgeAttribute" || (name === "attribute" && owner === "bridgeElement")) return true
  return (name === "getItem" && /^(local|session)Storage$/.test(owner)) || (name === "get" && /^(searchParams|URLSearchParams)$/.test(owner))
}

// The names in the conditions within an expression.
function testsIn(expression) {
  return [...walk(expression)].flatMap(({ type, test, left }) => type === "ConditionalExpression" ? namesIn(test) : type === "LogicalExpression" ? namesIn(left) : [])
}

module.exports = { Shapes, keyOf }
