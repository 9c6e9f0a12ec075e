// Reads what Stimulus controllers send to their native components, for `viaduct contract`: takes the paths of files in the given folder,
// with zero bytes between them, and writes one JSON object {components, unnamed, unread}. Values that are known only at run time are "unknown".
"use strict"

const { readFileSync } = require("node:fs")
const { Heritage } = require("./heritage.cjs")
const { Imports } = require("./imports.cjs")
const { Modules } = require("./modules.cjs")
const { isClass, walk } = require("./nodes.cjs")
const { Shapes, keyOf } = require("./shapes.cjs")

// Files that could not be read, each told once.
const unread = []
// Classes whose component's name is known only at run time.
const unnamed = []
const modules = new Modules(acorn().parse, skip)
const heritage = new Heritage(modules, new Imports(process.argv[2]))
const components = readFileSync(0, "utf8").split("\0").filter(Boolean).flatMap(read)
process.stdout.write(JSON.stringify({ components, unnamed, unread }))

// Debian's package is where a Node.js of another maker does not look.
function acorn() {
  for (const name of ["acorn", "/usr/share/nodejs/acorn"]) {
    try {
      return require(name)
    } catch {}
  }
  process.stderr.write("acorn is missing\n")
  process.exit(3)
}

function read(file) {
  const module = modules.read(file)
  try {
    return module ? [...classes(module.tree)].flatMap(({ found, around }) => componentOf(found, module, around)) : []
  } catch (error) {
    return skip(file, undefined, error.message)
  }
}

function skip(file, line, reason) {
  const isKnown = unread.some(other => other.file === file && other.line === line && other.reason === reason)
  if (!isKnown) unread.push({ file, line, reason })
  return []
}

// The classes below a node, each with the functions and blocks around it.
function* classes(node, around = []) {
  if (!node || typeof node.type !== "string") return
  if (isClass(node)) yield { found: node, around }
  const inner = node.params || /^(BlockStatement|StaticBlock)$/.test(node.type) ? [...around, node] : around
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const child of part) yield* classes(child, inner)
    else if (part && typeof part === "object") yield* classes(part, inner)
  }
}

function componentOf(found, module, around) {
  const { chain, stop } = heritage.chainOf(found, module, around)
  const shapes = new Shapes(chain, modules, heritage)
  const { name, node } = shapes.component ?? {}
  if (node && name === null) unnamed.push(modules.placeOf(node))
  const calls = members(chain).flatMap(member => [...walk(member)].filter(isSend))
  if (stop?.isMissing && (name || calls.length)) {
    const { file, line } = modules.placeOf(stop.node)
    skip(file, line, `what it inherits was not read: ${stop.reason}`)
  }
  // A class without a component's name is a base class.
  if (!name) return []
  const sends = calls.map(call => sendOf(call, shapes))
  return [{ name, ...modules.placeOf(found), sends, doubt: doubtOf(chain, stop) }]
}

// Returns why the controller may send something else than what was read here.
function doubtOf(chain, stop) {
  if (stop) return { ...modules.placeOf(stop.node), reason: `not all that it inherits is read: ${stop.reason}`, cure: stop.cure }
  const own = chain.flatMap(({ body }) => body.body).find(member => slotOf(member) === "send")
  return own && { ...modules.placeOf(own), reason: "its own “send” may change what it sends", cure: "Compare by hand what that does to events and data." }
}

// Returns the members of a class and of its superclasses, without inherited methods that it overrides.
function members(chain) {
  const replaced = new Set()
  return chain.flatMap(({ body }) => {
    const own = body.body.filter(member => !replaced.has(slotOf(member)))
    for (const member of own) if (!callsInherited(member)) replaced.add(slotOf(member))
    return own
  })
}

// Returns the name under which a member overrides an inherited one; the member itself where it overrides none.
function slotOf(member) {
  const isOwn = !member.key || member.computed || member.key.type === "PrivateIdentifier" || member.kind === "constructor"
  return isOwn ? member : `${member.static ? "static " : ""}${keyOf(member)}`
}

function callsInherited(member) {
  return [...walk(member)].some(({ type, object, property }) => type === "MemberExpression" && object.type === "Super" && property.name === keyOf(member))
}

function isSend({ type, callee }) {
  return type === "CallExpression" && callee.type === "MemberExpression" && callee.object.type === "ThisExpression" && callee.property.name === "send"
}

