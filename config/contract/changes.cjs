// Finds the changes that a function makes to the objects and lists of its constants, so that a constant's first value is not taken for all of them.
"use strict"

const { settles } = require("./conditions.cjs")
const { isFunction, walk } = require("./nodes.cjs")
const { absent, either } = require("./unions.cjs")

// Methods that leave a list as it is.
const reading = new Set(["map", "filter", "slice", "concat", "includes", "indexOf", "join", "some", "every", "find", "findIndex", "at", "entries", "keys", "values"])
const harmless = new Set(["console", "JSON"])

// By the name of a constant: { members, isPassedOn }, the assignments to each of its members, and whether code elsewhere may change anything.
function changesIn(body) {
  const changes = new Map()
  const of = name => changes.get(name) ?? changes.set(name, { members: new Map(), isPassedOn: false }).get(name)
  const pass = node => {
    if (node?.type === "SpreadElement") pass(node.argument)
    if (node?.type === "Identifier") of(node.name).isPassedOn = true
  }
  // made: the assignment; null for another change.
  const assign = (node, made) => {
    const root = rootOf(node)
    if (node.type !== "MemberExpression" || !root) return
    if (node.object !== root || node.computed) return pass(root)
    const { members } = of(root.name)
    members.set(node.property.name, [...members.get(node.property.name) ?? [], made])
  }
  for (const node of walk(body)) {
    const { type, callee, arguments: given, left, right, argument, operator, init } = node
    switch (type) {
      case "AssignmentExpression":
        assign(left, operator === "=" ? node : null)
        pass(right)
        break
      case "UpdateExpression": assign(argument, null); break
      case "UnaryExpression": if (operator === "delete") assign(argument, null); break
      case "VariableDeclarator": pass(init); break
      case "ForOfStatement": pass(right); break
      case "NewExpression": given.forEach(pass); break
      case "CallExpression":
        if (callee.type === "MemberExpression" && !reading.has(callee.property.name)) pass(rootOf(callee))
        if (!isHarmless(callee)) given.forEach(pass)
    }
  }
  return changes
}

// Returns the shape of a constant after its changes.
// block: the function or block that declares it. use: where its value is taken. of: returns the shape of an expression.
function changed(shape, { members, isPassedOn }, { block, use, of }) {
  if (shape.kind === "array") return isPassedOn || members.size ? { ...shape, items: [] } : shape
  if (shape.kind !== "object") return shape
  if (isPassedOn) return { ...shape, fields: [], isOpen: true }
  const fields = new Map(shape.fields.map(field => [field.name, field]))
  let isOpen = shape.isOpen
  for (const [name, assignments] of members) {
    const field = assignedField(name, assignments, fields.get(name), { block, use, of })
    if (field) fields.set(name, field)
    else isOpen = fields.delete(name) || true
  }
  return { ...shape, fields: [...fields.values()], isOpen }
}

// Returns the member with the shapes that it is assigned; null where it is not known whether, or when, that happens.
function assignedField(name, assignments, first, { block, use, of }) {
  const statements = (isFunction(block) ? block.body : block).body
  if (!Array.isArray(statements) || !assignments.every(made => made && made.end < use.start && isReached(made, statements))) return null
  const isSettled = statements.some(statement => settles(statement, expression => assignments.includes(expression)))
  const assigned = assignments.map(({ right }) => of(right)).reduce(either)
  const shape = isSettled ? assigned : first ? either(first.shape, assigned) : absent(assigned)
  return { name, node: assignments[0], shape }
}

// Whether an assignment is in these statements, with nothing but conditions around it.
function isReached(made, nodes) {
  return nodes.some(node => {
    if (node === made) return true
    if (!node || node.end < made.end || node.start > made.start) return false
    switch (node.type) {
      case "ExpressionStatement": return isReached(made, [node.expression])
      case "BlockStatement": return isReached(made, node.body)
      case "IfStatement": case "ConditionalExpression": return isReached(made, [node.consequent, node.alternate])
      case "LogicalExpression": return isReached(made, [node.right])
      default: return false
    }
  })
}

// Returns the constant to which a member, or the result of a member's call, belongs.
function rootOf(node) {
  let root = node
  while (/^(Member|Chain|Call)Expression$/.test(root.type)) root = root.object ?? root.expression ?? root.callee
  return root.type === "Identifier" ? root : null
}

// Whether a call changes nothing: the bridge only reads what it sends, and the console what it prints.
function isHarmless(callee) {
  if (callee.type !== "MemberExpression") return false
  return harmless.has(callee.object.name) || (callee.object.type === "ThisExpression" && callee.property.name === "send")
}

module.exports = { changed, changesIn }
