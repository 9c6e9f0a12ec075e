// The names in the conditions under which code runs: those of the statements around it, of earlier ones that may leave the function, and of the
// calls of its method. What a condition is about may be settled by it.
"use strict"

const { walk } = require("./nodes.cjs")

// In calls from method to method.
const deepest = 4
const leaving = /^(Return|Throw|Break|Continue)Statement$/

class Conditions {
  // The nodes around each node, by their trees: many classes may have one file.
  static #parents = new WeakMap()
  #treeOf
  // Calls of methods of "this", by their names.
  #calls
  // The names around each node, and the exits of each block.
  #names = new Map()
  #exits = new Map()

  // treeOf: returns the tree of a node's file. bodies: of the classes that a controller consists of.
  constructor(treeOf, bodies) {
    this.#treeOf = treeOf
    this.#calls = new Map()
    for (const body of bodies) {
      for (const node of walk(body)) {
        if (node.type !== "MemberExpression" || node.object.type !== "ThisExpression") continue
        this.#calls.set(node.property.name, [...this.#calls.get(node.property.name) ?? [], node])
      }
    }
  }

  // Whether a condition for a node is about one of these names, or about one that contains it or is contained in it, as in "hasTitleValue" and
  // "title". since: a node around or before it, whose own conditions do not count.
  isAbout(names, node, since) {
    const known = this.of(node, since)
    return known.length > 0 && names.map(stem).some(name => known.some(other => (
      other === name || (name.length > 2 && other.includes(name)) || (other.length > 2 && name.includes(other)))))
  }

  // The names that the conditions of a node are about.
  of(node, since) {
    const before = since ? this.#around(since) : new Set()
    return [...this.#around(node)].filter(name => name && !before.has(name))
  }

  // The stems of the names.
  #around(written, depth = 0) {
    const node = written.place ?? written
    if (this.#names.has(node)) return this.#names.get(node)
    const names = new Set()
    this.#names.set(node, names)
    const add = test => namesIn(test).forEach(name => names.add(stem(name)))
    const parents = this.#parentsOf(node)
    for (let child = node, parent = parents.get(node); parent; child = parent, parent = parents.get(parent)) {
      if (/^(If|While|DoWhile|For)Statement$|^ConditionalExpression$/.test(parent.type) && parent.test !== child) add(parent.test)
      if (parent.type === "LogicalExpression" && parent.right === child) add(parent.left)
      if (parent.type === "SwitchStatement" && parent.discriminant !== child) add(parent.discriminant)
      if (/^(BlockStatement|Program|StaticBlock|SwitchCase)$/.test(parent.type)) {
        for (const { test } of this.#exitsOf(parent)) {
          if (test.start >= child.start) break
          add(test)
        }
      }
      if (/^(MethodDefinition|PropertyDefinition)$/.test(parent.type) && parent.value === child && depth < deepest) {
        for (const call of this.#calls.get(parent.key.name) ?? []) this.#around(call, depth + 1).forEach(name => names.add(name))
      }
    }
    return names
  }

  // The statements of a block that may leave it under a condition.
  #exitsOf(block) {
    if (!this.#exits.has(block)) {
      const statements = block.consequent ?? block.body
      this.#exits.set(block, statements.filter(statement => statement.type === "IfStatement" && [...walk(statement)].some(({ type }) => leaving.test(type))))
    }
    return this.#exits.get(block)
  }

  #parentsOf(node) {
    const tree = this.#treeOf(node)
    if (!Conditions.#parents.has(tree)) Conditions.#parents.set(tree, parentsIn(tree))
    return Conditions.#parents.get(tree)
  }
}

function parentsIn(tree) {
  const parents = new Map()
  for (const node of walk(tree)) {
    for (const part of Object.values(node)) for (const child of Array.isArray(part) ? part : [part]) if (typeof child?.type === "string") parents.set(child, node)
  }
  return parents
}

// Returns the names, keys and texts in an expression, and without "this" and functions.
function namesIn(expression) {
  const names = []
  for (const node of expression ? walk(expression) : []) {
    if (/^(Private)?Identifier$/.test(node.type)) names.push(node.name)
    if (node.type === "Literal" && typeof node.value === "string" && node.value) names.push(node.value)
  }
  return names
}

function stem(name) {
  return name.toLowerCase().replace(/^data-(bridge-)?/, "").replace(/[^a-z0-9]|s$/g, "")
}

// Whether the statements always do what an expression does, unless they leave the function.
function settles(statement, does) {
  switch (statement?.type) {
    case "ExpressionStatement": return does(statement.expression)
    case "BlockStatement": return statement.body.some(inner => settles(inner, does))
    case "IfStatement": return [statement.consequent, statement.alternate].every(inner => settles(inner, does) || leaves(inner))
    default: return false
  }
}

function leaves(statement) {
  return leaving.test(statement?.type) || (statement?.type === "BlockStatement" && statement.body.some(leaves))
}

module.exports = { Conditions, namesIn, settles }
