import { frameShapes } from "./frame_shapes.js"
import { screenShapes } from "./screen_shapes.js"

// A shape has the names of its members by their types, with a “!” after those that have to be there. A type is that of JavaScript, or the name
// of another shape, with “[]” after that of an array's elements. A function returns the types that a value has to have.
const shapes = { object: {}, ...frameShapes, ...screenShapes }

// Refuses frames and screens of a wrong shape. Members, kinds and types that have no shape are newer, and not wrong.
export class ShapeCheck {
  #report
  // The faults that the developer has been told of: no more than there are members.
  #told = new Set()

  constructor(report) {
    this.#report = report
  }

  // Tells the developer once what is wrong.
  accepts(frame) {
    const { type } = frame
    const isKnown = Object.hasOwn(frameShapes, type)
    const fault = isKnown ? faultIn(frame, type, type) : typeof type === "string" ? null : "type"
    if (fault === null) return true
    if (!this.#told.has(fault)) this.#tell(fault)
    this.#told.add(fault)
    return false
  }

  #tell(fault) {
    const [type, ...path] = fault.split(".")
    const isScreen = type === "screen" && path.length > 1
    const subject = isScreen ? "A screen" : path.length > 0 ? `The frame “${type}”` : "A frame"
    const member = (isScreen ? path.slice(1) : path.length > 0 ? path : [type]).join(".")
    const text = `${subject} of the app was ignored: its “${member}” is missing, or of another type.`
    this.#report({ level: "warning", cause: isScreen ? "VD-SCREEN-5" : "VD-FRAME-4", text })
  }
}

// Returns the path of the first fault, without the places in arrays: “screen.bar.right.title”. null for a value that is right.
function faultIn(value, type, path) {
  if (type.endsWith("[]")) {
    if (!Array.isArray(value)) return path
    return first(value, element => faultIn(element, type.slice(0, -2), path))
  }
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : null
  if (!shape) return typeof value === type ? null : path
  if (typeof shape === "function") return first(shape(value), type => faultIn(value, type, path))
  if (typeof value !== "object" || value === null || Array.isArray(value)) return path
  return first(Object.entries(shape), ([type, names]) => first(names.split(" "), name => {
    const key = name.replace("!", "")
    const place = `${path}.${key}`
    if (Object.hasOwn(value, key)) return faultIn(value[key], type, place)
    return key === name ? null : place
  }))
}

// The first fault that is found in one of the values.
function first(values, find) {
  for (const value of values) {
    const found = find(value)
    if (found !== null) return found
  }
  return null
}
