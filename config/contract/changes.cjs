// Finds the changes that a function makes to the objects and lists of its constants, so that a constant's first value is not taken for all of them.
"use strict"

const { walk } = require("./nodes.cjs")

// Methods that leave a list as it is.
const reading = new Set(["map", "filter", "slice", "concat", "includes", "indexOf", "join", "some", "every", "find", "findIndex", "at", "entries", "keys", "values"])
const harmless = new Set(["console", "JSON"])

// By the name of a constant: { members, isPassedOn }, the members that get another value, and whether code elsewhere may change anything.
function changesIn(body) {
  const changes = new Map()
  const of = name => changes.get(name) ?? changes.set(name, { members: new Set(), isPassedOn: false }).get(name)
  const pass = node => {
    if (node?.type === "SpreadElement") pass(node.argument)
    if (node?.type === "Identifier") of(node.name).isPassedOn = true
  }
  const assign = node => {
    const root = rootOf(node)
    if (node.type !== "MemberExpression" || !root) return
    if (node.object === root && !node.computed) of(root.name).members.add(node.property.name)
    else pass(root)
  }
  for (const { type, callee, arguments: given, left, right, argument, operator, init } of walk(body)) {
    switch (type) {
      case "AssignmentExpression":
        assign(left)
        pass(right)
        break
      case "UpdateExpression": assign(argument); break
      case "UnaryExpression": if (operator === "delete") assign(argument); break
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

// The shape of a constant after its changes.
function changed(shape, { members, isPassedOn }) {
  if (shape.kind === "array") return isPassedOn || members.size ? { ...shape, items: [] } : shape
  if (shape.kind !== "object") return shape
  if (isPassedOn) return { ...shape, fields: [], isOpen: true }
  return members.size ? { ...shape, fields: shape.fields.filter(({ name }) => !members.has(name)), isOpen: true } : shape
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
