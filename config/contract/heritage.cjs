// The classes that a class inherits from: of its file or imported, by name, or made by a function that returns a class.
"use strict"

const { Imports } = require("./imports.cjs")
const { declared } = require("./modules.cjs")
const { identifiers, isClass, isFunction, memberName, own, thawed } = require("./nodes.cjs")

// Packages whose classes send nothing themselves.
const libraries = new Set(["@hotwired/hotwire-native-bridge", "@hotwired/strada", "@hotwired/stimulus", "stimulus"])
// Their classes, which scripts without modules find in the window.
const libraryClasses = new Set(["BridgeComponent", "Controller"])
// The most steps from a class to its superclass, and from name to name: they may form a circle.
const longest = 200

const end = { isEnd: true }
const circle = stop("its classes inherit in a circle", "Break the circle.")
const computed = stop("it is made when the page runs", "Inherit from a class, or from a function with a class as its only result.")

class Heritage {
  #modules
  #imports
  #steps = 0

  constructor(modules, imports) {
    this.#modules = modules
    this.#imports = imports
  }

  // Returns { chain, stop }: a class and its superclasses, the nearest one first, and where and why the next one is unknown: { node,
  // reason, cure, isMissing }, or null. isMissing: whether a file of the project should be there.
  // around: the functions and blocks around the class, the inner ones last.
  chainOf(found, module, around) {
    this.#steps = 0
    const chain = []
    const scope = around.reduce((outer, node) => scopeOf(node, module, outer), null)
    for (let value = { node: found, module, scope }; isClass(value.node);) {
      const { superClass } = value.node
      if (!chain.includes(value.node)) chain.push(value.node)
      else if (!value.scope) return { chain, stop: { node: superClass, ...circle } }
      if (!superClass) return { chain, stop: null }
      value = this.#valueOf(superClass, value.module, value.scope)
      if (value.isEnd) return { chain, stop: null }
      if (!isClass(value.node)) return { chain, stop: { node: superClass, ...(value.reason ? value : computed) } }
    }
  }

  // Returns the value of a module's name or of its member, such as EVENTS.connect, also of another module; null where it is not known.
  constant(node, module) {
    this.#steps = 0
    return this.#valueOf(node, module, null).node ?? null
  }

  // Returns a class, function or other value as { node, module, scope }, or { isEnd } for a library's class, or { reason, cure }.
  // scope: { names, outer } of the functions around, with the values of their parameters.
  #valueOf(value, module, scope) {
    if (++this.#steps > longest) return circle
    const node = thawed(value)
    if (isClass(node) || isFunction(node)) return { node, module, scope }
    switch (node?.type) {
      case undefined: return computed
      case "Identifier": return this.#named(node.name, module, scope)
      case "MemberExpression": return this.#member(node, module, scope)
      case "CallExpression": return this.#result(node, module, scope)
      default: return { node, module, scope }
    }
  }