function sendOf(call, shapes) {
  const [event, data, callback] = call.arguments
  const reads = []
  if (callback) readsOf(callback, shapes, reads)
  const body = callback && shapes.functionOf(callback)?.body
  const place = modules.placeOf(call)
  return {
    ...place, events: shapes.texts(event), data: mark(data ? shapes.of(data) : { kind: "object", fields: [] }, place.file),
    // One that does nothing waits for nothing.
    isAnswered: Boolean(callback) && !(body?.type === "BlockStatement" && body.body.length === 0), reads: reads.map(({ name, node, isGuarded }) => ({ name, ...modules.placeOf(node), isGuarded }))
  }
}

// Gives the members of a shape their lines, if they are in this file.
function mark({ fields, items, ...shape }, file) {
  return {
    ...shape, items: items?.map(item => mark(item, file)),
    fields: fields?.map(({ node, shape, ...field }) => {
      const place = modules.placeOf(node)
      return { ...field, line: place.file === file ? place.line : undefined, shape: mark(shape, file) }
    })
  }
}

// Members of the reply's data that a callback reads.
function readsOf(callback, shapes, reads) {
  const made = shapes.functionOf(callback)
  if (made) follow(made, made.params[0], "message", shapes, reads, 0)
}

// kind: the parameter's meaning, "message" or its "data".
function follow(made, parameter, kind, shapes, reads, depth) {
  if (!parameter || depth > 3) return
  const pattern = parameter.type === "AssignmentPattern" ? parameter.left : parameter
  const names = { message: new Set(), data: new Set() }
  const found = []
  const guarded = guardedIn(made.body)
  take(pattern, kind, names, found)
  for (const node of walk(made.body)) {
    if (node.type === "VariableDeclarator" && node.init) {
      const what = meaning(node.init, names)
      if (what) take(node.id, what, names, found)
      if (guarded.names.has(node.id.name)) guarded.nodes.add(node.init)
    }
    if (node.type === "MemberExpression" && !node.computed && meaning(node.object, names) === "data") found.push({ name: node.property.name, node })
    if (node.type === "CallExpression") {
      const target = shapes.functionOf(node.callee)
      node.arguments.forEach((argument, index) => {
        const what = target && meaning(argument, names)
        if (what) follow(target, target.params[index], what, shapes, reads, depth + 1)
      })
    }
  }
  // What is checked in one place may be used in another.
  const isGuarded = ({ node, value }) => guarded.nodes.has(node) || value?.type === "AssignmentPattern" || guarded.names.has(value?.name)
  const safe = new Set(found.filter(isGuarded).map(({ name }) => name))
  for (const { name, node } of found) if (!(name in {})) reads.push({ name, node, isGuarded: safe.has(name) })
}

// Keeps the names that a pattern gives to the message and to its data, and the members of that with what they are assigned to.
function take(pattern, kind, names, found) {
  if (pattern.type === "Identifier") names[kind].add(pattern.name)
  if (pattern.type !== "ObjectPattern") return
  for (const property of pattern.properties) {
    if (property.type !== "Property" || property.computed) continue
    const name = property.key.name ?? property.key.value
    if (kind === "data") found.push({ name, node: property, value: property.value })
    else if (name === "data") take(property.value.type === "AssignmentPattern" ? property.value.left : property.value, "data", names, found)
  }
}

// Returns "message" or "data", or null for any other value.
function meaning(node, names) {
  if (node.type === "ChainExpression") return meaning(node.expression, names)
  if (node.type === "Identifier") return names.message.has(node.name) ? "message" : names.data.has(node.name) ? "data" : null
  const isData = node.type === "MemberExpression" && !node.computed && node.property.name === "data" && meaning(node.object, names) === "message"
  return isData ? "data" : null
}

// Returns the { nodes, names } of values that the page does not depend on: they have an alternative, are a condition or compared, or are
// written.
function guardedIn(body) {
  const nodes = new Set(), names = new Set()
  const guard = node => {
    if (!node) return
    nodes.add(node)
    if (node.type === "Identifier") names.add(node.name)
    if (node.type === "ChainExpression") guard(node.expression)
    if (node.type === "LogicalExpression") [node.left, node.right].forEach(guard)
  }
  for (const { type, operator, left, right, test, argument, discriminant, optional, object, callee } of walk(body)) {
    if (type === "LogicalExpression" || (type === "AssignmentExpression" && operator === "=")) guard(left)
    if (type === "BinaryExpression" && /^([!=]==?|in|instanceof)$/.test(operator)) [left, right].forEach(guard)
    if (type === "UnaryExpression" && /^(!|typeof|void|delete)$/.test(operator)) guard(argument)
    if (optional) guard(object ?? callee)
    guard(test)
    guard(discriminant)
  }
  return { nodes, names }
}
