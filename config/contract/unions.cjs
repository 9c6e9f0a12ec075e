// Shapes of values that may be one thing or another. A shape may be null (isNullable) or undefined (isAbsent), so that its member is missing;
// values are the literals that it may be.
"use strict"

const unknown = { kind: "unknown" }
const nothing = new Set(["null", "undefined"])

// Returns the shape of a value that has one shape or the other.
function either(one, other) {
  const isNullable = [one, other].some(shape => shape.kind === "null" || shape.isNullable)
  const isAbsent = [one, other].some(shape => shape.kind === "undefined" || shape.isAbsent)
  const [first, second] = [one, other].filter(({ kind }) => !nothing.has(kind))
  if (!first) return one.kind === other.kind ? one : { kind: "null", isAbsent }
  const base = second ? common(first, second) : first
  return { ...base, isNullable, isAbsent }
}

function common(one, other) {
  if (one.kind !== other.kind) return unknown
  const values = one.values || other.values ? [...new Set([...one.values ?? [], ...other.values ?? []])] : undefined
  switch (one.kind) {
    case "object": return { kind: "object", fields: united(one, other), isOpen: Boolean(one.isOpen || other.isOpen) }
    case "array": return { kind: "array", items: one.items.length && other.items.length ? [either(one.items[0], other.items[0])] : [] }
    default: return { kind: one.kind, values }
  }
}

// A member of one of two objects may be missing, unless the other one may have it too.
function united(one, other) {
  const names = new Set([...one.fields, ...other.fields].map(({ name }) => name))
  return [...names].map(name => {
    const [first, second] = [one, other].map(({ fields }) => fields.find(field => field.name === name))
    const shape = first && second ? either(first.shape, second.shape) : (first ? other : one).isOpen ? unknown : absent((first ?? second).shape)
    return { ...first ?? second, shape }
  })
}

function merged(shapes) {
  return shapes.length === 0 ? [] : [shapes.reduce(either)]
}

function absent(shape) {
  return { ...shape, isAbsent: true }
}

// Returns the shape of a value that is neither null nor undefined.
function present(shape) {
  return nothing.has(shape.kind) ? unknown : { ...shape, isNullable: false, isAbsent: false }
}

function truthy(shape) {
  const { values, ...rest } = present(shape)
  const kept = values?.filter(value => value !== "" && !(shape.kind === "number" && Number(value) === 0))
  return kept?.length ? { ...rest, values: kept } : rest
}

// Returns a shape without what depends on conditions: whether the value and its members are there, and which literals they are.
function vague(shape) {
  const { kind, fields, items, isOpen } = shape
  if (nothing.has(kind)) return unknown
  return { kind, isOpen, items: items?.map(vague), fields: fields?.map(field => ({ ...field, shape: vague(field.shape) })) }
}

module.exports = { absent, either, merged, present, truthy, unknown, vague }