  #named(name, module, scope) {
    for (let inner = scope; inner; inner = inner.outer) {
      if (!inner.names.has(name)) continue
      const value = inner.names.get(name)
      if (value?.node && !inner.module.assigned.has(name)) return this.#valueOf(value.node, value.module, value.scope)
      return inner.isCalled ? computed : stop(`“${name}” is known only where the function is called`, "Name the component in a class that inherits from its result.")
    }
    if (!module.names.has(name)) {
      return libraryClasses.has(name) ? end : stop(`“${name}” is neither declared in the file nor imported`, "Import it, or correct its name.")
    }
    const found = module.names.get(name)
    if (module.assigned.has(name)) return computed
    return found?.from === undefined ? this.#valueOf(found, module, null) : this.#imported(found, module)
  }

  #member(node, module, scope) {
    const [name, { object }] = [memberName(node), node]
    const found = name === null || inScope(object.name, scope) ? null : module.names.get(object.name)
    if (found?.name === "*") return this.#imported({ ...found, name }, module)
    if (libraryClasses.has(name)) return end
    const owner = object.type === "ThisExpression" ? computed : this.#valueOf(object, module, scope)
    const value = owner.node && valueIn(owner.node, name)
    return value ? this.#valueOf(value, owner.module, owner.scope) : computed
  }

  #imported({ name, from }, module) {
    if (++this.#steps > longest) return circle
    if (libraries.has(from)) return end
    const path = this.#imports.pathOf(from, module.file)
    const isOwn = Imports.isOwn(from)
    if (!path && Imports.isBare(from)) {
      const cure = `Import it by a path, such as "./base_controller", or pin it in config/importmap.rb.`
      return libraryClasses.has(name) && !isOwn ? end : { ...stop(`“${from}” names no file of this project`, cure), isMissing: isOwn }
    }
    if (!path) return { ...stop(`“${from}” names no file`, "Correct the path."), isMissing: isOwn }
    const other = this.#modules.read(path)
    if (!other) return stop(`“${from}” cannot be read`, "Correct the file, or leave the import out.")
    return this.#exported(name, other, new Set()) ?? stop(`“${from}” has no export “${name}”`, "Export it there, or import another name.")
  }

  // null where a module does not export the name.
  // seen: modules already searched for it.
  #exported(name, module, seen) {
    seen.add(module)
    const found = module.exported.get(name)
    if (found) {
      if (found.type) return this.#valueOf(found, module, null)
      return found.from === undefined ? this.#named(found.name, module, null) : this.#imported(found, module)
    }
    if (name === "default") return null
    const values = module.stars.map(from => this.#starred(name, from, module, seen)).filter(Boolean)
    const known = values.filter(({ node }) => node)
    // Two of one name are not exported. Without one, it may be in a module that is not known.
    return known.length === 1 ? known[0] : known.length > 1 ? null : values.find(({ isEnd }) => !isEnd) ?? values[0] ?? null
  }

  #starred(name, from, module, seen) {
    if (libraries.has(from)) return end
    const path = this.#imports.pathOf(from, module.file)
    const other = path && this.#modules.read(path)
    if (!other) return this.#imported({ name, from }, module)
    return seen.has(other) || ++this.#steps > longest ? null : this.#exported(name, other, seen)
  }

  // The only result of a function, which knows its arguments.
  #result({ callee, arguments: given }, module, scope) {
    const made = this.#valueOf(callee, module, scope)
    if (made.reason) return made
    if (!isFunction(made.node) || made.node.async || made.node.generator || given.some(({ type }) => type === "SpreadElement")) return computed
    const { params, body } = made.node
    const inner = { names: new Map(), outer: made.scope, module: made.module, isCalled: true }
    params.forEach((parameter, index) => {
      for (const name of identifiers(parameter)) inner.names.set(name, null)
      const [pattern, otherwise] = parameter.type === "AssignmentPattern" ? [parameter.left, parameter.right] : [parameter]
      if (pattern.type !== "Identifier") return
      if (given[index]) inner.names.set(pattern.name, { node: given[index], module, scope })
      else if (otherwise) inner.names.set(pattern.name, { node: otherwise, module: made.module, scope: inner })
    })
    if (body.type !== "BlockStatement") return this.#valueOf(body, made.module, inner)
    for (const [name, node] of declared(body.body)) inner.names.set(name, { node, module: made.module, scope: inner })
    const returns = [...own(body)].filter(({ type }) => type === "ReturnStatement")
    return returns.length === 1 && body.body.includes(returns[0]) ? this.#valueOf(returns[0].argument, made.module, inner) : computed
  }
}

// Returns the value of a member of an object, or of a static member of a class, as it is written there; null for one that others may replace.
function valueIn(owner, name) {
  const properties = owner.properties ?? (isClass(owner) ? owner.body.body.filter(member => member.static && member.type === "PropertyDefinition") : [])
  if (properties.some(({ type, computed: isComputed }) => type === "SpreadElement" || isComputed)) return null
  return properties.findLast(({ key, kind }) => (key?.name ?? key?.value) === name && !/^[gs]et$/.test(kind))?.value ?? null
}

function stop(reason, cure) {
  return { reason, cure }
}

// Returns the names of a block, or of a function's parameters, whose values are still unknown.
function scopeOf({ params, body }, module, outer) {
  const scope = { names: new Map(), outer, module }
  for (const name of params?.flatMap(identifiers) ?? []) scope.names.set(name, null)
  for (const [name, node] of params ? [] : declared(body)) scope.names.set(name, { node, module, scope })
  return scope
}

function inScope(name, scope) {
  for (let inner = scope; inner; inner = inner.outer) if (inner.names.has(name)) return true
  return false
}

module.exports = { Heritage, valueIn }
