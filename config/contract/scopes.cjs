// The constants that names mean in the modules of classes, by the functions and blocks around each name.
"use strict"

const { declared } = require("./modules.cjs")
const { identifiers, isFunction, own } = require("./nodes.cjs")

class Scopes {
  // The functions and blocks around each name of a tree, the inner ones last, by the tree: many classes may have one file.
  static #trees = new WeakMap()
  // The names that each function and block declares, with the values of constants.
  #declared = new Map()
  #modules

  constructor(modules) {
    this.#modules = modules
  }

  // Returns { value, made, block } of the constant that a name means: its first value, and the function and the function or block that have it,
  // null in a module. null for another variable.
  constant(identifier) {
    const { assigned } = this.#modules.read(identifier.loc.source)
    const { around, inner } = this.#placeOf(identifier)
    if (inner < 0) return this.#global(identifier)
    const { value, isVariable } = this.#namesOf(around[inner]).get(identifier.name) ?? {}
    const made = around.slice(0, inner + 1).findLast(isFunction)
    return value && made && !(isVariable && assigned.has(identifier.name)) ? { value, made, block: around[inner] } : null
  }

  // Whether a function or a block declares the name.
  isLocal(identifier) {
    return this.#placeOf(identifier).inner >= 0
  }

  #placeOf(identifier) {
    const around = Scopes.#around(this.#modules.read(identifier.loc.source).tree).get(identifier) ?? []
    return { around, inner: around.findLastIndex(node => this.#namesOf(node).has(identifier.name)) }
  }

  #global({ name, loc }) {
    const { names, assigned } = this.#modules.read(loc.source)
    const value = names.get(name)
    return value?.type && !assigned.has(name) ? { value, made: null, block: null } : null
  }

  #namesOf(node) {
    if (!this.#declared.has(node)) this.#declared.set(node, namesIn(node))
    return this.#declared.get(node)
  }

  static #around(tree) {
    if (!this.#trees.has(tree)) this.#trees.set(tree, placed(tree, [], new Map()))
    return this.#trees.get(tree)
  }
}

function placed(node, around, places) {
  if (!node || typeof node.type !== "string") return places
  if (node.type === "Identifier") places.set(node, around)
  const inner = isFunction(node) || /^(Block|For|ForIn|ForOf|Switch)Statement$|^(CatchClause|StaticBlock)$/.test(node.type) ? [...around, node] : around
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const child of part) placed(child, inner, places)
    else if (part && typeof part === "object") placed(part, inner, places)
  }
  return places
}

// Returns the names that a function or a block declares, with { value, isVariable }; null for those that are no constants.
function namesIn(node) {
  const names = new Map()
  const without = patterns => patterns.flatMap(identifiers).forEach(name => names.set(name, null))
  if (isFunction(node)) {
    without(node.params)
    // A "var" of any block belongs to the function.
    without([...own(node.body)].filter(({ type, kind }) => type === "VariableDeclaration" && kind === "var"))
  } else if (node.type === "CatchClause") {
    without([node.param])
  } else if (/^For/.test(node.type)) {
    without([node.init ?? node.left])
  } else {
    const statements = node.cases?.flatMap(({ consequent }) => consequent) ?? node.body
    const variables = new Set(statements.filter(({ kind }) => kind === "let").flatMap(identifiers))
    for (const [name, value] of declared(statements)) names.set(name, { value, isVariable: variables.has(name) })
    without(statements.filter(({ type, kind }) => /^(Class|Function)Declaration$/.test(type) || (type === "VariableDeclaration" && kind === "var")))
  }
  return names
}

module.exports = { Scopes }
