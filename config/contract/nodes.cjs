// Nodes of JavaScript's trees (ESTree): walks, kinds and names.
"use strict"

// Each node of the tree, the outer ones first.
function* walk(node) {
  if (!node || typeof node.type !== "string") return
  yield node
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const child of part) yield* walk(child)
    else if (part && typeof part === "object") yield* walk(part)
  }
}

// The nodes of a function that are not in functions within it.
function* own(node) {
  if (!node || typeof node.type !== "string") return
  yield node
  if (isFunction(node)) return
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const child of part) yield* own(child)
    else if (part && typeof part === "object") yield* own(part)
  }
}

// Returns the names to which a pattern assigns values.
function identifiers(pattern) {
  switch (pattern?.type) {
    case "Identifier": return [pattern.name]
    case "AssignmentPattern": return identifiers(pattern.left)
    case "RestElement": return identifiers(pattern.argument)
    case "ArrayPattern": return pattern.elements.flatMap(identifiers)
    case "ObjectPattern": return pattern.properties.flatMap(property => identifiers(property.value ?? property))
    case "VariableDeclaration": return pattern.declarations.flatMap(({ id }) => identifiers(id))
    default: return []
  }
}

function isClass(node) {
  return /^Class(Expression|Declaration)$/.test(node?.type)
}

function isFunction(node) {
  return /^(ArrowFunction|Function)(Expression|Declaration)$/.test(node?.type)
}

// Returns the name of a member that is written there, as in "a.b" and "a['b']"; null for another one.
function memberName({ property, computed }) {
  if (!computed) return property.name
  return typeof property.value === "string" ? property.value : null
}

// Returns what Object.freeze or Object.seal returns, which is its argument.
function thawed(node) {
  const isFrozen = node?.type === "CallExpression" && node.callee.object?.name === "Object" && /^(freeze|seal)$/.test(node.callee.property?.name)
  return isFrozen ? thawed(node.arguments[0]) : node
}

module.exports = { identifiers, isClass, isFunction, memberName, own, thawed, walk }
