// The files of controllers as syntax trees, each read once, with the meanings of their top-level names.
"use strict"

const { readFileSync, statSync } = require("node:fs")
const { resolve } = require("node:path")
const { identifiers, walk } = require("./nodes.cjs")
const { positions, strip } = require("./types.cjs")

// In bytes: a larger file was written by a program.
const largest = 1 << 20

class Modules {
  #parse
  #skip
  #modules = new Map()
  #lines = new Map()

  // skip: is called with a file that cannot be read, a line and the reason.
  constructor(parse, skip) {
    this.#parse = parse
    this.#skip = skip
  }

  // Returns the tree of a file with its names, as in namesOf; null where it cannot be read.
  read(file) {
    const path = resolve(file)
    if (!this.#modules.has(path)) this.#modules.set(path, this.#load(file))
    return this.#modules.get(path)
  }

  placeOf({ loc }) {
    return { file: loc.source, line: this.#lines.get(loc.source)(loc.start.line) }
  }

  #load(file) {
    let lineOf = line => line
    try {
      let text = sourceOf(file)
      if (/\.([mc]?tsx?|jsx)$/.test(file)) {
        text = strip(text, file)
        lineOf = positions(text)
      }
      this.#lines.set(file, lineOf)
      const tree = this.#parse(text, { ecmaVersion: "latest", sourceType: "module", locations: true, allowHashBang: true, sourceFile: file })
      return { file, tree, ...namesOf(tree) }
    } catch (error) {
      this.#skip(file, error.loc ? lineOf(error.loc.line) : undefined, error.message.replace(/ \(\d+:\d+\)$/, ""))
      return null
    }
  }
}

function sourceOf(file) {
  const { size } = statSync(file)
  if (size > largest) throw new Error("it has more than 1 MiB, as generated files have")
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    throw error.code === "ERR_ENCODING_INVALID_ENCODED_DATA" ? new Error("it is not UTF-8: save it as UTF-8") : error
  }
}

// Returns { names, exported, stars, assigned }.
// names: the meanings of a module's top-level names: a node, or { name, from } for an import, whose name is "*" for a whole module.
// exported: the same for the exported names; { name } is one of names. stars: modules whose names are exported too.
// assigned: names that get another value somewhere.
function namesOf(tree) {
  const names = declared(tree.body.map(statement => statement.declaration ?? statement))
  const exported = new Map(), stars = [], assigned = new Set()
  for (const statement of tree.body) {
    const { type, source, specifiers = [], declaration } = statement
    if (type === "ExportAllDeclaration") {
      if (statement.exported) exported.set(textOf(statement.exported), { name: "*", from: source.value })
      else stars.push(source.value)
    }
    if (type === "ExportDefaultDeclaration") exported.set("default", declaration.id ? { name: declaration.id.name } : declaration)
    if (type === "ExportNamedDeclaration" && declaration) for (const name of declared([declaration]).keys()) exported.set(name, { name })
    for (const specifier of specifiers) {
      if (type === "ExportNamedDeclaration") exported.set(textOf(specifier.exported), { name: textOf(specifier.local), from: source?.value })
      else names.set(specifier.local.name, { name: importedName(specifier), from: source.value })
    }
  }
  for (const { type, left, argument } of walk(tree)) {
    if (/^(AssignmentExpression|For(In|Of)Statement)$/.test(type)) for (const name of identifiers(left)) assigned.add(name)
    if (type === "UpdateExpression") for (const name of identifiers(argument)) assigned.add(name)
  }
  return { names, exported, stars, assigned }
}

// The classes, functions and values that statements declare, by their names; null for a part of a value.
function declared(statements) {
  const names = new Map()
  for (const statement of statements) {
    if (/^(Class|Function)Declaration$/.test(statement.type) && statement.id) names.set(statement.id.name, statement)
    for (const { id, init } of statement.declarations ?? []) {
      for (const name of identifiers(id)) names.set(name, id.type === "Identifier" ? init : null)
      for (const part of (init && id.properties) ?? []) if (part.value?.type === "Identifier" && !part.computed) names.set(part.value.name, memberOf(init, part))
    }
  }
  return names
}

// The member that a part of a pattern takes from a value. place: where it stands, as the member is written nowhere.
function memberOf(object, part) {
  const { key: property, loc, start, end } = part
  return { type: "MemberExpression", object, property, computed: property.type === "Literal", loc, start, end, place: part }
}

function importedName({ type, imported }) {
  return { ImportNamespaceSpecifier: "*", ImportDefaultSpecifier: "default" }[type] ?? textOf(imported)
}

// A name of an import or export is an identifier, or a string.
function textOf(node) {
  return node.name ?? node.value
}

module.exports = { Modules, declared }
