// Tells what Stimulus controllers send to their native components, for `viaduct contract`: reads the paths of files, one a line, and writes one
// JSON object {components, skipped}. What cannot be known without running the code is "unknown".
"use strict"

const { readFileSync } = require("node:fs")
const { positions, strip } = require("./types.cjs")
const { Shapes } = require("./shapes.cjs")

const { parse } = acorn()

const skipped = []
const components = readFileSync(0, "utf8").split("\n").filter(Boolean).flatMap(read)
process.stdout.write(JSON.stringify({ components, skipped }))

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
  let text = readFileSync(file, "utf8"), lineOf = line => line
  try {
    if (/\.[mc]?tsx?$/.test(file)) {
      text = strip(text, file)
      if (text === null) return skip(file, 1, "TypeScript is read with esbuild, which is missing")
      lineOf = positions(text)
    }
    const tree = parse(text, { ecmaVersion: "latest", sourceType: "module", locations: true, allowHashBang: true })
    return classes(tree).flatMap(found => componentOf(found, file, lineOf))
  } catch (error) {
    return skip(file, lineOf(error.loc?.line ?? 1), error.message)
  }
}

function skip(file, line, reason) {
  skipped.push({ file, line, reason })
  return []
}

// Each node of the tree, the outer ones first.
function* walk(node) {
  if (!node || typeof node.type !== "string") return
  yield node
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const child of part) yield* walk(child)
    else if (part && typeof part === "object") yield* walk(part)
  }
}

function classes(tree) {
  return [...walk(tree)].filter(({ type }) => type === "ClassDeclaration" || type === "ClassExpression")
}

function componentOf(found, file, lineOf) {
  const shapes = new Shapes(found, walk)
  const name = shapes.componentName
  // One without a name is there to be inherited from.
  if (!name) return []
  const sends = [...walk(found.body)].filter(isSend).map(call => sendOf(call, shapes, lineOf))
  return [{ name, file, line: lineOf(found.loc.start.line), sends }]
}

function isSend({ type, callee }) {
  return type === "CallExpression" && callee.type === "MemberExpression" && callee.object.type === "ThisExpression" && callee.property.name === "send"
}

function sendOf(call, shapes, lineOf) {
  const [event, data, callback] = call.arguments
  const scope = shapes.scopeOf(call)
  const reads = []
  if (callback) readsOf(callback, shapes, scope, reads)
  return {
    line: lineOf(call.loc.start.line), events: shapes.texts(event, scope),
    data: mark(data ? shapes.of(data, scope) : { kind: "object", fields: [] }, lineOf), isAnswered: Boolean(callback),
    reads: reads.map(({ name, line, isGuarded }) => ({ name, line: lineOf(line), isGuarded }))
  }
}

function mark(shape, lineOf) {
  for (const field of shape.fields ?? []) {
    if (field.line) field.line = lineOf(field.line)
    mark(field.shape, lineOf)
  }
  for (const item of shape.items ?? []) mark(item, lineOf)
  return shape
}

// Members of the reply's data that a callback reads.
function readsOf(callback, shapes, scope, reads) {
  const made = shapes.functionOf(callback, scope)
  if (made) follow(made, made.params[0], "message", shapes, reads, 0)
}

// kind: what the parameter is, the "message" or its "data".
function follow(made, parameter, kind, shapes, reads, depth) {
  if (!parameter || depth > 3) return
  const pattern = parameter.type === "AssignmentPattern" ? parameter.left : parameter
  const names = { message: new Set(), data: new Set() }
  take(pattern, kind, names, reads)
  for (const node of walk(made.body)) {
    if (node.type === "VariableDeclarator" && node.init) {
      const what = meaning(node.init, names)
      if (what) take(node.id, what, names, reads)
    }
    if (node.type === "MemberExpression" && !node.computed && meaning(node.object, names) === "data") {
      reads.push({ name: node.property.name, line: node.loc.start.line, isGuarded: isGuarded(node, made.body) })
    }
    if (node.type === "CallExpression") {
      const target = shapes.functionOf(node.callee, null)
      node.arguments.forEach((argument, index) => {
        const what = target && meaning(argument, names)
        if (what) follow(target, target.params[index], what, shapes, reads, depth + 1)
      })
    }
  }
}

// Keeps the names that a pattern gives to the message, to its data, and to members of that.
function take(pattern, kind, names, reads) {
  if (pattern.type === "Identifier") names[kind].add(pattern.name)
  if (pattern.type !== "ObjectPattern") return
  for (const property of pattern.properties) {
    if (property.type !== "Property" || property.computed) continue
    const name = property.key.name ?? property.key.value
    if (kind === "data") reads.push({ name, line: property.loc.start.line, isGuarded: property.value.type === "AssignmentPattern" })
    else if (name === "data") take(property.value.type === "AssignmentPattern" ? property.value.left : property.value, "data", names, reads)
  }
}

// "message" or "data", or null for any other value.
function meaning(node, names) {
  if (node.type === "ChainExpression") return meaning(node.expression, names)
  if (node.type === "Identifier") return names.message.has(node.name) ? "message" : names.data.has(node.name) ? "data" : null
  const isData = node.type === "MemberExpression" && !node.computed && node.property.name === "data" && meaning(node.object, names) === "message"
  return isData ? "data" : null
}

// Whether the page does without the member: another value stands beside it, or it is compared.
function isGuarded(member, body) {
  return [...walk(body)].some(({ type, operator, left, right, test }) => (type === "LogicalExpression" && ["??", "||"].includes(operator) && left === member)
    || (type === "BinaryExpression" && /^[!=]==?$/.test(operator) && (left === member || right === member)) || test === member)
}
