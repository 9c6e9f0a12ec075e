// The files of controllers as trees, each read once, and the classes that a class inherits from, in its file or imported by a relative path.
"use strict"

const { readFileSync, statSync } = require("node:fs")
const { dirname, join, resolve } = require("node:path")
const { positions, strip } = require("./types.cjs")

const extensions = ["js", "mjs", "cjs", "jsx", "ts", "mts", "tsx"]
// In bytes: a larger file was written by a program.
const largest = 1 << 20
// In classes, and in exports of what was imported: a circle ends too.
const longest = 16

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

  // The tree of a file, and the classes and imports by their names; null where it cannot be read.
  read(file) {
    const path = resolve(file)
    if (!this.#modules.has(path)) this.#modules.set(path, this.#load(file))
    return this.#modules.get(path)
  }

  // A class, and those that it inherits from as far as they are known, the nearest one first.
  chainOf(found, module) {
    const chain = []
    for (let next = { found, module }; next && chain.length < longest && !chain.includes(next.found);) {
      chain.push(next.found)
      const { superClass } = next.found
      next = superClass?.type === "Identifier" ? this.#classOf({ name: superClass.name }, next.module) : null
    }
    return chain
  }

  placeOf({ loc }) {
    return { file: loc.source, line: this.#lines.get(loc.source)(loc.start.line) }
  }

  #load(file) {
    let lineOf = line => line
    try {
      let text = readFileSync(file, "utf8")
      if (/\.[mc]?tsx?$/.test(file)) {
        text = strip(text, file)
        if (text === null) throw new Error("TypeScript is read with esbuild, which is missing")
        lineOf = positions(text)
      }
      this.#lines.set(file, lineOf)
      const tree = this.#parse(text, { ecmaVersion: "latest", sourceType: "module", locations: true, allowHashBang: true, sourceFile: file })
      return { file, tree, ...namesOf(tree) }
    } catch (error) {
      this.#skip(file, lineOf(error.loc?.line ?? 1), error.message)
      return null
    }
  }

  // found: a class, or { name } in the module, or { name, from } another one.
  #classOf(found, module, hops = 0) {
    if (!found || hops > longest) return null
    if (isClass(found)) return { found, module }
    if (found.from === undefined) return this.#classOf(module.names.get(found.name), module, hops + 1)
    const path = pathOf(found.from, module.file)
    const other = path && this.read(path)
    return other && this.#classOf(other.exported.get(found.name), other, hops + 1)
  }
}

// The file that a relative import names, or null. TypeScript's imports may name the .js that comes of a .ts.
function pathOf(from, file) {
  if (!/^\.\.?\//.test(from)) return null
  const path = join(dirname(file), from)
  const stem = path.replace(/\.([mc]?)js(x?)$/, ".$1ts$2")
  const candidates = [path, stem, ...extensions.map(extension => `${path}.${extension}`), ...extensions.map(extension => `${path}/index.${extension}`)]
  return candidates.find(isSource) ?? null
}

function isSource(path) {
  try {
    const found = statSync(path)
    return found.isFile() && found.size <= largest
  } catch {
    return false
  }
}

// What the names at the top of a module mean, and those that it exports: a class, or { name, from }.
function namesOf(tree) {
  const names = new Map(), exported = new Map()
  for (const statement of tree.body) {
    const { type, source, specifiers = [] } = statement
    const isExport = type === "ExportNamedDeclaration"
    const declared = isExport || type === "ExportDefaultDeclaration" ? statement.declaration : statement
    const classes = declared?.type === "VariableDeclaration" ? declared.declarations.map(({ id, init }) => [id.name, init]) : [[declared?.id?.name, declared]]
    for (const [name, found] of classes) {
      if (!name || !isClass(found)) continue
      names.set(name, found)
      if (isExport) exported.set(name, found)
    }
    if (type === "ExportDefaultDeclaration") exported.set("default", isClass(declared) ? declared : { name: declared.name })
    for (const specifier of specifiers) {
      if (isExport) exported.set(textOf(specifier.exported), { name: textOf(specifier.local), from: source?.value })
      else names.set(specifier.local.name, { name: specifier.imported ? textOf(specifier.imported) : "default", from: source.value })
    }
  }
  return { names, exported }
}

function isClass(node) {
  return node?.type === "ClassDeclaration" || node?.type === "ClassExpression"
}

// A name of an import or export is an identifier, or a string.
function textOf(node) {
  return node.name ?? node.value
}

module.exports = { Modules, isClass }
