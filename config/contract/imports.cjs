// The files that imports name: by a relative path, as config/importmap.rb pins them, as jsconfig.json or tsconfig.json maps them,
// or by a path below one of the folders around the file.
"use strict"

const { existsSync, readFileSync, statSync } = require("node:fs")
const { basename, dirname, isAbsolute, join, relative, resolve } = require("node:path")

const extensions = ["js", "mjs", "cjs", "jsx", "ts", "mts", "cts", "tsx"]
// Folders in which Rails pins files by their paths.
const assetFolders = ["app/javascript", "vendor/javascript", "app/assets/javascripts", "lib/assets/javascripts", "vendor/assets/javascripts", "app/components"]
const mapFiles = ["config/importmap.rb", "jsconfig.json", "tsconfig.json"]
// Marks of a project's folder.
const projectFiles = ["package.json", "Gemfile", ...mapFiles]
// In folders above a file, and folders that are pinned under one name.
const deepest = 32

class Imports {
  #root
  #maps = new Map()
  #found = new Map()

  // root: the folder of the controllers, or a file there.
  constructor(root) {
    this.#root = isFile(root) ? dirname(resolve(root)) : resolve(root)
  }

  // Whether an import has the name of a package or a pinned name, rather than a path.
  static isBare(from) {
    return !/^(?:\.{1,2}(?:\/|$)|\/)/.test(from)
  }

  // Whether an import can only mean a file of the project.
  static isOwn(from) {
    return !Imports.isBare(from) || /^(?:[@~]\/|#)/.test(from)
  }

  // Returns the file that an import in another file names, or null. TypeScript's imports may name the .js file made from a .ts file.
  pathOf(from, file) {
    if (/^[a-z][a-z+.-]*:/i.test(from) || from.startsWith("/")) return null
    if (!Imports.isBare(from)) return source(join(dirname(file), from))
    const folder = resolve(dirname(file))
    const key = JSON.stringify([folder, from])
    if (!this.#found.has(key)) this.#found.set(key, this.#bare(from, this.#foldersAround(folder)))
    const path = this.#found.get(key)
    return path && !isAbsolute(file) ? relative("", path) : path
  }

  // folders: around the file, the nearest one first.
  #bare(from, folders) {
    for (const folder of folders) {
      const path = first(this.#mapsOf(folder), map => map.pathOf(from))
      if (path) return path
    }
    const name = from.split("/").slice(0, from.startsWith("@") ? 2 : 1).join("/")
    if (folders.some(folder => existsSync(join(folder, "node_modules", name)))) return null
    // Either may be meant where there are two.
    const paths = folders.map(folder => source(join(folder, from.replace(/^[@~]\//, "")))).filter(Boolean)
    return paths.length === 1 ? paths[0] : null
  }

  // Returns the folder and those above it, within the project.
  #foldersAround(folder) {
    const folders = [folder]
    while (folders.length < deepest && dirname(folders.at(-1)) !== folders.at(-1)) folders.push(dirname(folders.at(-1)))
    const has = (path, names) => names.some(name => existsSync(join(path, name)))
    const repository = folders.findIndex(path => has(path, [".git"]))
    const project = repository < 0 ? folders.findLastIndex(path => has(path, projectFiles)) : repository
    return folders.slice(0, Math.max(project, folders.indexOf(this.#root)) + 1)
  }

  #mapsOf(folder) {
    if (!this.#maps.has(folder)) {
      const files = mapFiles.map(name => join(folder, name)).filter(isFile)
      this.#maps.set(folder, files.map(file => basename(file) === "importmap.rb" ? new Pins(file, folder) : new Prefixes(file, folder)))
    }
    return this.#maps.get(folder)
  }
}

// Names that config/importmap.rb gives to files and folders, as far as they are written as texts.
class Pins {
  #root
  #files = new Map()
  #folders = new Map()

  constructor(file, root) {
    this.#root = root
    const text = readFileSync(file, "utf8").replace(/(^|[ \t])#.*$/gm, "")
    for (const [, isFolder, list] of text.matchAll(/^[ \t]*pin(_all_from)?\b((?:.*,[ \t]*\n)*.*)/gm)) {
      const text = /(["'])([^"'#]+)\1/.exec(list)?.[2]
      const name = text && isFolder && list.includes("__dir__") ? join("config", text) : text
      const [under, to] = ["under", "to"].map(key => new RegExp(`\\b${key}(?::|\\s*=>)\\s*(["'])([^"'#]+)\\1`).exec(list)?.[2])
      if (!name) continue
      if (isFolder) this.#folders.set(under ?? "", [name, ...this.#folders.get(under ?? "") ?? []].slice(0, deepest))
      else this.#files.set(name, to ?? `${name}.js`)
    }
  }

  // As in Rails, folders precede files, and the last one of two counts.
  pathOf(from) {
    for (let under = from; ; under = under.includes("/") ? dirname(under) : "") {
      const rest = from.slice(under.length).replace(/^\//, "")
      const path = first(this.#folders.get(under) ?? [], folder => source(join(this.#root, folder, rest)))
      if (path) return path
      if (!under) break
    }
    const to = this.#files.get(from)
    return to ? first(assetFolders, folder => source(join(this.#root, folder, to))) : null
  }
}

// Prefixes that jsconfig.json or tsconfig.json maps to folders.
class Prefixes {
  #base
  #paths

  constructor(file, root) {
    const { baseUrl, paths } = compilerOptions(readFileSync(file, "utf8"))
    this.#base = typeof baseUrl === "string" ? join(root, baseUrl) : null
    this.#paths = Object.entries(paths ?? {}).filter(([, targets]) => Array.isArray(targets)).map(([name, targets]) => (
      { parts: name.split("*"), folders: targets.filter(target => typeof target === "string").map(target => join(this.#base ?? root, target)) }))
  }

  pathOf(from) {
    for (const { parts: [start, end], folders } of this.#paths) {
      const fits = end === undefined ? from === start : from.length >= start.length + end.length && from.startsWith(start) && from.endsWith(end)
      const rest = fits && end !== undefined ? from.slice(start.length, from.length - end.length) : ""
      const path = fits && first(folders, folder => source(folder.replace("*", () => rest)))
      if (path) return path
    }
    return this.#base && source(join(this.#base, from))
  }
}

// JSON with comments, and with commas before an end.
function compilerOptions(text) {
  try {
    const plain = text.replace(/("(?:\\.|[^"\\])*"?)|\/\/.*|\/\*[^]*?(?:\*\/|$)|,(?=\s*[}\]])/g, (_, quoted) => quoted ?? "")
    return JSON.parse(plain).compilerOptions ?? {}
  } catch {
    return {}
  }
}

function first(list, found) {
  for (const element of list) {
    const path = found(element)
    if (path) return path
  }
  return null
}

// The file of a module: the path itself, or with an extension, or its folder's index.
function source(path) {
  const stem = path.replace(/\.([mc]?)js(x?)$/, ".$1ts$2")
  return [path, stem, ...extensions.map(extension => `${path}.${extension}`), ...extensions.map(extension => `${path}/index.${extension}`)].find(isFile) ?? null
}

function isFile(path) {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

module.exports = { Imports }
